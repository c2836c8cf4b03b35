import type { Zoom } from '../../history/index.ts';

/**
 * What a line of code does, whatever the text it stands in. The three texts of a listing give these
 * keys to their lines, and a moment of a run gives keys too: so the texts are in step with the run,
 * and with each other, by construction.
 */
const KEYS = {
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
  // The pointer writes, and the count that goes with the second of a pair.
  'cover.left': 'links',
  'cover.right': 'links',
  'cover.up': 'links',
  'cover.down': 'links',
  'cover.size': 'links',
  'uncover.up': 'links',
  'uncover.down': 'links',
  'uncover.size': 'links',
  'uncover.left': 'links',
  'uncover.right': 'links',
} as const satisfies Readonly<Record<string, Zoom>>;

export type CodeKey = keyof typeof KEYS;

export const CODE_KEYS = Object.keys(KEYS) as readonly CodeKey[];

/** The coarsest zoom at which a line with this key is lit. */
export function zoomOfKey(key: CodeKey): Zoom {
  return KEYS[key];
}

export function isCodeKey(text: string): text is CodeKey {
  return Object.hasOwn(KEYS, text);
}
