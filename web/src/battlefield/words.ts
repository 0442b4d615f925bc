/** The map's own interface words. */
import type { Lang } from '$lib/wire';

/** The nearest of eight points of the compass, counted from the east counter-clockwise. */
function compass(degrees: number, points: readonly string[]): string {
  return points[Math.round(degrees / 45) % 8] ?? '';
}

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
  high: (height: number, unit: string) => `${number('de', height)} ${unit} hoch`,
  size: (w: number, h: number, unit: string) => `${number('de', w)} × ${number('de', h)} ${unit}`,
  field: (degrees: number) => `Sichtbereich ${degrees}°`,
  lastMove: 'letzte Bewegung',
  plan: 'Planen',
  pointHint: {
    path: 'Zieh deine Figur oder tippe auf einen Ort.',
    place: 'Tippe auf einen Ort.',
    stance: 'Tippe auf einen Ort in deiner Zone.',
    direction: 'Tippe dorthin, wohin du schauen willst.',
  },
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
  at: (x: number, y: number, unit: string) => `${number('de', x)} ${unit} von links, ${number('de', y)} ${unit} von unten`,
  look: (degrees: number) => `Blick nach ${compass(degrees, ['Osten', 'Nordosten', 'Norden', 'Nordwesten', 'Westen', 'Südwesten', 'Süden', 'Südosten'])}`,
  about: (name: string) => `${name}: das ginge`,
  length: (far: number, unit: string) => `${number('de', far)} ${unit}`,
  noAnswer: 'Keine Antwort vom Tisch. Versuch es noch einmal.',
};

export type MapWords = typeof de;

const en: MapWords = {
  map: 'Map',
  mapHelp:
    'Arrow keys pan, plus and minus zoom, 0 shows everything. Where there is something to point at, Enter begins: arrow keys then ' +
    'move the pointer, with Shift in large steps, Space sets a corner, Enter decides, Escape discards.',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  fit: 'Show everything',
  tape: 'Tape measure',
  tapeHint: 'Drag from one place to another.',
  legend: 'Signs',
  asList: 'The map in words',
  terrain: 'Terrain',
  things: 'On the table',
  acts: 'acts now',
  out: 'out',
  high: (height, unit) => `${number('en', height)} ${unit} high`,
  size: (w, h, unit) => `${number('en', w)} × ${number('en', h)} ${unit}`,
  field: (degrees) => `field of view ${degrees}°`,
  lastMove: 'last move',
  plan: 'Plan',
  pointHint: {
    path: 'Drag your piece or tap a place.',
    place: 'Tap a place.',
    stance: 'Tap a place in your zone.',
    direction: 'Tap where you want to look.',
  },
  inWords: { place: 'Place in words', direction: 'Direction in words' },
  inWordsExample: { place: 'e.g. behind the wall', direction: 'e.g. north or a name' },
  show: 'Show',
  corner: 'Set a corner',
  cornerHint: 'The next tap goes on from here.',
  back: 'Remove last corner',
  left: 'Turn left',
  right: 'Turn right',
  discard: 'Discard',
  take: 'Do it',
  thinking: 'Measuring …',
  impossible: 'That does not work here:',
  at: (x, y, unit) => `${number('en', x)} ${unit} from the left, ${number('en', y)} ${unit} from below`,
  look: (degrees) => `looking ${compass(degrees, ['east', 'northeast', 'north', 'northwest', 'west', 'southwest', 'south', 'southeast'])}`,
  about: (name) => `${name}: possible`,
  length: (far, unit) => `${number('en', far)} ${unit}`,
  noAnswer: 'No answer from the table. Please try again.',
};

function number(lang: Lang, value: number): string {
  return value.toLocaleString(lang, { maximumFractionDigits: 1 });
}

export function mapWords(lang: Lang): MapWords {
  return lang === 'en' ? en : de;
}
