import { describe, expect, it } from 'vitest';
import { AutoSearch } from '#dlx/auto.ts';
import { all, count } from '#dlx/index.ts';
import { smallest } from '#dlx/choosers.ts';
import { chooserOf } from '#dlx/links.ts';
import { engineOf } from '#dlx/solve-options.ts';
import { ENGINE_CASES } from '../../matrices/engine-cases.ts';
import { every } from '../../support/runs.ts';

/** Where a whole search ends on the compiled engine; all others stay on links. `npm run bench -- auto` shows the times. */
const COMPILED = [
  '8 queens',
  '10 queens',
  '12 queens',
  '24 queens',
  'Langford 8',
  'Langford 11',
  'Langford 10, none',
  'dominoes 6×6',
  'dominoes 8×8 less corners',
  'pentominoes 8×8 less centre',
  'pentominoes 6×10',
  'tetrasticks without H',
  'tetrasticks without L',
  'rectangles on 40×25',
  'rectangles on 24×18',
  'dense 400×40',
  'permutations of 8',
  'pairs of 14',
  'MacMahon 2×3',
  'words in 4×4',
];

/** Those that do so before the first solution: two have none, and one is long in coming. */
const COMPILED_AT_FIRST = ['Langford 10, none', 'dominoes 8×8 less corners', 'tetrasticks without L'];

/** Those that are searched by links alone as well, which takes most of the time. */
const byLinks = new Set(every(8, ENGINE_CASES).map(({ name }) => name));

describe('auto', () => {
  it('is tried on forty matrices', () => {
    expect(ENGINE_CASES).toHaveLength(40);
  });

  it.each(ENGINE_CASES)('takes the engine that the bench finds the better one: $name', ({ name, matrix, most }) => {
    const built = matrix();
    for (const [limit, compiled] of [
      [1, COMPILED_AT_FIRST],
      [most ?? Infinity, COMPILED],
    ] as const) {
      const search = new AutoSearch(built, limit);
      search.run({ solutions: limit });
      expect(search.isCompiled, `${limit} wanted`).toBe(compiled.includes(name));
      if (!byLinks.has(name)) continue;
      const { solutions, nodes, updates, cleansings } = search;
      expect({ solutions, nodes, updates, ...(built.colours && { cleansings }) }).toEqual(
        count(built, { engine: 'links', limit }),
      );
    }
  });

  it('gives the solutions of the links in their order, before and after it goes over', () => {
    for (const { matrix, most = 1_000 } of ENGINE_CASES.filter(({ name }) => byLinks.has(name))) {
      const built = matrix();
      const limit = Math.min(most, 1_000);
      expect(all(built, { limit })).toEqual(all(built, { limit, engine: 'links' }));
    }
  });

  it('has spent little on links by then, where the search is long', () => {
    for (const { name, matrix, most = Infinity } of ENGINE_CASES.filter(({ name }) => COMPILED.includes(name))) {
      const search = new AutoSearch(matrix(), most);
      while (!search.isCompiled) search.run({ updates: search.updates + 1, solutions: most });
      const { updates } = search;
      search.run({ solutions: most });
      expect(updates / search.updates, name).toBeLessThan(0.12);
    }
  });

  it('judges a search that was moved by what it has done since, as a new one does', () => {
    const start = { events: 0, nodes: 0, updates: 0, covers: 0, cleansings: 0, solutions: 0, deadEnds: 0 };
    for (const { name, matrix } of ENGINE_CASES.filter(({ name }) => ['12 queens', 'Langford 11'].includes(name))) {
      const [moved, fresh] = [new AutoSearch(matrix()), new AutoSearch(matrix())];
      // To the first look.
      moved.run({ updates: 1 });
      expect(moved.isCompiled, name).toBe(false);
      for (const search of [moved, fresh]) {
        search.restore([], start);
        while (!search.isCompiled) search.run({ updates: search.updates + 1 });
      }
      expect(moved.updates, name).toBe(fresh.updates);
    }
  });

  it('stays on links with any other chooser', () => {
    expect(engineOf({ chooser: 'leftmost' })(ENGINE_CASES[0]!.matrix())).not.toBeInstanceOf(AutoSearch);
    expect(engineOf({ chooser: smallest })(ENGINE_CASES[0]!.matrix())).toBeInstanceOf(AutoSearch);
    expect(engineOf({ chooser: chooserOf('smallest') })(ENGINE_CASES[0]!.matrix())).toBeInstanceOf(AutoSearch);
  });
});
