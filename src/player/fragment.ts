/**
 * The fragment of a page's address: `#<place>?<figure>.<name>=<value>&…`. The place is the id that the
 * browser goes to, as a rule that of the figure touched last; behind it stands the state of all
 * figures of the page, as a query. A fragment is never sent to a server, so no server refuses it for its length.
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

/** Values that take this many characters in the address are packed; shorter ones can be read by people. */
export const LONG_VALUE = 500;

/** A name and a value of the address. */
export interface Entry {
  readonly name: string;
  readonly form: 'plain' | 'packed';
  readonly value: string;
}

/** The place in a fragment, as it stands there, and the query behind it with its `?`, or an empty text. */
export function splitFragment(fragment: string): {
  readonly place: string;
  readonly query: string;
} {
  const at = fragment.indexOf('?');
  if (at < 0) return { place: fragment.slice(1), query: '' };
  return { place: fragment.slice(1, at), query: fragment.slice(at) };
}

/** The fragment that leads to a place with this state; with neither there is none. */
export function joinFragment(place: string, entries: readonly Entry[]): string {
  const query = queryOf(entries);
  return place === '' && query === '' ? '' : `#${place}${query}`;
}

/** The fragment that brings figures of a page to a state, by `<figure>.<name>`; it leads to the first of them. */
export function fragmentFor(state: Readonly<Record<string, string>>): string {
  const entries = Object.entries(state).map(([name, value]) => plain(name, value));
  return joinFragment(entries[0]?.name.split('.')[0] ?? '', entries);
}

/** What a query says, in its order. */
export function entriesOf(query: string): Entry[] {
  return Array.from(new URLSearchParams(query), ([key, value]) => {
    const name = /^([^.]+\.[^.]+)\.packed$/.exec(key)?.[1];
    return name === undefined ? plain(key, value) : { name, form: 'packed', value };
  });
}

/** A query with its `?`, or an empty text. */
export function queryOf(entries: readonly Entry[]): string {
  const pairs = entries.map(({ name, form, value }) => [form === 'packed' ? `${name}.packed` : name, value]);
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? '' : `?${text}`;
}

export function plain(name: string, value: string): Entry {
  return { name, form: 'plain', value };
}

/** How many characters an address takes for a value. */
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

/** Which entry takes the most characters; −1 where there is none. */
export function longestOf(entries: readonly Entry[]): number {
  const lengths = entries.map(({ value }) => lengthOf(value));
  return lengths.indexOf(Math.max(...lengths));
}
