/** Rows picked by hand: how far they are from an exact cover, and the words for it. */
import { type MatrixSource, columnName, matrixView, rowName } from '../matrix/view.ts';
import { listed } from '#english/english.ts';

/** Two picked rows, in the order of their numbers, that have a one in the same column. */
interface Conflict {
  readonly first: number;
  readonly second: number;
  readonly column: number;
}

interface PickState {
  /** How many picked rows cover each column; 0 for a column that is off. */
  readonly coverage: Int32Array;
  readonly conflicts: readonly Conflict[];
  /** Primary columns that no picked row covers. */
  readonly missing: readonly number[];
  /** Missing columns that no row is left for which keeps clear of the picked ones. */
  readonly stuck: readonly number[];
  /** Every primary column is covered exactly once, and no secondary one twice. */
  readonly isExactCover: boolean;
  /** What is right or wrong now, in plain words. */
  readonly sentence: string;
}

/**
 * Judges rows picked by hand.
 *
 * @param source a matrix, and the names of its rows when they have any
 * @param picks row numbers, none twice
 */
export function pickState(source: MatrixSource, picks: readonly number[]): PickState {
  const { matrix } = source;
  const { sizes: coverage, kinds } = matrixView(source, { picks });
  const columns = matrix.columns.map((_, column) => column);
  const missing = columns.filter((column) => kinds[column] === 'primary' && !coverage[column]);
  const fitting = matrix.rows.filter(
    (row, index) => !picks.includes(index) && row.every((column) => kinds[column] === 'off' || !coverage[column]),
  );
  const stuck = missing.filter((column) => !fitting.some((row) => row.includes(column)));
  const conflicts = columns
    .filter((column) => (coverage[column] ?? 0) > 1)
    .flatMap((column) => pairsIn(source, picks, column));
  const isExactCover = missing.length === 0 && conflicts.length === 0;
  const judged = { coverage, conflicts, missing, stuck, isExactCover };
  return { ...judged, sentence: sentenceOf(source, picks, judged) };
}

function pairsIn({ matrix }: MatrixSource, picks: readonly number[], column: number): Conflict[] {
  const rows = picks.filter((row) => matrix.rows[row]?.includes(column)).toSorted((a, b) => a - b);
  return rows.flatMap((first, index) => rows.slice(index + 1).map((second) => ({ first, second, column })));
}

function sentenceOf(
  source: MatrixSource,
  picks: readonly number[],
  { conflicts, missing, stuck, isExactCover }: Omit<PickState, 'sentence'>,
): string {
  const rows = listed(picks.map((row) => rowName(source, row)));
  const named = (columns: readonly number[]): string => listed(columns.map((column) => columnName(source, column)));
  const columnsOf = (columns: readonly number[]): string =>
    `${columns.length === 1 ? 'column' : 'columns'} ${named(columns)}`;

  // Where all columns are primary the word would only puzzle.
  const isMixed = source.matrix.columns.some((column) => column.kind === 'secondary');
  const kind = isMixed ? 'primary column' : 'column';
  if (conflicts.length > 0) return conflictWords(source, conflicts);
  if (isExactCover) {
    if (picks.length === 0) return 'There is no primary column, so nothing needs to be picked.';
    return `${rows} ${picks.length === 1 ? 'covers' : 'cover'} every ${kind} exactly once: an exact cover.`;
  }
  if (picks.length === 0) {
    const wait = missing.length === 1 ? `is 1 ${kind}` : `are ${missing.length} ${kind}s`;
    return `No row is picked yet, and there ${wait} to cover.`;
  }
  const clear = picks.length === 1 ? `${rows} is picked` : `${rows} have no column in common`;
  const bare = missing.filter((column) => !source.matrix.rows.some((row) => row.includes(column)));
  if (bare.length > 0) return `${clear}, but no row covers ${columnsOf(bare)}, so there is no exact cover.`;
  if (stuck.length > 0) {
    return (
      `${clear}, but every row of ${columnsOf(stuck)} clashes with a picked row. ` +
      `Take ${picks.length === 1 ? 'it' : 'one'} back.`
    );
  }
  return `${clear}; ${columnsOf(missing)} ${missing.length === 1 ? 'is' : 'are'} not covered yet.`;
}

/** `CEF and BCF both cover columns C and F. Give one of them up.` One sentence for each pair. */
function conflictWords(source: MatrixSource, conflicts: readonly Conflict[]): string {
  const pairs = new Map<string, Conflict[]>();
  for (const conflict of conflicts) {
    const key = `${conflict.first} ${conflict.second}`;
    pairs.set(key, [...(pairs.get(key) ?? []), conflict]);
  }
  const sentences = [...pairs.values()].map((shared) => {
    const [{ first, second } = { first: -1, second: -1 }] = shared;
    const names = listed(shared.map(({ column }) => columnName(source, column)));
    return (
      `${rowName(source, first)} and ${rowName(source, second)} both cover ` +
      `${shared.length === 1 ? 'column' : 'columns'} ${names}.`
    );
  });
  return `${sentences.join(' ')} Take back ${pairs.size === 1 ? 'one of them' : 'one of each pair'}.`;
}
