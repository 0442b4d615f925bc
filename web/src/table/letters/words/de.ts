/** Words about letters: handouts, notes and whispers. */
const de = {
  title: 'Zettel',
  unread: (n: number) => (n === 1 ? 'ein neuer Zettel' : `${n} neue Zettel`),
  write: 'Schreiben',
  whisperTo: 'Der Spielleitung etwas zuflüstern',
  to: 'An',
  everybody: 'alle (Telefone und Fernseher)',
  television: 'nur den Fernseher',
  text: 'Text',
  plain: 'Einfacher Text, mit Zeilen wie geschrieben. Er gehört zur Partie und lässt sich nicht zurücknehmen.',
  room: (left: number) => `noch ${left} Zeichen`,
  tooLong: (length: number, most: number) => `Zu lang: ${length} Zeichen, es gehen ${most}. Teil den Zettel auf.`,
  send: 'Abschicken',
  sent: 'Abgeschickt.',
  none: 'Noch hat hier niemand etwas geschrieben.',
  read: 'Gelesen',
  reply: 'Antworten',
  onlyYou: 'nur für dich',
  shown: 'Auf dem Fernseher',
  takeAway: 'Vom Fernseher nehmen',
  show: 'Auf den Fernseher',
  loading: 'Lädt …',
};

export type LetterWords = typeof de;
export default de;
