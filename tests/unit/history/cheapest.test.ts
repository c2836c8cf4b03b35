/** Runs for the cheapest covers: random access although the cutoff falls, what is spent, and what is pruned. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CheapestSearch } from '#dlx/cheapest/cheapest-search.ts';
import type { Choosing, Matrix } from '#dlx/index.ts';
import { sanity } from '#dlx/links.ts';
import { createBelow, startOfNode } from '#history/below.ts';
import { choicesAt, rowsToCome } from '#history/choices.ts';
import { cheapestWalker } from '#history/cheapest-walker.ts';
import { frameAt } from '#history/frame-at.ts';
import { type Frame, type Zoom, POSITION, positionOf } from '#history/frame.ts';
import { ZOOMS, rowStates } from '#history/index.ts';
import { recordCheapest } from '#history/record-cheapest.ts';
import { recordEngine } from '#history/recorder.ts';
import { recordingOf } from '#history/recording.ts';
import { searchTree } from '#history/tree.ts';
import { movedRows } from '#history/row-state.ts';
import { boundedMatrices, goldenMatrix } from '../../matrices/bounded.ts';
import { choosings } from '../../matrices/choosings.ts';
import { runs } from '../../support/runs.ts';

const priced = boundedMatrices({ mostCost: 9 });
const chosen = fc.oneof(fc.constant<Choosing>('smallest'), choosings);

/** The moment from a search that starts at the beginning. */
function fresh(matrix: Matrix, k: number, step: number, zoom: Zoom, chooser: Choosing = 'smallest'): Frame {
  const search = new CheapestSearch(matrix, k, chooser);
  if (step > 0) search.run({ [POSITION[zoom]]: step });
  return frameAt(matrix, cheapestWalker(matrix, search, chooser), zoom, step);
}

function plain({ sizes, state, bounds, costs, ...rest }: Frame): unknown {
  const links = state && [state.nodes.join(), state.left.join(), state.right.join(), state.colours?.of.join()];
  const { net, taxes, ...spent } = costs!;
  const numbers = [sizes, bounds!.bound, net, taxes].map((values) => values.join());
  return { ...rest, ...spent, links, numbers, tweaked: bounds?.tweaked };
}

describe('bundles', () => {
  const run = recordCheapest(goldenMatrix('d2-bundles'));
  const frames = Array.from({ length: run.lastStep() + 1 }, (_, step) => run.seek(step));

  it('cost 14, then 11: the cutoff falls, and then the search prunes', () => {
    const solutions = frames.filter(({ event }) => event === 'solution').map(({ costs }) => costs!.spent);
    expect(solutions).toEqual([14, 11]);
    expect([...new Set(frames.map(({ costs }) => costs!.cutoff))]).toEqual([Infinity, 14, 11]);
    expect(frames.at(-1)).toMatchObject({ event: 'done', counters: { nodes: 6 }, costs: { atLeast: 7, spent: 0 } });
  });

  it('has taxes of 2 and 5 and net costs, the same at each moment', () => {
    expect([...frames[0]!.costs!.taxes]).toEqual([2, 5, 0, 0]);
    for (const { costs } of frames) expect(costs!.net).toBe(frames[0]!.costs!.net);
  });
});

describe('a run that the reader leads elsewhere', () => {
  it('finds the same least cost, and the choices of others say that they are the reader’s', () => {
    const matrix = goldenMatrix('d2-bundles');
    const own = recordCheapest(matrix);
    const chooser = { rule: 'smallest', deviations: [{ node: 1, column: 2 }] } as const;
    const run = recordCheapest(matrix, 1, chooser);
    expect([own.seek(1).column, run.seek(1).column]).toEqual([1, 2]);
    const last = run.seek(run.lastStep());
    expect(last.costs).toMatchObject({ cutoff: 11, chooser });
    expect(last.counters.nodes).not.toBe(own.totals.nodes);
  });

  it('offers the solver’s own column first at each choice, by branches that it can pay', () => {
    fc.assert(
      fc.property(priced, (matrix) => {
        const run = recordCheapest(matrix);
        for (let step = 0; step <= run.lastStep(); step += 1) {
          const frame = run.seek(step);
          if (frame.event !== 'choose' && frame.event !== 'dead end') continue;
          const [first] = choicesAt(matrix, frame);
          let branches = 0;
          if (frame.event === 'choose')
            run.walk(step, step, (search) => ((branches = rowsToCome(search, search.level).length), true));
          expect(first?.column).toBe(frame.column);
          // Some of its branches may be too dear.
          expect(first?.branches).toBeLessThanOrEqual(branches);
          expect(first?.branches === 0).toBe(frame.event === 'dead end');
        }
      }),
      { numRuns: runs(1_000), seed: 43 },
    );
  });

  it('has below each node what its tree has there', () => {
    fc.assert(
      fc.property(priced, chosen, (matrix, chooser) => {
        const run = recordCheapest(matrix, 1, chooser);
        for (const { index, nodes, solutions } of searchTree(run) ?? []) {
          const counter = createBelow(new CheapestSearch(matrix, 1, chooser), startOfNode(run, index + 1)!);
          while (!counter.below.isWhole) counter.advance(7);
          expect(counter.below).toMatchObject({ nodes, solutions });
        }
      }),
      { numRuns: runs(1_000), seed: 43 },
    );
  });
});

describe('random runs for the cheapest covers', () => {
  const parts = fc.array(fc.tuple(fc.constantFrom(...ZOOMS), fc.double({ min: 0, max: 1, noNaN: true })), {
    minLength: 1,
    maxLength: 6,
  });

  it('give at any step, after any other, what a fresh search gives, at each zoom', () => {
    fc.assert(
      fc.property(priced, fc.integer({ min: 1, max: 4 }), chosen, parts, (matrix, k, chooser, places) => {
        const run = recordCheapest(matrix, k, chooser);
        for (const [zoom, part] of places) {
          const step = Math.round(part * run.lastStep(zoom));
          expect(plain(run.seek(step, zoom))).toEqual(plain(fresh(matrix, k, step, zoom, chooser)));
        }
      }),
      { numRuns: runs(1_000), seed: 43 },
    );
  });

  it('come back to any try from anywhere, with all that the cutoff has decided', () => {
    fc.assert(
      fc.property(
        priced,
        fc.integer({ min: 1, max: 3 }),
        chosen,
        fc.nat(),
        fc.nat(),
        (matrix, k, chooser, to, from) => {
          const walker = new CheapestSearch(matrix, k, chooser);
          const places = [{ path: walker.path(), tally: walker.tally(), firsts: walker.firsts(), events: 0 }];
          while (!walker.done) {
            walker.step();
            if (walker.event !== 'try') continue;
            const { events } = walker;
            places.push({ path: walker.path(), tally: walker.tally(), firsts: walker.firsts(), events });
          }
          const { path, tally, firsts, events } = places[to % places.length]!;
          const search = new CheapestSearch(matrix, k, chooser);
          const steps = from % (walker.events + 1);
          if (steps > 0) search.run({ events: steps });
          search.restore(path, tally, firsts);
          const other = new CheapestSearch(matrix, k, chooser);
          if (events > 0) other.run({ events });
          const state = ({ links, removed, covered, cleansed, cutoff, cost, pruned, lowerBound }: CheapestSearch) => ({
            arrays: [links.nodes, links.left, links.right, links.bound, links.colours.of].map((one) => one.join()),
            numbers: [links.empties[0], removed, covered, cleansed, cutoff, cost, pruned, lowerBound],
          });
          expect(state(search)).toEqual(state(other));
          expect(search.best()).toEqual(other.best());
          search.run();
          other.run();
          expect(state(search)).toEqual(state(other));
          expect(search.tally()).toEqual(other.tally());
        },
      ),
      { numRuns: runs(1_000), seed: 43 },
    );
  });

  it('have sound links after each move and each write of a cover, and the last rows that a move takes out', () => {
    fc.assert(
      fc.property(priced, (matrix) => {
        const run = recordCheapest(matrix);
        let before = [0, 0, 0];
        let sizes = run.seek(0).sizes;
        for (let step = 0; step <= run.lastStep('covers'); step += 1) {
          const frame = run.seek(step, 'covers');
          const now = ZOOMS.map((zoom) => positionOf(frame, zoom));
          expect(now.every((position, zoom) => position >= before[zoom]!)).toBe(true);
          before = now;
          const { state } = run.seek(positionOf(frame, 'links'), 'links');
          // A row that costs too much is not hidden, whatever its colour.
          expect(sanity(state!).filter((fault) => !/which does not agree, is still there/.test(fault))).toEqual([]);
          const changed = [...frame.sizes.keys()].filter((column) => frame.sizes[column] !== sizes[column]);
          if (frame.move?.colour === undefined) {
            const rows = movedRows(matrix, frame);
            for (const column of changed) {
              // A row that is tweaked in a covered column leaves only that one.
              if (column === frame.move?.column) continue;
              expect(rows.some((row) => matrix.rows[row]!.includes(column))).toBe(true);
            }
          }
          sizes = frame.sizes;
        }
        expect(before).toEqual(ZOOMS.map((zoom) => run.lastStep(zoom)));
      }),
      { numRuns: runs(500), seed: 43 },
    );
  });

  it('say of each row of the column branched on whether it has been tried, in the order of net costs', () => {
    fc.assert(
      fc.property(priced, (matrix) => {
        const run = recordCheapest(matrix);
        const tried: number[][] = [];
        for (let step = 0; step <= run.lastStep(); step += 1) {
          const frame = run.seek(step);
          const { event, path, row } = frame;
          const level = event === 'try' ? path.length - 1 : path.length;
          if (event === 'choose') tried[level] = [];
          if (event !== 'try' && event !== 'retreat') continue;
          const states = rowStates(matrix, frame);
          const found = states.flatMap((state, one) => (state === 'tried' ? [one] : []));
          expect(found).toEqual(tried[level]!.filter((one) => one !== row).toSorted((a, b) => a - b));
          if (event === 'try' && row >= 0) tried[level]!.push(row);
        }
      }),
      { numRuns: runs(500), seed: 43 },
    );
  });

  it('never let the cutoff rise, nor say that a cover costs less than it does', () => {
    fc.assert(
      fc.property(priced, (matrix) => {
        const run = recordCheapest(matrix);
        let cutoff = Infinity;
        for (let step = 0; step <= run.lastStep(); step += 1) {
          const frame = run.seek(step);
          const { costs, event } = frame;
          expect(costs!.cutoff).toBeLessThanOrEqual(cutoff);
          ({ cutoff } = costs!);
          expect(costs!.atLeast).toBeLessThanOrEqual(event === 'solution' ? costs!.spent : Infinity);
          // A row that is taken was not too dear.
          if (event === 'choose') {
            const next = run.seek(step + 1);
            if (next.event === 'try' && next.row >= 0) expect(rowStates(matrix, frame)[next.row]).toBe('candidate');
          }
        }
      }),
      { numRuns: runs(500), seed: 43 },
    );
  });
});

it('takes checkpoints, and comes back to them with the cutoff of that moment', () => {
  const matrix = goldenMatrix('c03-queens');
  const recorder = recordEngine(new CheapestSearch(matrix, 10), Infinity);
  const run = recordingOf(matrix, cheapestWalker(matrix, new CheapestSearch(matrix, 10)));
  while (!recorder.finished) run.append(recorder.advance(1_000));
  expect(run.checkpoints.count).toBeGreaterThan(0);
  for (const part of [0.9, 0.2, 0.95, 0.5, 1]) {
    const step = Math.round(part * run.lastStep());
    expect(plain(run.seek(step))).toEqual(plain(fresh(matrix, 10, step, 'decisions')));
  }
});
