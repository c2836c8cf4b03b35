/** The trace of a run: a line for each cover and uncover, `cover D, 2 2 2 1 1 2 1, 7`. */
import type { Matrix } from '#dlx/index.ts';
import { recordOnLinks } from '#history/on-links.ts';

export interface TraceLine {
  readonly kind: 'cover' | 'uncover';
  /** The column's name. */
  readonly column: string;
  /** The size of each column afterwards, in their order; covered ones keep theirs. */
  readonly sizes: readonly number[];
  /** Updates so far. An uncover makes none. */
  readonly updates: number;
  /** The step of the run at the zoom “covers”. */
  readonly step: number;
}

/** The whole trace of a matrix small enough for it. */
export function traceOf(matrix: Matrix): TraceLine[] {
  const recording = recordOnLinks(matrix);
  const lines: TraceLine[] = [];
  for (let step = 0; step <= recording.lastStep('covers'); step += 1) {
    const { move, sizes, counters } = recording.seek(step, 'covers');
    if (!move) continue;
    const { kind, column } = move;
    const { updates } = counters;
    lines.push({ kind, column: matrix.columns[column]!.name, sizes: [...sizes], updates, step });
  }
  return lines;
}

export function lineText({ kind, column, sizes, updates }: TraceLine): string {
  return `${kind} ${column}, ${sizes.join(' ')}, ${updates}`;
}
