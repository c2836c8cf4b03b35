import { joined, layers, only } from '../kit/joined.ts';
import type { ClaimedColumn, Claimer, ClaimSheet } from './claims.ts';
import { CELL, corner } from './layout.ts';
import { gridLines } from './lines.ts';
import { hundredths } from '../kit/round.ts';

type At = (cell: number) => { readonly x: number; readonly y: number };

/** The side of a cell, and how far the sheets of other values look out behind. */
const SIDE = 20;
const BEHIND = 3;
/** In a sign they are fewer and look out farther, or they would not be seen. */
const SIGN_BEHIND = 11;
const SIGN_COPIES = 3;

interface ClaimOptions {
  /** As small as a sign: no names, walls or numbers, only a dot where the number stands. */
  readonly isSign?: boolean;
  /** A question mark instead of what is claimed, for the reader is asked for it. */
  readonly isCovered?: boolean;
}

/**
 * Draws a sheet of columns: its frame solid or dashed as its columns are, what is claimed filled, or
 * hatched one way and the other for two, and full where both claim it. The words stand beside it.
 */
export function drawClaims(
  svg: SVGSVGElement,
  sheet: ClaimSheet,
  { isSign = false, isCovered = false }: ClaimOptions = {},
): void {
  const { width, height, kind, shape } = sheet;
  const copies = isSign ? Math.min(sheet.copies, SIGN_COPIES) : sheet.copies;
  const behind = isSign ? SIGN_BEHIND : BEHIND;
  const [w, h] = [width * SIDE, height * SIDE];
  const more = (copies - 1) * behind;
  svg.setAttribute('viewBox', `-2 -2 ${w + more + 4} ${h + more + 4}`);
  svg.setAttribute('class', `claim-sheet is-${kind} is-${shape}`);
  svg.setAttribute('aria-hidden', 'true');
  // Wide enough for the drawing scale to be the same in each sheet.
  svg.style.setProperty('--across', String(w + more + 4));
  const at: At = (cell) => ({
    x: (cell % width) * SIDE,
    y: Math.floor(cell / width) * SIDE,
  });

  const standing = new Set(sheet.numbers.map(({ cell }) => cell));
  const layer = layers(svg, ['behind', 'ground', 'claims', 'frame', 'numbers']);
  only(layer.behind, 'path', 'edges').attr('d', edges(w, h, copies, behind));
  if (!isSign) {
    only(layer.ground, 'path', 'grid').attr('d', grid(width, height));
    if (sheet.roomOf.length > 0) drawWalls(layer.ground, sheet);
  }
  only(layer.frame, 'rect', 'edge').attr('width', w).attr('height', h);

  if (isCovered) {
    joined(layer.numbers, 'text', [{ id: 'asked' }])
      .attr('class', 'asked')
      .attr('x', w / 2)
      .attr('y', h / 2)
      .attr('dy', '0.345em')
      .text('?');
    return;
  }
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
      .map(({ id, by, x, y }) => ({ id, kind: 'hatch', by, path: claimHatch(x, y, SIDE, by) })),
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

  if (isSign) {
    joined(
      layer.numbers,
      'circle',
      [...standing].map((cell) => ({ id: `at-${cell}`, ...at(cell) })),
    )
      .attr('class', 'standing')
      .attr('cx', ({ x }) => x + SIDE / 2)
      .attr('cy', ({ y }) => y + SIDE / 2)
      .attr('r', 6);
    return;
  }
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
export function claimHatch(x: number, y: number, side: number, by: Claimer): string {
  const strokes = [1, 2, 3, 4, 5].map((third) => {
    const long = (third * side) / 3;
    const [from, to] = [hundredths(Math.max(0, long - side)), hundredths(Math.min(side, long))];
    return by === 'first'
      ? `M${x + from} ${y + to}L${x + to} ${y + from}`
      : `M${x + from} ${y + side - to}L${x + to} ${y + side - from}`;
  });
  return strokes.join('');
}

/** The walls between the rooms (the edge is the frame's), drawn as in the grid and brought to the size of the sheet. */
function drawWalls(layer: SVGGElement, sheet: ClaimSheet): void {
  const { x, y } = corner(0, 0);
  only(layer, 'path', 'walls')
    .attr('d', gridLines(sheet, 'between'))
    .attr('transform', `scale(${SIDE / CELL})translate(${-x} ${-y})`);
}

/**
 * From one number of a pair to the other, in a bow when there are cells between them. The bows of
 * the second number lie on the other side of the line, so that each dot is seen to be somebody's.
 */
function pairPath({ cells, by }: ClaimedColumn, at: At, standing: ReadonlySet<number>): string {
  const [first = 0, second = 0] = cells;
  const half = SIDE / 2;
  const [a, b] = [at(first), at(second)];
  const [dx, dy] = [Math.sign(b.x - a.x), Math.sign(b.y - a.y)];
  const between = Math.max(b.x - a.x, b.y - a.y) / SIDE - 1;
  const bow = between * 0.55 * SIDE * (by === 'second' ? -1 : 1);
  // It leaves the number free, and ends in the dot of one that does not stand.
  const inset = (cell: number): number => (standing.has(cell) ? 0.36 * SIDE : 0);
  const from = { x: a.x + half + dx * inset(first), y: a.y + half + dy * inset(first) };
  const to = { x: b.x + half - dx * inset(second), y: b.y + half - dy * inset(second) };
  const mid = { x: (from.x + to.x) / 2 + dy * bow, y: (from.y + to.y) / 2 - dx * bow };
  return (
    `M${hundredths(from.x)} ${hundredths(from.y)}Q${hundredths(mid.x)} ${hundredths(mid.y)} ${hundredths(to.x)} ` +
    `${hundredths(to.y)}`
  );
}

function grid(width: number, height: number): string {
  const down = Array.from({ length: width - 1 }, (_, at) => `M${(at + 1) * SIDE} 0v${height * SIDE}`);
  const across = Array.from({ length: height - 1 }, (_, at) => `M0 ${(at + 1) * SIDE}h${width * SIDE}`);
  return [...down, ...across].join('');
}

function edges(w: number, h: number, copies: number, behind: number): string {
  return Array.from({ length: copies - 1 }, (_, at) => {
    const off = (at + 1) * behind;
    return `M${w + off - behind} ${off}h${behind}v${h}h${-w}v${-behind}`;
  }).join('');
}
