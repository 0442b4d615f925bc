/** Words for seats that somebody else plays for a while. */
const de = {
  plays: (who: string, seat: string) => `${seat} spielt gerade ${who}`,
  instead: (person: string) => `statt ${person}`,
  back: (person: string) => `${person || 'Wer dort sitzt,'} ist wieder da.`,
  giveBack: 'Zurückgeben',
  yours: (who: string) => `Deinen Platz spielt gerade ${who}. Sag der Spielleitung, wenn du wieder mitspielst.`,
  takeOver: 'Übernehmen',
  byComputer: 'Computer spielt',
};

export type SeatWords = typeof de;

const en: SeatWords = {
  plays: (who, seat) => `${seat} is played by ${who} for now`,
  instead: (person) => `instead of ${person}`,
  back: (person) => `${person || 'Whoever sits there'} is back.`,
  giveBack: 'Give back',
  yours: (who) => `Your seat is played by ${who} for now. Tell the master when you play again.`,
  takeOver: 'Take over',
  byComputer: 'Computer plays',
};

export const seatWords: Record<'de' | 'en', SeatWords> = { de, en };
