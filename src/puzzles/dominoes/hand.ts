import type { Cell } from './encode.ts';

/** Dominoes that somebody lays by hand, a cell and then its neighbour. */
export interface Hand {
  /** The cell above or to the left comes first. */
  readonly dominoes: readonly (readonly [Cell, Cell])[];
  /** A free cell that waits for its neighbour. */
  readonly picked: Cell | null;
}

export const EMPTY_HAND: Hand = { dominoes: [], picked: null };

/**
 * What a press on a cell does: it lifts the domino that lies there; it picks a free cell, or lets go of the
 * one that is picked; on a free neighbour of the one that is picked it lays a domino.
 */
export function pressCell({ dominoes, picked }: Hand, cell: Cell): Hand {
  const others = dominoes.filter((pair) => !pair.some((one) => isSame(one, cell)));
  if (others.length < dominoes.length) return { dominoes: others, picked: null };
  if (!picked || !areNeighbours(picked, cell)) {
    return { dominoes, picked: picked && isSame(picked, cell) ? null : cell };
  }
  const isFirst = picked.x + picked.y < cell.x + cell.y;
  const pair = isFirst ? ([picked, cell] as const) : ([cell, picked] as const);
  return { dominoes: [...dominoes, pair], picked: null };
}

/** The cells on which no domino lies. */
export function freeCells(cells: readonly Cell[], { dominoes }: Hand): Cell[] {
  return cells.filter((cell) => !dominoes.flat().some((one) => isSame(one, cell)));
}

/** True when cells are left and no two of them are neighbours. */
export function isStuck(free: readonly Cell[]): boolean {
  return free.length > 0 && !free.some((one) => free.some((other) => areNeighbours(one, other)));
}

/** `10r07d`: for each domino its first cell, and whether it lies to the right or down. */
export function writeHand({ dominoes }: Hand): string {
  return dominoes.map(([{ x, y }, other]) => `${x}${y}${other.x > x ? 'r' : 'd'}`).join('');
}

/** The hand of a text, or null when the text is none or does not fit on these cells. */
export function readHand(text: string, cells: readonly Cell[]): Hand | null {
  if (!/^(?:\d\d[rd])*$/.test(text)) return null;
  let hand = EMPTY_HAND;
  for (const [, x, y, way] of text.matchAll(/(\d)(\d)([rd])/g)) {
    const one = { x: Number(x), y: Number(y) };
    const other = way === 'r' ? { x: one.x + 1, y: one.y } : { x: one.x, y: one.y + 1 };
    const free = freeCells(cells, hand);
    if (![one, other].every((cell) => free.some((there) => isSame(there, cell)))) return null;
    hand = pressCell(pressCell(hand, one), other);
  }
  return hand;
}

function isSame(one: Cell, other: Cell): boolean {
  return one.x === other.x && one.y === other.y;
}

function areNeighbours(one: Cell, other: Cell): boolean {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;
}
