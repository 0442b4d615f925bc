import { mount } from 'svelte';
import App from './App.svelte';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { settings } from '$lib/settings.svelte';

settings.apply();
const target = document.getElementById('app');
if (target) mount(App, { target });
