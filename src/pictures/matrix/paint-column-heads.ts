/** The columns' headers of a large matrix: they stay at the top while the cells move. */
import { colourOfColumn } from './coloured-ones.ts';
import { PRICE_WORD, placesOf } from './counted.ts';
import { CHARACTER, GAP, NAME, STRIP } from './heads.ts';
import { paintPlaces } from './paint-places.ts';
import type { Painting } from './painting.ts';
import { paintArrow } from './paint-arrow.ts';
import { paintMarks } from './paint-marks.ts';
import { paintGroupNames } from './paint-group-names.ts';
import { paintNamesLine } from './paint-names-line.ts';
import { paintColouredStrips } from './paint-colours.ts';
import { fillBox } from '../kit/pen.ts';
import type { MatrixColour } from './palette.ts';
import type { MatrixColumnState } from './view.ts';
import { areRowsNear, isNear, priceEnd, visible, xOf } from './viewport.ts';

/** Below this width a column's part of the strip runs together with its neighbours'. */
const APART = 4;

/** Names of columns: all of them on end close up, far out those that something happens to, in a line. */
export function paintColumnHeads(painting: Painting): void {
  const { pen, view, viewport, shape, palette } = painting;
  const { left, top, width, scaleX } = viewport;
  const { c0, c1 } = visible(viewport, shape);
  const end = width - viewport.after;
  fillBox(pen, palette.head, left, 0, width - left, top);
  const special = standingOut(painting);
  const named = [...special.keys()].filter((c) => c >= c0 && c < c1).sort((a, b) => a - b);
  paintGroupNames(painting);
  paintKinds(painting, c0, c1);
  paintColouredStrips(painting);
  paintMarks(painting);
  const middle = (column: number): number => xOf(viewport, column) + scaleX / 2;
  if (isNear(viewport)) {
    for (let column = c0; column < c1; column += 1) {
      const colour = special.get(column) ?? colourOf[view.columns[column]!];
      // The last one in view may be cut; its name is not.
      if (middle(column) + NAME / 2 <= end) paintName(painting, column, middle(column), colour);
    }
    paintMove(painting, c0, c1, middle);
  } else paintNamesLine(painting, named, (column) => special.get(column)!);
  if (xOf(viewport, shape.columns) > end + 1) fillBox(pen, palette.head, end, 0, viewport.after, top);
  if (shape.price > 0 && areRowsNear(viewport)) {
    pen.font = `${NAME}px ${palette.font}`;
    pen.fillStyle = palette.inkSoft;
    pen.textAlign = 'right';
    pen.textBaseline = 'middle';
    pen.fillText(PRICE_WORD, priceEnd(viewport, shape), top - 10);
    pen.textAlign = 'left';
  }
  fillBox(pen, palette.ruleStrong, left, top - 1, width - left, 1);
}

/** The column branched on, the one covered or uncovered, the one pointed at. */
function standingOut({ view }: Painting): Map<number, MatrixColour> {
  const special = new Map<number, MatrixColour>();
  if (view.move) special.set(view.move.column, 'ink');
  const branch = view.columns.findIndex((state) => state === 'branch' || state === 'dead end');
  if (branch >= 0) special.set(branch, colourOf[view.columns[branch]!]);
  const lit = view.highlight.column;
  if (lit !== null && lit in view.columns) special.set(lit, 'ink');
  return special;
}

const colourOf: Readonly<Record<MatrixColumnState, MatrixColour>> = {
  open: 'ink',
  branch: 'branch',
  'dead end': 'deadEnd',
  covered: 'inkFaint',
  coloured: 'ink',
  off: 'inkFaint',
  once: 'chosen',
  clash: 'deadEnd',
};

/** The name of a column, and behind it the colour that it has: `2,3:N`. */
function nameOf({ view, shape }: Painting, column: number): string {
  const given = colourOfColumn(view, column);
  return `${shape.columnNames[column]!}${given ? `:${given.sign}` : ''}`;
}

function paintName(painting: Painting, column: number, x: number, colour: MatrixColour): void {
  const { pen, view, viewport, palette } = painting;
  const name = nameOf(painting, column);
  const width = name.length * CHARACTER;
  const bottom = viewport.top - STRIP - GAP;
  const isLit = view.highlight.column === column;
  if (isLit) {
    fillBox(pen, palette.highlightGround, x - 6, bottom - width - 2, 13, width + 4);
    pen.strokeStyle = palette.highlight;
    pen.lineWidth = 1.5;
    pen.strokeRect(Math.round(x - 6) - 0.5, Math.round(bottom - width - 2) - 0.5, 14, width + 5);
  }
  const state = view.columns[column];
  const isStrong = state === 'branch' || state === 'dead end' || isLit || state === 'coloured';
  pen.save();
  pen.translate(Math.round(x) + 0.5, bottom);
  pen.rotate(-Math.PI / 2);
  pen.font = `${isStrong ? '600 ' : ''}${NAME}px ${palette.font}`;
  pen.fillStyle = palette[colour];
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillText(name, 0, 0.5);
  if (state === 'off') pen.fillRect(0, 0, width, 1);
  pen.restore();
}

/** An arrow over the name of the column that is covered or uncovered, if it is in view. */
function paintMove(painting: Painting, c0: number, c1: number, middle: (column: number) => number): void {
  const { view, viewport } = painting;
  const column = view.move?.column ?? -1;
  if (column < c0 || column >= c1) return;
  const x = Math.round(Math.max(viewport.left + 6, Math.min(viewport.width - 8, middle(column))));
  const name = nameOf(painting, column).length * CHARACTER;
  const y = Math.round(viewport.top - STRIP - GAP - name - 14);
  paintArrow(painting, x, y);
}

/** The strip: primary columns solid, or with bounds in places, secondary ones hollow and broken, covered ones faded, off empty. */
function paintKinds(painting: Painting, c0: number, c1: number): void {
  const { pen, view, viewport, palette } = painting;
  const y = viewport.top - STRIP - 1;
  const gap = viewport.scaleX < APART ? 0 : 1;
  const places = gap === 0 ? [] : placesOf(view);
  const isCovered = (column: number): boolean => view.columns[column] === 'covered' || view.coveredBy[column] === -1;
  let from = c0;
  for (let column = c0 + 1; column <= c1; column += 1) {
    const isSame = view.kinds[column] === view.kinds[from] && isCovered(column) === isCovered(from);
    if (gap === 0 && column < c1 && isSame) continue;
    const x = Math.round(xOf(viewport, from));
    const width = Math.max(1, Math.round(xOf(viewport, column)) - x - gap);
    const kind = view.kinds[from];
    const faded = isCovered(from) ? palette.covered : null;
    const own = places[from];
    if (own) paintPlaces(painting, own, isCovered(from), { x, y, width });
    else if (kind === 'primary') {
      fillBox(pen, faded ?? palette.primary, x, y, width, STRIP - 1);
    } else if (kind === 'secondary') {
      for (let dash = 0; dash < width; dash += 4) {
        const length = Math.min(2, width - dash);
        fillBox(pen, faded ?? palette.secondary, x + dash, y, length, 1);
        fillBox(pen, faded ?? palette.secondary, x + dash, y + STRIP - 2, length, 1);
      }
    }
    from = column;
  }
}
