/** Where the estimates of walks go, in units of the picture. */
import { inWords } from '#english/english.ts';
import { hundredths } from '../kit/round.ts';
import { HEIGHT, WIDTH } from './sizes.ts';
import type { WalksView } from './view.ts';

/** From the top: the flag of the truth, the strip of the mean, the bars, the last walk, the axis. */
export const CHART = { left: 8, right: WIDTH - 8, top: 72, bottom: HEIGHT - 62 } as const;
const WIDE = CHART.right - CHART.left;
/** Bars in each power of ten. */
const BARS = 8;
/** A letter of the chart is at most so wide, on a phone. */
export const LETTER = 8.5;

export interface Tick {
  readonly id: string;
  readonly x: number;
  readonly text: string;
}

interface EstimatesLayout {
  readonly ticks: readonly Tick[];
  readonly bars: readonly { readonly id: string; readonly d: string }[];
  /** The mean, and the stretch of its error; null before the first walk. */
  readonly mean: { readonly x: number; readonly from: number; readonly to: number } | null;
  readonly truth: number | null;
  /** The estimate of the last walk. */
  readonly last: number | null;
}

/** The estimates on a scale of tens that reaches as far as they do. */
export function estimatesLayout({ walks, estimate, truth }: WalksView): EstimatesLayout {
  const { mean, error } = estimate.nodes;
  const spread = Number.isFinite(error) ? error : 0;
  const counts = new Map<number, number>();
  for (const { nodes } of walks) {
    const bar = Math.floor(Math.log10(nodes) * BARS);
    counts.set(bar, (counts.get(bar) ?? 0) + 1);
  }
  const shown = walks.length === 0 ? [10, 1_000] : [...walks.map(({ nodes }) => nodes), mean + spread];
  const { first, bars } = rangeOf(truth === null ? shown : [...shown, truth]);
  const wide = WIDE / bars;
  const x = (count: number): number => {
    const at = CHART.left + (Math.log10(Math.max(1, count)) * BARS - first) * wide;
    return Math.min(CHART.right, Math.max(CHART.left, at));
  };
  const highest = Math.max(8, ...counts.values());
  return {
    ticks: ticksOf(10 ** (first / BARS), 10 ** ((first + bars) / BARS), x),
    bars: [...counts].map(([bar, count]) => {
      const left = CHART.left + (bar - first) * wide;
      const tall = (count / highest) * (CHART.bottom - CHART.top);
      return {
        id: String(bar),
        d: `M${hundredths(left + 1)},${CHART.bottom}h${hundredths(wide - 2)}v${hundredths(-tall)}h${hundredths(2 - wide)}z`,
      };
    }),
    mean: walks.length === 0 ? null : { x: x(mean), from: x(mean - spread), to: x(mean + spread) },
    truth: truth === null ? null : x(truth),
    last: walks.length === 0 ? null : x(walks.at(-1)?.nodes ?? 1),
  };
}

/** The first bar and how many there are, one more than needed at each side and at least a power of ten. */
function rangeOf(numbers: readonly number[]): { first: number; bars: number } {
  const at = (count: number): number => Math.log10(Math.max(1, count)) * BARS;
  const from = Math.floor(at(Math.min(...numbers))) - 1;
  const to = Math.floor(at(Math.max(...numbers))) + 2;
  const missing = Math.max(0, BARS - (to - from));
  const first = Math.max(0, from - Math.floor(missing / 2));
  return { first, bars: Math.max(BARS, to - first) };
}

/** As many of 1, 2, 5, 10, 20 … as have room for their words, or of 1, 10, 100 …, or of every other of those. */
function ticksOf(from: number, to: number, x: (count: number) => number): Tick[] {
  const powers = Array.from({ length: 16 }, (_, power) => 10 ** power);
  const sets = [
    powers.flatMap((power) => [power, 2 * power, 5 * power]),
    ...[1, 2, 3, 4].map((step) => powers.filter((_, power) => power % step === 0)),
  ];
  const within = sets.map((set) =>
    set
      .filter((count) => count >= from && count <= to)
      .map((count) => ({ id: String(count), x: x(count), text: tickText(count) })),
  );
  return within.find(haveRoom) ?? within.at(-1) ?? [];
}

function haveRoom(ticks: readonly Tick[]): boolean {
  return ticks.slice(1).every((tick, index) => {
    const before = ticks[index] as Tick;
    return tick.x - before.x > ((tick.text.length + before.text.length) / 2 + 1) * LETTER;
  });
}

function tickText(count: number): string {
  return count < 1_000_000 ? inWords(count) : `${inWords(count / 1_000_000)} million`;
}
