/** What cannot be seen: control characters, blanks but the usual one, and characters without a width. */
const UNSEEN = /(?! )[\p{C}\p{Z}]/gu;

/** A text as a message quotes it: its beginning only, when it is long, and what cannot be seen by its number. */
export function quoted(text: string): string {
  const beginning = text.length > 40 ? `${text.slice(0, 40)}…` : text;
  return `"${beginning.replace(UNSEEN, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)}"`;
}

/** Any value as a message names it. */
export function told(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' || typeof value === 'symbol' ? `a ${typeof value}` : String(value);
}

/** How many there are, behind a number that is none of theirs: `there is only number 0`, `there are 3, numbered from 0`. */
export function numbered(count: number | bigint, from: 0 | 1 = 0): string {
  if (count < 2) return count < 1 ? 'there are none' : `there is only number ${from}`;
  return `there are ${count}, numbered from ${from}`;
}
