import type { Zoom } from '#history/index.ts';

/**
 * What a line of code does, whatever the text it stands in. The three texts of a listing give these
 * keys to their lines, and a moment of a run gives keys too: so the texts are in step with the run,
 * and with each other, by construction.
 */
const SEARCH_KEYS = {
  // The events of the search.
  'search.start': 'decisions',
  'search.solution': 'decisions',
  'search.choose': 'decisions',
  'search.dead-end': 'decisions',
  'search.try': 'decisions',
  'search.retreat': 'decisions',
  'search.done': 'decisions',
  // Its calls, and the heads of what is called.
  'search.cover-branch': 'covers',
  'search.cover-others': 'covers',
  'search.uncover-others': 'covers',
  'search.uncover-branch': 'covers',
  cover: 'covers',
  uncover: 'covers',
  // The pointer writes to the ring of headers.
  'cover.left': 'links',
  'cover.right': 'links',
  'uncover.left': 'links',
  'uncover.right': 'links',
} as const satisfies Readonly<Record<string, Zoom>>;

/** Where there are no colours: the pointer writes, and the count that goes with the second of a pair. */
const PLAIN_KEYS = {
  ...SEARCH_KEYS,
  'cover.up': 'links',
  'cover.down': 'links',
  'cover.size': 'links',
  'uncover.up': 'links',
  'uncover.down': 'links',
  'uncover.size': 'links',
} as const;

/**
 * Where there are colours: a `.call` is the line of commit or uncommit that calls a head, a `.row` the
 * line that hides a row or brings it back, and those writes stand in `hide` and `unhide`.
 */
const COLOURED_KEYS = {
  ...SEARCH_KEYS,
  'cover.call': 'covers',
  'purify.call': 'covers',
  'uncover.call': 'covers',
  'unpurify.call': 'covers',
  purify: 'covers',
  'purify.colour': 'links',
  'purify.mark': 'links',
  'purify.row': 'links',
  unpurify: 'covers',
  'unpurify.mark': 'links',
  'unpurify.row': 'links',
  'unpurify.colour': 'links',
  'cover.row': 'links',
  'uncover.row': 'links',
  'hide.up': 'links',
  'hide.down': 'links',
  'hide.size': 'links',
  'unhide.up': 'links',
  'unhide.down': 'links',
  'unhide.size': 'links',
} as const satisfies Readonly<Record<string, Zoom>>;

const KEYS = { ...PLAIN_KEYS, ...COLOURED_KEYS };

export type PlainKey = keyof typeof PLAIN_KEYS;

export type ColouredKey = keyof typeof COLOURED_KEYS;

export type CodeKey = keyof typeof KEYS;

/** The keys of a listing of cover and uncover. */
export const CODE_KEYS = Object.keys(PLAIN_KEYS) as readonly PlainKey[];

/** The keys of a listing that has commit and purify too. */
export const CODE_KEYS_WITH_COLOURS = Object.keys(COLOURED_KEYS) as readonly ColouredKey[];

/** The coarsest zoom at which a line with this key is lit. */
export function zoomOfKey(key: CodeKey): Zoom {
  return KEYS[key];
}

export function isCodeKey(text: string): text is CodeKey {
  return Object.hasOwn(KEYS, text);
}
