import { readdirSync, readFileSync } from 'node:fs';
import { type RippleEntry, parseEntry } from '#puzzles/ripple-effect/library.ts';

const folder = new URL('../../../../content/puzzles/ripple-effect-made/', import.meta.url);

/** The puzzles of the play page that are made, read from their files. */
export const made: RippleEntry[] = readdirSync(folder)
  .sort()
  .map((name) => parseEntry(name, readFileSync(new URL(name, folder), 'utf8')));
