/**
 * The fragment of a page's address: `#<place>?<figure>.<name>=<value>&…`. The place is the id that the
 * browser goes to, as a rule that of the figure touched last; behind it stands the state of all
 * figures of the page, as a query. A fragment never goes to a server, so none refuses it for its length.
 *
 * A long value is packed where that makes it shorter (`<figure>.<name>.packed=…`). What is too long
 * even so stays on the device of the reader, and the address has a short key to it
 * (`<figure>.<name>.kept=…`).
 */

/**
 * So many characters of a fragment at most: with the rest of the address it fits into one message of
 * 4,096, the limit of Telegram. Slack advises 4,000; browsers carry tens of thousands.
 */
export const LONGEST_FRAGMENT = 3_900;

/** Values of so many characters, as the address writes them, are packed; shorter ones can be read by people. */
export const LONG_VALUE = 500;

/** A name and a value of the address. */
export interface Entry {
  readonly name: string;
  /** How the value is written: as it is, packed, or as the key of what a device keeps. */
  readonly form: 'plain' | 'packed' | 'kept';
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
    const [, name, form] = /^([^.]+\.[^.]+)\.(packed|kept)$/.exec(key) ?? [];
    if (name === undefined) return plain(key, value);
    return { name, form: form === 'kept' ? 'kept' : 'packed', value };
  });
}

/** A query with its `?`, or an empty text. */
export function queryOf(entries: readonly Entry[]): string {
  const pairs = entries.map(({ name, form, value }) => [keyOf(name, form), value]);
  const text = new URLSearchParams(pairs).toString();
  return text === '' ? '' : `?${text}`;
}

export function plain(name: string, value: string): Entry {
  return { name, form: 'plain', value };
}

/**
 * Addresses had the state in the query of the page before they had it in the fragment. Takes it out:
 * names with a dot are those of figures, and the rest of the query is not ours.
 */
export function splitOldQuery(search: string): {
  readonly state: readonly Entry[];
  readonly rest: string;
} {
  const all = entriesOf(search);
  const state = all.filter(({ name }) => name.includes('.'));
  if (state.length === 0) return { state, rest: search };
  return { state, rest: queryOf(all.filter(({ name }) => !name.includes('.'))) };
}

/** How many characters an address takes for a value. */
export function lengthOf(value: string): number {
  return new URLSearchParams({ '': value }).toString().length - 1;
}

/** What shortens the values of an address. */
export interface Shortening {
  /** The packed form of a long value, where it is shorter. */
  packed(value: string): string | null | undefined;
  /** Keeps a value on the device, and gives its key. */
  keep(value: string): string;
}

/**
 * Makes plain entries short enough for a fragment: long values are packed, and as long as that is not
 * enough the longest one is kept on the device.
 */
export function fitEntries(place: string, entries: readonly Entry[], { packed, keep }: Shortening): Entry[] {
  const fitting = entries.map((entry): Entry => {
    const value = packed(entry.value);
    return value ? { ...entry, form: 'packed', value } : entry;
  });
  while (joinFragment(place, fitting).length > LONGEST_FRAGMENT) {
    const lengths = fitting.map(({ form, value }) => (form === 'kept' ? 0 : lengthOf(value)));
    const longest = lengths.indexOf(Math.max(...lengths));
    const entry = entries[longest];
    // A key would not be shorter: so many names are none of ours.
    if (!entry || (lengths[longest] ?? 0) <= 20) break;
    fitting[longest] = { name: entry.name, form: 'kept', value: keep(entry.value) };
  }
  return fitting;
}

function keyOf(name: string, form: Entry['form']): string {
  return form === 'plain' ? name : `${name}.${form}`;
}
