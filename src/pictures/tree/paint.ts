/** Paints the tree of a long run with a pen: on a canvas, or into SVG at build time. */
import { ticks } from 'd3';
import type { Names, Span, TreeSummary } from '../../history/index.ts';
import type { Pen } from '../matrix/pen.ts';
import type { IcicleLayout } from './icicle.ts';
import { xOf } from './icicle.ts';
import type { TreePalette } from './pen.ts';

export interface IcicleView {
  readonly summary: TreeSummary;
  readonly names: Names;
  /** The position shown, and how many rows are chosen there. */
  readonly cursor: number;
  readonly depth: number;
  /** The row pointed at, in whatever picture. */
  readonly row: number | null;
  /** What is pointed at here, or has the keyboard. */
  readonly pointed: { readonly level: number; readonly from: number; readonly to: number } | null;
  readonly hasFocus: boolean;
  /** Where nodes begin at which the reader, and not the solver, has chosen. */
  readonly own?: readonly OwnMark[];
}

export interface OwnMark {
  readonly level: number;
  readonly from: number;
}

/** Type of the names, and the width of one of its characters. */
const NAME = 11;
const CHARACTER = 0.602 * NAME;
/** From this width on a node has an outline of its own, and from the second one room for its sign. */
const OUTLINED = 4;
const SIGNED = 9;
/** Marks of solutions stand at least so far apart. */
const MARK = 9;
/** The side of the square in which the mark of the reader's own choice stands. */
const FLAG = 14;

interface Box {
  readonly span: Readonly<Span>;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isOnPath: boolean;
}

/** Paints the whole picture. The pen must stand at the upper left corner. */
export function paintTree(
  pen: Pen,
  view: IcicleView,
  layout: IcicleLayout,
  palette: TreePalette,
): void {
  pen.fillStyle = palette.ground;
  pen.fillRect(0, 0, layout.width, layout.height);
  const now = xOf(layout, view.summary.window, view.cursor);
  const boxes = view.summary.spans.map((span) => boxOf(span, view, layout));
  const path = boxes.filter(({ span, isOnPath }) => isOnPath && span.kind !== 'crowd');
  const others = boxes.filter(({ span, isOnPath }) => !isOnPath || span.kind === 'crowd');
  paintAhead(pen, now, layout, palette);
  paintNodes(pen, others, now, palette);
  paintEnds(pen, others, now, palette);
  paintPath(pen, path, now, palette);
  paintNames(pen, boxes, now, view.names, palette);
  paintLit(pen, boxes, view, palette);
  paintSolutions(pen, view, layout, palette);
  paintOwn(pen, boxes, view, layout, palette);
  paintFrame(pen, view, layout, palette);
  paintCursor(pen, view, layout, palette);
  paintPointed(pen, view, layout, palette);
}

function boxOf(
  span: Readonly<Span>,
  { summary, cursor, depth }: IcicleView,
  layout: IcicleLayout,
): Box {
  const x = xOf(layout, summary.window, span.from);
  const width = xOf(layout, summary.window, span.to) - x;
  const y = Math.round(layout.top + span.level * layout.row);
  const height = Math.round(layout.top + (span.level + 1) * layout.row) - y;
  const isOnPath = span.level <= depth && span.from <= cursor && cursor < span.to;
  return { span, x, y, width, height, isOnPath };
}

/** What comes after the moment shown: dots where there is nothing, and hollow nodes. */
function paintAhead(pen: Pen, now: number, layout: IcicleLayout, palette: TreePalette): void {
  const from = Math.max(layout.left, now);
  if (from >= layout.right) return;
  pen.fillStyle = palette.ahead;
  pen.fillRect(from, layout.top, layout.right - from, layout.bottom - layout.top);
}

/** The ground of a node: filled up to the moment shown, hollow after it. */
function fillUpTo(pen: Pen, boxes: readonly Box[], now: number, past: string, ahead: string): void {
  pen.fillStyle = past;
  for (const { x, y, width, height } of boxes) {
    if (x < now) pen.fillRect(x, y, Math.max(1, Math.min(width, now - x)), height);
  }
  pen.fillStyle = ahead;
  for (const { x, y, width, height } of boxes) {
    const from = Math.max(x, now);
    if (from < x + width) pen.fillRect(from, y, Math.max(1, x + width - from), height);
  }
}

/** Nodes to branch in have an outline, crowds have upright lines. */
function paintNodes(pen: Pen, boxes: readonly Box[], now: number, palette: TreePalette): void {
  const inner = boxes.filter(({ span }) => span.kind === 'inner' || span.kind === 'unexplored');
  const crowds = boxes.filter(({ span }) => span.kind === 'crowd');
  const wide = inner.filter(({ width }) => width >= OUTLINED);
  fillUpTo(pen, [...wide, ...crowds], now, palette.past, palette.ground);
  outline(pen, wide, palette.line);
  pen.fillStyle = palette.line;
  for (const { x, y, width, height } of inner) {
    if (width < OUTLINED) pen.fillRect(x, y, Math.max(0.75, width - 0.75), height);
  }
  pen.fillStyle = palette.crowd;
  for (const { x, y, width, height } of crowds) pen.fillRect(x, y, Math.max(1, width), height - 1);
}

/** A dead end is a stub, hatched and crossed; a solution fills its level, with a diamond in it. */
function paintEnds(pen: Pen, boxes: readonly Box[], now: number, palette: TreePalette): void {
  const deadEnds = boxes
    .filter(({ span }) => span.kind === 'dead end')
    .map((box) => ({ ...box, height: Math.round(box.height * 0.6), level: box.height }));
  pen.fillStyle = palette.deadEnd;
  for (const { x, y, width, height } of deadEnds) {
    if (width < OUTLINED) pen.fillRect(x, y, Math.max(0.75, width - 0.75), height);
  }
  const wide = deadEnds.filter(({ width }) => width >= OUTLINED);
  pen.fillStyle = palette.ground;
  for (const { x, y, width, height } of wide) pen.fillRect(x, y, width, height);
  pen.fillStyle = palette.hatching;
  for (const { x, y, width, height } of wide) {
    if (x < now) pen.fillRect(x, y, width - 1, height);
  }
  outline(pen, wide, palette.deadEnd);
  pen.fillStyle = palette.deadEnd;
  for (const { x, y, width, level } of wide) {
    if (width >= SIGNED && level >= 14) cross(pen, x + width / 2, y + level - 4, 2);
  }

  const solutions = boxes.filter(({ span }) => span.kind === 'solution');
  fillUpTo(pen, solutions, now, palette.solution, palette.ground);
  outline(pen, solutions, palette.solution);
  for (const { x, y, width, height } of solutions) {
    pen.fillStyle = x < now ? palette.ground : palette.solution;
    if (width >= SIGNED + 2) diamond(pen, x + width / 2, y + height / 2, 3);
  }
}

function outline(pen: Pen, boxes: readonly Box[], colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 1;
  for (const { x, y, width, height } of boxes) {
    pen.strokeRect(x + 0.5, y + 0.5, Math.max(0.5, width - 1.5), height - 1.5);
  }
}

/** The nodes that the search is in: filled as far as it has come. */
function paintPath(pen: Pen, path: readonly Box[], now: number, palette: TreePalette): void {
  fillUpTo(pen, path, now, palette.chosen, palette.ground);
  outline(pen, path, palette.chosen);
  pen.fillStyle = palette.ground;
  for (const { x, y, width, height } of path) pen.fillRect(x, y + height - 1, width, 1);
}

function paintNames(
  pen: Pen,
  boxes: readonly Box[],
  now: number,
  names: Names,
  palette: TreePalette,
): void {
  pen.font = `${NAME}px ${palette.font}`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  for (const { span, x, y, width, height, isOnPath } of boxes) {
    if (span.kind === 'crowd' || span.kind === 'dead end' || span.kind === 'solution') continue;
    if (height < NAME + 1) continue;
    const name = span.level === 0 ? 'root' : (names.rows[span.row] ?? '');
    // On the path a name stands on one side of the moment: on the filled part when that is wide.
    const isFilled = isOnPath && now - x >= name.length * CHARACTER + 8;
    const from = isOnPath && !isFilled ? Math.max(x, now) + 4 : x;
    const to = isFilled ? Math.min(now, x + width) : x + width;
    const room = Math.floor((to - from - 8) / CHARACTER);
    const text = name.length <= room ? name : (name.split(' ')[0] ?? '');
    if (text === '' || text.length > room) continue;
    pen.fillStyle = isFilled ? palette.onChosen : palette.ink;
    pen.fillText(text, from + 4, y + height / 2 + 0.5);
  }
}

/** Every place where the row is taken that the reader points at. */
function paintLit(
  pen: Pen,
  boxes: readonly Box[],
  { row }: IcicleView,
  palette: TreePalette,
): void {
  if (row === null) return;
  pen.strokeStyle = palette.highlight;
  pen.lineWidth = 2.5;
  for (const { span, x, y, width, height } of boxes) {
    if (span.kind === 'crowd' || span.row !== row) continue;
    pen.strokeRect(x + 1, y + 1, Math.max(1, width - 3), height - 3);
  }
}

/** A question mark at the beginning of a node in which the reader has chosen, and its outline. */
function paintOwn(
  pen: Pen,
  boxes: readonly Box[],
  { summary, own = [] }: IcicleView,
  layout: IcicleLayout,
  palette: TreePalette,
): void {
  const { window } = summary;
  for (const { level, from } of own) {
    if (from < window.from || from > window.to) continue;
    const mine = boxes.find(({ span }) => span.level === level && Math.abs(span.from - from) < 1);
    const [x, y] = [xOf(layout, window, from), layout.top + level * layout.row];
    pen.strokeStyle = palette.focus;
    pen.lineWidth = 2.5;
    const width = mine && mine.span.kind !== 'crowd' ? Math.max(3, mine.width - 3) : 3;
    pen.strokeRect(x + 1, y + 1, width, Math.max(3, layout.row - 3));
    // Beside the line of the moment shown, which stands at the same place when a choice was just made.
    const left = Math.min(Math.max(x + 2, layout.left), layout.right - FLAG);
    pen.fillStyle = palette.focus;
    pen.fillRect(left, y - 3, FLAG, FLAG);
    pen.fillStyle = palette.ground;
    pen.font = `11px ${palette.font}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText('?', left + FLAG / 2, y - 3 + FLAG / 2 + 0.5);
  }
}

/** A rail under the tree: a diamond for each solution, or for a few that are close together. */
function paintSolutions(
  pen: Pen,
  { summary }: IcicleView,
  layout: IcicleLayout,
  palette: TreePalette,
): void {
  const { left, right, rail } = layout;
  pen.fillStyle = palette.rule;
  pen.fillRect(left, rail, right - left, 1);
  pen.fillStyle = palette.solution;
  let last = -Infinity;
  for (const { at } of summary.solutions) {
    const x = xOf(layout, summary.window, at);
    // A line for each one; a diamond where there is room for it.
    pen.fillRect(x, rail - 5, 1, 11);
    if (x - last < MARK) continue;
    last = x;
    diamond(pen, x, rail, 4);
  }
}

/** Numbers of levels and of positions. */
function paintFrame(
  pen: Pen,
  { summary }: IcicleView,
  layout: IcicleLayout,
  palette: TreePalette,
): void {
  const { left, right, top, row, axis } = layout;
  pen.font = `10px ${palette.font}`;
  pen.textBaseline = 'middle';
  pen.textAlign = 'right';
  pen.fillStyle = palette.inkSoft;
  const every = row >= 12 ? 1 : Math.ceil(24 / row);
  for (let level = 0; level < summary.levels; level += every) {
    pen.fillText(String(level), left - 6, top + (level + 0.5) * row);
  }
  pen.textAlign = 'center';
  const { from, to } = summary.window;
  for (const tick of ticks(from, to, Math.max(2, Math.round((right - left) / 170)))) {
    if (!Number.isInteger(tick)) continue;
    const x = xOf(layout, summary.window, tick);
    pen.fillStyle = palette.line;
    pen.fillRect(x, axis - 9, 1, 3);
    const text = tick.toLocaleString('en');
    const half = (text.length * 6.1) / 2;
    pen.fillStyle = palette.inkSoft;
    pen.fillText(text, Math.min(Math.max(x, left + half - 6), right - half + 4), axis + 1);
  }
}

function paintCursor(pen: Pen, view: IcicleView, layout: IcicleLayout, palette: TreePalette): void {
  const { window } = view.summary;
  if (view.cursor < window.from || view.cursor > window.to) return;
  const x = Math.round(xOf(layout, window, view.cursor));
  pen.fillStyle = palette.ink;
  pen.fillRect(x - 1, 1, 2, layout.rail + 7);
  for (let step = 0; step < 5; step += 1) pen.fillRect(x - 5 + step, 1 + step, 10 - 2 * step, 1);
}

function paintPointed(
  pen: Pen,
  view: IcicleView,
  layout: IcicleLayout,
  palette: TreePalette,
): void {
  const { pointed, hasFocus, summary } = view;
  if (!pointed) return;
  const { left, right, top, row } = layout;
  const from = Math.max(left - 2, xOf(layout, summary.window, pointed.from));
  const to = Math.min(right + 2, xOf(layout, summary.window, pointed.to));
  if (to < left || from > right) return;
  pen.strokeStyle = hasFocus ? palette.focus : palette.highlight;
  pen.lineWidth = 2.5;
  const width = Math.max(6, to - from);
  pen.strokeRect((from + to - width) / 2, top + pointed.level * row, width, row);
}

/** Signs out of boxes, so that any pen can make them. */
function diamond(pen: Pen, x: number, y: number, radius: number): void {
  for (let step = -radius; step <= radius; step += 1) {
    const half = radius - Math.abs(step);
    pen.fillRect(x - half, y + step, 2 * half + 1, 1);
  }
}

function cross(pen: Pen, x: number, y: number, radius: number): void {
  for (let step = -radius; step <= radius; step += 1) {
    pen.fillRect(x + step - 0.5, y + step - 0.5, 1.4, 1.4);
    pen.fillRect(x + step - 0.5, y - step - 0.5, 1.4, 1.4);
  }
}
