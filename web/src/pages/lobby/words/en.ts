import type { SeatingWords } from './de';

const en: SeatingWords = {
  title: 'Who plays which figure?',
  lead: 'Every figure can have a seat and a link of its own, or belong to another seat.',
  split: (seat) => `${seat}: a seat for each figure`,
  reset: 'As the scene has it',
  each: 'Share out one by one',
  own: (figure) => `a seat of its own: ${figure}`,
};

export default en;
