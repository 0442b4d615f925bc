/** The map's own interface words. */
import { compass } from '../compass';
const number = (value: number): string => value.toLocaleString('de', { maximumFractionDigits: 1 });

const de = {
  map: 'Karte',
  mapHelp:
    'Pfeiltasten verschieben, Plus und Minus vergrößern und verkleinern, 0 zeigt alles. Gibt es etwas zu zeigen, beginnt Enter: ' +
    'Pfeiltasten bewegen dann den Zeiger, mit Umschalt in großen Schritten, Leertaste setzt eine Ecke, Enter entscheidet, Escape verwirft.',
  zoomIn: 'Größer',
  zoomOut: 'Kleiner',
  fit: 'Alles zeigen',
  tape: 'Maßband',
  tapeHint: 'Zieh von einem Ort zum anderen.',
  legend: 'Zeichen',
  asList: 'Die Karte in Worten',
  terrain: 'Gelände',
  things: 'Auf dem Tisch',
  acts: 'ist dran',
  out: 'ausgeschieden',
  high: (height: number, unit: string) => `${number(height)} ${unit} hoch`,
  size: (w: number, h: number, unit: string) => `${number(w)} × ${number(h)} ${unit}`,
  field: (degrees: number) => `Sichtbereich ${degrees}°`,
  lastMove: 'letzte Bewegung',
  plan: 'Planen',
  pointHint: {
    path: 'Zieh deine Figur oder tippe auf einen Ort.',
    place: 'Tippe auf einen Ort.',
    stance: 'Tippe auf einen Ort in deiner Zone.',
    direction: 'Tippe dorthin, wohin du schauen willst.',
  },
  dragHint: 'Zieh deine Figur, um einen Weg zu planen.',
  laneHint: 'Zieh deine Figur oder nimm die Pfeiltasten, um einen Weg zu planen.',
  inWords: { place: 'Ort in Worten', direction: 'Richtung in Worten' },
  inWordsExample: { place: 'z. B. hinter der Mauer', direction: 'z. B. nord oder ein Name' },
  show: 'Zeigen',
  corner: 'Ecke setzen',
  cornerHint: 'Der nächste Tipp setzt den Weg fort.',
  back: 'Letzte Ecke weg',
  left: 'Nach links drehen',
  right: 'Nach rechts drehen',
  discard: 'Verwerfen',
  take: 'So machen',
  thinking: 'Wird gemessen …',
  impossible: 'Das geht hier nicht:',
  at: (x: number, y: number, unit: string) => `${number(x)} ${unit} von links, ${number(y)} ${unit} von unten`,
  look: (degrees: number) => `Blick nach ${compass(degrees, ['Osten', 'Nordosten', 'Norden', 'Nordwesten', 'Westen', 'Südwesten', 'Süden', 'Südosten'])}`,
  about: (name: string) => `${name}: das ginge`,
  length: (far: number, unit: string) => `${number(far)} ${unit}`,
  noAnswer: 'Keine Antwort vom Tisch. Versuch es noch einmal.',
};

export type MapWords = typeof de;
export default de;
