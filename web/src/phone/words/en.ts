import type { PhoneWords } from './de';

const en: PhoneWords = {
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

export default en;
