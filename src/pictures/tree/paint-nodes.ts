/** Paints the nodes of the tree of a long run, up to the moment shown and after it. */
import type { Names } from '#history/caption.ts';
import type { Pen } from '../kit/pen.ts';
import type { Box } from './icicle-view.ts';
import { NULL_CHOICE } from './layout.ts';
import type { TreePalette } from './palette.ts';
import { cross, diamond } from './signs.ts';

/** Type of the names, and the width of one of its characters. */
const NAME = 12;
const CHARACTER = 0.602 * NAME;
/** From this width on a node has an outline of its own, and from the second one room for its sign. */
const OUTLINED = 4;
const SIGNED = 9;

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
export function paintNodes(pen: Pen, boxes: readonly Box[], now: number, palette: TreePalette): void {
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
export function paintEnds(pen: Pen, boxes: readonly Box[], now: number, palette: TreePalette): void {
  const deadEnds = boxes
    .filter(({ span }) => span.kind === 'dead end')
    .map((box) => ({ ...box, height: Math.round(box.height * 0.6), level: box.height }));
  const isPruned = ({ span }: Box): boolean => span.kind === 'dead end' && span.short === 'too dear';
  for (const [ends, colour] of [
    [deadEnds.filter((box) => !isPruned(box)), palette.deadEnd],
    // What was pruned has nothing to hide: it is grey.
    [deadEnds.filter(isPruned), palette.line],
  ] as const) {
    pen.fillStyle = colour;
    for (const { x, y, width, height } of ends) {
      if (width < OUTLINED) pen.fillRect(x, y, Math.max(0.75, width - 0.75), height);
    }
    const wide = ends.filter(({ width }) => width >= OUTLINED);
    pen.fillStyle = palette.ground;
    for (const { x, y, width, height } of wide) pen.fillRect(x, y, width, height);
    pen.fillStyle = colour === palette.deadEnd ? palette.hatching : palette.past;
    for (const { x, y, width, height } of wide) {
      if (x < now) pen.fillRect(x, y, width - 1, height);
    }
    outline(pen, wide, colour);
    pen.fillStyle = colour;
    for (const { x, y, width, level } of wide) {
      if (width >= SIGNED && level >= 14) cross(pen, x + width / 2, y + level - 4, 2);
    }
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
export function paintPath(pen: Pen, path: readonly Box[], now: number, palette: TreePalette): void {
  fillUpTo(pen, path, now, palette.chosen, palette.ground);
  outline(pen, path, palette.chosenEdge);
  pen.fillStyle = palette.ground;
  for (const { x, y, width, height } of path) pen.fillRect(x, y + height - 1, width, 1);
}

/** A node reached by the null choice, which takes no row: the line over it is broken, as its edge is in a small tree. */
export function paintNullChoices(pen: Pen, boxes: readonly Box[], palette: TreePalette): void {
  pen.fillStyle = palette.ground;
  for (const { span, x, y, width } of boxes) {
    if (span.kind === 'crowd' || span.level === 0 || span.row >= 0 || width < OUTLINED) continue;
    for (let gap = 3; gap < width - 1; gap += 7) pen.fillRect(x + gap, y, Math.min(4, width - 1 - gap), 2);
  }
}

/** Names of rows, where there is room for them. */
export function paintNames(pen: Pen, boxes: readonly Box[], now: number, names: Names, palette: TreePalette): void {
  pen.font = `${NAME}px ${palette.font}`;
  pen.textAlign = 'left';
  pen.textBaseline = 'middle';
  for (const { span, x, y, width, height, isOnPath } of boxes) {
    if (span.kind === 'crowd' || span.kind === 'dead end' || span.kind === 'solution') continue;
    if (height < NAME + 1) continue;
    const name = span.level === 0 ? 'root' : (names.rows[span.row] ?? NULL_CHOICE);
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
