/**
 * The sizes of the columns, in their headers' boxes, and the signs of colours. They stand in a layer of their own, because the
 * text inside a header that is a button has to be its name, and its label says the size anyhow.
 */
import { joined } from '../kit/joined.ts';
import { setChanged } from '../kit/set-changed.ts';
import { signOfNode } from './torus-colours.ts';
import { type TorusLayout, boxOf } from './layout.ts';
import type { TorusView } from './view.ts';
import { hundredths } from '../kit/round.ts';

export function drawSizes(layer: SVGGElement, view: TorusView, layout: TorusLayout): void {
  const { nodes, source, sizes } = view;
  layer.setAttribute('aria-hidden', 'true');
  joined(
    layer,
    'text',
    nodes.filter((node) => node.kind === 'header' || signOfNode(view, node) !== ''),
  ).each(function (node) {
    const { x, y } = boxOf(layout, source, node);
    const isOff = source.matrix.columns[node.column]?.kind === 'off';
    const sign = signOfNode(view, node);
    const isHeader = node.kind === 'header';
    const size = isHeader ? String(sizes[node.column] ?? 0) : '';
    const text = isOff ? 'off' : `${size} ${sign}`.trim();
    setChanged(this, 'class', 'torus-size');
    setChanged(this, 'text-anchor', 'middle');
    setChanged(this, 'x', hundredths(x));
    setChanged(this, 'y', hundredths(y + layout.font * 0.34 + (isHeader ? 10 : -0.8)));
    if (this.textContent !== text) this.textContent = text;
  });
}
