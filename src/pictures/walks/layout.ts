/** Where the nodes of a tree and the lines of walks go, in units of the picture. */
import { hundredths } from '../kit/round.ts';
import type { Cell, CellState } from './cells.ts';
import { TALLEST, TREE, TREE_WIDTH } from './sizes.ts';
import type { WalkedTree } from './view.ts';

export interface WalksLayout {
  /** For each state one path around all of its nodes. */
  readonly shapes: readonly { readonly id: CellState; readonly d: string }[];
  readonly lines: readonly { readonly id: string; readonly d: string; readonly isLast: boolean }[];
  /** What each node of the last walk stands for, beside its line. */
  readonly weights: readonly Weight[];
}

interface Weight {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
  readonly weight: number;
}

/** Lower than this a word does not fit on a shelf, and not every one has one. */
const WORD = 14;

export function walksLayout({ cells, lines, deepest, walks, truth }: WalkedTree): WalksLayout {
  const step = Math.min(TALLEST, (TREE.bottom - TREE.top) / (deepest + 1));
  const x = (at: number): number => TREE.left + at * TREE_WIDTH;
  const y = (level: number): number => TREE.top + level * step;
  const box = ({ level, from, to }: Cell): string => {
    const wide = (to - from) * TREE_WIDTH;
    const gap = wide > 5 ? 1 : wide > 2.4 ? 0.5 : 0;
    return `M${hundredths(x(from) + gap / 2)},${hundredths(y(level))}h${hundredths(wide - gap)}v${hundredths(step - 2)}h${hundredths(gap - wide)}z`;
  };
  const hangs = lines.at(-1)?.at ?? 0;
  const isRight = hangs > 0.75;
  const states: readonly CellState[] = ['seen', 'branch', 'dead end', 'solution'];
  return {
    shapes: states.map((id) => ({
      id,
      d: cells
        .filter(({ state }) => state === id)
        .map(box)
        .join(''),
    })),
    // Over the whole tree the walks before the last one are no more than ticks at its top.
    lines: lines.map(({ at, depth }, index) => {
      const isLast = index === lines.length - 1;
      const end = isLast || truth === null ? y(depth) + step / 2 : TREE.top - 1;
      return {
        id: String(index),
        d: `M${hundredths(x(at))},${TREE.top - 8}V${hundredths(end)}`,
        isLast,
      };
    }),
    weights: (walks.at(-1)?.path ?? [])
      .map(({ weight }, level) => ({
        id: String(level),
        x: x(hangs) + (isRight ? -7 : 7),
        y: y(level) + step / 2 + 4,
        anchor: isRight ? ('end' as const) : ('start' as const),
        weight,
      }))
      .filter((_, level) => level % Math.ceil(WORD / step) === 0),
  };
}
