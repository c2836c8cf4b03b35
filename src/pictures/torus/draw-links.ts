/** The links: all of them, the one just written, and the four of the node that is lit. */
import { joined } from '../kit/joined.ts';
import { setChanged } from '../kit/set-changed.ts';
import type { TorusLayout } from './layout.ts';
import { routeOf } from './route.ts';
import { routeNow } from './route-now.ts';
import type { Direction, TorusLink, TorusView } from './view.ts';
import { hundredths } from '../kit/round.ts';

/** A path for every link, with its head; what it is stands in its class. */
export function drawArrows(layer: SVGGElement, view: TorusView, layout: TorusLayout): void {
  joined(layer, 'path', view.arrows).each(function (link) {
    setChanged(this, 'class', `torus-link ${classOf(view, link)}`);
    setChanged(this, 'd', routeNow(view, layout, link).d);
  });
}

function classOf({ rows, covered }: TorusView, { list, from, style }: TorusLink): string {
  const classes = [`is-${list}`, `is-${style}`];
  // To be its own neighbour is what is special about a header.
  if (list === 'own') classes.push('is-jump');
  const state = rows[from.row];
  if (list === 'row' && (state === 'chosen' || state === 'trying')) classes.push(`is-${state}`);
  if (list === 'column' && covered[from.column]) classes.push('is-covered');
  return classes.join(' ');
}

/** The old way of the link faded, the new one strong; while it is on its way, the old one appears behind it. */
export function drawWrite(layer: SVGGElement, view: TorusView, layout: TorusLayout): void {
  const { write, source } = view;
  const now = write ? routeNow(view, layout, write.now) : null;
  const old = write ? routeOf(layout, source, write.before) : null;
  const paths = [
    ...(old ? [{ id: 'old', d: old.d }] : []),
    ...(now
      ? [
          { id: 'casing', d: now.pieces.map(({ d }) => d).join('') },
          { id: 'new', d: now.d },
        ]
      : []),
  ];
  joined(layer, 'path', paths)
    .attr('class', (path) => `torus-written is-${path.id}`)
    .attr('opacity', ({ id }) => (id === 'old' && write && write.share < 1 ? hundredths(write.share) : null))
    .attr('d', (path) => path.d);
}

const LETTERS: Readonly<Record<Direction, string>> = { left: 'L', right: 'R', up: 'U', down: 'D' };

/** The links of the lit node once more, and their letters where they leave it. */
export function drawLitLinks(layer: SVGGElement, letters: SVGGElement, view: TorusView, layout: TorusLayout): void {
  const own = (view.linksOf.get(view.lit?.id ?? '') ?? []).map((link) => ({
    ...link,
    route: routeNow(view, layout, link),
  }));
  joined(layer, 'path', own)
    .attr('class', 'torus-link is-lit')
    .attr('d', (link) => link.route.d);
  joined(letters, 'text', own)
    .attr('class', 'torus-letter')
    .attr('text-anchor', 'middle')
    .attr('x', ({ route, direction }) => hundredths(route.pieces[0]!.start.x + AWAY[direction].x))
    .attr('y', ({ route, direction }) => hundredths(route.pieces[0]!.start.y + AWAY[direction].y))
    .text(({ direction }) => LETTERS[direction]);
}

/** Where a letter stands beside the beginning of its link: on the outer side of the pair. */
const AWAY: Readonly<Record<Direction, { readonly x: number; readonly y: number }>> = {
  left: { x: -9, y: 13 },
  right: { x: 9, y: -4 },
  up: { x: -9, y: -5 },
  down: { x: 9, y: 13 },
};
