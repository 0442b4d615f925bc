/** Words around the newspaper; what is in it comes from the table. */
import type { Lang } from '$lib/wire';

const de = {
  title: 'Zeitung',
  issues: 'Ausgaben',
  toTable: 'Zum Tisch',
  older: 'ältere Ausgabe',
  newer: 'neuere Ausgabe',
  print: 'Drucken',
  briefs: 'Kurz gemeldet',
  none: 'Noch ist nichts geschehen, was eine Zeitung wert wäre.',
};

const en: typeof de = {
  title: 'Newspaper',
  issues: 'Issues',
  toTable: 'To the table',
  older: 'older issue',
  newer: 'newer issue',
  print: 'Print',
  briefs: 'In brief',
  none: 'Nothing has happened yet that would be worth a newspaper.',
};

export const newsWords = (lang: Lang): typeof de => ({ de, en })[lang];
