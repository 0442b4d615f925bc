/** Words of the search in the archive. */
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

export type ArchiveWords = typeof de;
export default de;
