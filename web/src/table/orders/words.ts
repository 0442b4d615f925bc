/** Words for answers that hold for several figures, and for standing orders. */
const de = {
  scope: 'Gilt für',
  onlyOne: (who: string) => `nur ${who}`,
  restHint: 'Für alle, die in dieser Aktion noch dasselbe gefragt werden.',
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

const en: OrderWords = {
  scope: 'Holds for',
  onlyOne: (who) => `only ${who}`,
  restHint: 'For all who are still asked the same in this action.',
  more: 'Be more precise',
  title: 'Standing order',
  answer: 'Always answer',
  condition: 'On the condition',
  always: 'no condition',
  below: 'less than',
  atLeast: 'at least',
  comparison: 'Comparison',
  amount: 'How many',
  nowIs: (n) => `now ${n}`,
  pays: (cost) => `This may be paid for it each time: ${cost}`,
  needsPaying: 'This answer costs something. The order gives it only if you allow that here.',
  give: 'Give the order',
  given: (n) => (n === 1 ? 'one standing order holds' : `${n} standing orders hold`),
};

export const orderWords: Record<'de' | 'en', OrderWords> = { de, en };
