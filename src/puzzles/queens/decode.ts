import type { QueensProblem } from './encode.ts';
import { type Cell, type Line, type LineKind, lineIndex } from './lines.ts';

/**
 * Turns rows of the matrix into the queens they put on the board, in the same order. Slack rows
 * put nothing there.
 *
 * @throws RangeError when there is no such row
 */
export function decode(problem: Pick<QueensProblem, 'placements'>, rows: Iterable<number>): Cell[] {
  const queens: Cell[] = [];
  for (const row of rows) {
    const placement = problem.placements[row];
    if (!placement) throw new RangeError(`there is no row ${row} on this board`);
    if (placement.kind === 'queen') queens.push(placement.cell);
  }
  return queens;
}

/** Two queens on one line with none between them. */
export interface Attack {
  readonly line: Line;
  /** From left to right, on a file from the top down. */
  readonly first: Cell;
  readonly second: Cell;
}

/**
 * The attacks between queens on an n×n board, along every kind of line. With diagonals off they are
 * what crossings are to tetrasticks.
 */
export function attacksOf(n: number, queens: readonly Cell[]): Attack[] {
  const inOrder = queens.toSorted((p, q) => p.file - q.file || p.rank - q.rank);
  return (['rank', 'file', 'rising', 'falling'] as const).flatMap((kind) => attacksAlong(n, kind, inOrder));
}

function attacksAlong(n: number, kind: LineKind, inOrder: readonly Cell[]): Attack[] {
  const last = new Map<number, Cell>();
  return inOrder.flatMap((second) => {
    const index = lineIndex(n, kind, second);
    const first = last.get(index);
    last.set(index, second);
    return first ? [{ line: { kind, index }, first, second }] : [];
  });
}
