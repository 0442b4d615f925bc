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

const en: SeatWords = {
  plays: (who, seat) => `Standing in for ${seat}: ${who}`,
  instead: (person) => `instead of ${person}`,
  back: (person) => `${person || 'Whoever sits there'} is back.`,
  giveBack: 'Give back',
  yours: (who) => `Somebody stands in for you: ${who}. Tell the master when you play again.`,
  takeOver: 'Take over',
  byComputer: 'Computer plays',
};

export const seatWords: Record<'de' | 'en', SeatWords> = { de, en };
