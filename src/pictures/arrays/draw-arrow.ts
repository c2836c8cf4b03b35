/** The link just written, beside the table: from the line of its node to the line whose number it holds. */
import { select } from 'd3-selection';
import { joined } from '../kit/joined.ts';
import { endAngle, mixed, pathOf, polylineOf } from '../kit/polyline.ts';
import { hundredths } from '../kit/round.ts';
import type { ArrayArrow } from './view.ts';

/** The height of a line, and the width of the margin, in the units of the picture. */
const LINE = 16;
const WIDTH = 36;
/** How far from the numbers the tip keeps while it goes from one line to another. */
const OUT = 11;

/** Draws the arrow into the margin of a table with this many lines; null clears it. */
export function drawArrow(svg: SVGSVGElement, arrow: ArrayArrow | null, lines: number): void {
  select(svg)
    .attr('class', 'arrays-arrow')
    .attr('viewBox', `0 0 ${WIDTH} ${lines * LINE}`)
    .attr('preserveAspectRatio', 'none')
    .attr('aria-hidden', 'true')
    .style('--lines', lines);
  const [old, now] = arrow
    ? [wayTo(arrow.from, arrow.before, 0), wayTo(arrow.from, mixed(arrow.before, arrow.now, arrow.share), outAt(arrow))]
    : ['', ''];
  joined(
    svg,
    'path',
    arrow
      ? [
          { id: 'old', d: old },
          { id: 'new', d: now },
          { id: 'tip', d: tipOf(now) },
        ]
      : [],
  )
    .attr('class', ({ id }) => `is-${id}`)
    .attr('opacity', ({ id }) => (id === 'old' && arrow && arrow.share < 1 ? hundredths(arrow.share) : null))
    .attr('d', ({ d }) => d);
}

function outAt({ share }: ArrayArrow): number {
  return OUT * 4 * share * (1 - share);
}

/** A bow in the margin, the wider the farther the lines are apart; `out` is how far its tip is from the numbers. */
function wayTo(from: number, to: number, out: number): string {
  // One that leads to its own line makes a loop.
  const apart = Math.max(0, 0.5 - Math.abs(to - from)) / 2;
  const [start, end] = [(from + 0.5 - apart) * LINE, (to + 0.5 + apart) * LINE];
  const deep = Math.min(WIDTH - 4, 16 + 1.4 * Math.abs(to - from)) * (4 / 3);
  const tip = WIDTH - 4 - out;
  const [x, control] = [WIDTH - 2, hundredths(WIDTH - 2 - deep)];
  return `M${x},${hundredths(start)}C${control},${hundredths(start)} ${control},${hundredths(end)} ${hundredths(tip)},${hundredths(end)}`;
}

function tipOf(d: string): string {
  const line = polylineOf(d);
  const { x, y } = line.at(-1)!;
  const angle = (endAngle(line) * Math.PI) / 180;
  const at = (along: number, across: number) => ({
    x: x + along * Math.cos(angle) - across * Math.sin(angle),
    y: y + along * Math.sin(angle) + across * Math.cos(angle),
  });
  return `${pathOf([at(3, 0), at(-5, -4), at(-5, 4)])}Z`;
}
