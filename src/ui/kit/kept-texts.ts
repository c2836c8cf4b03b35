import { recall, remember } from './device.ts';

/**
 * Texts that are too long for an address: this device keeps them, and the address has a short key.
 * The key follows from the text, so two tabs never write over each other's.
 */

/** So many characters are kept in all; then the texts that were kept first are forgotten. */
const MOST = 1_000_000;
/** Under this name the keys are kept, the latest first. */
const KEYS = 'kept';

/** Where texts are kept; a test has one of its own. */
export interface Shelf {
  recall(name: string): string | null;
  remember(name: string, text: string | null): void;
}

/**
 * Keeps a text.
 *
 * @returns its key; the browser may refuse to keep anything, and `keptText` then does not find it
 */
export function keepText(text: string, shelf: Shelf = { recall, remember }): string {
  const key = keyOf(text);
  const others = keysOf(shelf).filter((other) => other !== key);
  let left = MOST - text.length;
  const kept = others.filter((other) => {
    left -= keptText(other, shelf)?.length ?? MOST;
    if (left < 0) shelf.remember(nameOf(other), null);
    return left >= 0;
  });
  shelf.remember(nameOf(key), text);
  shelf.remember(KEYS, [key, ...kept].join(' '));
  return key;
}

/** The text that was kept under a key on this device, or null. */
export function keptText(key: string, shelf: Shelf = { recall, remember }): string | null {
  return /^[0-9a-z]{1,11}$/.test(key) ? shelf.recall(nameOf(key)) : null;
}

function keysOf(shelf: Shelf): string[] {
  return (shelf.recall(KEYS) ?? '').split(' ').filter((key) => key !== '');
}

const nameOf = (key: string): string => `kept.${key}`;

/** A hash of 53 bits in base 36: two of 32 that are mixed, as in cyrb53 (bryc, public domain). */
function keyOf(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 2_654_435_761);
    b = Math.imul(b ^ unit, 1_597_334_677);
  }
  const mixed = (one: number, other: number): number =>
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  const [high, low] = [mixed(b, a), mixed(a, b)];
  return (2 ** 32 * (high & 0x1fffff) + (low >>> 0)).toString(36);
}
