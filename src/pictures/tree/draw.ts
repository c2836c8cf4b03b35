/** Draws a small search tree into an <svg>: at build time into a linkedom one, then over it. */
import { select } from 'd3-selection';
import { joined, layers, only } from '../kit/joined.ts';
import { namePicture } from '../kit/name-picture.ts';
import { type LaidNode, type TreeLayout, NODE, ROW_CHARACTER, treeLayout } from './layout.ts';
import type { TreeView } from './view.ts';
import { describeTree, viewNodeWords } from './describe.ts';
import { tenths } from '../kit/round.ts';
import { inWords } from '#english/english.ts';

interface TreeDrawOptions {
  /** Unique on the page; the ids of the words and of the hatching begin with it. */
  readonly id: string;
  readonly title?: string;
  /** In the browser: nodes take the focus, one at a time, and lead to their moment. */
  readonly interactive?: boolean;
}

/** Draws the view. Drawing again on the same svg updates it in place. Returns the layout. */
export function drawTree(svg: SVGSVGElement, view: TreeView, options: TreeDrawOptions): TreeLayout {
  const layout = shown(treeLayout(view), view);
  const { id, title = 'Search tree', interactive = false } = options;
  const [width, height] = [tenths(layout.width), tenths(layout.height)];
  select(svg)
    .classed('search-tree', true)
    .attr('viewBox', `0 0 ${width} ${height}`)
    .attr('width', width)
    .attr('height', height)
    .style('--natural-width', `${width}px`);
  namePicture(svg, { id, title }, describeTree(view), interactive ? 'group' : 'img');
  const layer = layers(svg, ['tree-defs', 'tree-edges', 'tree-rows', 'tree-nodes', 'tree-note']);
  drawHatching(layer['tree-defs'], id);
  drawEdges(layer['tree-edges'], layout);
  drawRows(layer['tree-rows'], view, layout);
  drawNodes(layer['tree-nodes'], view, layout, options);
  const isTooMany = view.nodes.length === 0;
  joined(layer['tree-note'], 'text', isTooMany ? [{ id: 'too-many' }] : [])
    .attr('x', width / 2)
    .attr('y', 24)
    .attr('text-anchor', 'middle')
    .text(
      view.reveal === 'past' ? 'Too many nodes to draw here' : `${inWords(view.total)} nodes: too many to draw here`,
    );
  return layout;
}

/** The tree keeps its room and its places, whatever part of it is visible. */
function shown(layout: TreeLayout, { reveal }: TreeView): TreeLayout {
  if (reveal === 'all') return layout;
  return { ...layout, nodes: layout.nodes.filter(({ node }) => node.state !== 'ahead') };
}

function drawHatching(layer: SVGGElement, id: string): void {
  joined(layer, 'pattern', [{ id: 'hatch' }])
    .attr('id', `${id}-tree-hatch`)
    .attr('width', 5)
    .attr('height', 5)
    .attr('patternUnits', 'userSpaceOnUse')
    .each(function () {
      only(this, 'path', 'hatch').attr('d', 'M-1,6L6,-1M-1,1L1,-1M4,6L6,4');
    });
}

function drawEdges(layer: SVGGElement, { nodes }: TreeLayout): void {
  const edges = nodes.filter(({ from }) => from !== null);
  joined(layer, 'path', edges)
    .attr('class', ({ node }) => classes('tree-edge', `is-${node.state}`, node.row < 0 && 'is-null'))
    .attr('d', ({ x, y, from }) => (from ? `M${tenths(from.x)},${tenths(from.y)}L${tenths(x)},${tenths(y)}` : ''));
}

/** The row taken, beside the end of its edge; struck through when it has been given up. */
function drawRows(layer: SVGGElement, view: TreeView, { nodes }: TreeLayout): void {
  const named = nodes.filter(({ from, row }) => from !== null && row !== '');
  joined(layer, 'text', named)
    .attr('class', ({ node }) => classes('tree-row', `is-${node.state}`, node.row === view.highlight.row && 'is-lit'))
    .attr('data-row', ({ node }) => node.row)
    .attr('x', ({ x }) => tenths(x))
    .attr('y', ({ y }) => tenths(y - NODE / 2 - 11))
    .attr('text-anchor', 'middle')
    .text(({ row }) => row);
  // A line of its own: a struck text would be struck through by its halo as well.
  const undone = named.filter(({ node }) => node.state === 'left');
  joined(layer, 'path', undone)
    .attr('class', 'tree-strike')
    .attr('d', ({ x, y, row }) => {
      const width = row.length * ROW_CHARACTER + 4;
      return `M${tenths(x - width / 2)},${tenths(y - NODE / 2 - 15)}h${tenths(width)}`;
    });
}

function drawNodes(
  layer: SVGGElement,
  view: TreeView,
  { nodes }: TreeLayout,
  { id, interactive = false }: TreeDrawOptions,
): void {
  const { row, column } = view.highlight;
  const groups = joined(layer, 'g', nodes)
    .attr('class', ({ node }) =>
      classes(
        'tree-node',
        `is-${node.state}`,
        node.isEntered && `is-${node.kind.replace(' ', '-')}`,
        node.isEntered && node.short === 'too dear' && 'is-pruned',
        node.isOwn && 'is-own',
        ((node.row >= 0 && node.row === row) || (node.isEntered && node.column === column)) && 'is-lit',
      ),
    )
    .attr('data-node', ({ node }) => node.index)
    .attr('data-row', ({ node }) => (node.state === 'ahead' || node.row < 0 ? null : node.row))
    .attr('data-column', ({ node }) => (node.isEntered && node.column >= 0 ? node.column : null))
    .attr('transform', ({ x, y }) => `translate(${tenths(x)},${tenths(y)})`);
  if (interactive) {
    const start = nodes.find(({ node }) => node.state === 'here') ?? nodes[0];
    groups
      .attr('role', 'button')
      .attr('aria-label', ({ node }) => viewNodeWords(node, view))
      .attr('aria-current', ({ node }) => (node.state === 'here' ? 'step' : null))
      .attr('tabindex', (laid) => (laid === start ? 0 : -1));
  }
  groups.each(function (laid) {
    const { node, width, text } = laid;
    only(this, 'rect', 'tree-hit')
      .attr('fill', 'transparent')
      .attr('x', -Math.max(width, 32) / 2)
      .attr('y', -NODE / 2 - 3)
      .attr('width', Math.max(width, 32))
      .attr('height', NODE + 6);
    only(this, 'path', 'tree-halo').attr('d', node.state === 'here' ? box(width + 9, NODE + 9, 10) : null);
    only(this, 'path', 'tree-shape').attr('d', shapeOf(laid));
    const hatching = isDeadEnd(laid) ? `url(#${id}-tree-hatch)` : 'none';
    only(this, 'path', 'tree-hatching')
      .attr('d', isDeadEnd(laid) ? shapeOf(laid) : null)
      .attr('fill', hatching);
    only(this, 'path', 'tree-cross').attr('d', isDeadEnd(laid) ? crossUnder() : null);
    if (node.isOwn) {
      only(this, 'text', 'tree-own')
        .attr('x', width / 2 + 5)
        .attr('y', 4.5)
        .text('?');
    } else select(this).selectChild('text.tree-own').remove();
    only(this, 'text', 'tree-column').attr('y', 4.5).attr('text-anchor', 'middle').text(text);
  });
}

function isDeadEnd({ node }: LaidNode): boolean {
  return node.isEntered && node.kind === 'dead end';
}

/** Round for a column to branch on, square for a dead end, a diamond for a solution; else a dot. */
function shapeOf({ node, width }: LaidNode): string {
  const half = NODE / 2;
  if (!node.isEntered) return box(13, 13, 6.5);
  if (node.kind === 'solution') return `M0,${-half - 1}L${half + 1},0L0,${half + 1}L${-half - 1},0Z`;
  return node.kind === 'dead end' ? box(width, NODE, 0) : box(width, NODE, half);
}

/** A box around the middle with corners of a radius. */
function box(width: number, height: number, radius: number): string {
  const [w, h, r] = [width / 2, height / 2, radius];
  if (r === 0) return `M${-w},${-h}H${w}V${h}H${-w}Z`;
  const arc = (x: number, y: number): string => `A${r},${r} 0 0 1 ${x},${y}`;
  return `M${-w + r},${-h}H${w - r}${arc(w, -h + r)}V${h - r}${arc(w - r, h)}H${-w + r}${arc(-w, h - r)}V${-h + r}${arc(-w + r, -h)}Z`;
}

/** The sign of a dead end, where a further edge would begin. */
function crossUnder(): string {
  const y = NODE / 2 + 8;
  return `M-4.5,${y - 4.5}L4.5,${y + 4.5}M4.5,${y - 4.5}L-4.5,${y + 4.5}`;
}

function classes(...names: readonly (string | false)[]): string {
  return names.filter((name) => name !== false).join(' ');
}
