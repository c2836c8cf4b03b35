import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Matrix, auto, bitmaps, count, links, parse, Search, smallest, solve } from '#dlx/index.ts';
import { BitmapSearch } from '#dlx/bitmaps.ts';
import { createRecorder } from '#history/recorder.ts';
import type { Chunk } from '#history/chunk.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { pentominoes } from '../../matrices/pentominoes.ts';
import { colouredMatrices, macMahon, SMALL, wordsInGrid } from '../../matrices/coloured.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';
import { runs } from '../../support/runs.ts';

/** All that is told of a moment. */
function momentOf(search: Search | BitmapSearch): unknown {
  const { event, events, moves, writes, nodes, updates, covers, solutions, deadEnds } = search;
  const counters = { event, events, moves, writes, nodes, updates, covers, solutions, deadEnds };
  const { level, lowest, highest, removed, covered, cleansings, cleansed } = search;
  const place = {
    ...{ cleansings, cleansed },
    level,
    lowest,
    highest,
    removed,
    covered,
    rows: search.rows(),
    path: [...search.path()],
  };
  return {
    ...counters,
    ...place,
    profile: [...search.profile],
    byLevel: [...search.updatesByLevel],
  };
}

/** Every try, every solution and the end, side by side. */
function walkTogether(matrix: Matrix): void {
  const byLinks = new Search(matrix);
  const byBitmaps = new BitmapSearch(matrix);
  expect(momentOf(byBitmaps)).toEqual(momentOf(byLinks));
  while (!byLinks.done) {
    byLinks.run({ updates: 0, solutions: 0 });
    byBitmaps.run({ updates: 0, solutions: 0 });
    expect(momentOf(byBitmaps)).toEqual(momentOf(byLinks));
  }
}

describe('a search on bitmaps', () => {
  it('walks the tree of the links, moment by moment, on random matrices', () => {
    fc.assert(fc.property(matrices({ mostColumns: 8, mostRows: 14 }), walkTogether), {
      numRuns: runs(2_000),
    });
  });

  it('walks it with colours too, on 10,000 random matrices', () => {
    let cleansings = 0;
    fc.assert(
      fc.property(colouredMatrices({ mostColumns: 9, mostRows: 16 }), (matrix) => {
        walkTogether(matrix);
        cleansings += count(matrix, { engine: bitmaps }).cleansings ?? 0;
      }),
      { numRuns: runs(10_000) },
    );
    expect(cleansings).toBeGreaterThan(runs(10_000));
  });

  it.each<[string, Matrix]>([
    ['three words in a grid', wordsInGrid(['DANCE', 'LINKS', 'COVER'], 5)],
    ['MacMahon’s squares', macMahon()],
    ['Knuth’s small one', parse(SMALL)],
  ])('walks it with colours: %s', (_, matrix) => {
    walkTogether(matrix);
    expect(count(matrix, { engine: bitmaps })).toEqual(count(matrix));
  });

  it('with colours can be put to any moment', () => {
    fc.assert(
      fc.property(colouredMatrices({ mostColumns: 9, mostRows: 14 }), (matrix) => {
        const search = new BitmapSearch(matrix);
        const other = new BitmapSearch(matrix);
        while (!search.done) {
          search.run({ updates: 0 });
          if (search.event !== 'try') continue;
          const { events, nodes, updates, covers, cleansings, solutions, deadEnds } = search;
          other.restore(search.path(), { events, nodes, updates, covers, cleansings, solutions, deadEnds });
          const told = ({ covered, removed, cleansed, moves, writes }: BitmapSearch) => ({
            covered,
            removed,
            cleansed,
            moves,
            writes,
          });
          expect(told(other)).toEqual(told(search));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives the solutions of the links in their order, and the same counts', () => {
    fc.assert(
      fc.property(matrices({ mostColumns: 9, mostRows: 24 }), (matrix) => {
        expect([...solve(matrix, { engine: bitmaps })]).toEqual([...solve(matrix)]);
        expect(count(matrix, { engine: bitmaps })).toEqual(count(matrix));
        expect(count(matrix, { engine: bitmaps, limit: 1 })).toEqual(count(matrix, { limit: 1 }));
      }),
      { numRuns: runs(8_000) },
    );
  });

  it.each<[string, Matrix]>([
    ['Knuth’s matrix', parse(KNUTH)],
    ['six queens', queens(6)],
  ])('walks the tree of the links: %s', (_, matrix) => {
    walkTogether(matrix);
  });

  it.each<[string, Matrix]>([
    ['pentominoes', pentominoes()],
    ['tetrasticks, with secondary columns', encode({ omit: 'L', pinned: 'F in one aspect' }).matrix],
  ])('agrees on columns of many words: %s', (_, matrix) => {
    const limit = { limit: 2 };
    expect(count(matrix, { ...limit, engine: bitmaps })).toEqual(count(matrix, limit));
  });

  it('records what the links record, byte for byte', () => {
    const chunks = (engine: typeof links): Chunk[] => {
      const recorder = createRecorder(queens(8), { engine });
      const all: Chunk[] = [];
      while (!recorder.finished) all.push(recorder.advance(20_000));
      return all;
    };
    expect(chunks(links).length).toBeGreaterThan(1);
    expect(chunks(bitmaps)).toEqual(chunks(links));
  });

  it('says that it knows no other chooser, and leaves those to the links', () => {
    const matrix = parse(KNUTH);
    expect(() => count(matrix, { engine: bitmaps, chooser: 'leftmost' })).toThrow(/smallest column only/);
    expect(count(matrix, { engine: auto, chooser: 'leftmost' })).toEqual(count(matrix, { chooser: 'leftmost' }));
    expect(count(matrix, { engine: auto })).toEqual(count(matrix));
  });

  it('are taken where their words are full, and links where most of a word would be empty', () => {
    expect(auto(queens(12), smallest)).toBeInstanceOf(BitmapSearch);
    expect(auto(queens(8), smallest)).not.toBeInstanceOf(BitmapSearch);
  });
});
