/** The report of the rules of a puzzle on its matrix, as plain data from the sandbox. */

/** The indices of two rows, from 0. */
export type RowPair = readonly [a: number, b: number];

export interface ClashReport {
  /** How many pairs of rows there are, and how many of them were compared. */
  readonly all: number;
  readonly pairs: number;
  /** True when the pairs are a random sample, because there are too many. */
  readonly isSample: boolean;
  /** The first pairs that share a column though the rule lets them stand together. */
  readonly wrongly: readonly RowPair[];
  /** The first pairs that share no column though the rule says that they clash. */
  readonly missed: readonly RowPair[];
  readonly counts: { readonly wrongly: number; readonly missed: number };
}

export interface CheckReport {
  /** How many solutions were checked, and how many of them were refused. */
  readonly solutions: number;
  readonly refused: number;
  /** True when these were all solutions. */
  readonly isAll: boolean;
  /** The first refused solution: its number from 1, its rows, and the words of the rule. */
  readonly first: {
    readonly solution: number;
    readonly rows: readonly number[];
    readonly words: string;
  } | null;
}

export interface RulesReport {
  readonly clash?: ClashReport;
  readonly check?: CheckReport;
}

export const MOST_PAIRS_TOLD = 5;
/** In characters. */
export const MOST_WORDS = 200;
const MOST_ROWS = 5_000;

/** Validates a report from the sandbox, where a cell can post any message; null when it is not a report. */
export function readReport(data: unknown): RulesReport | null {
  const fields = record(data);
  const clash = readClash(record(fields['clash']));
  const check = readCheck(record(fields['check']));
  return clash || check ? { ...(clash && { clash }), ...(check && { check }) } : null;
}

function readClash(fields: Fields): ClashReport | null {
  const { all, pairs, isSample } = fields;
  const { wrongly, missed } = record(fields['counts']);
  if (!isCount(all) || !isCount(pairs) || !isCount(wrongly) || !isCount(missed)) return null;
  return {
    all,
    pairs,
    isSample: isSample === true,
    wrongly: readPairs(fields['wrongly']),
    missed: readPairs(fields['missed']),
    counts: { wrongly, missed },
  };
}

function readPairs(data: unknown): RowPair[] {
  if (!Array.isArray(data)) return [];
  return (data as unknown[]).slice(0, MOST_PAIRS_TOLD).flatMap((pair): RowPair[] => {
    const [a, b] = Array.isArray(pair) ? (pair as unknown[]) : [];
    return isCount(a) && isCount(b) ? [[a, b]] : [];
  });
}

function readCheck(fields: Fields): CheckReport | null {
  const { solutions, refused, isAll } = fields;
  if (!isCount(solutions) || !isCount(refused)) return null;
  const { solution, rows, words } = record(fields['first']);
  const isFirst = isCount(solution) && Array.isArray(rows) && rows.length <= MOST_ROWS;
  const first = isFirst
    ? {
        solution,
        rows: (rows as unknown[]).filter(isCount),
        words: typeof words === 'string' ? words.slice(0, MOST_WORDS) : '',
      }
    : null;
  return { solutions, refused, isAll: isAll === true, first };
}

type Fields = Readonly<Record<string, unknown>>;

function record(data: unknown): Fields {
  return typeof data === 'object' && data !== null ? (data as Fields) : {};
}

function isCount(data: unknown): data is number {
  return Number.isSafeInteger(data) && (data as number) >= 0;
}
