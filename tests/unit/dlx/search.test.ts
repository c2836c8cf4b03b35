import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Matrix, parse } from '#dlx/index.ts';
import { type StopAt, type Tally, chooserOf, createLinks, Search } from '#dlx/links.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';
import { deviatingRuns } from '../../matrices/deviations.ts';
import { matrices } from '../../matrices/random.ts';

const names = ['CEF', 'ADG', 'BCF', 'AD', 'BG', 'DEG'];

function finished(matrix: Matrix): Search {
  const search = new Search(matrix);
  search.run();
  return search;
}

function arraysOf({ links: { nodes, left, right } }: Search): unknown {
  return { nodes: [...nodes], left: [...left], right: [...right] };
}

describe('Search', () => {
  it("walks through Knuth's example event by event", () => {
    const search = new Search(parse(KNUTH));
    const told: string[] = [];
    while (!search.done) {
      search.step();
      const rows = search.rows().map((row) => names[row]);
      told.push([search.event, ...rows].join(' '));
    }
    expect(told).toEqual([
      'choose',
      'try ADG',
      'choose ADG',
      'try ADG BCF',
      'dead end ADG BCF',
      'retreat ADG',
      'retreat',
      'try AD',
      'choose AD',
      'try AD CEF',
      'choose AD CEF',
      'try AD CEF BG',
      'solution AD CEF BG',
      'retreat AD CEF',
      'retreat AD',
      'retreat',
      'done',
    ]);
  });

  it('leaves the links as they were, whatever the matrix', () => {
    fc.assert(
      fc.property(matrices(), (matrix) => {
        const { nodes, left, right } = createLinks(matrix);
        const search = finished(matrix);
        expect(arraysOf(search)).toEqual({
          nodes: [...nodes],
          left: [...left],
          right: [...right],
        });
        expect(search).toMatchObject({ level: 0, covered: 0, removed: 0 });
      }),
    );
  });

  it('enters every node at one level, and once', () => {
    const { profile, nodes, highest } = finished(queens(6));
    expect(profile.reduce((sum, count) => sum + count, 0)).toBe(nodes);
    expect(profile.findLastIndex((count) => count > 0)).toBe(highest);
    expect(highest).toBe(6);
  });

  it('does nothing once it is done', () => {
    const search = finished(parse(KNUTH));
    const before = { ...search.tally() };
    search.step();
    search.run();
    expect(search.tally()).toEqual(before);
  });

  it.each<[string, StopAt, (search: Search) => number]>([
    ['events', { events: 100 }, (search) => search.events],
    ['moves', { moves: 100 }, (search) => search.moves],
    ['writes', { writes: 100 }, (search) => search.writes],
    ['updates', { updates: 100 }, (search) => search.updates],
    ['solutions', { solutions: 2 }, (search) => search.solutions],
  ])('stops after the first event that reaches so many %s', (field, stop, counter) => {
    const wanted = Object.values(stop)[0] as number;
    const search = new Search(queens(5));
    search.run(stop);
    const walker = new Search(queens(5));
    // Updates are looked at after a try only.
    do walker.step();
    while (counter(walker) < wanted || (field === 'updates' && walker.event !== 'try'));
    expect(search.tally()).toEqual(walker.tally());
    expect(search.event).toBe(walker.event);
  });

  it('counts moves and writes as they are made', () => {
    const search = new Search(queens(5));
    let moves = 0;
    let writes = 0;
    let { covered, removed } = search;
    while (!search.done) {
      const { covers, updates } = search;
      search.step();
      const covering = search.covers - covers;
      const removing = search.updates - updates;
      const uncovering = covered + covering - search.covered;
      const returning = removed + removing - search.removed;
      ({ covered, removed } = search);
      moves += 1 + covering + uncovering;
      writes += 1 + 2 * removing + 2 * returning;
      expect(search).toMatchObject({ moves, writes });
    }
  });

  it('can be put back after any try, from anywhere, and goes on as before', () => {
    const cases = deviatingRuns({ mostColumns: 8, mostRows: 16 }).map(({ matrix, chooser }) => {
      const choose = chooserOf(chooser);
      const search = new Search(matrix, choose);
      const stop = (): { path: Int32Array; firsts: number[]; tally: Tally; arrays: unknown } => ({
        path: search.path(),
        firsts: search.firsts(),
        tally: search.tally(),
        arrays: arraysOf(search),
      });
      const stops = [stop()];
      while (!search.done) {
        search.step();
        if (search.event === 'try') stops.push(stop());
      }
      return { matrix, choose, stops, end: search.tally() };
    });
    fc.assert(
      fc.property(cases, fc.nat(), fc.nat(), ({ matrix, choose, stops, end }, from, to) => {
        const { path, firsts, tally, arrays } = stops[to % stops.length]!;
        const search = new Search(matrix, choose);
        search.run({ events: from % (end.events + 1) });
        search.restore(path, tally, firsts);
        expect(search.firsts()).toEqual(firsts);
        expect(arraysOf(search)).toEqual(arrays);
        expect(search.tally()).toEqual(tally);
        expect([...search.path()]).toEqual([...path]);
        search.run();
        expect(search.tally()).toEqual(end);
        expect(search.rows()).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
