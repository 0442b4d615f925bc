import type { LetterWords } from './de';

const en: LetterWords = {
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

export default en;
