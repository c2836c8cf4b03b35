/** The nodes: a square for each one of the matrix, a box with its name for each header. */
import { select } from 'd3-selection';
import { joined, only } from '../kit/joined.ts';
import { setChanged } from '../kit/set-changed.ts';
import { setStyle } from '../kit/set-style.ts';
import { columnName } from '../matrix/view.ts';
import { styleOfNode } from './torus-colours.ts';
import { type TorusLayout, boxOf } from './layout.ts';
import type { TorusNode, TorusView } from './view.ts';
import { describeNode } from './describe.ts';
import { hundredths } from '../kit/round.ts';

/** Fingers need room: a node answers in a square this wide, as far as its neighbours leave it. */
const REACH = 44;

/** The node that a write is about, as it was before: it fades while the write is under way. */
export function drawLeaving(layer: SVGGElement, view: TorusView, layout: TorusLayout): void {
  const { source, write } = view;
  const { subject, kind, share } = write!;
  const { standing } = subject;
  const was = standing === 'half' ? (kind === 'cover' ? 'in' : 'out') : 'half';
  const box = boxOf(layout, source, subject);
  joined(layer, 'g', [{ id: subject.id }])
    .attr('class', `torus-was is-${subject.kind} is-${was} is-${source.matrix.columns[subject.column]?.kind}`)
    .attr('opacity', hundredths(1 - share))
    .attr('transform', `translate(${hundredths(box.x)},${hundredths(box.y)})`)
    .each(function () {
      const rect = only(this, 'rect', 'torus-box').attr('rx', subject.kind === 'node' ? 3 : 4);
      setSize(rect.node()!, box.width, box.height);
      setStyle(rect.node()!, styleOfNode(view, subject));
      if (subject.kind === 'node') return;
      const name = only(this, 'text', 'torus-name').attr('text-anchor', 'middle');
      setName(name.node()!, view, layout, subject);
    });
}

export function drawNodes(layer: SVGGElement, view: TorusView, layout: TorusLayout, interactive: boolean): void {
  const { nodes, source, lit, write } = view;
  const targets = new Set((view.linksOf.get(lit?.id ?? '') ?? []).map(({ to }) => to.id));
  joined(layer, 'g', nodes, (group, node) => {
    select(group).append('rect').attr('class', 'torus-reach').attr('fill', 'transparent');
    select(group).append('rect').attr('class', 'torus-box');
    if (node.kind === 'node') return;
    select(group).append('text').attr('class', 'torus-name').attr('text-anchor', 'middle');
  }).each(function (node) {
    const classes = ['torus-node', `is-${node.kind}`, `is-${node.standing}`];
    classes.push(`is-${source.matrix.columns[node.column]?.kind ?? 'root'}`);
    if (view.covered[node.column]) classes.push('is-covered');
    if (node.kind === 'header' && node.column === view.branch) classes.push('is-branch');
    if (node.id === (write?.subject ?? view.cleansed)?.id) classes.push('is-subject');
    if (node.id === lit?.id) classes.push('is-lit');
    else if (targets.has(node.id)) classes.push('is-target');
    setChanged(this, 'class', classes.join(' '));
    setChanged(this, 'data-row', node.row < 0 ? null : node.row);
    setChanged(this, 'data-column', node.column < 0 ? null : node.column);
    setChanged(this, 'role', interactive ? 'button' : null);
    setChanged(this, 'aria-label', interactive ? describeNode(view, node) : null);
    // Which node is the tab stop is the keyboard's business once the page runs.
    const tab = this.getAttribute('tabindex') ?? (node.kind === 'root' ? 0 : -1);
    setChanged(this, 'tabindex', interactive ? tab : null);
    const box = boxOf(layout, source, node);
    const most = Math.min(REACH, layout.pitchX, layout.pitchY);
    setChanged(this, 'transform', `translate(${hundredths(box.x)},${hundredths(box.y)})`);
    const [reach, shape, name] = Array.from(this.children);
    setSize(reach!, Math.max(most, box.width), Math.max(most, box.height));
    setSize(shape!, box.width, box.height);
    setChanged(shape!, 'rx', node.kind === 'node' ? 3 : 4);
    setStyle(shape as SVGElement, styleOfNode(view, node));
    if (name) setName(name, view, layout, node);
  });
}

/** A rectangle around the middle of its node. */
function setSize(rect: Element, width: number, height: number): void {
  setChanged(rect, 'x', -width / 2);
  setChanged(rect, 'y', -height / 2);
  setChanged(rect, 'width', width);
  setChanged(rect, 'height', height);
}

function setName(text: Element, { source }: TorusView, { font }: TorusLayout, { kind, column }: TorusNode): void {
  const isRoot = kind === 'root';
  setChanged(text, 'y', isRoot ? 4 : hundredths(font * 0.34 - 8));
  setChanged(text, 'font-size', isRoot ? 13.25 : font);
  setText(text, isRoot ? 'root' : columnName(source, column));
}

function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
