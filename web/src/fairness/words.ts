/** The words about fair dice: at the table, before it, and on the page that checks a game. */
import type { Lang } from '$lib/wire';
import type { Finding } from './files';

const listed = (names: string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

const de = {
  and: (names: string[]) => listed(names, 'und'),
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
  lesson: 'Eine Lernpartie: Mit Zufall hatte sie wenig zu tun.',
  given: (n: number) => `${n === 1 ? 'Ein Wurf war' : `${n} Würfe waren`} von der Lernpartie vorgegeben, nicht gewürfelt.`,
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

const en: FairWords = {
  and: (names) => listed(names, 'and'),
  master: 'Master',

  word: 'Your word for the dice',
  wordHint: 'Your browser adds something secret to the dice by itself. Add a word if you like; it stays secret until the game begins.',
  giveWord: 'Add it',
  wordGiven: (word) => (word ? `“${word}” is in.` : 'Your contribution is in, without a word.'),

  title: 'Fair dice',
  who: 'Who contributed, and what was promised',
  contributed: 'Contributed',
  withWord: (name, word) => (word ? `${name} (“${word}”)` : name),
  nobody: 'nobody',
  awaited: 'Still awaited',
  pending: 'Joins at the next dealing',
  missing: 'Promised, not given',
  typed: 'Types in real dice',
  throws: 'Throws that everybody sees',
  thrown: (table, typed) => `${table} by the table, ${typed} typed in`,
  undone: 'Throws taken back',
  undoneBy: (name, n) => `${name} ${n}`,
  commitment: "The table's promise",
  seed: 'Seed, laid open',
  game: 'Fingerprint of the game',
  seeds: 'What the seats added',
  checkHere: 'Check now',
  saveView: 'Save my view',
  saveReceipt: 'Save receipt',
  receiptHint: 'View and receipt are two files. With them anybody can check the dice without trusting this table.',
  receiptFile: 'receipt',
  typedSeats: 'Real dice',
  typedSeatsHint: 'Whoever is ticked here types in their faces. Everybody sees it, and nobody can vouch for them.',
  typesIn: 'types in real dice',
  alarm: {
    game: 'Careful: this table suddenly shows another game than the one that your browser began.',
    promise: 'Careful: what was promised before the first throw now reads differently.',
    head: 'Careful: entries of this game have disappeared or changed.',
  },
  alarmHint: 'That does not happen at an honest table. Save your receipt: Menu, Fair dice.',

  checkTitle: 'Check the dice',
  checkLead:
    'Put your view of the game and your receipt here. All the reckoning is done in this browser: nothing is sent, and no table is asked.',
  checkLeadHere: 'Your view has just come from the table, your receipt was in this browser. All the reckoning is done here; you can take other files, too.',
  choose: 'Choose files',
  drop: 'or drag them here',
  theView: 'View',
  theReceipt: 'Receipt',
  noView: 'not there yet',
  noReceipt: 'none; the check works without one',
  keptReceipt: 'from this browser',
  fromTable: 'just fetched from the table',
  takePage: 'This page as a file',
  takePageHint: 'If you do not trust the page either, save it, best from another table, and open it without a network.',
  unreadable: 'This file cannot be read.',
  fine: 'All is well.',
  consistent: 'It agrees with itself.',
  running: 'All is well so far.',
  wrong: 'Something is wrong here.',
  lesson: 'A guided scene: chance had little to do with it.',
  given: (n) => `${n === 1 ? 'One throw was' : `${n} throws were`} given by the guided scene, not thrown.`,
  sameGame: 'This is the game that the receipt saw: complete and unchanged.',
  sameSoFar: (seen, all) => `Up to entry ${seen} of ${all} it is the game that the receipt saw. Its browser saw nothing after that.`,
  withoutReceipt: 'Whether it is the game that you played, and whether it is complete, only a receipt can tell.',
  checked: (checked, throws) =>
    checked === throws
      ? throws === 1
        ? 'The only throw follows from what was promised before.'
        : `All ${throws} throws follow from what was promised before.`
      : `${checked} of ${throws} throws were checked: they follow from what was promised before.`,
  noThrows: 'No dice were thrown.',
  byHand: (n) => `${n === 1 ? 'One throw was' : `${n} throws were`} typed in with the master's consent. Nobody can vouch for them.`,
  typedBy: (name, entries) => `Typed in by ${name}: ${entries.length === 1 ? 'entry' : 'entries'} ${entries.join(', ')}.`,
  unchecked: (n) => `${n === 1 ? 'One throw' : `${n} throws`} can be checked only when the game is over and the table shows its seed.`,
  lost: (n) => `${n === 1 ? 'One throw' : `${n} throws`} cannot be checked: the seed was lost, and the table promised another.`,
  renewed: (n) => (n === 1 ? 'The table promised another seed once.' : `The table promised another seed ${n} times.`),
  shares: (names) => `Contributed to chance besides the table: ${names}. If only one of them was honest, nobody could choose the throws.`,
  noShares: 'Nobody contributed to chance: the dice were settled beforehand, but whoever runs the table could know and choose them.',
  unshared: (n) =>
    n === 1
      ? "One throw fell without anybody's contribution: whoever runs the table could know and choose it."
      : `${n} throws fell without anybody's contribution: whoever runs the table could know and choose them.`,
  missed: (names) =>
    `Promised and not given: the contribution of ${names}. Whoever knows the secret of the table could choose between two rows of throws that way.`,
  tookBack: (what) => `Throws taken back: ${what}.`,
  notReplayed: 'Whether the rules were applied correctly is not checked here. “regelwerk verify” does so with the whole journal.',
  found: {
    'journal-chain': ({ entry }) => `Entry ${entry} does not belong to the chain: it was changed, added, left out or moved.`,
    'journal-dice': ({ entry }) => `The faces of entry ${entry} are not those of the promised dice.`,
    'journal-number': ({ entry }) => `A throw is missing or was added before entry ${entry}.`,
    'journal-typed': ({ entry }) => `Entry ${entry}: faces were typed in though the master had not switched this seat to typing (or the other way round).`,
    'journal-share': ({ entry }) => `Entry ${entry}: a share is not what was pledged, or did not come when it had to.`,
    'journal-seed': ({ entry }) => `Entry ${entry}: the seed is not the promised one, or dice were thrown when it was open already.`,
    'receipt-malformed': () => 'This is no receipt that this page can read.',
    'receipt-size': () => 'This receipt is too large to be one.',
    'receipt-other-game': () => 'The receipt belongs to another game.',
    'receipt-promise': () => 'What was promised at the beginning is not what the receipt saw.',
    'receipt-cut-short': ({ seen, has }) => `The receipt saw ${seen} entries, the file has ${has}: the end is missing.`,
    'receipt-differs': ({ seen }) =>
      seen ? `Up to entry ${seen} it is the game that the receipt saw; after that it is another one.` : 'From the beginning it is not the game that the receipt saw.',
    'receipt-share': () => 'Your contribution to chance was left out.',
    'view-malformed': () => 'This is no view of a game. You get one at the table: Menu, Fair dice, “Save my view”.',
    'view-size': () => 'This file is too large.',
    'view-journal': () => "This is the master's whole journal. “regelwerk verify” checks it; what belongs here is “my view”.",
    'view-old': () => 'This game has dice of an earlier kind; “regelwerk verify” checks them with the whole journal.',
    'view-newer': () => 'This file comes from a newer version. Take the page from there.',
  },
};

const books: Record<Lang, FairWords> = { de, en };

export function fairWords(lang: Lang): FairWords {
  return books[lang];
}
