/** What the picture of prices shows: spent and at least possible against the cutoff, and the sum of each row. */
import { counted } from '#english/english.ts';
import type { Moment, RunMoment } from '../kit/moment.ts';

/** A moment of the whole run, for the chart. */
export interface CoursePoint {
  readonly event: string;
  readonly atLeast: number;
  readonly cutoff: number;
  readonly isPruned: boolean;
}

export interface PricedRow {
  readonly row: number;
  readonly name: string;
  /** The price less the taxes of its columns is what it costs more than it must: `5 − 2 = 3`. */
  readonly sum: string;
  readonly state: string;
  /** Whether a cover with it would cost too much now. */
  readonly isTooDear: boolean;
}

export interface PricesView {
  readonly rows: readonly PricedRow[];
  readonly taxes: string;
  readonly spent: number;
  readonly atLeast: number;
  readonly cutoff: number;
  readonly pruned: number;
  readonly decision: number;
  readonly words: string;
}

/** What the rows of a run for the cheapest cost at a moment; null outside a run. */
export function pricesView(moment: Moment): PricesView | null {
  const { frame } = moment as Partial<RunMoment>;
  const { problem, rows: states } = moment;
  const { costs } = frame ?? {};
  if (!frame || !costs) return null;
  const { net, taxes, spent, atLeast, cutoff, pruned } = costs;
  const { matrix, rowNames } = problem;
  const own = frame.event === 'try' && frame.row >= 0 ? (net[frame.row] ?? 0) : 0;
  const rows = matrix.rows.map((_, row): PricedRow => {
    const price = matrix.costs?.[row] ?? 0;
    const rest = net[row] ?? 0;
    const state = states[row] ?? 'free';
    const isOpen = state === 'hidden' || state === 'free' || state === 'candidate';
    const isTooDear = isOpen && atLeast - own + rest >= cutoff;
    return { row, name: rowNames[row] ?? '', sum: `${price} − ${price - rest} = ${rest}`, state, isTooDear };
  });
  const best = cutoff === Infinity ? 'No cover is known yet.' : `The best cover so far costs ${cutoff}.`;
  const dear = rows.filter((row) => row.isTooDear).map(({ name }) => name);
  return {
    rows,
    taxes: matrix.columns.map(({ name }, column) => `${name} ${taxes[column] ?? 0}`).join(', '),
    spent,
    atLeast,
    cutoff,
    pruned,
    decision: frame.decision,
    words:
      `Spent ${spent}, and a cover with these rows costs ${atLeast} or more. ${best} ` +
      `${dear.length === 0 ? '' : `Too dear now: ${dear.join(', ')}. `}${counted(pruned, 'node')} pruned so far.`,
  };
}
