import { joined, layers, only } from '../kit/joined.ts';
import type { ClaimedColumn, Claimer, ClaimSheet } from './claims.ts';
import { hundredths } from '../kit/round.ts';

type At = (cell: number) => { readonly x: number; readonly y: number };

/** The side of a cell, and how far the sheets of other values look out behind. */
const SIDE = 20;
const BEHIND = 3;

/**
 * Draws a sheet of columns: its frame solid or dashed as its columns are, what is claimed filled, or
 * hatched one way and the other for two, and full where both claim it. The words stand beside it.
 */
export function drawClaims(svg: SVGSVGElement, sheet: ClaimSheet): void {
  const { width, height, copies, kind, shape } = sheet;
  const [w, h] = [width * SIDE, height * SIDE];
  const more = (copies - 1) * BEHIND;
  svg.setAttribute('viewBox', `-2 -2 ${w + more + 4} ${h + more + 4}`);
  svg.setAttribute('class', `claim-sheet is-${kind} is-${shape}`);
  svg.setAttribute('aria-hidden', 'true');
  // Wide enough for the drawing scale to be the same in each sheet.
  svg.setAttribute('style', `--across: ${w + more + 4}`);
  const at: At = (cell) => ({
    x: (cell % width) * SIDE,
    y: Math.floor(cell / width) * SIDE,
  });

  const standing = new Set(sheet.numbers.map(({ cell }) => cell));
  const layer = layers(svg, ['behind', 'ground', 'claims', 'frame', 'numbers']);
  only(layer.behind, 'path', 'edges').attr('d', edges(w, h, copies));
  only(layer.ground, 'path', 'grid').attr('d', grid(width, height));
  only(layer.frame, 'rect', 'edge').attr('width', w).attr('height', h);

  const cells = sheet.claimed
    .filter(() => shape !== 'pairs')
    .map(({ id, by, cells: [cell = 0] }) => ({ id, by, cell, ...at(cell) }));
  joined(layer.claims, 'rect', cells)
    .attr('class', ({ by }) => `claimed by-${by}`)
    .attr('x', ({ x }) => x)
    .attr('y', ({ y }) => y)
    .attr('width', SIDE)
    .attr('height', SIDE);
  joined(layer.claims, 'path', [
    ...cells
      .filter(({ by }) => by === 'first' || by === 'second')
      .map(({ id, by, x, y }) => ({ id, kind: 'hatch', by, path: hatchPath(x, y, SIDE, by) })),
    ...sheet.claimed
      .filter(() => shape === 'pairs')
      .map((pair) => ({
        id: pair.id,
        kind: 'pair',
        by: pair.by,
        path: pairPath(pair, at, standing),
      })),
  ])
    .attr('class', ({ kind: each, by }) => `${each} by-${by}`)
    .attr('d', ({ path }) => path);

  const rivals = new Set(shape === 'pairs' ? sheet.claimed.flatMap(({ cells: ends }) => ends) : []);
  const dots = [...rivals.difference(standing)].map((cell) => ({ id: `dot-${cell}`, ...at(cell) }));
  joined(layer.claims, 'circle', dots)
    .attr('class', 'rival')
    .attr('cx', ({ x }) => x + SIDE / 2)
    .attr('cy', ({ y }) => y + SIDE / 2)
    .attr('r', 3);

  const full = new Set(cells.filter(({ by }) => by === 'both').map(({ cell }) => cell));
  const numbers = sheet.numbers.map(({ cell, value }) => ({ id: `${cell}`, cell, value }));
  joined(layer.numbers, 'text', numbers)
    .classed('is-full', ({ cell }) => full.has(cell))
    .attr('x', ({ cell }) => at(cell).x + SIDE / 2)
    .attr('y', ({ cell }) => at(cell).y + SIDE / 2)
    .attr('dy', '0.345em')
    .text(({ value }) => value);
}

/**
 * Slanted strokes over a square, rising for the first of two and falling for the second. They go on
 * in the next square without a break.
 */
export function hatchPath(x: number, y: number, side: number, by: Claimer): string {
  const strokes = [1, 2, 3, 4, 5].map((third) => {
    const long = (third * side) / 3;
    const [from, to] = [hundredths(Math.max(0, long - side)), hundredths(Math.min(side, long))];
    return by === 'first'
      ? `M${x + from} ${y + to}L${x + to} ${y + from}`
      : `M${x + from} ${y + side - to}L${x + to} ${y + side - from}`;
  });
  return strokes.join('');
}

/** From one number of a pair to the other, in a bow when there are cells between them. */
function pairPath({ cells }: ClaimedColumn, at: At, standing: ReadonlySet<number>): string {
  const [first = 0, second = 0] = cells;
  const half = SIDE / 2;
  const [a, b] = [at(first), at(second)];
  const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
  const between = Math.max(b.x - a.x, b.y - a.y) / SIDE - 1;
  const bow = between * 0.55 * SIDE;
  // It leaves the number free, and ends in the dot of one that does not stand.
  const inset = (cell: number): number => (standing.has(cell) ? 0.36 * SIDE : 0);
  const from = { x: a.x + half + dx * inset(first), y: a.y + half + dy * inset(first) };
  const to = { x: b.x + half - dx * inset(second), y: b.y + half - dy * inset(second) };
  const mid = { x: (from.x + to.x) / 2 + dy * bow, y: (from.y + to.y) / 2 - dx * bow };
  return `M${hundredths(from.x)} ${hundredths(from.y)}Q${hundredths(mid.x)} ${hundredths(mid.y)} ${hundredths(to.x)} ${hundredths(to.y)}`;
}

function grid(width: number, height: number): string {
  const down = Array.from({ length: width - 1 }, (_, at) => `M${(at + 1) * SIDE} 0v${height * SIDE}`); // prettier-ignore
  const across = Array.from({ length: height - 1 }, (_, at) => `M0 ${(at + 1) * SIDE}h${width * SIDE}`); // prettier-ignore
  return [...down, ...across].join('');
}

function edges(w: number, h: number, copies: number): string {
  return Array.from({ length: copies - 1 }, (_, at) => {
    const off = (at + 1) * BEHIND;
    return `M${w + off - BEHIND} ${off}h${BEHIND}v${h}h${-w}v${-BEHIND}`;
  }).join('');
}
