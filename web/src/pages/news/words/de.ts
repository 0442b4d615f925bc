/** Words around the newspaper; what is in it comes from the table. */
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

export type NewsWords = typeof de;
export default de;
