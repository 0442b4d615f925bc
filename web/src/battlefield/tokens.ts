/** Where the tokens of those on the map are drawn. A token is never too small to read, so it may be larger than the base
 *  that it stands for; tokens that would then lie on each other step aside, and the drawing keeps showing the true place. */
import { distance, type Spot } from './geometry';

/** So small a token may get on the screen that its letter can still be read, in pixels. */
const LEAST = 8.5;
/** Tokens side by side leave room for their rims, in pixels. */
const RIM = 2;
const ROUNDS = 60;
/** Where two stand on the very same spot, each steps aside in another direction, in radians. */
const SPREAD = 2.4;

export interface Standing {
  readonly id: string;
  readonly at: readonly number[];
  /** Of the base, in units of the table. */
  readonly radius: number;
}

export interface Token {
  readonly id: string;
  readonly at: Spot;
  readonly radius: number;
  /** Whether it is drawn beside the place where its piece really is. */
  readonly aside: boolean;
}

/** A token while room is being made for it. */
interface Moving {
  readonly id: string;
  readonly radius: number;
  readonly rim: number;
  readonly yields: boolean;
  x: number;
  y: number;
}

/** The tokens of all pieces in units of the table. Whoever yields, such as the fallen, steps aside for the others. */
export function tokensOf(pieces: readonly Standing[], scale: number, yields: (id: string) => boolean = () => false): Token[] {
  const moving = pieces.map(({ id, at: [x = 0, y = 0], radius }): Moving => {
    const least = LEAST / scale;
    return { id, x, y, radius: Math.max(radius, least), rim: radius < least ? RIM / 2 / scale : 0, yields: yields(id) };
  });
  for (let round = 0; round < ROUNDS && spread(moving); round += 1);
  return moving.map(({ id, x, y, radius }, n) => {
    const aside = distance([x, y], pieces[n]?.at as unknown as Spot) * scale > 1;
    return { id, at: [x, y], radius, aside };
  });
}

/** Pushes all apart that lie on each other; whether there were any. */
function spread(tokens: readonly Moving[]): boolean {
  let moved = false;
  tokens.forEach((one, n) => {
    tokens.slice(n + 1).forEach((other, m) => (moved = part(one, other, SPREAD * (n + m)) || moved));
  });
  return moved;
}

/** Pushes two tokens apart until they touch. */
function part(one: Moving, other: Moving, otherwise: number): boolean {
  const far = Math.hypot(other.x - one.x, other.y - one.y);
  const by = one.radius + one.rim + other.radius + other.rim - far;
  if (by < 1e-6) return false;
  const angle = far > 1e-6 ? Math.atan2(other.y - one.y, other.x - one.x) : otherwise;
  const share = one.yields === other.yields ? 0.5 : one.yields ? 1 : 0;
  one.x -= Math.cos(angle) * by * share;
  one.y -= Math.sin(angle) * by * share;
  other.x += Math.cos(angle) * by * (1 - share);
  other.y += Math.sin(angle) * by * (1 - share);
  return true;
}
