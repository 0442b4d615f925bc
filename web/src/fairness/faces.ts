/** Which faces follow from the key of the dice. */
import { mac } from './hashes';

/** How many faces a die had, and which was drawn, counted from 0. */
export type Draw = readonly [sides: number, drawn: number];
/** One chain for each die, in throwing order; a die that was not rolled on is a chain of one. */
export type Faces = readonly (readonly number[])[];

const WIDTH = 8;
const RANGE = 1n << 64n;

/** The dice of one throw. The same key, stream and number always show the same faces. */
export class FairDice {
  readonly #key: Uint8Array;
  readonly #name: string;
  #block = 0;
  #left = new Uint8Array();

  constructor(key: Uint8Array, stream: string, number: number) {
    this.#key = key;
    this.#name = `${stream}/${number}/`;
  }

  /** A uniform number from 0: the part of the range that does not divide evenly is drawn again. */
  below(sides: number): number {
    const n = BigInt(sides);
    const limit = RANGE - (RANGE % n);
    for (;;) {
      const drawn = this.#next();
      if (drawn < limit) return Number(drawn % n);
    }
  }

  #next(): bigint {
    if (!this.#left.length) this.#left = Uint8Array.from(mac(this.#key, `${this.#name}${this.#block++}`));
    const taken = this.#left.slice(0, WIDTH);
    this.#left = this.#left.slice(WIDTH);
    return new DataView(taken.buffer).getBigUint64(0);
  }
}

/** Whether these are the draws that the dice give; a forger may have put down any others. */
export function areDrawn(draws: readonly Draw[], dice: FairDice): boolean {
  return draws.every(([sides, drawn]) => dice.below(sides) === drawn);
}

/** Whether faces are what was drawn: of dice the number drawn, counted from 1; of cards one of those that are left. */
export function areShown(faces: Faces, draws: readonly Draw[], thrown: unknown): boolean {
  const seen = faces.flat();
  if (seen.length !== draws.length) return false;
  const deck = deckOf(thrown);
  return deck === null ? seen.every((face, i) => face === (draws[i]?.[1] ?? -1) + 1) : areDealt(seen, draws, deck);
}

/** How many cards there were to draw from, if it was cards that were dealt. */
function deckOf(thrown: unknown): number | null {
  const cards = (thrown as { cards?: { deck?: unknown } } | null)?.cards;
  return typeof cards?.deck === 'number' ? cards.deck : null;
}

/**
 * Which cards were in the deck only the rules know. But they lie in rising order, so a card is as far above a lower
 * one as its place is, or further, and none is lower than its place.
 */
function areDealt(cards: readonly number[], draws: readonly Draw[], deck: number): boolean {
  const places: number[] = [];
  for (const [i, [sides, drawn]] of draws.entries()) {
    if (sides !== deck - i) return false;
    places.push(placeOf(drawn, places));
  }
  const dealt = cards.map((card, i) => ({ card, place: places[i] ?? 0 })).sort((a, b) => a.place - b.place);
  const above = dealt.map(({ card, place }) => card - place);
  return above.every((one, i) => one >= (above[i - 1] ?? 1));
}

/** Where a card lay in the whole deck, when those at the given places had been taken out. */
function placeOf(drawn: number, taken: readonly number[]): number {
  let place = drawn;
  for (const gone of [...taken].sort((a, b) => a - b)) if (gone <= place) place += 1;
  return place;
}
