import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Matrix } from '#dlx/index.ts';
import { onesOf } from '#dlx/matrix.ts';
import { choicesAt } from '#history/choices.ts';
import { createMatrix, isUsable, withKind } from '#dlx/matrix.ts';
import { branchingColumn, movedRows, rowStates } from '#history/row-state.ts';
import { record } from '#history/record.ts';
import type { Frame, Zoom } from '#history/frame.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { colouredMatrices } from '../../matrices/coloured.ts';
import { queens } from '../../matrices/queens.ts';

const knuth = encode().matrix;

function framesOf(matrix: Matrix, zoom: Zoom): Frame[] {
  const run = record(matrix);
  return Array.from({ length: run.lastStep(zoom) + 1 }, (_, step) => run.seek(step, zoom));
}

const names = ['CEF', 'ADG', 'BCF', 'AD', 'BG', 'DEG'];
const statesByName = (frame: Frame): Record<string, string> =>
  Object.fromEntries(rowStates(knuth, frame).map((state, row) => [names[row]!, state] as const));

describe('rowStates', () => {
  it("tells Knuth's example as the paper does", () => {
    const frames = framesOf(knuth, 'decisions');
    const at = (event: string, row: string): Frame | undefined =>
      frames.find((frame) => frame.event === event && names[frame.row] === row);
    expect(statesByName(frames[0]!)).toEqual({
      CEF: 'free',
      ADG: 'free',
      BCF: 'free',
      AD: 'free',
      BG: 'free',
      DEG: 'free',
    });
    expect(frames[1]).toMatchObject({ event: 'choose', column: 0 });
    expect(statesByName(frames[1]!)).toEqual({
      CEF: 'free',
      ADG: 'candidate',
      BCF: 'free',
      AD: 'candidate',
      BG: 'free',
      DEG: 'free',
    });
    expect(statesByName(at('try', 'ADG')!)).toEqual({
      CEF: 'free',
      ADG: 'trying',
      BCF: 'free',
      AD: 'candidate',
      BG: 'hidden',
      DEG: 'hidden',
    });
    expect(statesByName(at('retreat', 'ADG')!)).toEqual({
      CEF: 'free',
      ADG: 'undone',
      BCF: 'free',
      AD: 'candidate',
      BG: 'free',
      DEG: 'free',
    });
    expect(statesByName(at('try', 'AD')!)).toEqual({
      CEF: 'free',
      ADG: 'tried',
      BCF: 'free',
      AD: 'trying',
      BG: 'free',
      DEG: 'hidden',
    });
    expect(statesByName(at('try', 'CEF')!)).toMatchObject({ AD: 'chosen', CEF: 'trying' });
    expect(statesByName(frames.at(-1)!)).toMatchObject({ ADG: 'tried', AD: 'tried', CEF: 'free' });
  });

  it('keeps a row without a primary column dropped', () => {
    const matrix = createMatrix(['A', { name: 's', kind: 'secondary' }], [[0, 1], [1]]);
    for (const frame of framesOf(matrix, 'covers')) {
      expect(rowStates(matrix, frame)[1]).toBe('dropped');
    }
  });

  // The links say how long each list is; the states must say the same, by another way.
  it.each([
    ['knuth', knuth],
    ['knuth, F secondary and G off', withKind(withKind(knuth, 5, 'secondary'), 6, 'off')],
    ['4 queens', queens(4)],
  ])('agrees with the sizes of the lists at every step: %s', (_, matrix) => {
    for (const zoom of ['decisions', 'covers'] as const) {
      for (const frame of framesOf(matrix, zoom)) {
        const states = rowStates(matrix, frame);
        const covered = new Set(frame.covered.map(({ column }) => column));
        const branch = branchingColumn(frame);
        matrix.columns.forEach(({ kind }, column) => {
          if (kind === 'off' || (covered.has(column) && column !== branch)) return;
          const inList = matrix.rows.filter((row, index) => {
            if (!row.includes(column) || !isUsable(matrix, row)) return false;
            if (column !== branch) return row.every((other) => !covered.has(other));
            return states[index] !== 'hidden' && states[index] !== 'chosen';
          });
          expect(inList.length, `${zoom} ${frame.step}, column ${column}`).toBe(frame.sizes[column]);
        });
      }
    }
  });
});

describe('with colours', () => {
  it('rows that agree stay, and those that differ are gone: as many as the lists say', () => {
    const counts = { agree: 0, differ: 0 };
    fc.assert(
      fc.property(colouredMatrices({ mostRows: 14 }), (matrix) => {
        for (const frame of framesOf(matrix, 'covers')) {
          const states = rowStates(matrix, frame);
          const now = new Map(frame.covered.map((one) => [one.column, one]));
          const branch = branchingColumn(frame);
          const isThere = (row: number): boolean =>
            states[row] === 'free' || (['candidate', 'tried'].includes(states[row]!) && !now.has(branch));
          matrix.columns.forEach(({ kind }, column) => {
            if (kind === 'off' || now.has(column)) return;
            const list = matrix.rows.flatMap((row, index) => (row.includes(column) && isThere(index) ? [index] : []));
            expect(list.length).toBe(frame.sizes[column]);
          });
          states.forEach((state, row) => {
            for (const one of onesOf(matrix, row)) {
              if (typeof one === 'number' || now.get(one.column)?.colour === undefined) continue;
              const isSame = now.get(one.column)?.colour === one.colour;
              if (isSame && state === 'free') counts.agree += 1;
              if (!isSame && state !== 'dropped') {
                expect(['hidden', 'candidate', 'tried', 'trying', 'undone']).toContain(state);
                counts.differ += 1;
              }
            }
          });
          if (frame.move) {
            const { colour, column } = frame.move;
            const moved = movedRows(matrix, frame);
            for (const row of colour === undefined ? [] : moved) {
              expect(onesOf(matrix, row)).not.toContainEqual({ column, colour });
            }
          }
        }
      }),
      { numRuns: 300, seed: 11 },
    );
    expect(counts.agree).toBeGreaterThan(20);
    expect(counts.differ).toBeGreaterThan(100);
  });

  it('What If? offers the rows that are left', () => {
    fc.assert(
      fc.property(colouredMatrices({ mostRows: 12 }), (matrix) => {
        for (const frame of framesOf(matrix, 'decisions')) {
          if (frame.event !== 'choose') continue;
          const [smallest] = choicesAt(matrix, frame);
          expect(smallest?.rows.length).toBe(frame.sizes[frame.column]);
          expect(choicesAt(matrix, frame).find(({ column }) => column === frame.column)?.rows).toHaveLength(
            frame.sizes[frame.column]!,
          );
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('movedRows', () => {
  it.each([
    ['knuth', knuth],
    ['4 queens', queens(4)],
  ])('gives the rows of the list that is walked: %s', (_, matrix) => {
    let updates = 0;
    let moves = 0;
    for (const frame of framesOf(matrix, 'covers')) {
      const rows = movedRows(matrix, frame);
      if (!frame.move) {
        expect(rows).toEqual([]);
        continue;
      }
      moves += 1;
      expect(rows.length).toBe(frame.sizes[frame.move.column]);
      if (frame.move.kind === 'cover') {
        // One for the header, and one for each other one of each row: what dlx1 calls an update.
        updates += 1 + rows.reduce((sum, row) => sum + matrix.rows[row]!.length - 1, 0);
      }
      expect(frame.counters.updates).toBe(updates);
    }
    expect(moves).toBeGreaterThan(20);
  });
});
