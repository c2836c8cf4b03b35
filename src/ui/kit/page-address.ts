import { listed, shortened } from '#english/english.ts';
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
  plainEntry,
  queryOf,
  splitFragment,
} from '#player/fragment.ts';
import { pack, PackingError, unpack } from '#player/packing.ts';

/** What a page's address uses of the browser; a test passes a fake. */
export interface Browser {
  readonly location: Pick<Location, 'href' | 'pathname' | 'search' | 'hash' | 'replace' | 'reload'>;
  readonly history: Pick<History, 'replaceState'> & { readonly state: unknown };
}

/** The state of all figures of a page, as its address has it. */
export interface PageAddress {
  /** `?<figure>.<name>=<value>&…`; packed values are plain here. */
  readonly query: string;
  /** The id that the address named when the page was opened, or an empty string if no state came with it. */
  readonly place: string;
  /** Resolves once the packed values have been read; null if none are left. */
  readonly reading: Promise<void> | null;
  /** A sentence for each value of a figure that could not be read. */
  faults(figure: string): readonly string[];
  /**
   * A sentence about what the address has for no figure of the page, as when a name is damaged; empty when there is none.
   *
   * @param isHere whether the page has a figure of this id
   */
  strays(isHere: (figure: string) => boolean): string;
  /**
   * Writes the state into the address, without a new entry in the tab's history.
   *
   * @param figure the figure touched last, which the address names as its place
   * @param state the state object of the history entry
   */
  write(figure: string, query: string, state?: unknown): void;
  /** The fragment with this state alone, to be shared; or the value that is too long for a link. */
  toShare(figure: string, query: string): Promise<Shareable>;
  /** Scrolls to the place in the address, as the browser does by itself when no state follows it. */
  goToPlace(): void;
  /** To be called when the fragment has changed, through this page or not. */
  changed(): void;
}

export type Shareable =
  | { readonly fragment: string; readonly tooLong: null }
  | { readonly fragment: null; readonly tooLong: string };

/** A key in the state of a history entry: set when this page has opened there. */
const VISITED = 'visited';

/** Names of the whole page (`figure/page-view.ts`), and of a figure that is alone on its page (`site/embeds/play.ts`). */
const ofPage: ReadonlySet<string> = new Set(['page.present', 'page.plan', 'page.to-come', 'play']);

/** A message names at most as many. */
const MOST_NAMED = 3;

/** A write that the browser has refused is tried again after this time, in milliseconds. */
const AGAIN_MS = 2_000;

/** Reads the address of a page and keeps it up to date. */
export function openAddress({ location, history }: Browser): PageAddress {
  const linked = splitFragment(location.hash);
  const asked = entriesOf(linked.query);
  const found: { readonly name: string; readonly words: string }[] = [];
  const unread = asked.filter(({ form }) => form === 'packed');
  /** Long values and their packed forms; null where packing does not make them shorter. */
  let packed = new Map<string, string | null>();
  /** The fragment as this page has read or written it. */
  let fragment = location.hash;
  let { place } = linked;
  let query = queryOf(asked.filter(({ form }) => form === 'plain'));
  /** The retry of a write that the browser has refused. */
  let again: ReturnType<typeof setTimeout> | undefined;
  /** The last write that came while the address was still being read. */
  let late: (() => void) | null = null;
  let reading = unread.length > 0 ? unpackAll() : null;
  replace(visited(history.state));

  /** Replaces the entry of the tab's history; Safari refuses after a hundred times in thirty seconds. */
  function replace(state: unknown, address?: string): void {
    clearTimeout(again);
    try {
      history.replaceState(state, '', address);
    } catch {
      again = setTimeout(() => replace(state, address), AGAIN_MS);
    }
  }

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
      return [plainEntry(name, text)];
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
    // A string of this length is a draft, which the device keeps anyway.
    while (joinFragment(place, fitting).length > LONGEST_FRAGMENT) fitting.splice(longestOf(fitting), 1);
    const written = joinFragment(place, fitting);
    fragment = written;
    replace(visited(state), `${location.pathname}${location.search}${written}`);
    void packAll(entries).then((isNews) => {
      // The packed values are put into the address, unless it has changed since.
      if (isNews && fragment === written) put(history.state);
    });
  }

  /** Packs the long values; returns false when all of them were packed before. */
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
    replace(state, href);
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
    strays(isHere) {
      const isKnown = (name: string): boolean =>
        ofPage.has(name) || (name.includes('.') && isHere(name.split('.')[0] ?? ''));
      const names = asked.map(({ name }) => name).filter((name) => !isKnown(name));
      if (names.length === 0) return '';
      const which = [...new Set(names)].slice(0, MOST_NAMED).map((name) => `“${shortened(name)}”`);
      return (
        `The link’s ${listed(which)} belong${which.length === 1 ? 's' : ''} to nothing on this page. ` +
        `Correct the ${which.length === 1 ? 'name' : 'names'}, or copy the whole link again.`
      );
    },
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
      // `goToPlace` changes the fragment and restores it; its `hashchange` comes later and must find no difference.
      fragment = location.hash;
      // The browser has looked for an id equal to the whole fragment, and found none.
      if (isNew && to.query !== '') goToPlace();
      // A link to another place of the page keeps the state.
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
