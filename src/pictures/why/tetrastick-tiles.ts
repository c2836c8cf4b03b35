/** The tiles of a proof on a board of tetrasticks: on edges, junctions and the letters of the pieces under it. */
import { only } from '../kit/joined.ts';
import { boardLayout, middleOf, toPixels } from '../tetrasticks/layout.ts';
import type { BoardView } from '../tetrasticks/view.ts';
import type { ColumnMarks } from './column-marks.ts';
import { type ShownTile, drawTiles } from './draw-tiles.ts';

/** Draws the tiles over a board that has just been drawn; without marks there are none. */
export function drawProof(svg: SVGSVGElement, view: BoardView, marks: ColumnMarks | undefined): void {
  if (!marks) return;
  const tiles = only(svg, 'g', 'tiles').attr('pointer-events', 'none').node();
  if (tiles) drawTiles(tiles, tetrastickTiles(view, marks));
}

export function tetrastickTiles(view: BoardView, marks: ColumnMarks): ShownTile[] {
  const { rackPlace } = boardLayout(view, { letters: view.letters.length, numbers: true });
  const places = [
    ...view.edges.map(({ column, edge }) => ({ column, ...middleOf(edge), half: 13 })),
    ...view.junctions.map(({ column, point }) => ({ column, ...toPixels(point), half: 11 })),
    // At the shoulder of its letter.
    ...view.letters.map(({ column }, index) => {
      const { x, y } = rackPlace(index);
      return { column, x: x + 14, y: y - 14, half: 10 };
    }),
  ];
  return places.flatMap(({ column, x, y, half }) => {
    const mark = marks[column];
    return mark ? [{ ...mark, id: String(column), x, y, half }] : [];
  });
}
