import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Links, DOWN, ROW, UP, headerOf } from '#dlx/links.ts';
import type { Matrix } from '#dlx/matrix.ts';
import { type Recording, record } from '#history/index.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { createOnes, collectOnes } from '#pictures/matrix/ones.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';
import { sweptView } from '#pictures/matrix/sweep.ts';
import { type MatrixView, isLiftable, runView } from '#pictures/matrix/view.ts';
import { fitViewport } from '#pictures/matrix/viewport.ts';
import { colouredMatrices } from '../../../matrices/coloured.ts';

/** Calls back for the moves of each of some random runs, as steps of the zoom covers. */
function eachMove(found: (matrix: Matrix, run: Recording, step: number) => void): void {
  fc.assert(
    fc.property(colouredMatrices({ mostRows: 12 }), (matrix) => {
      const run = record(matrix);
      const last = Math.min(run.lastStep('covers'), 60);
      for (let step = 1; step <= last; step += 1) if (run.seek(step, 'covers').move) found(matrix, run, step);
    }),
    { numRuns: 150, seed: 9 },
  );
}

function viewAt(matrix: Matrix, run: Recording, step: number, share: number): MatrixView {
  const moment = momentOf({ matrix }, run.seek(step, 'covers'));
  return sweptView(moment, { frame: moment.frame, share });
}

/** How many ones of each row a walk down each list meets, and a walk up. */
function listed(matrix: Matrix, { nodes }: Links): number[] {
  const counts = matrix.rows.map(() => 0);
  for (const way of [DOWN, UP]) {
    matrix.columns.forEach((_, column) => {
      const header = headerOf(column);
      for (let node = nodes[header + way]!; node !== header; node = nodes[node + way]!)
        counts[nodes[node + ROW]!]! += 1;
    });
  }
  return counts;
}

describe('a cover or an uncover on its way through its column', () => {
  it('begins with the rows and sizes of the step before, and ends at its own', () => {
    let moves = 0;
    eachMove((matrix, run, step) => {
      const begun = viewAt(matrix, run, step, 0);
      const before = runView(momentOf({ matrix }, run.seek(step - 1, 'covers')));
      expect(begun.rows).toEqual(before.rows);
      expect(begun.sizes).toEqual(before.sizes);
      const done = runView(momentOf({ matrix }, run.seek(step, 'covers')));
      expect(viewAt(matrix, run, step, 1)).toEqual(done);
      moves += 1;
    });
    expect(moves).toBeGreaterThan(500);
  });

  it('takes rows out from the top, and brings them back from the bottom', () => {
    let rows = 0;
    eachMove((matrix, run, step) => {
      const { move, moved } = viewAt(matrix, run, step, 1);
      for (let done = 0; done <= moved.length; done += 1) {
        const view = viewAt(matrix, run, step, done / moved.length || 0);
        const isCover = move?.kind === 'cover';
        expect(view.moved).toEqual(isCover ? moved.slice(0, done) : moved.slice(moved.length - done));
        // A row of the column branched on is lifted, not hidden.
        const hidden = moved.filter((row) => view.rows[row] === 'hidden');
        const isBranch = moved.some((row) => isLiftable(view.rows[row]));
        expect(hidden).toEqual(isBranch ? [] : moved.slice(0, isCover ? done : moved.length - done));
        rows += 1;
      }
    });
    expect(rows).toBeGreaterThan(1_000);
  });

  it('write by write has those rows out of which a link past a one is written', () => {
    let writes = 0;
    eachMove((matrix, run, step) => {
      const { links, move } = run.seek(step, 'covers');
      const { moved } = viewAt(matrix, run, step, 1);
      const first = run.seek(step - 1, 'covers').links;
      const open = listed(matrix, run.seek(move?.kind === 'cover' ? first : links, 'links').state!);
      for (let at = first + 1; at <= links; at += 1) {
        const moment = momentOf({ matrix }, run.seek(at, 'links'));
        const now = listed(matrix, moment.frame.state!);
        // A row of which nothing is written has no ones but that of the column.
        const written = moved.filter((row) => open[row]! > 2);
        const seen = sweptView(moment).moved.filter((row) => open[row]! > 2);
        const out = written.filter((row) => now[row] !== open[row]);
        expect(move?.kind === 'cover' ? seen : written.filter((row) => !seen.includes(row))).toEqual(out);
        writes += 1;
      }
    });
    expect(writes).toBeGreaterThan(1_000);
  });

  it('lifts the rows of the column branched on one by one as well', () => {
    const ones = createOnes();
    let lifts = 0;
    eachMove((matrix, run, step) => {
      const [begun, done] = [viewAt(matrix, run, step, 0), viewAt(matrix, run, step, 1)];
      if (done.moved.length === 0 || done.coveredBy[done.move!.column] !== -1) return;
      const shape = shapeOf(done.source);
      const viewport = fitViewport(shape, { width: 900, height: 900 });
      collectOnes(ones, shape, begun, viewport);
      expect(ones.lifted.length).toBe(0);
      collectOnes(ones, shape, done, viewport);
      lifts += ones.lifted.length;
    });
    expect(lifts).toBeGreaterThan(100);
  });
});
