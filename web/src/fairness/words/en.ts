import type { FairWords } from './de';

const en: FairWords = {
  and: (names) => new Intl.ListFormat('en-GB').format(names),
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

export default en;
