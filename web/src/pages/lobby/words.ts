/** Words for sharing out the figures of a scene. */
const de = {
  title: 'Wer führt welche Figur?',
  lead: 'Jede Figur kann einen eigenen Platz mit eigenem Link bekommen, oder zu einem anderen gehören.',
  split: (seat: string) => `${seat}: jede Figur ein eigener Platz`,
  reset: 'Wie in der Szene vorgesehen',
  each: 'Einzeln verteilen',
  own: (figure: string) => `eigener Platz: ${figure}`,
};

export type SeatingWords = typeof de;

const en: SeatingWords = {
  title: 'Who plays which figure?',
  lead: 'Every figure can have a seat and a link of its own, or belong to another seat.',
  split: (seat) => `${seat}: a seat for each figure`,
  reset: 'As the scene has it',
  each: 'Share out one by one',
  own: (figure) => `a seat of its own: ${figure}`,
};

export const seatingWords: Record<'de' | 'en', SeatingWords> = { de, en };
