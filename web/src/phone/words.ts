/** What the table says about the device it is shown on. */
import type { Lang } from '$lib/wire';

const de = {
  yourTurn: 'Du bist dran',
  newLetter: 'Post für dich',
  title: 'Dieses Gerät',
  sound: 'Ton, wenn du dran bist',
  volume: 'Lautstärke',
  tryIt: 'Anhören',
  vibration: 'Vibrieren, wenn du dran bist',
  awake: 'Bildschirm anlassen, solange gespielt wird',
  notAwake: 'Den Bildschirm anlassen kann dieser Browser nur über https.',
  install: 'Als App installieren',
};

const en: typeof de = {
  yourTurn: 'Your turn',
  newLetter: 'A letter for you',
  title: 'This device',
  sound: 'A sound when it is your turn',
  volume: 'Volume',
  tryIt: 'Listen',
  vibration: 'Vibrate when it is your turn',
  awake: 'Keep the screen on while a game is played',
  notAwake: 'This browser can keep the screen on only over https.',
  install: 'Install as an app',
};

export const phoneWords = (lang: Lang): typeof de => ({ de, en })[lang];
