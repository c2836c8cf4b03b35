import { joined, only } from '#pictures/kit/joined.ts';
import { drawTorus } from '#pictures/torus/draw.ts';
import type { TorusLayout } from '#pictures/torus/layout.ts';
import type { Point } from '#pictures/kit/polyline.ts';
import { routeOf } from '#pictures/torus/route.ts';
import { type TorusLink, type TorusView, torusView } from '#pictures/torus/view.ts';
import { type Writing, type WritingRound, coveredNow, linksOf } from '#practice/writing.ts';

/** The torus at the moment of the round, with the last write on it, of which this share is done. */
export function writingView(
  writing: Writing,
  round: WritingRound,
  selected: string | null = null,
  share = 1,
): TorusView {
  const { matrix, names, steps } = writing;
  const last = steps[round.written.at(-1) ?? -1] ?? null;
  return torusView(
    { matrix, rowNames: names.rows },
    {
      links: linksOf(writing, round),
      covered: coveredNow(writing, round),
      last: round.wrong ? null : last,
      share,
      selected,
    },
  );
}

export function drawWriting(svg: SVGSVGElement, view: TorusView, id: string, isLive: boolean): TorusLayout {
  return drawTorus(svg, view, {
    id: `${id}-torus`,
    title: 'The links to write',
    interactive: isLive,
  });
}

/** Draws a grip at the head of each link, including those that no step of the code writes. */
export function drawGrips(svg: SVGSVGElement, view: TorusView, layout: TorusLayout): void {
  const layer = only(svg, 'g', 'torus-grips').raise().node();
  if (!layer) return;
  joined(layer, 'circle', view.arrows)
    .attr('cx', (link) => gripOf(view, layout, link).x)
    .attr('cy', (link) => gripOf(view, layout, link).y)
    .attr('r', GRIP);
}

/** Radius of a grip: as large as the heads around a node allow, without covering the node, which is pressed too. */
const GRIP = 7;

/** Draws the held link: from its node to the pointer, or to where it leads. */
export function drawHeld(
  svg: SVGSVGElement,
  view: TorusView,
  layout: TorusLayout,
  held: TorusLink | null,
  hand: Point | null,
): void {
  const layer = only(svg, 'g', 'torus-held').raise().node();
  if (!layer) return;
  const route = held && routeOf(layout, view.source, held);
  const start = route?.pieces[0]?.start;
  const d = hand && start ? `M${start.x},${start.y}L${hand.x},${hand.y}` : (route?.d ?? '');
  joined(layer, 'path', held ? [{ id: 'held' }] : []).attr('d', d);
}

function gripOf(view: TorusView, layout: TorusLayout, link: TorusLink): Point {
  const { x, y } = routeOf(layout, view.source, link).pieces.at(-1)?.end ?? { x: 0, y: 0 };
  const out = { left: [GRIP, 0], right: [-GRIP, 0], up: [0, GRIP], down: [0, -GRIP] } as const;
  const [dx, dy] = out[link.direction];
  return { x: x + dx, y: y + dy };
}
