import { readdirSync, readFileSync } from 'node:fs';
import { type RippleEntry, readLibrary } from '#puzzles/ripple-effect/library.ts';

const folder = new URL('../../../../content/puzzles/ripple-effect/', import.meta.url);

/** The puzzles that come with the site, read from their files. */
export const library: RippleEntry[] = readLibrary(
  Object.fromEntries(
    readdirSync(folder).map((name) => [`/content/${name}`, readFileSync(new URL(name, folder), 'utf8')]),
  ),
);

/** One of them, by its slug. */
export function puzzleCalled(slug: string): RippleEntry['puzzle'] {
  const entry = library.find((candidate) => candidate.slug === slug);
  if (!entry) throw new Error(`no puzzle file is called ${slug}`);
  return entry.puzzle;
}
