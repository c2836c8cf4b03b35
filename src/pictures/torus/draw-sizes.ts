/**
 * The sizes of the columns, in their headers' boxes. They stand in a layer of their own, because the
 * text inside a header that is a button has to be its name, and its label says the size anyhow.
 */
import { joined } from '../kit/joined.ts';
import { setChanged } from '../kit/set-changed.ts';
import type { TorusLayout } from './layout.ts';
import { boxOf } from './layout.ts';
import type { TorusView } from './view.ts';
import { hundredths } from '../kit/round.ts';

export function drawSizes(layer: SVGGElement, view: TorusView, layout: TorusLayout): void {
  const { nodes, source, sizes } = view;
  layer.setAttribute('aria-hidden', 'true');
  joined(
    layer,
    'text',
    nodes.filter(({ kind }) => kind === 'header'),
  ).each(function (node) {
    const { x, y } = boxOf(layout, source, node);
    const isOff = source.matrix.columns[node.column]?.kind === 'off';
    const text = isOff ? 'off' : String(sizes[node.column] ?? 0);
    setChanged(this, 'class', 'torus-size');
    setChanged(this, 'x', hundredths(x));
    setChanged(this, 'y', hundredths(y + layout.font * 0.34 + 10));
    if (this.textContent !== text) this.textContent = text;
  });
}
