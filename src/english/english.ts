/** Numbers and lists in plain English, for every floor that speaks. */

/**
 * A whole number with its thousands apart: `1,409`. The browser's own formatting takes 40 ms to begin on a phone, while
 * a page wakes.
 */
export function inWords(count: number | bigint): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A number with its article: `a 7`, `an 8`, `an 11`, `an 18`. */
export function withArticle(count: number): string {
  const figures = inWords(count);
  return `${/^(?:8|1[18](?:,\d{3})*$)/.test(figures) ? 'an' : 'a'} ${figures}`;
}

/** A number of things: `no nodes`, `1 node`, `1,409 nodes`. */
export function counted(count: number | bigint, noun: string): string {
  return count === 0 || count === 0n ? `no ${noun}s` : inFigures(count, noun);
}

/** The same with a nought: `0 nodes`. */
export function inFigures(count: number | bigint, noun: string, more = `${noun}s`): string {
  return `${inWords(count)} ${count === 1 || count === 1n ? noun : more}`;
}

/** How often: `once`, `twice`, `3 times`. */
export function times(count: number): string {
  return count === 1 ? 'once' : count === 2 ? 'twice' : inFigures(count, 'time');
}

/** From the least to the most: `2`, `1 or 2`, `1 to 3`. */
export function fromTo(least: number, most: number): string {
  const last = inWords(most);
  return least === most ? last : `${inWords(least)} ${least + 1 === most ? 'or' : 'to'} ${last}`;
}

/** `A`, `A and B`, `A, B and C`; the word before the last item is `and` unless another is given, such as `or`. */
export function listed(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** The first letter a capital. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A sentence: a capital and a full stop. */
export function sentence(words: string): string {
  return `${capital(words)}.`;
}

/** The beginning of a text that may be very long, for a message that quotes it. */
export function shortened(text: string, most = 24): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
