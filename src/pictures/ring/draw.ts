/** Draws a ring into an <svg>: at build time into a linkedom one, then over it. */
import { select } from 'd3-selection';
import { joined, layers, only } from '../kit/joined.ts';
import { namePicture } from '../kit/name-picture.ts';
import { hundredths } from '../kit/round.ts';
import { type LaidNode, type RingLayout, BOX, ringLayout } from './layout.ts';
import { swingLayout } from './swing-layout.ts';
import type { RingView } from './view.ts';
import { describeRing, nodeWords } from './describe.ts';

export interface RingDrawOptions {
  /** Unique on the page. */
  readonly id: string;
  readonly title?: string;
  /**
   * In the browser: what a press on a node does, in words; null when it does nothing now. Nodes
   * then take the focus, one of them at a time by Tab.
   */
  readonly action?: (index: number) => string | null;
  /** The node that Tab leads to. Default: the first one. */
  readonly current?: number;
  /** While the last press is under way: the view before it, and how much of it is done, from 0 to 1. */
  readonly swing?: { readonly before: RingView; readonly share: number } | null;
}

/** Draws the view. Drawing again on the same svg updates it in place. */
export function drawRing(svg: SVGSVGElement, view: RingView, options: RingDrawOptions): void {
  const { id, title = 'A list, linked both ways', action, swing = null } = options;
  const layout = swing ? swingLayout(swing.before, view, swing.share) : ringLayout(view);
  select(svg)
    .classed('ring', true)
    .attr('viewBox', `0 0 ${layout.width} ${layout.height}`)
    .style('--natural-width', `${layout.width}px`);
  namePicture(svg, { id, title }, describeRing(view), action ? 'group' : 'img');
  const leaving = swing && swing.share < 1 ? layout.nodes[view.presses.at(-1)?.node.index ?? -1] : undefined;
  const layer = layers(svg, [
    'ring-links',
    'ring-nodes',
    ...(leaving ? (['ring-leaving'] as const) : []),
    'ring-marks',
  ]);
  drawLinks(layer['ring-links'], layout);
  drawNodes(layer['ring-nodes'], view, layout, options);
  if (leaving && swing) drawLeaving(layer['ring-leaving'], leaving, swing.share);
  // A link on its way is crossed out when it has come to where it leads.
  const bad = layout.links.filter(({ link }) => link.should !== null && !(leaving && link.isNew));
  joined(layer['ring-marks'], 'path', bad)
    .attr('class', 'ring-broken')
    .attr('transform', ({ middle }) => `translate(${hundredths(middle.x)},${hundredths(middle.y)})`)
    .attr('d', 'M-6,-6L6,6M6,-6L-6,6');
}

function drawLinks(layer: SVGGElement, { links }: RingLayout): void {
  // What was written last, and what is broken, lies over the rest.
  const inOrder = links.toSorted((a, b) => rank(a.link) - rank(b.link));
  joined(layer, 'g', inOrder)
    .attr('class', ({ link }) =>
      ['ring-link', link.from.isOut && 'is-ghost', link.isNew && 'is-new', link.should !== null && 'is-bad']
        .filter((name) => name !== false)
        .join(' '),
    )
    .each(function ({ path, tip, angle }) {
      only(this, 'path', 'ring-line').attr('d', path);
      only(this, 'path', 'ring-tip')
        .attr('d', 'M0,0L-8,-4V4Z')
        .attr('transform', `translate(${hundredths(tip.x)},${hundredths(tip.y)})rotate(${hundredths(angle)})`);
    });
}

/** The node of the last press as it was before: it fades while the press is under way. */
function drawLeaving(layer: SVGGElement, { id, node, x, y }: LaidNode, share: number): void {
  joined(layer, 'g', [{ id }])
    .attr('class', `ring-was is-${node.isOut ? 'in' : 'out'}`)
    .attr('opacity', hundredths(1 - share))
    .attr('transform', `translate(${hundredths(x)},${hundredths(y)})`)
    .each(function () {
      drawBox(this, node.name);
    });
}

function drawBox(group: SVGGElement, name: string): void {
  only(group, 'rect', 'ring-box')
    .attr('x', -BOX / 2)
    .attr('y', -BOX / 2)
    .attr('width', BOX)
    .attr('height', BOX)
    .attr('rx', 7);
  only(group, 'text', 'ring-name').attr('y', 5.5).attr('text-anchor', 'middle').text(name);
}

function rank({ from, isNew, should }: RingLayout['links'][number]['link']): number {
  return should !== null ? 3 : isNew ? 2 : from.isOut ? 0 : 1;
}

function drawNodes(
  layer: SVGGElement,
  view: RingView,
  { nodes }: RingLayout,
  { action, current = 1 }: RingDrawOptions,
): void {
  joined(layer, 'g', nodes)
    .attr('class', ({ node }) => (node.index === 0 ? 'ring-node is-head' : `ring-node is-${node.isOut ? 'out' : 'in'}`))
    .attr('transform', ({ x, y }) => `translate(${hundredths(x)},${hundredths(y)})`)
    .each(function ({ node }) {
      const does = node.index === 0 ? null : (action?.(node.index) ?? null);
      const takesFocus = action !== undefined && node.index > 0;
      const group = select(this)
        .attr('data-node', node.index)
        .attr('role', takesFocus ? 'button' : null)
        .attr('tabindex', takesFocus ? (node.index === current ? 0 : -1) : null)
        .attr('aria-disabled', takesFocus && does === null ? 'true' : null)
        .attr('aria-label', takesFocus ? `${nodeWords(view, node)} ${does ?? ''}`.trim() : null);
      group.classed('can-press', does !== null);
      drawBox(this, node.name);
    });
}
