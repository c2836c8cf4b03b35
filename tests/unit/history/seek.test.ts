/** Random access: any step after any other is what a fresh search to that step gives. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Choosing, Matrix } from '#dlx/index.ts';
import { chooserOf, Search } from '#dlx/links.ts';
import { withKinds } from '#dlx/matrix.ts';
import { type Frame, type Recording, type Zoom, record, ZOOMS } from '#history/index.ts';
import { POSITION, positionOf } from '#history/frame.ts';
import { walkerOf } from '#history/event-moves.ts';
import { frameAt } from '#history/frame-at.ts';
import { colouredMatrices, macMahon } from '../../matrices/coloured.ts';
import { queens } from '../../matrices/queens.ts';
import { matrices } from '../../matrices/random.ts';
import { SUDOKUS, sudoku } from '../../matrices/sudoku.ts';
import { runs } from '../../support/runs.ts';

const cases: [title: string, Matrix, Choosing][] = [
  ['8 queens', queens(8), 'smallest'],
  ['8 queens, columns at random', queens(8), { random: 7 }],
  [
    '8 queens, other rows first',
    queens(8),
    {
      rule: 'smallest',
      deviations: [
        { node: 1, column: 3, row: 27 },
        { node: 2, column: 9 },
        { node: 300, column: 5, row: 44 },
        { node: 1500, column: 2, row: 18 },
      ],
    },
  ],
  [
    '8 queens, a corner off, a diagonal primary',
    withKinds(queens(8), ({ name }) =>
      name === 'a7' ? 'primary' : name === 'b0' || name === 'r0' ? 'off' : undefined,
    ),
    'smallest',
  ],
  ['a sudoku', sudoku(SUDOKUS[4]!), 'smallest'],
  ['MacMahon’s squares, with colours', macMahon(), 'smallest'],
  [
    'MacMahon’s squares, other rows first',
    macMahon(),
    {
      rule: 'smallest',
      deviations: [
        { node: 1, column: 3, row: 27 },
        { node: 2, column: 9 },
        { node: 300, column: 5, row: 44 },
      ],
    },
  ],
];

/** The moment from a search that starts at the beginning: no checkpoint, no step back. */
function fresh(matrix: Matrix, chooser: Choosing, step: number, zoom: Zoom): Frame {
  const search = new Search(matrix, chooserOf(chooser));
  if (step > 0) search.run({ [POSITION[zoom]]: step });
  return frameAt(matrix, walkerOf(search), zoom, step);
}

/** Typed arrays as text: comparing them as objects takes most of the time. */
function plain({ sizes, state, ...rest }: Frame): unknown {
  const links = state && [state.nodes.join(), state.left.join(), state.right.join(), state.colours?.of.join()];
  return { ...rest, sizes: sizes.join(), links };
}

const place = fc.record({ zoom: fc.constantFrom(...ZOOMS), at: fc.double({ min: 0, max: 1, noNaN: true }) });

describe.each(cases)('%s', (_, matrix, chooser) => {
  let run: Recording;
  beforeAll(() => (run = record(matrix, { chooser })));

  const stepOf = ({ zoom, at }: { zoom: Zoom; at: number }): number => Math.round(at * run.lastStep(zoom));

  it('has checkpoints', () => {
    expect(run.totals.updates).toBeGreaterThan(15_000);
    expect(run.bytes).toBeGreaterThan(200);
  });

  it('gives at any step, after any other, what a fresh search gives', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
        for (const { zoom, at } of places) {
          const step = stepOf({ zoom, at });
          expect(plain(run.seek(step, zoom))).toEqual(plain(fresh(matrix, chooser, step, zoom)));
        }
      }),
      { numRuns: runs(400) },
    );
  });

  it('gives the same on small steps forth and back around a place', () => {
    const wander = fc.tuple(place, fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 10 }));
    fc.assert(
      fc.property(wander, ([{ zoom, at }, moves]) => {
        let step = stepOf({ zoom, at });
        run.seek(step, zoom);
        for (const move of moves) {
          step = Math.min(Math.max(0, step + move), run.lastStep(zoom));
          expect(plain(run.seek(step, zoom))).toEqual(plain(fresh(matrix, chooser, step, zoom)));
        }
      }),
      { numRuns: runs(200) },
    );
  });

  it('names the same moment at all zooms, and comes back to it', () => {
    fc.assert(
      fc.property(place, fc.constantFrom(...ZOOMS), ({ zoom, at }, other) => {
        const frame = run.seek(stepOf({ zoom, at }), zoom);
        expect(positionOf(frame, zoom)).toBe(frame.step);
        const there = run.seek(positionOf(frame, other), other);
        expect(there).toMatchObject({ event: frame.event, row: frame.row, decision: frame.decision });
        const isFiner = ZOOMS.indexOf(other) > ZOOMS.indexOf(zoom);
        if (isFiner) {
          expect(positionOf(there, zoom)).toBe(frame.step);
          expect(plain(run.seek(positionOf(there, zoom), zoom))).toEqual(plain(frame));
        } else {
          // A coarser zoom shows the end of the step that the moment lies in.
          const end = positionOf(there, zoom);
          expect(end).toBeGreaterThanOrEqual(frame.step);
          if (there.step > 0) {
            const before = run.seek(there.step - 1, other);
            expect(positionOf(before, zoom)).toBeLessThan(Math.max(1, frame.step));
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('positions on small runs', () => {
  it('rise together at the three zooms, each step of each zoom', () => {
    fc.assert(
      fc.property(fc.oneof(matrices(), colouredMatrices()), (matrix) => {
        const run = record(matrix);
        for (const zoom of ZOOMS) {
          let before = run.seek(0, zoom);
          expect(ZOOMS.map((other) => positionOf(before, other))).toEqual([0, 0, 0]);
          for (let step = 1; step <= run.lastStep(zoom); step += 1) {
            const frame = run.seek(step, zoom);
            for (const other of ZOOMS) {
              expect(positionOf(frame, other)).toBeGreaterThanOrEqual(positionOf(before, other));
            }
            before = frame;
          }
          expect(ZOOMS.map((other) => positionOf(before, other))).toEqual(ZOOMS.map((other) => run.lastStep(other)));
        }
      }),
      { numRuns: runs(1_000) },
    );
  });
});
