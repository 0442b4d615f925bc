import { mount } from 'svelte';
import App from './App.svelte';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { languages } from '$lib/languages.svelte';

const target = document.getElementById('app');
if (target) void languages.begin().then(() => mount(App, { target }));
