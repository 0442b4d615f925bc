import type { NewsWords } from './de';

const en: NewsWords = {
  title: 'Newspaper',
  issues: 'Issues',
  toTable: 'To the table',
  older: 'older issue',
  newer: 'newer issue',
  print: 'Print',
  briefs: 'In brief',
  none: 'Nothing has happened yet that would be worth a newspaper.',
};

export default en;
