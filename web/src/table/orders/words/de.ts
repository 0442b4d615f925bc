/** Words for answers that hold for several figures, and for standing orders. */
const de = {
  scope: 'Gilt für',
  onlyOne: (who: string) => `nur ${who}`,
  restHint: 'Für alle, die in dieser Aktion noch dasselbe gefragt werden.',
  until: 'Weiter zu',
  alone: 'wenn eine Figur etwas tut: alle anderen nichts',
  more: 'Genauer festlegen',
  title: 'Dauerauftrag',
  answer: 'Immer antworten',
  condition: 'Unter der Bedingung',
  always: 'ohne Bedingung',
  below: 'weniger als',
  atLeast: 'mindestens',
  comparison: 'Vergleich',
  amount: 'Wie viel',
  nowIs: (n: number) => `jetzt ${n}`,
  pays: (cost: string) => `Dafür darf jedes Mal bezahlt werden: ${cost}`,
  needsPaying: 'Diese Antwort kostet etwas. Nur wenn du es hier erlaubst, gibt sie der Auftrag.',
  give: 'Auftrag erteilen',
  given: (n: number) => (n === 1 ? 'ein Dauerauftrag gilt' : `${n} Daueraufträge gelten`),
};

export type OrderWords = typeof de;
export default de;
