/** The page that checks a game, by itself: one file that is opened from a disk and asks nobody. */
import { mount } from 'svelte';
import './design/tokens.css';
import './design/base.css';
import { settings } from '$lib/settings.svelte';
import Alone from './fairness/Alone.svelte';

settings.beginAlone();
const target = document.getElementById('app');
if (target) {
  target.replaceChildren();
  mount(Alone, { target });
}
