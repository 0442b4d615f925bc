/**
 * The hashes of fair dice, as docs/dev/fair-dice.md has them byte for byte.
 *
 * Not by `crypto.subtle`: a browser has it only where the page came over https, and a table at home seldom does.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export { hexToBytes };

/** A seat's share of chance: a word, and a secret number that keeps short words from being guessed. */
export interface Share {
  nonce: string;
  text: string;
}

const HASH = /^[0-9a-f]{64}$/;
const BYTES = /^(?:[0-9a-f]{2})*$/;

export function isHash(value: unknown): value is string {
  return typeof value === 'string' && HASH.test(value);
}

/** Whether a text is bytes in hexadecimal digits. */
export function isHex(value: unknown): value is string {
  return typeof value === 'string' && BYTES.test(value);
}

export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** What the table publishes before the game: the hash of its seed. */
export function commitment(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** What a seat publishes before anybody's share is open. */
export function pledgeOf(seat: string, { nonce, text }: Share): string {
  return hashOf(['regelwerk pledge', seat, nonce, text].join('\n'));
}

/** What enters the dice. Nobody can tell it from the pledge. */
export function valueOf(seat: string, { nonce, text }: Share): string {
  return hashOf(['regelwerk share', seat, nonce, text].join('\n'));
}

/** The key of all throws of one dealing: the seed with everybody's shares, in the order of the seats' names. */
export function keyOf(seed: string, dealing: number, shares: ReadonlyMap<string, Share>): Uint8Array {
  const lines = [...shares].sort(([a], [b]) => byCodePoints(a, b)).map(([seat, share]) => `${seat}:${valueOf(seat, share)}`);
  return mac(hexToBytes(seed), ['regelwerk dice', String(dealing), ...lines].join('\n'));
}

export function mac(key: Uint8Array, text: string): Uint8Array {
  return hmac(sha256, key, utf8ToBytes(text));
}

/** The hash of a part of an entry, salted so that it cannot be guessed. */
export function leafHash(salt: string, text: string): string {
  return bytesToHex(sha256(concatBytes(hexToBytes(salt), utf8ToBytes(text))));
}

export function entryHash(previous: string, n: number, leaves: readonly string[]): string {
  return hashOf(['regelwerk entry', previous, String(n), ...leaves].join('\n'));
}

/** 32 random bytes; every browser has them, also without https. */
export function freshNonce(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** JavaScript compares halves of characters beyond the first 65,536; the contract compares characters. */
function byCodePoints(a: string, b: string): number {
  const [left, right] = [[...a], [...b]];
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const apart = (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0);
    if (apart) return apart;
  }
  return left.length - right.length;
}
