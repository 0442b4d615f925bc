/** Words of the recap; what happened arrives as finished text. */
const de = {
  title: 'Seit deinem letzten Zug',
  skip: 'Überspringen',
  again: 'Noch einmal',
  back: 'Davor',
  next: 'Danach',
  pause: 'Anhalten',
  goOn: 'Weiter',
  close: 'Rückblick schließen',
  stage: (n: number, all: number) => `${n} von ${all}`,
  more: (n: number) => (n === 1 ? 'dazu eine Zeile im Verlauf' : `dazu ${n} Zeilen im Verlauf`),
  setting: 'Rückblick „Seit deinem letzten Zug“ zeigen, wenn ich gefragt werde',
  key: 'Rückblick überspringen oder noch einmal',
};

export type RecapWords = typeof de;
export default de;
