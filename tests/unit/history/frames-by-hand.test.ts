/** Frames against a simulator that shares no code with the algorithm and its history. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Matrix, parse, withKind } from '#dlx/index.ts';
import { type Frame, type Recording, type Zoom, record } from '#history/index.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { queens } from '../../matrices/queens.ts';
import { colouredMatrices, SMALL, wordsInGrid } from '../../matrices/coloured.ts';
import { matrices } from '../../matrices/random.ts';
import { type Moment, momentsByHand } from './naive.ts';
import { runs } from '../../support/runs.ts';

const knuth = parse(KNUTH);

function momentOf(frame: Frame): Moment {
  const { decision, moves, links, event, column, row, move, path, branch, covered } = frame;
  const { sizes, counters } = frame;
  return {
    decision,
    moves,
    links,
    event,
    column,
    row,
    move,
    path,
    branch,
    covered,
    counters,
    sizes: [...sizes],
  };
}

function told(run: Recording, zoom: Zoom): Moment[] {
  return Array.from({ length: run.lastStep(zoom) + 1 }, (_, step) => {
    const frame = run.seek(step, zoom);
    expect(frame).toMatchObject({ zoom, step });
    return momentOf(frame);
  });
}

/** The last moment of each decision, as a whole. */
function decisions(moments: readonly Moment[]): Moment[] {
  return moments
    .filter((moment, index) => moments[index + 1]?.decision !== moment.decision)
    .map((moment) => ({ ...moment, move: null }));
}

function compare(matrix: Matrix): void {
  const moments = momentsByHand(matrix);
  const run = record(matrix);
  expect(told(run, 'covers')).toEqual(moments);
  expect(told(run, 'decisions')).toEqual(decisions(moments));
  expect(run.lastStep('links')).toBe(moments.at(-1)!.links);
}

describe('every frame is what one finds by hand', () => {
  it.each<[string, Matrix]>([
    ["Knuth's example", knuth],
    ["Knuth's example with F secondary and G off", withKind(withKind(knuth, 5, 'secondary'), 6, 'off')],
    ["Knuth's example with nothing primary", parse(KNUTH.replace('A B', 'x | A B'))],
    ['4 queens', queens(4)],
    ['5 queens', queens(5)],
    ["Knuth's small example of colours", parse(SMALL)],
    ['two words in a grid', wordsInGrid(['DAN', 'LIN'], 3)],
    ['4 queens with slack rows', queens(4, { diagonals: 'primary', slack: true })],
  ])('%s', (_, matrix) => {
    compare(matrix);
  });

  it('of random matrices', () => {
    fc.assert(fc.property(matrices(), compare), { numRuns: runs(2_000) });
  });

  it('of random matrices with colours', () => {
    fc.assert(fc.property(colouredMatrices({ mostRows: 14 }), compare), { numRuns: runs(1_000) });
  });

  it('with the leftmost column too', () => {
    const moments = momentsByHand(knuth, ([first]) => first!);
    expect(told(record(knuth, { chooser: 'leftmost' }), 'covers')).toEqual(moments);
    expect(moments.at(-1)!.counters).toEqual({ nodes: 7, updates: 35, solutions: 1, deadEnds: 2 });
  });
});

it('finds the golden numbers by hand too, so that the two can be trusted', () => {
  expect(momentsByHand(wordsInGrid(['DANCE', 'LINKS', 'COVER'], 5)).at(-1)!.counters).toMatchObject({
    nodes: 171,
    updates: 1_767,
    solutions: 120,
  });
  expect(momentsByHand(knuth).at(-1)!.counters).toMatchObject({
    nodes: 6,
    updates: 30,
    solutions: 1,
  });
  expect(momentsByHand(queens(5)).at(-1)!.counters).toMatchObject({
    nodes: 52,
    updates: 720,
    solutions: 10,
  });
});

describe('inside an event at the zoom links', () => {
  it('a frame is that of the zoom covers, with the move begun and the updates done', () => {
    fc.assert(
      fc.property(matrices(), (matrix) => {
        const moments = momentsByHand(matrix);
        const run = record(matrix);
        let at = 0;
        for (let step = 0; step <= run.lastStep('links'); step += 1) {
          const frame = run.seek(step, 'links');
          if (moments[at]!.links < step) at += 1;
          const moment = moments[at]!;
          expect(frame.write === null).toBe(moment.move === null);
          if (step === moment.links) {
            expect(momentOf(frame)).toEqual(moment);
            continue;
          }
          // Each removal is two writes, and counts when the second is done.
          const before = moments[at - 1]!;
          const removals = Math.floor((step - before.links) / 2);
          const updates = moment.move?.kind === 'cover' ? before.counters.updates + removals : before.counters.updates;
          expect(momentOf(frame)).toEqual({
            ...moment,
            links: step,
            branch: before.branch,
            sizes: momentOf(frame).sizes,
            counters: { ...moment.counters, updates },
          });
        }
        expect(at).toBe(moments.length - 1);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
