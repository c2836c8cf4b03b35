import { type Matrix, createMatrix } from '#dlx/index.ts';
import type { Random } from '#dlx/random.ts';
import type { Recording } from '#history/index.ts';
import type { Choice } from '#history/frame.ts';
import { movedRows } from '#history/row-state.ts';
import { type MatrixWish, drawn } from './random-matrix.ts';
import { stepsOf } from './steps.ts';

/** The same as `randomMatrix`, with colours in its secondary columns, for a search in which they matter. */
export function randomColoured({ seed, size }: Pick<MatrixWish, 'seed' | 'size'>): Matrix {
  return drawn({ seed, size, withSecondary: true }, coloured, showsColours);
}

/** Gives each 1 of a secondary column one of two colours. */
function coloured(random: Random, { columns, rows }: Matrix): Matrix {
  return createMatrix(
    columns,
    rows.map((row) =>
      row.map((column) =>
        columns[column]?.kind === 'secondary' ? { column, colour: 'uv'.charAt(random.below(2)) } : column,
      ),
    ),
  );
}

/** True when one row goes and one stays as a column takes its colour, and two rows of a solution agree on one. */
function showsColours(recording: Recording): boolean {
  const { matrix, totals } = recording;
  const purifies = stepsOf(recording, 'covers').filter(({ act }) => act === 'purify');
  const divides = purifies.some(({ column, position }) => {
    const frame = recording.seek(position, 'covers');
    const gone = movedRows(matrix, frame).length;
    return gone > 0 && gone < (frame.sizes[column] ?? 0);
  });
  const found = Array.from({ length: totals.solutions }, (_, at) => recording.seek(recording.solutionStep(at + 1)));
  return divides && found.some(({ path, covered }) => ones(matrix, path) > covered.length);
}

function ones({ rows }: Matrix<unknown>, path: readonly Choice[]): number {
  return path.reduce((sum, { row }) => sum + (rows[row]?.length ?? 0), 0);
}
