/** Far out: the columns that something happens to, named in a line over the names of the groups. */
import { CHARACTER, NAME, NAMES_LINE } from './heads.ts';
import { paintArrow } from './paint-arrow.ts';
import type { Painting } from './painting.ts';
import { spread } from './paint-row-heads.ts';
import { fillBox } from '../kit/pen.ts';
import type { MatrixColour } from './palette.ts';
import { xOf } from './viewport.ts';

/** Room at the sides of a name, and for the arrow before it when its column is covered. */
const SIDES = 8;
const ARROW = 15;

/**
 * Names level, each with a tick under it where its column is; they move apart where they would
 * touch.
 *
 * @param named columns in view, in their order
 */
export function paintNamesLine(
  painting: Painting,
  named: readonly number[],
  colourOf: (column: number) => MatrixColour,
): void {
  const { pen, view, viewport, shape, palette } = painting;
  const isMoved = (column: number): boolean => view.move?.column === column;
  const widthOf = (column: number): number =>
    (shape.columnNames[column]?.length ?? 0) * CHARACTER + SIDES + (isMoved(column) ? ARROW : 0);
  const middle = (column: number): number => xOf(viewport, column) + viewport.scaleX / 2;
  // How far each is from the first when they stand close; the first may reach over the heads of rows.
  const offsets: number[] = [];
  named.forEach((column, index) => {
    const apart = index === 0 ? 0 : (widthOf(named[index - 1]!) + widthOf(column)) / 2 + 2;
    offsets.push((offsets.at(-1) ?? 0) + apart);
  });
  const end = viewport.width - 2 - widthOf(named.at(-1) ?? 0) / 2 - (offsets.at(-1) ?? 0);
  const shifted = named.map((column, index) => middle(column) - offsets[index]!);
  const places = spread(shifted, Math.min(viewport.left, end), end, 0);
  pen.textBaseline = 'middle';
  named.forEach((column, index) => {
    const width = widthOf(column);
    const from = Math.round(places[index]! + offsets[index]! - width / 2);
    const isLit = view.highlight.column === column;
    const colour = palette[isLit ? 'highlight' : colourOf(column)];
    if (isLit) {
      fillBox(pen, palette.highlightGround, from, 1, width, NAMES_LINE - 2);
      pen.strokeStyle = palette.highlight;
      pen.lineWidth = 1.5;
      pen.strokeRect(from + 0.5, 1.5, width - 1, NAMES_LINE - 3);
    }
    const state = view.columns[column];
    const isStrong = isLit || state === 'branch' || state === 'dead end';
    const x = from + SIDES / 2 + (isMoved(column) ? ARROW : 0);
    pen.font = `${isStrong ? '600 ' : ''}${NAME}px ${palette.font}`;
    pen.fillStyle = palette[colourOf(column)];
    pen.textAlign = 'left';
    pen.fillText(shape.columnNames[column]!, x, NAMES_LINE / 2 + 0.5);
    if (state === 'off') fillBox(pen, palette.inkFaint, x, NAMES_LINE / 2, width - SIDES, 1);
    if (isMoved(column)) paintArrow(painting, from + SIDES / 2 + 5, 2);
    fillBox(pen, colour, middle(column) - 1, NAMES_LINE, 2, 4);
  });
}
