import type { ArchiveWords } from './de';

const en: ArchiveWords = {
  search: 'Search games',
  words: 'scene, name, outcome …',
  system: 'System',
  anySystem: 'all',
  ending: 'Outcome',
  anyEnding: 'all',
  won: 'with a victory',
  draw: 'a draw',
  since: 'From',
  until: 'To',
  more: 'More',
  clear: 'Show all',
  notFound: 'No game matches.',
};

export default en;
