/** Words of the search in the archive. */
import type { Lang } from '$lib/wire';

const de = {
  search: 'Partien suchen',
  words: 'Szene, Name, Ausgang …',
  system: 'System',
  anySystem: 'alle',
  ending: 'Ausgang',
  anyEnding: 'alle',
  won: 'mit Sieg',
  draw: 'unentschieden',
  since: 'Von',
  until: 'Bis',
  more: 'Genauer',
  clear: 'Alles zeigen',
  notFound: 'Dazu passt keine Partie.',
};

const en: typeof de = {
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

export const archiveWords = (lang: Lang): typeof de => ({ de, en })[lang];
