/**
 * The fragment of a page's address: `#<place>?<figure>.<name>=<value>&…`. The place is the id that the browser scrolls
 * to, usually the figure used last; the state of all figures of the page follows as a query. A fragment is never sent
 * to a server, so no server refuses it for its length.
 *
 * A long value is packed where that makes it shorter (`<figure>.<name>.packed=…`).
 */

/**
 * The longest fragment of a link to share, in characters: with the rest of the address it fits into one message of
 * 4,096, the limit of Telegram. Slack advises 4,000.
 */
export const LONGEST_LINK = 3_900;

/** The longest fragment that a page writes into its own address; Chromium stops at two million characters. */
export const LONGEST_FRAGMENT = 200_000;

/** Values that take this many characters in the address are packed; shorter ones stay readable. */
export const LONG_VALUE = 500;

/** A name and a value of the address. */
export interface Entry {
  readonly name: string;
  readonly form: 'plain' | 'packed';
  readonly value: string;
}

/** The place of a fragment, undecoded, and the query after it with its `?`, or an empty string. */
export function splitFragment(fragment: string): {
  readonly place: string;
  readonly query: string;
} {
  const at = fragment.indexOf('?');
  if (at < 0) return { place: fragment.slice(1), query: '' };
  return { place: fragment.slice(1, at), query: fragment.slice(at) };
}

/** The fragment that leads to a place with this state; empty without both. */
export function joinFragment(place: string, entries: readonly Entry[]): string {
  const query = queryOf(entries);
  return place === '' && query === '' ? '' : `#${place}${query}`;
}

/** The fragment that sets figures of a page to a state, keyed by `<figure>.<name>`; its place is the first of them. */
export function fragmentFor(state: Readonly<Record<string, string>>): string {
  const entries = Object.entries(state).map(([name, value]) => plainEntry(name, value));
  return joinFragment(entries[0]?.name.split('.')[0] ?? '', entries);
}

/** The entries of a query, in order. */
export function entriesOf(query: string): Entry[] {
  return Array.from(new URLSearchParams(query), ([key, value]) => {
    const name = /^([^.]+\.[^.]+)\.packed$/.exec(key)?.[1];
    return name === undefined ? plainEntry(key, value) : { name, form: 'packed', value };
  });
}

/** A query with its `?`, or an empty string. */
export function queryOf(entries: readonly Entry[]): string {
  const pairs = entries.map(({ name, form, value }) => [form === 'packed' ? `${name}.packed` : name, value]);
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? '' : `?${text}`;
}

export function plainEntry(name: string, value: string): Entry {
  return { name, form: 'plain', value };
}

/** The number of characters that a value takes in an address. */
export function lengthOf(value: string): number {
  return new URLSearchParams({ '': value }).toString().length - 1;
}

/**
 * Entries with their long values packed.
 *
 * @param packed the packed form of each long value, or null where that is not shorter
 */
export function packEntries(entries: readonly Entry[], packed: ReadonlyMap<string, string | null>): Entry[] {
  return entries.map((entry) => {
    const value = packed.get(entry.value);
    return value ? { ...entry, form: 'packed', value } : entry;
  });
}

/** The index of the entry whose value takes the most characters; −1 when there are none. */
export function longestOf(entries: readonly Entry[]): number {
  const lengths = entries.map(({ value }) => lengthOf(value));
  return lengths.indexOf(Math.max(...lengths));
}
