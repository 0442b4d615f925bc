import type { MapWords } from './de';
import { compass } from '../compass';

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 });

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
  high: (height, unit) => `${number(height)} ${unit} high`,
  size: (w, h, unit) => `${number(w)} × ${number(h)} ${unit}`,
  field: (degrees) => `field of view ${degrees}°`,
  lastMove: 'last move',
  plan: 'Plan',
  pointHint: {
    path: 'Drag your piece or tap a place.',
    place: 'Tap a place.',
    stance: 'Tap a place in your zone.',
    direction: 'Tap where you want to look.',
  },
  dragHint: 'Drag your figure to plan a way.',
  laneHint: 'Drag your figure or use the arrow keys to plan a way.',
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
  at: (x, y, unit) => `${number(x)} ${unit} from the left, ${number(y)} ${unit} from below`,
  look: (degrees) => `looking ${compass(degrees, ['east', 'northeast', 'north', 'northwest', 'west', 'southwest', 'south', 'southeast'])}`,
  about: (name) => `${name}: possible`,
  length: (far, unit) => `${number(far)} ${unit}`,
  noAnswer: 'No answer from the table. Please try again.',
};

export default en;
