/** The rows' headers of a large matrix: they stay at the left while the cells move. */
import { CHARACTER, NAME, SIGN } from './heads.ts';
import type { Painting } from './painting.ts';
import { paintPrices } from './paint-places.ts';
import { fillBox } from '../kit/pen.ts';
import type { MatrixColour } from './palette.ts';
import { type MatrixRowState, isTaken } from './view.ts';
import { areRowsNear, groupStrip, NARROW, visible, xOf, yOf } from './viewport.ts';

/** Least distance between two names, and how far a name may stand from its row. */
const LINE = 16;
const FARTHEST = 17;
/** Type of the rank of a chosen row, before its name. */
const RANK = NAME;

/** Names of rows: all of them close up, far out those that stand out, with a line to their row. */
export function paintRowHeads(painting: Painting): void {
  const { pen, viewport, palette } = painting;
  const { left, top, height, scaleY } = viewport;
  fillBox(pen, palette.head, 0, 0, left, height);
  paintGroups(painting);
  paintMarks(painting);
  paintPrices(painting);
  const { r0, r1 } = visible(viewport, painting.shape);
  const nameX = left - 6;
  pen.textBaseline = 'middle';
  pen.textAlign = 'right';
  if (areRowsNear(viewport)) {
    for (let row = r0; row < r1; row += 1) {
      paintName(painting, row, nameX, yOf(viewport, row) + scaleY / 2);
    }
  } else if (viewport.width <= NARROW) paintTags(painting, r0, r1);
  else {
    const middle = (row: number): number => yOf(viewport, row) + scaleY / 2;
    const { rows, places } = placed(byWeight(painting, r0, r1), middle, top, height);
    rows.forEach((row, index) => {
      paintName(painting, row, nameX - 8, places[index]!);
      paintLeader(painting, nameX - 5, places[index]!, middle(row));
    });
  }
  pen.textAlign = 'left';
  fillBox(pen, palette.head, 0, 0, left, top);
  fillBox(pen, palette.ruleStrong, left - 1, top, 1, height - top);
}

/** How many rows, the last ones, have their names among the cells of a narrow picture. */
const TAGS = 3;

/** In a narrow picture, far out: the names of the last rows, each where it hides no 1 of its row, and no other name. */
function paintTags(painting: Painting, r0: number, r1: number): void {
  const { pen, view, viewport, shape, palette } = painting;
  const end = Math.min(xOf(viewport, shape.columns), viewport.width - viewport.after);
  const there: { readonly x: number; readonly y: number; readonly width: number }[] = [];
  for (const row of byWeight(painting, r0, r1).slice(0, TAGS)) {
    const width = shape.rowNames[row]!.length * CHARACTER + 8;
    const ones = view.source.matrix.rows[row]!.map((column) => xOf(viewport, column));
    const y = yOf(viewport, row) + viewport.scaleY / 2;
    /** The names that this one could lie over. */
    const beside = there.filter((other) => Math.abs(other.y - y) < LINE);
    const isApart = (x: number): boolean => beside.every((other) => other.x + other.width <= x || other.x >= x + width);
    const isFree = (x: number): boolean =>
      isApart(x) && ones.every((one) => one + viewport.scaleX <= x || one >= x + width);
    let x = viewport.left + 2;
    while (!isFree(x) && x + viewport.scaleX + width < end) x += viewport.scaleX;
    if (!isFree(x)) x = viewport.left + 2;
    if (!isApart(x)) continue;
    there.push({ x, y, width });
    fillBox(pen, palette.ground, x, y - 7, width, 15);
    paintName(painting, row, x + width - 4, y, false);
  }
}

/** The strip of groups: the rows of one piece, of one cell, with the piece's colour if it has one. */
function paintGroups({ pen, viewport, palette, shape, view }: Painting): void {
  const width = groupStrip(shape);
  if (width === 0) return;
  const lit = view.highlight.row ?? -1;
  pen.textBaseline = 'middle';
  pen.textAlign = 'center';
  pen.font = `600 ${NAME}px ${palette.font}`;
  for (const { name, from, to } of shape.rowGroups) {
    const y0 = Math.max(viewport.top, yOf(viewport, from));
    const y1 = Math.min(viewport.height, yOf(viewport, to));
    if (y1 <= y0) continue;
    const colour = palette.groups?.get(name);
    if (colour !== undefined) fillBox(pen, colour, width - 4, y0 + 1, 4, y1 - y0 - 1);
    if (y1 - y0 < NAME + 2) continue;
    fillBox(pen, palette.ruleStrong, 0, yOf(viewport, from), width, 1);
    pen.fillStyle = palette[lit >= from && lit < to ? 'ink' : 'inkSoft'];
    pen.fillText(name, (width - 4) / 2, (y0 + y1) / 2);
  }
}

/** What a cover takes out, or an uncover puts back: a minus or a plus at the end of each row. */
function paintMarks({ pen, view, viewport, palette, shape }: Painting): void {
  const { width, after, top, height, scaleY } = viewport;
  const end = width - after;
  // What goes on beyond ends at a margin, as the rows begin at one; the heads come over it.
  const goesOn = xOf(viewport, shape.columns) > end + 1;
  fillBox(pen, palette[goesOn ? 'head' : 'ground'], end, top, after, height - top);
  const { r0, r1 } = visible(viewport, shape);
  const x = Math.min(xOf(viewport, shape.columns), end) + 2;
  for (const row of view.moved) {
    if (row < r0 || row >= r1) continue;
    const y = Math.round(yOf(viewport, row) + scaleY / 2 - 0.5);
    fillBox(pen, palette.ink, x, y, 7, 1);
    if (view.move?.kind === 'uncover' && scaleY > 7) fillBox(pen, palette.ink, x + 3, y - 3, 1, 7);
  }
}

/** Rows whose names are worth a place when there is none for all, the most telling first. */
function byWeight({ view }: Painting, r0: number, r1: number): number[] {
  const weight = (row: number): number => {
    if (row === view.highlight.row) return Infinity;
    const state = view.rows[row]!;
    if (state === 'trying' || state === 'undone') return 1_000_000;
    return isTaken(state) ? view.order[row]! : 0;
  };
  const rows: number[] = [];
  for (let row = r0; row < r1; row += 1) if (weight(row) > 0) rows.push(row);
  return rows.sort((a, b) => weight(b) - weight(a));
}

/**
 * Finds a place for as many names as stand near enough to their rows, in the order given.
 * @returns the rows that got one, from top to bottom, and the middles of their names
 */
export function placed(
  rows: readonly number[],
  middle: (row: number) => number,
  top: number,
  bottom: number,
): { rows: number[]; places: number[] } {
  let best: { rows: number[]; places: number[] } = { rows: [], places: [] };
  for (const row of rows) {
    const more = [...best.rows, row].sort((a, b) => a - b);
    const low = top + LINE / 2;
    const places = spread(more.map(middle), low, bottom - LINE / 2);
    const isNear = more.every((other, i) => Math.abs(places[i]! - middle(other)) <= FARTHEST);
    // Too many push the first out of the picture.
    if (isNear && places[0]! >= low) best = { rows: more, places };
  }
  return best;
}

/** Moves places (rising) apart until no two are closer than a line: down first, then up from the end. */
export function spread(places: readonly number[], low: number, high: number, line: number = LINE): number[] {
  const spots = places.map((place) => Math.max(low, Math.min(high, place)));
  for (let i = 1; i < spots.length; i += 1) {
    const overlap = spots[i - 1]! + line - spots[i]!;
    if (overlap <= 0) continue;
    // Both give way, as far as what is above lets them.
    const room = Math.min(overlap / 2, spots[i - 1]! - (i > 1 ? spots[i - 2]! + line : low));
    const up = Math.max(0, room);
    spots[i - 1]! -= up;
    spots[i]! += overlap - up;
  }
  for (let i = spots.length - 1; i >= 0; i -= 1) {
    spots[i] = Math.min(spots[i]!, (spots[i + 1] ?? high + line) - line);
  }
  return spots;
}

/** Characters of a row's name that its head has room for beside a sign. */
function roomForName({ shape, viewport }: Painting): number {
  return Math.floor((viewport.left - groupStrip(shape) - SIGN) / CHARACTER);
}

function paintName(painting: Painting, row: number, x: number, y: number, hasSign = true): void {
  const { pen, view, palette, shape } = painting;
  const state = view.rows[row]!;
  const whole = shape.rowNames[row]!;
  const most = hasSign ? Math.max(3, roomForName(painting)) : whole.length;
  const name = whole.length <= most ? whole : `${whole.slice(0, most - 1)}…`;
  const width = name.length * CHARACTER;
  const isLit = row === view.highlight.row;
  const isChosen = state === 'chosen' || state === 'clash';
  const sign = !hasSign ? '' : isChosen ? String(view.order[row]!) : signOf[state];
  const before = sign ? sign.length * CHARACTER + (isChosen ? 13 : 10) : 0;
  if (isChosen) {
    const box = [Math.round(x - width - before), Math.round(y - 7), width + before + 3, 15] as const;
    fillBox(pen, palette.chosenEdge, ...box);
    fillBox(pen, palette.chosen, box[0] + 1, box[1] + 1, box[2] - 2, box[3] - 2);
  }
  if (isLit) {
    if (!isChosen) fillBox(pen, palette.highlightGround, x - width - 3, y - 7, width + 6, 15);
    pen.strokeStyle = palette.highlight;
    pen.lineWidth = 1.5;
    pen.strokeRect(Math.round(x - width - 3) - 0.5, Math.round(y - 7) - 0.5, width + 7, 16);
  }
  pen.font = `${isChosen || state === 'trying' || isLit ? '600 ' : ''}${NAME}px ${palette.font}`;
  // What is faded is too faint on the ground of what is pointed at.
  pen.fillStyle = palette[isLit && colourOf[state] === 'inkFaint' ? 'ink' : colourOf[state]];
  pen.fillText(name, x, y + 0.5);
  if (isChosen && sign) {
    // The rank is set apart: “8” and “2 at (2,1)” must not read as 8.2.
    fillBox(pen, palette.onChosen, x - width - 6, y - 6, 1, 13);
    pen.font = `${RANK}px ${palette.font}`;
    pen.fillStyle = palette.onChosen;
  }
  if (sign) pen.fillText(sign, x - width - (isChosen ? 10 : 6), y + 0.5);
  if (state === 'undone' || state === 'tried') pen.fillRect(x - width, Math.round(y), width, 1);
}

const colourOf: Readonly<Record<MatrixRowState, MatrixColour>> = {
  free: 'ink',
  candidate: 'ink',
  trying: 'trying',
  chosen: 'onChosen',
  clash: 'onChosen',
  tried: 'inkFaint',
  undone: 'inkFaint',
  hidden: 'inkFaint',
  dropped: 'inkFaint',
};

const signOf: Readonly<Partial<Record<MatrixRowState, string>>> = {
  candidate: '▹',
  trying: '▸',
  undone: '↶',
};

/** A thin line from the end of a name to the row that it belongs to. */
function paintLeader({ pen, palette, viewport }: Painting, x: number, from: number, to: number): void {
  const middle = Math.round((x + viewport.left) / 2);
  const [a, b] = [Math.round(from), Math.round(to)];
  fillBox(pen, palette.ruleStrong, x, a, middle - x, 1);
  fillBox(pen, palette.ruleStrong, middle, Math.min(a, b), 1, Math.abs(b - a) + 1);
  fillBox(pen, palette.ruleStrong, middle, b, viewport.left - middle, 1);
}
