/** What figure 16.3 folds: the search tree of dominoes on a small board. */
import { type Folding, foldingOf } from '#exhibits/folding.ts';
import type { FoldBoard } from '#pictures/fold/draw.ts';
import { encode } from '#puzzles/dominoes/encode.ts';

const SIZE = { width: 4, height: 3 };

export function folded(): { readonly folding: Folding; readonly board: FoldBoard } {
  const matrix = encode(SIZE);
  return { folding: foldingOf(matrix), board: { ...SIZE, dominoes: matrix.rows } };
}
