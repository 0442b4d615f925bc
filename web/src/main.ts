import { mount } from 'svelte';
import App from './App.svelte';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { settings } from '$lib/settings.svelte';
import { app } from './phone/app.svelte';

settings.apply();
const target = document.getElementById('app');
app.start();
if (target) mount(App, { target });
