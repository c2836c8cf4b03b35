import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { type AtlasEntry, type CrossingAtlas, atlasEntry, MOST_CROSSINGS } from '#puzzles/tetrasticks/atlas.ts';
import { omittable } from '#puzzles/tetrasticks/parity.ts';
import { printTable, whole } from './table.ts';

const FILE = new URL('../../content/data/crossings.json', import.meta.url);

/**
 * Computes the atlas of crossings, minutes of work, and writes it to content/data/crossings.json:
 * the covers of the 5×5 board by number of crossings, for each piece that can be left out, with an
 * example of each.
 */
export async function benchAtlas(): Promise<void> {
  const before = performance.now();
  const omitted: Record<string, AtlasEntry> = {};
  for (const piece of omittable()) {
    omitted[piece] = atlasEntry(piece);
    console.error(`${piece}: ${Math.round((performance.now() - before) / 1000)} s`);
  }
  const atlas: CrossingAtlas = {
    command: 'npm run bench -- atlas',
    about:
      'Covers of the 5x5 tetrastick board with crossings allowed, by number of crossings from 0 on, F in one ' +
      'aspect (so up to symmetry). An example is the first such cover found: row numbers of encode({ omit, ' +
      'pinned: "F in one aspect" }).',
    omitted,
  };
  const text = await format(JSON.stringify(atlas), { parser: 'json', printWidth: 100 });
  const isNews = text !== readOld();
  writeFileSync(FILE, text);
  printTable(
    `Covers by number of crossings, in ${Math.round((performance.now() - before) / 1000)} ` +
      `s${isNews ? '; content/data/crossings.json has changed' : ''}`,
    ['omitted', ...Array.from({ length: MOST_CROSSINGS + 1 }, (_, n) => String(n)), 'all'],
    Object.entries(omitted).map(([piece, { counts }]) => [
      piece,
      ...counts.map(whole),
      whole(counts.reduce((sum, n) => sum + n, 0)),
    ]),
  );
}

function readOld(): string {
  try {
    return readFileSync(FILE, 'utf8');
  } catch {
    return '';
  }
}
