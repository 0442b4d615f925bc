import type { RecapWords } from './de';

const en: RecapWords = {
  title: 'Since your last turn',
  skip: 'Skip',
  again: 'Once more',
  back: 'Before',
  next: 'After',
  pause: 'Pause',
  goOn: 'Go on',
  close: 'Close the recap',
  stage: (n, all) => `${n} of ${all}`,
  more: (n) => (n === 1 ? 'and one more line in the log' : `and ${n} more lines in the log`),
  setting: 'Show the recap “Since your last turn” when I am asked',
  key: 'skip the recap, or see it once more',
};

export default en;
