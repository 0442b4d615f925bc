/** Words about sheets. */
const de = {
  title: 'Bogen',
  open: 'Bogen',
  openOf: (name: string) => `Bogen: ${name}`,
  pdf: 'Als PDF',
  print: 'Drucken',
  loading: 'Lädt …',
  making: 'Das PDF entsteht …',
  boxes: (marked: number, size: number) => `${marked} von ${size} angekreuzt`,
};

export type SheetWords = typeof de;
export default de;
