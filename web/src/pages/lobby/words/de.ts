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
export default de;
