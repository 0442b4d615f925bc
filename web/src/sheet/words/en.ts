/** Words about sheets. */
import type { SheetWords } from './de';

const en: SheetWords = {
  title: 'Sheet',
  open: 'Sheet',
  openOf: (name) => `Sheet: ${name}`,
  pdf: 'As PDF',
  print: 'Print',
  loading: 'Loading …',
  making: 'Making the PDF …',
  boxes: (marked, size) => `${marked} of ${size} crossed out`,
};

export default en;
