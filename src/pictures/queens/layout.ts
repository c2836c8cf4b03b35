/** Where everything on a chessboard and beside it lies, in units of the viewBox, from the top left of the board. */
import { type Cell, type Line, cellsOf, isDiagonal } from '#puzzles/queens/lines.ts';
import { hundredths } from '../kit/round.ts';
import { CELL } from '../user-board/layout.ts';

/** Room around the board, and size of the names there. */
export const ROOM = 52;
export const FONT = 16;

/** How far from the board the names of ranks and files have their middle. */
const NAME = 17;
/** The same for diagonals: further out where they keep off the names of ranks and files. */
const NEAR = 26;
const FAR = 36;
/** How far such a name is moved along the board, off the corner where its diagonal ends. */
const ALONG = 6;
/** Length of the tick that stands for a diagonal, along each axis. */
const TICK = 10;
/** Gap between the end of a line and the edge of the board. */
const SHORT = 4;

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface QueensLayout {
  /** The top left corner of a cell, and its middle. */
  corner(cell: Cell): Place;
  middle(cell: Cell): Place;
  /** The line from edge to edge of the board, through the middles of its cells. */
  path(line: Line): string;
  /** The outline around the cells of a line, `inset` units inside them. */
  outline(line: Line, inset: number): string;
  name(line: Line): Place;
  /** The tick beside the board that points along a diagonal; empty for a rank or a file. */
  tick(line: Line): string;
  /** The middle of what answers the pointer there: the name of a rank or a file, a diagonal's tick. */
  target(line: Line): Place;
  /** The line between two queens, from ring to ring. */
  link(first: Cell, second: Cell, radius: number): string;
}

/** Lays out an n×n board; rank 0 is at the top, file 0 at the left. */
export function queensLayout(n: number): QueensLayout {
  const corner = ({ file, rank }: Cell): Place => ({ x: file * CELL, y: rank * CELL });
  const middle = (cell: Cell): Place => {
    const { x, y } = corner(cell);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  };
  const anchor = (line: Line): Place => {
    const { x, y } = anchorOf(n, line);
    return corner({ file: x, rank: y });
  };
  const nameOf = (line: Line): Place => {
    const at = anchor(line);
    if (line.kind === 'rank') return { x: at.x - NAME, y: at.y };
    if (line.kind === 'file') return { x: at.x, y: at.y - NAME };
    const out = outwards(n, line);
    const away = out.y < 0 ? FAR : NEAR;
    return line.kind === 'falling'
      ? { x: at.x + out.x * away, y: at.y + out.y * ALONG }
      : { x: at.x + out.x * ALONG, y: at.y + out.y * away };
  };
  const endsOf = (line: Line): [Place, Place] => {
    const cells = cellsOf(n, line).map(middle);
    return [cells[0] ?? { x: 0, y: 0 }, cells.at(-1) ?? { x: 0, y: 0 }];
  };

  return {
    corner,
    middle,
    path(line) {
      const [first, last] = endsOf(line);
      const { x, y } = directionOf(line);
      const reach = CELL / 2 - SHORT;
      return `M${first.x - x * reach},${first.y - y * reach}L${last.x + x * reach},${last.y + y * reach}`;
    },
    outline(line, inset) {
      return outlineOf(line, endsOf(line), inset);
    },
    name: nameOf,
    tick(line) {
      if (!isDiagonal(line)) return '';
      const at = anchor(line);
      const out = outwards(n, line);
      return `M${at.x + 4 * out.x},${at.y + 4 * out.y}l${TICK * out.x},${TICK * out.y}`;
    },
    target(line) {
      if (!isDiagonal(line)) return nameOf(line);
      const at = anchor(line);
      const out = outwards(n, line);
      return { x: at.x + TICK * out.x, y: at.y + TICK * out.y };
    },
    link(first, second, radius) {
      const [a, b] = [middle(first), middle(second)];
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const [x, y] = [((b.x - a.x) / length) * radius, ((b.y - a.y) / length) * radius];
      return `M${hundredths(a.x + x)},${hundredths(a.y + y)}L${hundredths(b.x - x)},${hundredths(b.y - y)}`;
    },
  };
}

/** From the first cell of a line towards its last. */
function directionOf({ kind }: Line): Place {
  switch (kind) {
    case 'rank':
      return { x: 1, y: 0 };
    case 'file':
      return { x: 0, y: 1 };
    case 'rising':
      return { x: 1, y: -1 };
    case 'falling':
      return { x: 1, y: 1 };
  }
}

/**
 * The point at the edge of the board where a line has its name, in cells from the top left. The
 * diagonals share the four sides out so that no two meet: rising ones at the top and the bottom,
 * falling ones at the left and the right.
 */
function anchorOf(n: number, { kind, index }: Line): Place {
  switch (kind) {
    case 'rank':
      return { x: 0, y: index + 0.5 };
    case 'file':
      return { x: index + 0.5, y: 0 };
    case 'rising':
      return index < n ? { x: index + 1, y: 0 } : { x: index - n + 1, y: n };
    case 'falling':
      return index < n - 1 ? { x: 0, y: n - 1 - index } : { x: n, y: 2 * n - 1 - index };
  }
}

/** The way out of the board along a diagonal, at its anchor. */
function outwards(n: number, { kind, index }: Line): Place {
  if (kind === 'rising') return index < n ? { x: 1, y: -1 } : { x: -1, y: 1 };
  return index < n - 1 ? { x: -1, y: -1 } : { x: 1, y: 1 };
}

/** A rectangle along a rank or a file, a band with round ends along a diagonal. */
function outlineOf({ kind }: Line, [first, last]: [Place, Place], inset: number): string {
  const half = CELL / 2 - inset;
  if (kind === 'rank' || kind === 'file') {
    const [left, top] = [first.x - half, first.y - half];
    return `M${left},${top}H${last.x + half}V${last.y + half}H${left}Z`;
  }
  const radius = half * 0.8;
  const [x, y] = [hundredths(radius * Math.SQRT1_2), hundredths(radius * Math.SQRT1_2)];
  const side = kind === 'rising' ? -1 : 1;
  const arc = `A${hundredths(radius)} ${hundredths(radius)} 0 0 1`;
  return (
    `M${first.x + side * x},${first.y - y}L${last.x + side * x},${last.y - y}` +
    `${arc} ${last.x - side * x},${last.y + y}L${first.x - side * x},${first.y + y}${arc} ` +
    `${first.x + side * x},${first.y - y}Z`
  );
}
