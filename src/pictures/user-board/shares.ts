/** In how many solutions each place of a written board takes part: a heat map, without any numbers of a screen. */
import { givenRows } from '#puzzles/givens.ts';
import type { Problem } from '#puzzles/problem.ts';
import { marksOf } from '#puzzles/problem.ts';
import { placeNamed } from './layout.ts';
import { columnPlaces, placesOf } from './places.ts';
import { type Counted, percentWords, shareOf } from './share-words.ts';

/** A place, or two places that a row joins, with its share of all solutions. */
export interface ShareMark {
  readonly id: string;
  readonly places: readonly string[];
  /** The rows that mark it, and in how many solutions one of them takes part. */
  readonly rows: readonly number[];
  readonly count: bigint;
  /** From 0 to 1. */
  readonly share: number;
  /** `50%`. */
  readonly percent: string;
}

export interface Shares extends Counted {
  readonly problem: Problem;
  /** For each row, how many of the `count` solutions have it. */
  readonly rowCounts: readonly bigint[];
  readonly taken: readonly number[];
  /** Only rows that cover this column, or are of this topic, are looked at; null for all. */
  readonly column: number | null;
  /** What a heat map can be about, where that is not a column. */
  readonly topics?: readonly Topic[];
}

/** Rows that a reader may ask about together: those that put a 3 into some cell. */
export interface Topic {
  readonly name: string;
  readonly rows: ReadonlySet<number>;
}

/**
 * The marks of a heat map. Where every row marks two places, as a domino does, a mark joins these two; otherwise each
 * place is one, with the sum of the rows that mark it. What rows taken or given mark is left out, as it is on the board.
 */
export function shareMarks({ problem, count, rowCounts, taken, column, topics }: Shares): readonly ShareMark[] {
  const { board, matrix } = problem;
  if (!board) return [];
  const marked = matrix.rows.map((_, row) => placesOf(marksOf(problem, row), board.kind));
  const isPairs = board.kind !== 'lines' && marked.every(({ length }) => length === 2 || length === 0);
  const gone = new Set([...taken, ...givenRows(problem)].flatMap((row) => marked[row] ?? []));
  const isAsked = (row: number): boolean =>
    column === null || ((topics ? topics[column]?.rows.has(row) : matrix.rows[row]?.includes(column)) ?? false);
  const rowsAt = new Map<string, number[]>();
  marked.forEach((places, row) => {
    if (!isAsked(row)) return;
    for (const key of isPairs && places.length > 0 ? [places.toSorted().join(' ')] : places) {
      const rows = rowsAt.get(key);
      if (rows) rows.push(row);
      else rowsAt.set(key, [row]);
    }
  });
  return [...rowsAt].flatMap(([id, rows]): ShareMark[] => {
    const places = id.split(' ');
    if (places.some((place) => gone.has(place))) return [];
    const sum = rows.reduce((all, row) => all + (rowCounts[row] ?? 0n), 0n);
    // Two rows of one solution may mark the same place, as words that cross do: then it takes part in at most all.
    const part = sum > count ? count : sum;
    return [{ id, places, rows, count: part, share: shareOf(part, count), percent: percentWords(part, count) }];
  });
}

/** Columns that a heat map can be about: those that are not about one place alone, by number. */
export function askedColumns(problem: Problem): readonly number[] {
  const { board, matrix } = problem;
  if (!board) return [];
  const { of } = columnPlaces(problem);
  return matrix.columns.flatMap(({ kind }, column) => (kind !== 'off' && of(column).length > 1 ? [column] : []));
}

/** What a heat map can be about, by name, with the number that `column` then has. */
export function askedTopics({
  problem,
  topics,
}: Pick<Shares, 'problem' | 'topics'>): readonly { readonly name: string; readonly column: number }[] {
  if (topics) return topics.map(({ name }, column) => ({ name, column }));
  return askedColumns(problem).map((column) => ({ name: problem.matrix.columns[column]?.name ?? '', column }));
}

/**
 * The column that the heat map opens with: none where the places of all rows already say something; else the first that
 * is not about a place, since every place of a board that has to be covered is covered in all solutions.
 */
export function openingColumn(shares: Omit<Shares, 'column'>): number | null {
  const all = shareMarks({ ...shares, column: null });
  if (all.some(({ share }) => share > 0 && share < 1)) return null;
  return askedTopics(shares)[0]?.column ?? null;
}

/** What a mark is called: by its row where it has only one, else by its place, `cell 1,2` or `the edge from 0,1 down`. */
export function shareName({ rowNames }: Pick<Problem, 'rowNames'>, { places, rows }: ShareMark): string {
  const [only, another] = rows;
  if (only !== undefined && another === undefined) return `row ${rowNames[only] ?? ''}`;
  const names = places.map((place) => {
    const { kind, at } = placeNamed(place);
    if (kind === 'h') return `the edge from ${at.join(',')} to the right`;
    if (kind === 'v') return `the edge from ${at.join(',')} down`;
    return `${kind === 'p' ? 'point' : 'cell'} ${at.join(',')}`;
  });
  return names.join(' with ');
}
