import type { SeatWords } from './de';

const en: SeatWords = {
  plays: (who, seat) => `Standing in for ${seat}: ${who}`,
  instead: (person) => `instead of ${person}`,
  back: (person) => `${person || 'Whoever sits there'} is back.`,
  giveBack: 'Give back',
  yours: (who) => `Somebody stands in for you: ${who}. Tell the master when you play again.`,
  takeOver: 'Take over',
  byComputer: 'Computer plays',
};

export default en;
