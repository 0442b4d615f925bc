/** The words of the page on which a scene is played many times. */
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
export default de;
