/** Paints the tree of a long run with a pen: on a canvas, or into SVG at build time. */
import { ticks } from 'd3-array';
import type { Pen } from '../kit/pen.ts';
import { type IcicleView, boxOf } from './icicle-view.ts';
import { type IcicleLayout, xOf } from './icicle.ts';
import { paintCursor, paintLit, paintOwn, paintPointed, paintSolutions } from './paint-marks.ts';
import { paintEnds, paintNames, paintNodes, paintNullChoices, paintPath } from './paint-nodes.ts';
import type { TreePalette } from './palette.ts';
import { inWords } from '#english/english.ts';

/** Paints the whole picture. The pen must stand at the upper left corner. */
export function paintTree(pen: Pen, view: IcicleView, layout: IcicleLayout, palette: TreePalette): void {
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
  paintNullChoices(pen, boxes, palette);
  paintNames(pen, boxes, now, view.names, palette);
  paintLit(pen, boxes, view, palette);
  paintSolutions(pen, view, layout, palette);
  paintOwn(pen, boxes, view, layout, palette);
  if (view.reveal === 'past') hideAhead(pen, now, layout, palette);
  paintFrame(pen, view, layout, palette);
  paintCursor(pen, view, layout, palette);
  paintPointed(pen, view, layout, palette);
}

/** What comes after the moment shown: dots where there is nothing, and hollow nodes. */
function paintAhead(pen: Pen, now: number, layout: IcicleLayout, palette: TreePalette): void {
  const from = Math.max(layout.left, now);
  if (from >= layout.right) return;
  pen.fillStyle = palette.ahead;
  pen.fillRect(from, layout.top, layout.right - from, layout.bottom - layout.top);
}

/** Covers all that comes after the moment shown, the rail of solutions too. */
function hideAhead(pen: Pen, now: number, layout: IcicleLayout, palette: TreePalette): void {
  const from = Math.max(layout.left, now);
  pen.fillStyle = palette.ground;
  pen.fillRect(from, 0, layout.width - from, layout.height);
  paintAhead(pen, now, layout, palette);
  pen.fillStyle = palette.rule;
  pen.fillRect(from, layout.rail, Math.max(0, layout.right - from), 1);
}

/** Numbers of levels and of positions. */
function paintFrame(pen: Pen, { summary }: IcicleView, layout: IcicleLayout, palette: TreePalette): void {
  const { left, right, top, row, axis } = layout;
  pen.font = `12px ${palette.font}`;
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
    const text = inWords(tick);
    const half = (text.length * 6.1) / 2;
    pen.fillStyle = palette.inkSoft;
    pen.fillText(text, Math.min(Math.max(x, left + half - 6), right - half + 4), axis + 1);
  }
}
