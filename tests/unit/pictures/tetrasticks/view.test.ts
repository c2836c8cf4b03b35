import { describe, expect, test } from 'vitest';
import { solve } from '#dlx/index.ts';
import { describeBoard } from '#pictures/tetrasticks/describe.ts';
import { type Frame, record } from '#history/index.ts';
import { boardView, solutionView } from '#pictures/tetrasticks/view.ts';
import { encode, withJunctions } from '#puzzles/tetrasticks/encode.ts';
import { momentOf } from '#pictures/kit/moment.ts';

const problem = encode({ size: 3, pieces: 'FHJLNU' });
const rows = [...solve(problem.matrix)][0]!;
const start = record(problem.matrix).seek(0);
const laid = (count: number): Frame['path'] =>
  rows.slice(0, count).map((row) => ({ row, column: problem.matrix.rows[row]![0]! }));
const columnOf = (name: string): number => problem.matrix.columns.findIndex((column) => column.name === name);

describe('the board of a frame', () => {
  test('is empty at the start', () => {
    const view = boardView(momentOf(problem, start));
    expect(view.pieces).toEqual([]);
    expect([view.edges.length, view.junctions.length, view.letters.length]).toEqual([24, 4, 6]);
    expect(view.points).toHaveLength(12);
    expect(describeBoard(view)).toBe('A board of 3 by 3 edges, 0 of 24 covered. No piece is on it.');
  });

  test('shows the tried piece, whether or not the path holds it already', () => {
    const states = (frame: Frame): string[] => boardView(momentOf(problem, frame)).pieces.map(({ state }) => state);
    expect(states({ ...start, event: 'try', row: rows[2]!, path: laid(3) })).toEqual(['chosen', 'chosen', 'trying']);
    expect(states({ ...start, event: 'try', row: rows[2]!, path: laid(2) })).toEqual(['chosen', 'chosen', 'trying']);
  });

  test('keeps an undone piece in sight, and its edges free', () => {
    const view = boardView(momentOf(problem, { ...start, event: 'retreat', row: rows[1]!, path: laid(1) }));
    expect(view.pieces.map(({ state }) => state)).toEqual(['chosen', 'undone']);
    expect(view.edges.filter(({ row }) => row >= 0)).toHaveLength(4);
    expect(describeBoard(view)).toContain(`Taken back: ${problem.rowNames[rows[1]!]}.`);
  });

  test('names the column branched on, and a dead end', () => {
    const column = columnOf('H12');
    const choose = boardView(momentOf(problem, { ...start, event: 'choose', column, branch: column }));
    expect(choose.edges.filter(({ search }) => search === 'branch').map(({ id }) => id)).toEqual(['H12']);
    const end = boardView(momentOf(problem, { ...start, event: 'dead end', column, branch: column }));
    expect(describeBoard(end)).toContain('Dead end: nothing is left for edge H12.');
  });

  test('lights a piece, an edge, a junction, a letter', () => {
    const on = boardView(momentOf(problem, { ...start, path: laid(6) }, { row: rows[3]!, column: null }));
    expect(on.pieces.filter(({ lit }) => lit).map(({ row }) => row)).toEqual([rows[3]]);
    expect(on.ghost).toBeNull();
    for (const name of ['H12', 'I21', 'N']) {
      const view = boardView(momentOf(problem, start, { row: null, column: columnOf(name) }));
      const marks = [...view.edges, ...view.junctions, ...view.letters];
      expect(marks.filter(({ lit }) => lit).map(({ id }) => id)).toEqual([name]);
    }
  });

  test('shows a ghost for a row that is not on the board', () => {
    const view = boardView(momentOf(problem, { ...start, path: laid(1) }, { row: rows[3]!, column: null }));
    expect(view.ghost).toMatchObject({ row: rows[3], state: 'ghost' });
  });

  test('says a solution is one', () => {
    const view = boardView(momentOf(problem, { ...start, event: 'solution', path: laid(6) }));
    expect(view.solved).toBe(true);
    expect(view.edges.every(({ row }) => rows.includes(row))).toBe(true);
    expect(describeBoard(view)).toContain('24 of 24 covered');
  });
});

test('a cover with crossings is not called a solution', () => {
  const off = withJunctions(problem, 'off');
  for (const cover of solve(off.matrix)) {
    const path = cover.map((row) => ({ row, column: 0 }));
    const view = boardView(momentOf(off, { ...start, event: 'solution', path }));
    const words = describeBoard(view);
    expect(view.solved).toBe(view.crossings.length === 0);
    expect(view.isBroken).toBe(view.crossings.length > 0);
    expect(words.includes('This is a solution.')).toBe(view.solved);
    expect(words.includes('cross: not a solution of the puzzle.')).toBe(view.isBroken);
  }
});

describe('junctions', () => {
  test('are taken by straight passages, and shut by turns and joints', () => {
    const view = solutionView(problem, rows);
    for (const { column, row, shut, point } of view.junctions) {
      const taker = rows.find((one) => problem.matrix.rows[one]!.includes(column)) ?? -1;
      expect(row).toBe(taker);
      const busy = rows.some((one) => {
        const { edges } = problem.placements[one]!;
        return edges.filter((edge) => touches(edge, point)).length > 1;
      });
      expect(shut).toBe(busy && taker < 0);
    }
  });

  test('where two pieces cross, the later goes over', () => {
    const off = withJunctions(problem, 'off');
    for (const cover of solve(off.matrix)) {
      for (const { point, over, under } of solutionView(off, cover).crossings) {
        const order = solutionView(off, cover).pieces.map(({ placement }) => placement.piece);
        expect(order.indexOf(over)).toBeGreaterThan(order.indexOf(under));
        const bridge = solutionView(off, cover).pieces.find(({ placement }) => placement.piece === over)!;
        expect(bridge.overpasses.map((pass) => pass.point)).toContainEqual(point);
      }
    }
  });
});

function touches(edge: { kind: 'H' | 'V'; x: number; y: number }, { x, y }: { x: number; y: number }): boolean {
  const last = edge.kind === 'H' ? { x: edge.x + 1, y: edge.y } : { x: edge.x, y: edge.y + 1 };
  return (edge.x === x && edge.y === y) || (last.x === x && last.y === y);
}
