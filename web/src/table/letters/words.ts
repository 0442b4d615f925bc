/** Words about letters: handouts, notes and whispers. */
import type { Lang } from '$lib/wire';

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

const en: typeof de = {
  title: 'Notes',
  unread: (n: number) => (n === 1 ? 'a new note' : `${n} new notes`),
  write: 'Write',
  whisperTo: 'Whisper something to the master',
  to: 'To',
  everybody: 'everybody (phones and television)',
  television: 'the television only',
  text: 'Text',
  plain: 'Plain text, its lines as you write them. It belongs to the game and cannot be taken back.',
  room: (left: number) => `${left} characters left`,
  tooLong: (length: number, most: number) => `Too long: ${length} characters, there is room for ${most}. Split it.`,
  send: 'Send',
  sent: 'Sent.',
  none: 'Nobody has written anything here yet.',
  read: 'Read it',
  reply: 'Reply',
  onlyYou: 'for you only',
  shown: 'On the television',
  takeAway: 'Take it off the television',
  show: 'Put on the television',
  loading: 'Loading …',
};

export const letterWords = (lang: Lang): typeof de => ({ de, en })[lang];
