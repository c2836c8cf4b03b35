/** What the picture of prices shows: spent and owed against the cutoff, and for each row what a cover with it would cost. */
import { capital, counted } from '#english/english.ts';
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
  /** What is compared with the cutoff: `7 + 2 = 9`; empty before there is one, and for a row that cannot be bought. */
  readonly compared: string;
  /** What is said of it: `bought`, `too dear`. */
  readonly said: string;
  /** Whether a cover with it would cost too much now. */
  readonly isTooDear: boolean;
}

export interface PricesView {
  readonly rows: readonly PricedRow[];
  readonly spent: number;
  /** The taxes of the columns that are not covered yet: with what is spent, the least that a cover can cost. */
  readonly owed: number;
  readonly atLeast: number;
  readonly cutoff: number;
  readonly pruned: number;
  readonly decision: number;
  readonly words: string;
}

/** What is said of a row by its state. */
const SAID: Readonly<Record<string, string>> = {
  chosen: 'bought',
  trying: 'being tried',
  tried: 'tried',
  undone: 'taken back',
};

/** What the rows of a run for the cheapest cost at a moment; null outside a run. */
export function pricesView(moment: Moment): PricesView | null {
  const { frame } = moment as Partial<RunMoment>;
  const { problem } = moment;
  const { costs } = frame ?? {};
  if (!frame || !costs) return null;
  const { taxes, spent, atLeast, cutoff, pruned } = costs;
  const { matrix } = problem;
  const rows = matrix.rows.map((_, row) => pricedRow(moment as RunMoment, costs, row));
  const paid = matrix.columns.map(({ name }, column) => `${name} ${taxes[column] ?? 0}`).join(', ');
  const best = cutoff === Infinity ? 'No cover is known yet.' : `The best cover so far costs ${cutoff}.`;
  const each = rows.map(({ row, name, sum, compared, said }) => {
    const price = matrix.costs?.[row] ?? 0;
    const now = [compared, said].filter((words) => words !== '').join(', ');
    return `${name} for ${price}, net ${sum.split('= ')[1] ?? ''}${now === '' ? '' : `: ${now}`}`;
  });
  return {
    rows,
    spent,
    owed: atLeast - spent,
    atLeast,
    cutoff,
    pruned,
    decision: frame.decision,
    words:
      `${spent} spent and ${atLeast - spent} owed, so at least ${atLeast}. ${best} Taxes: ${paid}. ` +
      `Rows: ${each.join('; ')}. ${capital(counted(pruned, 'node'))} pruned so far.`,
  };
}

function pricedRow(moment: RunMoment, costs: NonNullable<RunMoment['frame']['costs']>, row: number): PricedRow {
  const { problem, frame, taken, branch } = moment;
  const { matrix, rowNames } = problem;
  const { net, atLeast, cutoff } = costs;
  const [price, rest] = [matrix.costs?.[row] ?? 0, net[row] ?? 0];
  const state = moment.rows[row] ?? 'free';
  const own = matrix.rows[row] ?? [];
  // At a try the other rows of its column could be taken instead of the one tried; all others beside it.
  const isInstead = frame.event === 'try' && own.includes(branch);
  const beside = taken.filter((one) => one.state === 'chosen' || (one.state === 'trying' && !isInstead));
  const isOpen = SAID[state] === undefined;
  const fits = !beside.some((one) => matrix.rows[one.row]?.some((column) => own.includes(column)));
  const before = isInstead && frame.row >= 0 ? atLeast - (net[frame.row] ?? 0) : atLeast;
  const isCompared = isOpen && fits && cutoff !== Infinity && frame.event !== 'done';
  const isTooDear = isCompared && before + rest >= cutoff;
  return {
    row,
    name: rowNames[row] ?? '',
    sum: `${price} − ${price - rest} = ${rest}`,
    state,
    compared: isCompared ? `${before} + ${rest} = ${before + rest}` : '',
    said: SAID[state] ?? (fits ? (isTooDear ? 'too dear' : '') : 'doesn’t fit'),
    isTooDear,
  };
}
