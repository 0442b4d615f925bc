/** The words of the page on which a scene is played many times. */
import type { Lang } from '$lib/wire';

const de = {
  title: 'Tausendmal spielen',
  lead: 'Der Computer spielt eine Szene viele Male gegen sich selbst. Du siehst, wer gewinnt, wie oft und wie lange es dauert.',
  system: 'Regelwerk',
  scene: 'Szene',
  tactic: 'So spielen alle',
  usual: 'wie üblich',
  runs: 'Wie oft',
  games: (n: number) => `${n.toLocaleString('de')} Partien`,
  rounds: 'Höchstens so viele Runden',
  seed: 'Startwert der Würfel',
  seedHelp: 'Derselbe Startwert gibt dieselben Zahlen.',
  begin: 'Spielen',
  stop: 'Anhalten, es reicht',
  playing: (played: number, runs: number) => `${played.toLocaleString('de')} von ${runs.toLocaleString('de')} Partien gespielt`,
  slow: 'Nach drei Minuten ist Schluss; dann zählt, was bis dahin gespielt wurde. Du kannst auch vorher anhalten.',
  fewer: (played: number, runs: number) =>
    `Es sind ${played.toLocaleString('de')} statt ${runs.toLocaleString('de')} Partien geworden; darum sind die Spannen weiter.`,
  empty: 'Such dir eine Szene aus und lass sie spielen.',
  winner: 'Wer gewinnt',
  who: 'Wer',
  still: 'am Ende noch dabei',
  course: 'Wer wie lange dabeibleibt',
  start: 'Beginn',
  save: 'Bericht als Datei',
  hostOnly: 'Das kostet Rechenzeit und steht darum nur der Gastgeberin oder dem Gastgeber offen. Öffne zuerst den Gastgeber-Link, der beim Start im Terminal steht.',
  toOdds: 'Einzelne Würfe und Angriffe genau ausrechnen',
  here: 'Eine ganze Szene tausendmal spielen lassen',
};

export type ManyWords = typeof de;

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

export function manyWords(lang: Lang): ManyWords {
  return lang === 'en' ? en : de;
}
