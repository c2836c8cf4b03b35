/** Runs with bounds: random access, moves and single writes, and the states of rows at any step. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasBounds } from '#dlx/bounds.ts';
import { BoundedSearch } from '#dlx/bounded/bounded-search.ts';
import { type Matrix, count, parse } from '#dlx/index.ts';
import { type Links, DOWN, headerOf, ROW, sanity, SIZE, UP } from '#dlx/links.ts';
import { boundedWalker } from '#history/bounded-walker.ts';
import { choicesAt } from '#history/choices.ts';
import { frameAt } from '#history/frame-at.ts';
import { type Frame, type Zoom, POSITION, positionOf } from '#history/frame.ts';
import { record, rowStates, ZOOMS } from '#history/index.ts';
import { movedRows } from '#history/row-state.ts';
import { searchTree } from '#history/tree.ts';
import { boundedMatrices, goldenMatrix } from '../../matrices/bounded.ts';
import { runs } from '../../support/runs.ts';

const bounded = boundedMatrices().filter(hasBounds);

/** The moment from a search that starts at the beginning. */
function fresh(matrix: Matrix, step: number, zoom: Zoom): Frame {
  const search = new BoundedSearch(matrix);
  if (step > 0) search.run({ [POSITION[zoom]]: step });
  return frameAt(matrix, boundedWalker(matrix, search), zoom, step);
}

/** Typed arrays as text: comparing them as objects takes most of the time. */
function plain({ sizes, state, bounds, ...rest }: Frame): unknown {
  const links = state && [state.nodes.join(), state.left.join(), state.right.join(), state.colours?.of.join()];
  const { bound, tweaked, branches, turn } = bounds!;
  return { ...rest, sizes: sizes.join(), links, bound: bound.join(), tweaked, branches, turn };
}

/** The rows of a column's list. */
function listOf({ nodes }: Links, column: number): number[] {
  const header = headerOf(column);
  const list: number[] = [];
  for (let node = nodes[header + DOWN]!; node !== header; node = nodes[node + DOWN]!) list.push(nodes[node + ROW]!);
  return list;
}

describe('a run of two rows of three', () => {
  const run = record(parse('2|p\np\np\np\n'));

  it('tweaks a row that is taken while its column may be covered again, and covers the column the last time', () => {
    const steps = Array.from({ length: run.lastStep('covers') + 1 }, (_, step) => run.seek(step, 'covers'));
    const told = steps.map(({ event, row, move, bounds }) =>
      [event, row, move ? `${move.kind} ${move.tweaked ?? 'p'}` : '', bounds?.bound[0], bounds?.tweaked.length].join(
        ' ',
      ),
    );
    expect(told.slice(0, 12)).toEqual([
      'start -1  2 0',
      'choose -1  1 0',
      'try 0  1 0',
      'try 0 cover 0 1 0',
      'choose -1  0 0',
      'choose -1 cover p 0 0',
      'try 1  0 0',
      'solution -1  0 0',
      'retreat 1  0 0',
      'try 2  0 0',
      'solution -1  0 0',
      'retreat 2  0 0',
    ]);
    const [last] = steps.slice(-1);
    expect(last).toMatchObject({ event: 'done', move: { kind: 'uncover', tweaked: 0 }, covered: [] });
    expect(told.filter((one) => one.includes('uncover'))).toHaveLength(4);
  });

  it('shows each write: the row leaves its list at the top', () => {
    const steps = Array.from({ length: run.lastStep('links') + 1 }, (_, step) => run.seek(step, 'links'));
    const tweak = steps.filter(({ move, event }) => event === 'try' && move?.tweaked === 0);
    expect(tweak.map(({ write }) => write?.link)).toEqual(['up', 'down']);
    expect(tweak.map(({ state }) => listOf(state!, 0))).toEqual([
      [0, 1, 2],
      [1, 2],
    ]);
  });
});

describe('null choices', () => {
  const run = record(parse('1:2|p a b c\np a\np b\np c\na\nb\nc\n'));

  it('take no row', () => {
    const steps = Array.from({ length: run.lastStep() + 1 }, (_, step) => run.seek(step));
    const none = steps.filter(({ event, row }) => event === 'try' && row === -1);
    expect(none).toHaveLength(3);
    for (const { column, path, covered, bounds } of none) {
      expect([column, path.at(-1)]).toEqual([0, { column: 0, row: -1 }]);
      expect(covered.map((one) => one.column)).toContain(0);
      expect(bounds?.bound[0]).toBe(0);
    }
  });

  it('close a column that may still be covered, until they are given up', () => {
    const loose = record(parse('0:2|p q\np\np\nq\n'));
    const steps = Array.from({ length: loose.lastStep() + 1 }, (_, step) => loose.seek(step));
    const closing = steps.filter(({ covered }) => covered.some(({ isClosed }) => isClosed));
    expect(closing.map(({ event, row }) => `${event} ${row}`)).toContain('try -1');
    expect(closing.every(({ path }) => path.some(({ row }) => row === -1))).toBe(true);
  });

  it('are nodes of the tree without a row', () => {
    const nodes = searchTree(run) ?? [];
    expect(nodes).toHaveLength(16);
    expect(nodes.filter(({ row, takenFor }) => row === -1 && takenFor === 0)).toHaveLength(3);
  });
});

describe('random runs with bounds', () => {
  it('count what count counts, and the branches of a column: after the last one the search leaves it', () => {
    fc.assert(
      fc.property(bounded, (matrix) => {
        const run = record(matrix);
        expect(run.totals).toMatchObject(count(matrix));
        let before = run.seek(0);
        for (let step = 1; step <= run.lastStep(); step += 1) {
          const frame = run.seek(step);
          const { branches, turn } = frame.bounds!;
          if (frame.event === 'try') expect(turn).toBeLessThan(branches);
          const last = before.bounds!;
          if (before.event === 'choose') expect([frame.event, turn]).toEqual(['try', 0]);
          if (before.event === 'retreat') {
            const isLast = last.turn + 1 === last.branches;
            expect(frame.event === 'try').toBe(!isLast);
            if (!isLast) expect([turn, branches]).toEqual([last.turn + 1, last.branches]);
          }
          before = frame;
        }
      }),
      { numRuns: runs(500), seed: 43 },
    );
  });

  it('give at any step, after any other, what a fresh search gives, at each zoom', () => {
    const at = fc.tuple(fc.constantFrom(...ZOOMS), fc.double({ min: 0, max: 1, noNaN: true }));
    const places = fc.array(at, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(bounded, places, (matrix, all) => {
        const run = record(matrix);
        for (const [zoom, part] of all) {
          const step = Math.round(part * run.lastStep(zoom));
          expect(plain(run.seek(step, zoom))).toEqual(plain(fresh(matrix, step, zoom)));
        }
      }),
      { numRuns: runs(1_000), seed: 43 },
    );
  });

  it('move one step at a time, with sound links after every move, and positions that rise', () => {
    fc.assert(
      fc.property(bounded, (matrix) => {
        const run = record(matrix);
        const search = new BoundedSearch(matrix);
        const walker = boundedWalker(matrix, search);
        let before = [0, 0, 0];
        for (let step = 0; step <= run.lastStep('covers'); step += 1) {
          if (search.moves < step) search.run({ moves: step });
          const frame = frameAt(matrix, walker, 'covers', step);
          const now = ZOOMS.map((zoom) => positionOf(frame, zoom));
          expect(now.every((position, zoom) => position >= before[zoom]!)).toBe(true);
          before = now;
          // At the links zoom the same moment has a copy of the links.
          const { state } = run.seek(positionOf(frame, 'links'), 'links');
          expect(sanity(state!)).toEqual([]);
          expect(sanity(search.links)).toEqual([]);
        }
        expect(before).toEqual(ZOOMS.map((zoom) => run.lastStep(zoom)));
      }),
      { numRuns: runs(500), seed: 43 },
    );
  });

  it('write one link at a time: each write says what it changes, and nothing else changes', () => {
    fc.assert(
      fc.property(bounded, (matrix) => {
        const run = record(matrix);
        let before = run.seek(0, 'links').state!;
        for (let step = 1; step <= run.lastStep('links'); step += 1) {
          const { state, write, event, row } = run.seek(step, 'links');
          const now = state!;
          // The null choice and its undoing are done by the event itself.
          const isNull = (event === 'try' || event === 'retreat') && row === -1;
          if (write && write.link !== 'colour') {
            const ring = { left: 'left', right: 'right' }[write.link as string] as 'left' | 'right' | undefined;
            const value = ring
              ? now[ring][write.node >> 2]! << 2
              : now.nodes[write.node + (write.link === 'up' ? UP : DOWN)]!;
            expect(value).toBe(write.to);
            const changed = [...now.nodes].filter((one, at) => one !== before.nodes[at]).length;
            const rings = [...now.left, ...now.right].filter(
              (one, at) => one !== [...before.left, ...before.right][at],
            );
            expect(rings.length).toBeLessThanOrEqual(1);
            expect(changed).toBeLessThanOrEqual(2);
          } else if (!write && !isNull) {
            expect(now.nodes).toEqual(before.nodes);
            expect([now.left, now.right]).toEqual([before.left, before.right]);
          }
          before = now;
        }
      }),
      { numRuns: runs(200), seed: 43 },
    );
  });

  it('offer at each choice the columns that are still open, the solver’s own first', () => {
    fc.assert(
      fc.property(bounded, (matrix) => {
        const run = record(matrix);
        const search = new BoundedSearch(matrix);
        for (let step = 0; step <= run.lastStep(); step += 1) {
          if (step > 0) search.step();
          const { event, level } = search;
          if (event !== 'choose' && event !== 'dead end') continue;
          const choices = choicesAt(matrix, run.seek(step));
          const branches = event === 'choose' ? search.turnsLeft(level).length : 0;
          const own = search.branchAt(level);
          expect(choices[0]).toEqual({ column: own, rows: [], branches });
          const { right } = search.links;
          const open = new Set([own]);
          for (let header = right[0]!; header !== 0; header = right[header]!) open.add(header - 1);
          expect(new Set(choices.map(({ column }) => column))).toEqual(open);
        }
      }),
      { numRuns: runs(1_000), seed: 43 },
    );
  });

  it('say of each row what the lists say of it', () => {
    fc.assert(
      fc.property(bounded, (matrix) => {
        const run = record(matrix);
        const search = new BoundedSearch(matrix);
        for (let step = 0; step <= run.lastStep(); step += 1) {
          if (step > 0) search.run({ events: step });
          const frame = run.seek(step);
          const states = rowStates(matrix, frame);
          const { right, nodes } = search.links;
          const free = new Set<number>();
          for (let header = right[0]!; header !== 0; header = right[header]!) {
            for (const row of listOf(search.links, header - 1)) free.add(row);
            expect(frame.sizes[header - 1]).toBe(nodes[(header << 2) + SIZE]);
          }
          const branch = frame.event === 'try' ? frame.column : frame.branch;
          const own = branch < 0 ? [] : listOf(search.links, branch);
          states.forEach((state, row) => {
            if (state === 'free') expect(free.has(row)).toBe(true);
            if (state === 'candidate' && frame.event !== 'dead end') expect([...free, ...own]).toContain(row);
            if (state === 'hidden') expect(free.has(row)).toBe(false);
          });
        }
      }),
      { numRuns: runs(500), seed: 43 },
    );
  });

  it('say which rows a move takes out: those that leave the other lists', () => {
    fc.assert(
      fc.property(bounded, (matrix) => {
        const run = record(matrix);
        for (let step = 1; step <= run.lastStep('covers'); step += 1) {
          const frame = run.seek(step, 'covers');
          if (!frame.move || frame.move.colour !== undefined) continue;
          const before = run.seek(step - 1, 'covers').sizes;
          const rows = movedRows(matrix, frame);
          frame.sizes.forEach((size, column) => {
            // In its own column a row of a cover stays, and a tweaked one goes; a marked row stays in a purified column.
            if (column === frame.move!.column || matrix.colours) return;
            const many = rows.filter((row) => matrix.rows[row]!.includes(column)).length;
            const { kind } = matrix.columns[column]!;
            if (kind !== 'off') expect(Math.abs(size - before[column]!)).toBe(many);
          });
        }
      }),
      { numRuns: runs(500), seed: 43 },
    );
  });
});

it('knows which rows it has tweaked where a colour has hidden one between them', () => {
  const text = '3:3|a :5|b 1:3|c | x\nx:C a b\nb c a x:C\na c b x:A\nc x:C a\nc b x:C a\n';
  const matrix = parse(text);
  const run = record(matrix);
  for (const zoom of ZOOMS) {
    for (let step = run.lastStep(zoom); step >= 0; step -= 1) {
      expect(plain(run.seek(step, zoom))).toEqual(plain(fresh(matrix, step, zoom)));
    }
  }
});

describe('a run with checkpoints', () => {
  const matrix = goldenMatrix('m03-dominate-5');
  const run = record(matrix);

  it('is long enough to have some, and is what a fresh search is', () => {
    expect(run.checkpoints.count).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.constantFrom(...ZOOMS), fc.double({ min: 0, max: 1, noNaN: true }), (zoom, part) => {
        const step = Math.round(part * run.lastStep(zoom));
        expect(plain(run.seek(step, zoom))).toEqual(plain(fresh(matrix, step, zoom)));
      }),
      { numRuns: runs(60), seed: 43 },
    );
  });

  it('finds its solutions by their number', () => {
    for (const number of [1, 2, run.totals.solutions]) {
      const { event, counters } = run.seek(run.solutionStep(number));
      expect([event, counters.solutions]).toEqual(['solution', number]);
    }
  });
});
