import type { LessonWords } from './de';

const en: LessonWords = {
  lesson: 'Guided scene',
  step: (number, all) => `Step ${number} of ${all}`,
  free: 'This question is not part of the guided scene: decide freely, you cannot do anything wrong.',
  waiting: 'The others are acting …',
  rules: 'To look up:',
  advice: 'What would you advise?',
  advised: 'Our advice:',
  doIt: 'Do that',
  tryOut: 'You can try out everything, and take it back to try something else.',
  leave: 'Leave',
  leaveSure: 'Go on without guidance, with fair dice?',
  over: 'That was the guided scene',
  learned: 'Now you know:',
  playOn: 'The scene is not over yet: just play on if you like.',
  next: (scene) => `Prepare ${scene}`,
  again: 'Once more',
  toStart: 'To the start page',
  begin: 'Begin',
  beginning: 'One moment …',
  minutes: (minutes) => `about ${minutes} minutes, alone`,
  lead: 'Never played before? Learn it here by playing, step by step.',
};

export default en;
