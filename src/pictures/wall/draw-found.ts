import type { WallRun } from '#puzzles/tetrasticks/wall-boards.ts';
import { only } from '../kit/joined.ts';

/** The size of the strip, in units of its own; it is stretched to its place. */
const [WIDTH, HEIGHT] = [1_000, 20];

/** Draws a strip of the whole search, with a tick wherever it finds a board; ticks at one place are one. */
export function drawFound(svg: SVGSVGElement, { steps, end }: WallRun): void {
  svg.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  svg.classList.add('found-strip');
  const places = [...new Set(steps.map((step) => Math.round((step / end) * WIDTH)))];
  only(svg, 'path', 'ticks').attr('d', places.map((x) => `M${x},0v${HEIGHT}`).join(''));
}
