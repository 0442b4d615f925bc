/** Words of the recap; what happened arrives as finished text. */
import type { Lang } from '$lib/wire';

const de = {
  title: 'Seit deinem letzten Zug',
  skip: 'Überspringen',
  again: 'Noch einmal',
  back: 'Davor',
  next: 'Danach',
  pause: 'Anhalten',
  goOn: 'Weiter',
  close: 'Schließen',
  stage: (n: number, all: number) => `${n} von ${all}`,
  more: (n: number) => (n === 1 ? 'dazu eine Zeile im Verlauf' : `dazu ${n} Zeilen im Verlauf`),
  setting: '„Seit deinem letzten Zug“ zeigen, wenn ich gefragt werde',
  key: '„Seit deinem letzten Zug“ überspringen oder noch einmal',
};

const en: typeof de = {
  title: 'Since your last turn',
  skip: 'Skip',
  again: 'Once more',
  back: 'Before',
  next: 'After',
  pause: 'Pause',
  goOn: 'Go on',
  close: 'Close',
  stage: (n, all) => `${n} of ${all}`,
  more: (n) => (n === 1 ? 'and one more line in the log' : `and ${n} more lines in the log`),
  setting: 'Show “Since your last turn” when I am asked',
  key: 'skip “Since your last turn”, or see it once more',
};

export function recapWords(lang: Lang): typeof de {
  return lang === 'de' ? de : en;
}
