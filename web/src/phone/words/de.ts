/** What the table says about the device it is shown on. */
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

export type PhoneWords = typeof de;
export default de;
