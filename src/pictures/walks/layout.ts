/** Where the nodes, the lines and the estimates go, in units of the pictures. */
import { hundredths } from '../kit/round.ts';
import type { Cell, CellState } from './cells.ts';
import { HEIGHT, TALLEST, TREE, TREE_WIDTH, WIDTH } from './sizes.ts';
import type { WalksView } from './view.ts';

export interface TreeLayout {
  /** For each state one path around all of its nodes. */
  readonly shapes: readonly { readonly id: CellState; readonly d: string }[];
  readonly lines: readonly { readonly id: string; readonly d: string; readonly isLast: boolean }[];
  /** What each node of the last walk stands for. */
  readonly weights: readonly { readonly id: string; readonly y: number; readonly weight: number }[];
  readonly right: number;
}

export function treeLayout({ cells, lines, deepest, walks }: WalksView): TreeLayout {
  const step = Math.min(TALLEST, (TREE.bottom - TREE.top) / (deepest + 1));
  const x = (at: number): number => TREE.left + at * TREE_WIDTH;
  const y = (level: number): number => TREE.top + level * step;
  const box = ({ level, from, to }: Cell): string => {
    const wide = (to - from) * TREE_WIDTH;
    const gap = wide > 5 ? 1 : wide > 2.4 ? 0.5 : 0;
    return `M${hundredths(x(from) + gap / 2)},${hundredths(y(level))}h${hundredths(wide - gap)}v${hundredths(step - 2)}h${hundredths(gap - wide)}z`;
  };
  const states: readonly CellState[] = ['seen', 'branch', 'dead end', 'solution'];
  return {
    shapes: states.map((id) => ({
      id,
      d: cells.filter(({ state }) => state === id).map(box).join(''), // prettier-ignore
    })),
    lines: lines.map(({ at, depth }, index) => ({
      id: String(index),
      d: `M${hundredths(x(at))},${TREE.top - 8}V${hundredths(y(depth) + step / 2)}`,
      isLast: index === lines.length - 1,
    })),
    weights: (walks.at(-1)?.path ?? []).map(({ weight }, level) => ({
      id: String(level),
      y: y(level) + step / 2 + 4,
      weight,
    })),
    right: WIDTH,
  };
}

const CHART = { left: 8, right: WIDTH - 8, top: 64, bottom: HEIGHT - 36 } as const;
/** Bars in each power of ten. */
const BARS = 8;

export interface EstimatesLayout {
  readonly ticks: readonly { readonly id: string; readonly x: number; readonly text: string }[];
  readonly bars: readonly { readonly id: string; readonly d: string }[];
  /** The mean, and the stretch of its error; null before the first walk. */
  readonly mean: { readonly x: number; readonly from: number; readonly to: number } | null;
  readonly truth: number | null;
  /** The estimate of the last walk. */
  readonly last: number | null;
  readonly chart: typeof CHART;
}

export function estimatesLayout({ walks, estimate, truth }: WalksView): EstimatesLayout {
  const most = Math.max(10_000, ...walks.map(({ nodes }) => nodes), truth ?? 0);
  const decades = Math.max(1, Math.ceil(Math.log10(most)));
  const wide = (CHART.right - CHART.left) / decades;
  const x = (count: number): number => CHART.left + Math.log10(Math.max(1, count)) * wide;
  const counts = new Map<number, number>();
  for (const { nodes } of walks) {
    const bar = Math.floor(Math.log10(nodes) * BARS);
    counts.set(bar, (counts.get(bar) ?? 0) + 1);
  }
  const highest = Math.max(8, ...counts.values());
  const { mean, error } = estimate.nodes;
  return {
    ticks: Array.from({ length: decades + 1 }, (_, power) => ({
      id: String(power),
      x: CHART.left + power * wide,
      text: power < 6 ? (10 ** power).toLocaleString('en') : `${10 ** (power - 6)} million`,
    })),
    bars: [...counts].map(([bar, count]) => {
      const left = CHART.left + (bar * wide) / BARS;
      const tall = (count / highest) * (CHART.bottom - CHART.top);
      return {
        id: String(bar),
        d: `M${hundredths(left + 1)},${CHART.bottom}h${hundredths(wide / BARS - 2)}v${hundredths(-tall)}h${hundredths(2 - wide / BARS)}z`,
      };
    }),
    mean:
      walks.length === 0
        ? null
        : {
            x: x(mean),
            from: Number.isFinite(error) ? x(Math.max(1, mean - error)) : x(mean),
            to: Number.isFinite(error) ? x(mean + error) : x(mean),
          },
    truth: truth === null ? null : x(truth),
    last: walks.length === 0 ? null : x(walks.at(-1)?.nodes ?? 1),
    chart: CHART,
  };
}
