/** The tiles of a proof beside a chessboard: at the names of ranks and files, and on the ticks of diagonals. */
import { isDiagonal } from '#puzzles/queens/lines.ts';
import { queensLayout } from '../queens/layout.ts';
import type { QueensView } from '../queens/view.ts';
import type { ColumnMarks } from './column-marks.ts';
import type { ShownTile } from './draw-tiles.ts';

/** How far a tile is from the name of its rank or file. */
const BESIDE = 24;

/** Half the side of a tile: it keeps off the names next to it. */
const HALF = 9;

export function queensTiles({ n, lines }: Pick<QueensView, 'n' | 'lines'>, marks: ColumnMarks): ShownTile[] {
  const layout = queensLayout(n);
  return lines.flatMap(({ column, line }) => {
    const mark = marks[column];
    if (!mark) return [];
    const { x, y } = isDiagonal(line) ? layout.target(line) : layout.name(line);
    const [left, up] = [line.kind === 'rank' ? BESIDE : 0, line.kind === 'file' ? BESIDE : 0];
    return [{ ...mark, id: String(column), x: x - left, y: y - up, half: HALF }];
  });
}
