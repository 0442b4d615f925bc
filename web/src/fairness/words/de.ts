/** The words about fair dice: at the table, before it, and on the page that checks a game. */
import type { Finding } from '../files';

const de = {
  and: (names: string[]) => new Intl.ListFormat('de').format(names),
  master: 'Spielleitung',

  // -- in the lobby
  word: 'Dein Wort für die Würfel',
  wordHint: 'Dein Browser trägt von selbst etwas Geheimes zu den Würfeln bei. Wenn du magst, gib ein Wort dazu; es bleibt geheim, bis es losgeht.',
  giveWord: 'Dazugeben',
  wordGiven: (word: string) => (word ? `„${word}“ ist dabei.` : 'Dein Beitrag ist dabei, ohne Wort.'),

  // -- at the table
  title: 'Ehrliche Würfel',
  who: 'Wer beigetragen hat, und was zugesagt ist',
  contributed: 'Beigetragen',
  withWord: (name: string, word: string) => (word ? `${name} („${word}“)` : name),
  nobody: 'niemand',
  awaited: 'Wird noch erwartet',
  pending: 'Kommt beim nächsten Mischen dazu',
  missing: 'Zugesagt, nicht gegeben',
  typed: 'Tippt echte Würfel ein',
  throws: 'Würfe, die alle sehen',
  thrown: (table: number, typed: number) => `${table} vom Tisch, ${typed} eingetippt`,
  undone: 'Zurückgenommene Würfe',
  undoneBy: (name: string, n: number) => `${name} ${n}`,
  commitment: 'Zusage des Tisches',
  seed: 'Offengelegter Startwert',
  game: 'Fingerabdruck der Partie',
  seeds: 'Beiträge der Plätze',
  checkHere: 'Jetzt prüfen',
  saveView: 'Meine Ansicht sichern',
  saveReceipt: 'Beleg sichern',
  receiptHint: 'Ansicht und Beleg sind zwei Dateien. Mit ihnen kann jeder nachrechnen, ohne diesem Tisch zu trauen.',
  receiptFile: 'beleg',
  typedSeats: 'Echte Würfel',
  typedSeatsHint: 'Wer hier angekreuzt ist, tippt seine Augen ein. Alle sehen es, und dafür kann niemand bürgen.',
  typesIn: 'tippt echte Würfel ein',
  alarm: {
    game: 'Achtung: Dieser Tisch zeigt plötzlich eine andere Partie als die, die dein Browser begonnen hat.',
    promise: 'Achtung: Was vor dem ersten Wurf zugesagt war, lautet jetzt anders.',
    head: 'Achtung: Einträge dieser Partie sind verschwunden oder verändert.',
  },
  alarmHint: 'An einem ehrlichen Tisch geschieht das nicht. Sichere deinen Beleg: Menü, Ehrliche Würfel.',

  // -- the page that checks
  checkTitle: 'Würfel prüfen',
  checkLead:
    'Leg deine Ansicht der Partie und deinen Beleg hierher. Gerechnet wird nur in diesem Browser: Nichts wird verschickt, und kein Tisch wird gefragt.',
  checkLeadHere: 'Deine Ansicht kommt gerade vom Tisch, dein Beleg lag in diesem Browser. Gerechnet wird nur hier; du kannst auch andere Dateien nehmen.',
  choose: 'Dateien auswählen',
  drop: 'oder hierher ziehen',
  theView: 'Ansicht',
  theReceipt: 'Beleg',
  noView: 'fehlt noch',
  noReceipt: 'fehlt; geprüft wird auch ohne',
  keptReceipt: 'aus diesem Browser',
  fromTable: 'gerade vom Tisch geholt',
  takePage: 'Diese Seite als Datei',
  takePageHint: 'Wer auch der Seite nicht traut, sichert sie, am besten von einem anderen Tisch, und öffnet sie ohne Netz.',
  unreadable: 'Diese Datei lässt sich nicht lesen.',
  fine: 'Alles in Ordnung.',
  consistent: 'In sich stimmt alles.',
  running: 'Bis hierher alles in Ordnung.',
  wrong: 'Hier stimmt etwas nicht.',
  sameGame: 'Das ist die Partie, die der Beleg gesehen hat: vollständig und unverändert.',
  sameSoFar: (seen: number, all: number) =>
    `Bis Eintrag ${seen} von ${all} ist es die Partie, die der Beleg gesehen hat. Danach hat sein Browser nichts mehr gesehen.`,
  withoutReceipt: 'Ob es die Partie ist, die du gespielt hast, und ob sie vollständig ist, sagt erst ein Beleg.',
  checked: (checked: number, throws: number) =>
    checked === throws
      ? throws === 1
        ? 'Der eine Wurf folgt aus dem, was vorher zugesagt war.'
        : `Alle ${throws} Würfe folgen aus dem, was vorher zugesagt war.`
      : `${checked} von ${throws} Würfen sind nachgerechnet: Sie folgen aus dem, was vorher zugesagt war.`,
  noThrows: 'Es wurde nicht gewürfelt.',
  byHand: (n: number) =>
    `${n === 1 ? 'Ein Wurf wurde' : `${n} Würfe wurden`} eingetippt, mit Zustimmung der Spielleitung. Dafür kann niemand bürgen.`,
  typedBy: (name: string, entries: number[]) =>
    `Eingetippt hat ${name}: ${entries.length === 1 ? 'Eintrag' : 'Einträge'} ${entries.join(', ')}.`,
  unchecked: (n: number) =>
    `${n === 1 ? 'Ein Wurf lässt' : `${n} Würfe lassen`} sich erst nachrechnen, wenn das Spiel zu Ende ist und der Tisch seinen Startwert zeigt.`,
  lost: (n: number) => `${n === 1 ? 'Ein Wurf lässt' : `${n} Würfe lassen`} sich nicht nachrechnen: Der Startwert ging verloren, und der Tisch sagte einen neuen zu.`,
  renewed: (n: number) => (n === 1 ? 'Der Tisch hat einmal einen neuen Startwert zugesagt.' : `Der Tisch hat ${n}-mal einen neuen Startwert zugesagt.`),
  shares: (names: string) =>
    `Zum Zufall beigetragen haben außer dem Tisch: ${names}. War auch nur eine Person davon ehrlich, konnte niemand die Würfe aussuchen.`,
  noShares: 'Zum Zufall hat niemand etwas beigetragen: Die Würfel standen vorher fest, aber wer den Tisch betreibt, konnte sie kennen und aussuchen.',
  unshared: (n: number) =>
    n === 1
      ? 'Ohne jeden Beitrag fiel ein Wurf: Wer den Tisch betreibt, konnte ihn kennen und aussuchen.'
      : `Ohne jeden Beitrag fielen ${n} Würfe: Wer den Tisch betreibt, konnte sie kennen und aussuchen.`,
  missed: (names: string) =>
    `Zugesagt und nicht gegeben: der Beitrag von ${names}. Wer das Geheimnis des Tisches kennt, konnte so zwischen zwei Reihen von Würfen wählen.`,
  tookBack: (what: string) => `Zurückgenommene Würfe: ${what}.`,
  notReplayed: 'Ob die Regeln richtig angewendet wurden, prüft diese Seite nicht. Das kann „regelwerk verify“ mit der ganzen Spieldatei.',
  found: {
    'journal-chain': ({ entry }) => `Eintrag ${entry} gehört nicht in diese Kette: Er wurde geändert, hinzugefügt, ausgelassen oder verschoben.`,
    'journal-dice': ({ entry }) => `Die Augen in Eintrag ${entry} sind nicht die der zugesagten Würfel.`,
    'journal-number': ({ entry }) => `Vor Eintrag ${entry} fehlt ein Wurf, oder einer kam dazu.`,
    'journal-typed': ({ entry }) => `Eintrag ${entry}: Augen wurden eingetippt, obwohl die Spielleitung das für diesen Platz nicht eingeschaltet hatte (oder umgekehrt).`,
    'journal-share': ({ entry }) => `Eintrag ${entry}: Ein Beitrag ist nicht der, der zugesagt war, oder er kam nicht, als er kommen musste.`,
    'journal-seed': ({ entry }) => `Eintrag ${entry}: Der Startwert ist nicht der zugesagte, oder es wurde weitergewürfelt, als er schon offen lag.`,
    'receipt-malformed': () => 'Das ist kein Beleg, den diese Seite lesen kann.',
    'receipt-size': () => 'Dieser Beleg ist zu groß, um einer zu sein.',
    'receipt-other-game': () => 'Der Beleg gehört zu einer anderen Partie.',
    'receipt-promise': () => 'Was am Anfang zugesagt wurde, ist nicht das, was der Beleg gesehen hat.',
    'receipt-cut-short': ({ seen, has }) => `Der Beleg hat ${seen} Einträge gesehen, die Datei hat ${has}: Das Ende fehlt.`,
    'receipt-differs': ({ seen }) =>
      seen ? `Bis Eintrag ${seen} ist es die Partie, die der Beleg gesehen hat; danach ist es eine andere.` : 'Von Anfang an ist es nicht die Partie, die der Beleg gesehen hat.',
    'receipt-share': () => 'Dein Beitrag zum Zufall wurde ausgelassen.',
    'view-malformed': () => 'Das ist keine Ansicht einer Partie. Du bekommst sie am Tisch: Menü, Ehrliche Würfel, „Meine Ansicht sichern“.',
    'view-size': () => 'Diese Datei ist zu groß.',
    'view-journal': () => 'Das ist die ganze Spieldatei der Spielleitung. Sie prüft „regelwerk verify“; hierher gehört „Meine Ansicht“.',
    'view-old': () => 'Diese Partie hat Würfel einer früheren Art; sie prüft „regelwerk verify“ mit der ganzen Spieldatei.',
    'view-newer': () => 'Diese Datei kommt aus einer neueren Version. Nimm die Prüfseite von dort.',
  } satisfies Record<Finding['code'], (finding: Finding) => string> as Record<Finding['code'], (finding: Finding) => string>,
};

export type FairWords = typeof de;
export default de;
