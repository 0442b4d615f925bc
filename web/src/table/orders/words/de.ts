/** Words for answers that hold for several figures, and for standing orders. */
const de = {
  scope: 'Gilt für',
  onlyOne: (who: string) => `nur ${who}`,
  restHint: 'Für alle, die in dieser Aktion noch dasselbe gefragt werden.',
  window: 'Alle auf einmal entscheiden',
  send: (acting: number, idle: number) =>
    acting === 0
      ? 'So machen: niemand tut etwas'
      : `So machen: ${acting === 1 ? 'eine Figur tut' : `${acting} Figuren tun`} etwas${idle ? `, ${idle} nichts` : ''}`,
  andSend: 'So machen, und alles abschicken',
  andSendFor: (who: string, answer: string) => `${who}: ${answer}. So machen, und alles abschicken`,
  sendHint: '› hinter einer Antwort: so machen und alles abschicken. Wer nichts gewählt hat, tut nichts.',
  row: (n: number) => `Alle ${n} Fragen auf einmal entscheiden`,
  rowHint: 'So wird gefragt, wenn es jedes Mal beim Vorschlag bleibt. Was deine Antwort ändert, wird danach noch gefragt.',
  inTurn: (place: number, question: string) => `${place}. ${question}`,
  sendRow: (changed: number, n: number) =>
    changed === 0 ? `So machen: ${n}-mal wie vorgeschlagen` : `So machen: ${changed}-mal anders, ${n - changed}-mal wie vorgeschlagen`,
  restByComputer: (n: number, all: boolean) =>
    all ? 'Hier entscheidet der Computer für alle' : `So machen, und für die übrigen ${n} entscheidet der Computer`,
  lead: 'Der Computer spielt weiter für',
  leadKind: (n: number, name: string) => `alle ${n}: ${name}`,
  leadAll: (n: number) => `alle ${n} Figuren`,
  untilTurn: 'nur bis jemand anders am Zug ist',
  leavesRest: 'ich antworte selbst, und was die Figur in derselben Aktion danach gefragt wird, entscheidet der Computer',
  led: (names: string, until: string) => `Der Computer spielt für dich: ${names} (${until}).`,
  ledUntil: {
    step: 'in dieser Aktion',
    turn: 'bis jemand anders am Zug ist',
    revoked: 'bis du sie selbst spielst',
  },
  leadMyself: 'Selbst spielen',
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
