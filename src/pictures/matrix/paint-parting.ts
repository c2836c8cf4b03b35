/** Where two runs part, on a large matrix: frames with a word each, and the link that leads astray. */
import { fillBox } from '../kit/pen.ts';
import { CHARACTER, NAME } from './heads.ts';
import type { Painting } from './painting.ts';
import type { MarkedLink, MarkedPlace } from './parting.ts';
import { type Place, visible, xOf, yOf } from './viewport.ts';

/** Height of a word's tag, and what is left free beside the word. */
const TAG = NAME + 6;
const SIDE = 5;

/** How far the two arrows from one node keep apart, so that neither hides the other. */
const APART = 4;

export function paintParting(painting: Painting): void {
  const { parting } = painting.view;
  if (!parting) return;
  for (const place of parting.places) if (isInView(painting, place)) paintFrame(painting, place, parting.isWrong);
  if (parting.link) paintLink(painting, parting.link);
}

/** A frame around a row or a column: solid for the reader's run, broken for what is due. */
function paintFrame(painting: Painting, { row, column, word, isDue }: MarkedPlace, isWrong: boolean): void {
  const { pen, viewport, shape, palette } = painting;
  const colour = isWrong && !isDue ? palette.deadEnd : palette.ink;
  const right = Math.min(xOf(viewport, shape.columns), viewport.width - viewport.after);
  const bottom = Math.min(yOf(viewport, shape.rows), viewport.height - 2 * TAG - 4);
  const [x, y, width, height] =
    column === null
      ? [viewport.left, yOf(viewport, row ?? 0), right - viewport.left, viewport.scaleY]
      : [xOf(viewport, column), viewport.top, viewport.scaleX, bottom - viewport.top];
  pen.strokeStyle = colour;
  pen.lineWidth = 3;
  pen.setLineDash(isDue ? [7, 4] : []);
  pen.strokeRect(Math.round(x), Math.round(y), Math.max(3, Math.round(width)), Math.max(3, Math.round(height)));
  pen.setLineDash([]);
  // Of two columns beside each other, one has its tag below that of the other.
  if (column === null) paintTag(painting, word, right - tagWidth(word) / 2, y + height / 2, colour);
  else paintTag(painting, word, x + width / 2, bottom + TAG / 2 + 2 + (isDue ? TAG + 1 : 0), colour);
}

function paintTag({ pen, viewport, palette }: Painting, word: string, cx: number, cy: number, colour: string): void {
  const width = tagWidth(word);
  const x = Math.max(viewport.left, Math.min(cx - width / 2, viewport.width - width - 2));
  fillBox(pen, colour, x, cy - TAG / 2, width, TAG);
  pen.font = `600 ${NAME}px ${palette.font}`;
  pen.fillStyle = palette.ground;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  pen.fillText(word, Math.round(x) + SIDE, Math.round(cy) + 1);
}

function tagWidth(word: string): number {
  return Math.ceil(word.length * CHARACTER) + 2 * SIDE;
}

/** Two arrows from one node: a broken one to where its link must lead, a solid one to where it leads. */
function paintLink(painting: Painting, { from, due, found }: MarkedLink): void {
  const { pen, palette } = painting;
  const [x, y] = middleOfNode(painting, from);
  const ends = [
    { to: due, word: 'due', colour: palette.ink, side: -1 },
    { to: found, word: 'yours', colour: palette.deadEnd, side: 1 },
  ] as const;
  for (const { to, word, colour, side } of ends) {
    if (!to) continue;
    const [tx, ty] = middleOfNode(painting, to);
    // Links lead along a row or a column; whatever leads elsewhere goes down first.
    const isAcross = ty === y;
    const off = side * APART;
    pen.setLineDash([]);
    if (isAcross) paintWay(painting, x, y + off, tx - x, true, colour, side < 0);
    else {
      paintWay(painting, x + off, y, ty - y, false, colour, side < 0);
      if (tx !== x) paintWay(painting, x + off, ty, tx - x - off, true, colour, side < 0);
    }
    const tag = tagWidth(word);
    // Over the heads the names stand, so both words are below them.
    if (isAcross) paintTag(painting, word, tx, ty + TAG / 2 + 3 * APART + (side < 0 ? TAG + 1 : 0), colour);
    else paintTag(painting, word, Math.max(x, tx) + 3 * APART + tag / 2, ty, colour);
  }
  pen.strokeStyle = palette.deadEnd;
  pen.lineWidth = 3;
  pen.strokeRect(x - 5, y - 5, 10, 10);
}

/** A straight arrow of so many pixels, to the right or down; in pieces if it is broken. */
function paintWay(
  { pen }: Painting,
  x: number,
  y: number,
  length: number,
  isAcross: boolean,
  colour: string,
  isBroken: boolean,
): void {
  // A node that leads to itself.
  if (length === 0) return;
  const forward = Math.sign(length);
  const box = (at: number, long: number, wide: number): void => {
    const [along, across] = [Math.min(at, at + forward * long), -Math.floor(wide / 2)];
    if (isAcross) fillBox(pen, colour, x + along, y + across, long, wide);
    else fillBox(pen, colour, x + across, y + along, wide, long);
  };
  const [dash, gap] = isBroken ? [6, 4] : [Math.abs(length), 0];
  for (let at = 0; at < Math.abs(length); at += dash + gap) box(forward * at, Math.min(dash, Math.abs(length) - at), 3);
  // Its head, in bars that grow.
  for (let back = 0; back < 6; back += 1) box(length - forward * (back + 1), 1, 2 * back + 1);
}

/** The middle of a node: of a cell, of a header at the head of its column, of the root before them all. */
function middleOfNode({ viewport }: Painting, { row, column }: Place): [x: number, y: number] {
  const x = column === null ? viewport.left - 10 : xOf(viewport, column + 0.5);
  return [Math.round(x), Math.round(row === null ? viewport.top - 4 : yOf(viewport, row + 0.5))];
}

function isInView({ viewport, shape }: Painting, { row, column }: Place): boolean {
  const { c0, c1, r0, r1 } = visible(viewport, shape);
  return (column === null || (column >= c0 && column < c1)) && (row === null || (row >= r0 && row < r1));
}
