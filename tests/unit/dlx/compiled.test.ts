import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EngineName, type Matrix, count, createMatrix, parse, solve } from '#dlx/index.ts';
import { Search } from '#dlx/links.ts';
import { CompiledSearch } from '#dlx/compiled/search.ts';
import { createRecorder } from '#history/record.ts';
import type { Chunk } from '#history/chunk.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { pentominoes } from '../../matrices/pentominoes.ts';
import { colouredMatrices, macMahon, SMALL, wordsInGrid } from '../../matrices/coloured.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';
import { compiledText } from '../../../scripts/compile-engine.ts';
import { runs } from '../../support/runs.ts';

/** All that is told of a moment. */
function momentOf(search: Search | CompiledSearch): unknown {
  const { event, events, moves, writes, nodes, updates, covers, solutions, deadEnds } = search;
  const counters = { event, events, moves, writes, nodes, updates, covers, solutions, deadEnds };
  const { level, lowest, highest, removed, covered, cleansings, cleansed } = search;
  const place = {
    cleansings,
    cleansed,
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
  const byCompiled = new CompiledSearch(matrix);
  expect(momentOf(byCompiled)).toEqual(momentOf(byLinks));
  while (!byLinks.done) {
    byLinks.run({ updates: 0, solutions: 0 });
    byCompiled.run({ updates: 0, solutions: 0 });
    expect(momentOf(byCompiled)).toEqual(momentOf(byLinks));
  }
}

describe('the compiled search', () => {
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
        cleansings += count(matrix, { engine: 'compiled' }).cleansings ?? 0;
      }),
      { numRuns: runs(10_000), seed: 1 },
    );
    expect(cleansings).toBeGreaterThan(runs(10_000));
  });

  it.each<[string, Matrix]>([
    ['three words in a grid', wordsInGrid(['DANCE', 'LINKS', 'COVER'], 5)],
    ['MacMahon’s squares', macMahon()],
    ['Knuth’s small one', parse(SMALL)],
  ])('walks it with colours: %s', (_, matrix) => {
    walkTogether(matrix);
    expect(count(matrix, { engine: 'compiled' })).toEqual(count(matrix, { engine: 'links' }));
  });

  it('with colours can be put to any moment', () => {
    fc.assert(
      fc.property(colouredMatrices({ mostColumns: 9, mostRows: 14 }), (matrix) => {
        const search = new CompiledSearch(matrix);
        const other = new CompiledSearch(matrix);
        while (!search.done) {
          search.run({ updates: 0 });
          if (search.event !== 'try') continue;
          const { events, nodes, updates, covers, cleansings, solutions, deadEnds } = search;
          other.restore(search.path(), { events, nodes, updates, covers, cleansings, solutions, deadEnds });
          const told = ({ covered, removed, cleansed, moves, writes }: CompiledSearch) => ({
            covered,
            removed,
            cleansed,
            moves,
            writes,
          });
          expect(told(other)).toEqual(told(search));
        }
      }),
      { numRuns: runs(2_000) },
    );
  });

  it('gives the solutions of the links in their order, and the same counts', () => {
    fc.assert(
      fc.property(matrices({ mostColumns: 9, mostRows: 24 }), (matrix) => {
        expect([...solve(matrix, { engine: 'compiled' })]).toEqual([...solve(matrix, { engine: 'links' })]);
        expect(count(matrix, { engine: 'compiled' })).toEqual(count(matrix, { engine: 'links' }));
        expect(count(matrix, { engine: 'compiled', limit: 1 })).toEqual(count(matrix, { limit: 1, engine: 'links' }));
      }),
      { numRuns: runs(8_000) },
    );
  });

  it('shares its memory: searches that take turns are at the moments of those that run alone', () => {
    const some = fc.array(fc.oneof(matrices({ mostColumns: 8, mostRows: 12 }), colouredMatrices({})), {
      minLength: 2,
      maxLength: 4,
    });
    fc.assert(
      fc.property(some, fc.infiniteStream(fc.nat(3)), (list, turns) => {
        const pairs = list.map((matrix) => [new CompiledSearch(matrix), new Search(matrix)] as const);
        for (const turn of turns) {
          const left = pairs.filter(([search]) => !search.done);
          const pair = left[turn % left.length];
          if (!pair) break;
          for (const search of pair) search.run({ updates: 0, solutions: 0 });
          expect(momentOf(pair[0])).toEqual(momentOf(pair[1]));
        }
        for (const [search, links] of pairs) expect(momentOf(search)).toEqual(momentOf(links));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('goes on from a retreat below a floor after another search has had the memory', () => {
    fc.assert(
      fc.property(matrices({ mostColumns: 8, mostRows: 14 }), (matrix) => {
        const search = new CompiledSearch(matrix);
        while (!search.done) {
          search.run({ updates: 0, floor: search.level });
          new CompiledSearch(parse(KNUTH)).run();
        }
        expect([search.solutions, search.nodes, search.updates]).toEqual(Object.values(count(matrix)).slice(0, 3));
      }),
      { numRuns: runs(1_000) },
    );
  });

  it('is what its source compiles to', () => {
    expect(readFileSync('src/dlx/compiled/bytes.ts', 'utf8')).toBe(compiledText());
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
    expect(count(matrix, { ...limit, engine: 'compiled' })).toEqual(count(matrix, { ...limit, engine: 'links' }));
  });

  it('counts the pentominoes on 8×8 less its centre as Knuth’s dlx1 does', () => {
    const counts = { solutions: 520, nodes: 293_045, updates: 102_179_915 };
    expect(count(pentominoes(), { engine: 'compiled' })).toEqual(counts);
  });

  it('records what the links record, byte for byte', () => {
    const chunks = (engine: EngineName): Chunk[] => {
      const recorder = createRecorder(queens(8), { engine });
      const all: Chunk[] = [];
      while (!recorder.finished) all.push(recorder.advance(20_000));
      return all;
    };
    expect(chunks('links').length).toBeGreaterThan(1);
    expect(chunks('compiled')).toEqual(chunks('links'));
  });

  it('says that it knows no other chooser, and leaves those to the links', () => {
    const matrix = parse(KNUTH);
    expect(() => count(matrix, { engine: 'compiled', chooser: 'leftmost' })).toThrow(/smallest column only/);
    expect(count(matrix, { engine: 'auto', chooser: 'leftmost' })).toEqual(count(matrix, { chooser: 'leftmost' }));
    expect(count(matrix, { engine: 'auto' })).toEqual(count(matrix, { engine: 'links' }));
  });

  it('says before it builds them that tables would be too large', () => {
    const matrix = createMatrix(
      ['A'],
      Array.from({ length: 100_000 }, () => [0]),
    );
    expect(() => count(matrix, { engine: 'compiled', limit: 1 })).toThrow("too large for bitmaps; use engine 'links'");
  });

  it('goes through rows and columns of thousands, which took minutes once', () => {
    const all = Array.from({ length: 65_536 }, (_, column) => column);
    const wide = createMatrix(all.map(String), [all]);
    expect(count(wide, { engine: 'compiled' })).toEqual({ solutions: 1, nodes: 2, updates: 131_071 });
    const tall = createMatrix(['A', 'B'], all.map((row) => [row % 2]).slice(0, 20_000));
    expect(count(tall, { engine: 'compiled', limit: 10 })).toEqual(count(tall, { engine: 'links', limit: 10 }));
  });

  it('goes on from any try of the links, with all their counters', () => {
    const any = fc.oneof(matrices({ mostColumns: 8, mostRows: 14 }), colouredMatrices({}));
    fc.assert(
      fc.property(any, fc.nat(40), (matrix, tries) => {
        const links = new Search(matrix);
        for (let at = 0; at <= tries && !links.done; at += 1) links.run({ updates: 0 });
        if (links.done) return;
        const search = new CompiledSearch(matrix);
        search.follow(links);
        expect(momentOf(search)).toEqual(momentOf(links));
        while (!search.done) {
          search.run({ updates: 0, solutions: 0 });
          links.run({ updates: 0, solutions: 0 });
          expect(momentOf(search)).toEqual(momentOf(links));
        }
      }),
      { numRuns: runs(2_000) },
    );
  });
});
