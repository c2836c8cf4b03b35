/** Ones that give their column a colour: how each looks at a moment, in both pictures of a matrix. */
import { type ColourLook, colourIn, lookOf } from '../kit/colour-looks.ts';
import { type MatrixView, isFaded } from './view.ts';

/**
 * - `open`: its column has no colour yet
 * - `agrees`: its column has its colour, and its row is still there
 * - `out`: its row is hidden, or its column is covered
 * - `taken`: its row is chosen
 */
interface ColouredOne extends ColourLook {
  readonly standing: 'open' | 'agrees' | 'out' | 'taken';
}

/** The colour of a one and how it stands; null for a place without a colour, or whose column is off. */
export function colouredOne(view: MatrixView, row: number, column: number): ColouredOne | null {
  const { matrix } = view.source;
  const colour = colourIn(matrix, row, column);
  if (colour === '' || view.kinds[column] === 'off') return null;
  return { ...lookOf(matrix, colour), standing: standingOf(view, row, column) };
}

function standingOf(view: MatrixView, row: number, column: number): ColouredOne['standing'] {
  const state = view.rows[row];
  if (isFaded(state) || view.columns[column] === 'covered') return 'out';
  if (state === 'chosen' || state === 'clash') return 'taken';
  return view.columns[column] === 'coloured' && state === 'free' ? 'agrees' : 'open';
}

/** The colour that a column has now; null for one without. */
export function colourOfColumn(view: MatrixView, column: number): (ColourLook & { name: string }) | null {
  if (view.columns[column] !== 'coloured') return null;
  const { matrix } = view.source;
  const name = colourIn(matrix, view.coveredBy[column] ?? -1, column);
  return { name, ...lookOf(matrix, name) };
}

/** The rows in the list of the column just coloured, or not any more, that agree, and so stay. */
export function stayingRows(view: MatrixView): number[] {
  const { move, source } = view;
  if (!move || move.colour === undefined) return [];
  return view.rows.flatMap((state, row) =>
    state === 'free' && colourIn(source.matrix, row, move.column) === move.colour ? [row] : [],
  );
}
