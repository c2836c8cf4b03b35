import type { Entry } from '#player/fragment.ts';
import {
  entriesOf,
  joinFragment,
  lengthOf,
  LONG_VALUE,
  LONGEST_FRAGMENT,
  LONGEST_LINK,
  longestOf,
  packEntries,
  plain,
  queryOf,
  splitFragment,
} from '#player/fragment.ts';
import { pack, PackingError, unpack } from '#player/packing.ts';

/** What a page's address needs of the browser; a test has its own. */
export interface Browser {
  readonly location: Pick<Location, 'href' | 'pathname' | 'search' | 'hash' | 'replace' | 'reload'>;
  readonly history: Pick<History, 'replaceState'> & { readonly state: unknown };
}

/** The state of all figures of a page, as its address has it. */
export interface PageAddress {
  /** `?<figure>.<name>=<value>&…`; what was packed is plain here. */
  readonly query: string;
  /** The id that the address led to as the page was opened. */
  readonly place: string;
  /** Resolves once what is packed has been read; null when there is nothing to wait for. */
  readonly reading: Promise<void> | null;
  /** What could not be read of a figure's state, a sentence each. */
  faults(figure: string): readonly string[];
  /**
   * Writes the state into the address, in place: the history of the tab is the reader's.
   *
   * @param figure the figure touched last, to which the address leads
   * @param state what this entry of the history keeps beside its address
   */
  write(figure: string, query: string, state?: unknown): void;
  /** The fragment with this state alone, for others; or the value that is too long for a link. */
  toShare(figure: string, query: string): Promise<Shareable>;
  /** Goes to the place in the address, as the browser does by itself when nothing stands behind it. */
  goToPlace(): void;
  /** The fragment has changed, by this page or not. */
  changed(): void;
}

export type Shareable =
  | { readonly fragment: string; readonly tooLong: null }
  | { readonly fragment: null; readonly tooLong: string };

/** In the state of an entry of the history: a page has been opened there. */
const VISITED = 'visited';

/** Reads the address of a page, and looks after it from then on. */
export function openAddress({ location, history }: Browser): PageAddress {
  const linked = splitFragment(location.hash);
  const asked = entriesOf(linked.query);
  const found: { readonly name: string; readonly words: string }[] = [];
  const unread = asked.filter(({ form }) => form === 'packed');
  /** Long values as they are packed; null when that does not make them shorter. */
  let packed = new Map<string, string | null>();
  /** The fragment as this page has read or written it. */
  let fragment = location.hash;
  let { place } = linked;
  let query = queryOf(asked.filter(({ form }) => form === 'plain'));
  /** What was written while the address was still being read. */
  let late: (() => void) | null = null;
  let reading = unread.length > 0 ? unpackAll() : null;
  history.replaceState(visited(history.state), '');

  async function unpackAll(): Promise<void> {
    const results = await Promise.all(unread.map(unpackOne));
    query = queryOf([...entriesOf(query), ...results.flat()]);
    reading = null;
    late?.();
  }

  async function unpackOne({ name, value }: Entry): Promise<Entry[]> {
    try {
      const text = await unpack(value);
      packed.set(text, value);
      return [plain(name, text)];
    } catch (error) {
      if (!(error instanceof PackingError)) throw error;
      const noun = name.slice(name.indexOf('.') + 1).slice(0, 24);
      found.push({ name, words: `The link’s ${noun} is damaged: ${error.message}.` });
      return [];
    }
  }

  function put(state: unknown): void {
    if (reading) {
      late = () => put(state);
      return;
    }
    const entries = entriesOf(query);
    const values = new Set(entries.map(({ value }) => value));
    packed = new Map([...packed].filter(([value]) => values.has(value)));
    const fitting = packEntries(entries, packed);
    // A text of this length is a draft, which the device keeps anyway.
    while (joinFragment(place, fitting).length > LONGEST_FRAGMENT) fitting.splice(longestOf(fitting), 1);
    const written = joinFragment(place, fitting);
    fragment = written;
    history.replaceState(visited(state), '', `${location.pathname}${location.search}${written}`);
    void packAll(entries).then((isNews) => {
      // What is packed now comes into the address, unless that has gone on.
      if (isNews && fragment === written) put(history.state);
    });
  }

  /** Packs the long values; false when all of them were packed before. */
  async function packAll(entries: readonly Entry[]): Promise<boolean> {
    const long = entries.filter(({ value }) => !packed.has(value) && lengthOf(value) >= LONG_VALUE);
    await Promise.all(
      long.map(async ({ value }) => {
        // A browser that cannot pack has longer addresses.
        const shorter = await pack(value).catch(() => null);
        const isShorter = shorter !== null && shorter.length < lengthOf(value);
        packed.set(value, isShorter ? shorter : null);
      }),
    );
    return long.length > 0;
  }

  function goToPlace(): void {
    if (place === '') return;
    const { href } = location;
    const { state } = history;
    location.replace(`#${place}`);
    history.replaceState(state, '', href);
  }

  return {
    place: linked.query === '' ? '' : linked.place,
    get query() {
      return query;
    },
    get reading() {
      return reading;
    },
    faults: (figure) => found.filter(({ name }) => name.startsWith(`${figure}.`)).map(({ words }) => words),
    write(figure, to, state = history.state) {
      place = figure;
      query = to;
      put(state);
    },
    async toShare(figure, state) {
      const entries = entriesOf(state);
      await packAll(entries);
      const link = joinFragment(figure, packEntries(entries, packed));
      if (link.length <= LONGEST_LINK) return { fragment: link, tooLong: null };
      return { fragment: null, tooLong: entries[longestOf(entries)]?.value ?? '' };
    },
    goToPlace,
    changed() {
      if (location.hash === fragment) return;
      const to = splitFragment(location.hash);
      const isNew = !isVisited(history.state);
      const isSame = to.query === splitFragment(fragment).query;
      ({ place } = to);
      // Going to a place changes the fragment as well, and that is heard later.
      fragment = location.hash;
      // The browser has looked for the whole fragment, and found nothing of that name.
      if (isNew && to.query !== '') goToPlace();
      // To another place of the page the state goes along.
      if (isSame || (isNew && to.query === '')) put(history.state);
      else location.reload();
    },
  };
}

function visited(state: unknown): unknown {
  return { ...(state as object | null), [VISITED]: true };
}

function isVisited(state: unknown): boolean {
  return (state as Readonly<Record<string, unknown>> | null)?.[VISITED] === true;
}
