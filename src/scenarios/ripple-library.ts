import { type RippleEntry, parseEntries } from '#puzzles/ripple-effect/library.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';

/** The puzzles of the site, in the order of their files. */
export const library: readonly RippleEntry[] = parseEntries(
  import.meta.glob<string>('/content/puzzles/ripple-effect/*.txt', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/**
 * A puzzle of the site by its slug.
 *
 * @throws RangeError when the site has no puzzle of that slug
 */
export function siteRipple(slug: string): RipplePuzzle {
  const entry = library.find((one) => one.slug === slug);
  if (!entry) throw new RangeError(`there is no Ripple Effect puzzle “${slug}”`);
  return entry.puzzle;
}
