/** Words for seats that somebody else plays for a while. */
const de = {
  plays: (who: string, seat: string) => `Vertretung für ${seat}: ${who}`,
  instead: (person: string) => `statt ${person}`,
  back: (person: string) => `${person || 'Wer dort sitzt,'} ist wieder da.`,
  giveBack: 'Zurückgeben',
  yours: (who: string) => `Du wirst gerade vertreten: ${who}. Sag der Spielleitung, wenn du wieder mitspielst.`,
  takeOver: 'Übernehmen',
  byComputer: 'Computer spielt',
};

export type SeatWords = typeof de;
export default de;
