import type { ManyWords } from './de';

const en: ManyWords = {
  title: 'Play it a thousand times',
  lead: 'The computer plays a scene against itself many times. You see who wins, how often, and how long it takes.',
  system: 'Rules',
  scene: 'Scene',
  tactic: 'How everybody plays',
  usual: 'as usual',
  runs: 'How often',
  games: (n) => `${n.toLocaleString('en')} games`,
  rounds: 'At most so many rounds',
  seed: 'Seed of the dice',
  seedHelp: 'The same seed gives the same numbers.',
  begin: 'Play',
  stop: 'Stop, that will do',
  playing: (played, runs) => `${played.toLocaleString('en')} of ${runs.toLocaleString('en')} games played`,
  slow: 'After three minutes it ends; what was played until then counts. You can stop earlier, too.',
  fewer: (played, runs) => `It came to ${played.toLocaleString('en')} games instead of ${runs.toLocaleString('en')}, so the intervals are wider.`,
  empty: 'Choose a scene and let it be played.',
  winner: 'Who wins',
  who: 'Who',
  still: 'still in at the end',
  course: 'Who stays in for how long',
  start: 'start',
  save: 'Report as a file',
  hostOnly: 'This takes computing time, so only the host may do it. Open the host link first; it was printed when the table was started.',
  toOdds: 'Work out single throws and attacks exactly',
  here: 'Let a whole scene be played a thousand times',
};

export default en;
