/** The matrix in words: what a picture shows is also said, for readers who cannot see it. */
import type { ColumnKind } from '#dlx/matrix.ts';
import type { Highlight } from '../kit/highlight.ts';
import { colourIn } from '../kit/colour-looks.ts';
import { colourOfColumn, stayingRows } from './coloured-ones.ts';
import type { Parting } from './parting.ts';
import type { Place } from './viewport.ts';
import { costInWords, leftAtDeadEnd, placesInWords, placesOf } from './counted.ts';
import type { MatrixColumnState, MatrixRowState, MatrixSource, MatrixView } from './view.ts';
import { columnName, rowName } from './view.ts';
import { counted, inWords, listed, times } from '#english/english.ts';

/** Lists longer than this are counted instead. */
const LONGEST_LIST = 12;

/** What the whole picture shows now, in a few sentences. */
export function describeMatrix(view: MatrixView): string {
  const { mode } = view;
  const size = [describeSize(view), ...countedInWords(view)].join(' ');
  if (mode === 'plain') return size;
  const sentences = mode === 'picks' ? picksInWords(view) : runInWords(view);
  return [size, ...sentences].join(' ');
}

/** How often columns are covered, and what rows cost, where a problem says so. */
function countedInWords(view: MatrixView): string[] {
  const { source } = view;
  const { columns, rows, costs = [] } = source.matrix;
  const sentences: string[] = [];
  if (columns.length <= LONGEST_LIST) {
    const places = placesOf(view).flatMap((own, column) =>
      own ? [`${columnName(source, column)} ${placesInWords(own)}`] : [],
    );
    if (places.length > 0) sentences.push(`Places: ${places.join(', ')}.`);
    const taxes = Array.from(view.costs?.taxes ?? [], (tax, column) => `${columnName(source, column)} ${tax}`);
    if (taxes.length > 0) sentences.push(`Taxes: ${taxes.join(', ')}.`);
  }
  if (costs.length > 0 && rows.length <= LONGEST_LIST) {
    const prices = rows.map((_, row) => `${rowName(source, row)} ${costInWords(view, row)}`);
    sentences.push(`Costs: ${prices.join('; ')}.`);
  }
  return sentences;
}

/** `A matrix of 6 rows and 7 primary columns.` */
export function describeSize({ source, kinds }: MatrixView): string {
  return `A matrix of ${counted(source.matrix.rows.length, 'row')} and ${kindsInWords(kinds)}.`;
}

/** `Row AD, with 1s in A and D: it is the row being tried.` */
export function describeRowState(view: MatrixView, row: number): string {
  const { source, order } = view;
  const ones = namesOfOnes(source, row);
  const where = ones.length === 0 ? 'without a 1' : `with ${namedOrCounted(ones, '1')}`;
  const state = view.rows[row] ?? 'free';
  const place = state === 'chosen' && view.mode === 'run' ? `, number ${order[row] ?? 0}` : '';
  const cost = costInWords(view, row);
  const priced = cost === '' ? '' : `; ${cost}`;
  return `Row ${rowName(source, row)}, ${where}: ${wordsOfRow(view, row)}${place}${priced}.`;
}

/** `Column A, primary: 2 rows are left in its list.` */
export function describeColumnState(view: MatrixView, column: number): string {
  const name = `Column ${columnName(view.source, column)}`;
  const kind = view.kinds[column] ?? 'primary';
  if (kind === 'off') return `${name}, switched off: it asks for nothing.`;
  const places = placesOf(view)[column];
  const filled = places ? `; ${placesInWords(places)}` : '';
  const tax = view.costs && kind === 'primary' ? `; tax ${view.costs.taxes[column] ?? 0}` : '';
  return `${name}, ${kind}: ${columnStateInWords(view, column)}${filled}${tax}.`;
}

export function describeCell(view: MatrixView, row: number, column: number): string {
  const { source } = view;
  const isOne = source.matrix.rows[row]?.includes(column) ?? false;
  const at = `row ${rowName(source, row)}, column ${columnName(source, column)}`;
  const rowState = wordsOfRow(view, row);
  const colour = colourIn(source.matrix, row, column);
  const one = colour === '' ? 'A 1' : `A 1 with the ${nounOf(source)} ${colour}`;
  return `${isOne ? one : 'Nothing'} in ${at}. The row: ${rowState}. The column: ${
    view.kinds[column] === 'off' ? 'switched off' : columnStateInWords(view, column)
  }.`;
}

/** A cell, a row or a column in words, with what the puzzle says it means; empty for nothing. */
export function describePlace(view: MatrixView, { row, column }: Highlight): string {
  const { describeRow, describeColumn } = view.source;
  if (row !== null && column !== null) return describeCell(view, row, column);
  if (row !== null) return `${describeRowState(view, row)} ${describeRow?.(row) ?? ''}`.trim();
  if (column === null) return '';
  const meaning = describeColumn?.(column, view.kinds[column] ?? 'off') ?? '';
  return `${describeColumnState(view, column)} ${meaning}`.trim();
}

/**
 * The name of a row that is a button to pick it. That it is picked is said by the button itself.
 */
export function describeRowToPick(view: MatrixView, row: number): string {
  const state = view.rows[row] ?? 'free';
  const { source } = view;
  const ones = namesOfOnes(source, row);
  const where = ones.length === 0 ? 'without a 1' : `with ${namedOrCounted(ones, '1')}`;
  const more = state === 'clash' ? '; it shares a column with another picked row' : '';
  return `Row ${rowName(source, row)}, ${where}${more}.`;
}

const rowWords: Readonly<Record<MatrixRowState, string>> = {
  free: 'it can still be chosen',
  candidate: 'its turn is still to come',
  tried: 'it has been tried',
  trying: 'it is the row being tried',
  chosen: 'it is chosen',
  undone: 'it is taken back',
  hidden: 'a covered column hides it',
  dropped: 'it has no primary column, so it is never chosen',
  clash: 'it is picked, and shares a column with another picked row',
};

function wordsOfRow({ source, rows, mode }: MatrixView, row: number): string {
  const state = rows[row] ?? 'free';
  if (mode === 'picks') return picked[state] ?? rowWords[state];
  return state === 'hidden' && source.matrix.colours
    ? `it is hidden by a column that is covered or has another ${nounOf(source)}`
    : rowWords[state];
}

/** The columns in which a row has its 1s, with the colours it gives them: `2,3:N`. */
function namesOfOnes(source: MatrixSource, row: number): string[] {
  return (source.matrix.rows[row] ?? []).map((column) => {
    const colour = colourIn(source.matrix, row, column);
    return columnName(source, column) + (colour === '' ? '' : `:${colour}`);
  });
}

function nounOf({ colourNoun = 'colour' }: MatrixSource): string {
  return colourNoun;
}

const picked: Partial<Record<MatrixRowState, string>> = {
  free: 'not picked',
  chosen: 'picked',
};

function columnStateInWords(view: MatrixView, column: number): string {
  const size = view.sizes[column] ?? 0;
  const by = view.coveredBy[column] ?? -2;
  const state: MatrixColumnState = view.columns[column] ?? 'open';
  if (view.mode === 'picks') {
    if (state === 'open') return 'no picked row covers it';
    return state === 'once' ? 'covered once' : `covered ${times(size)}, a clash`;
  }
  if (state === 'dead end') {
    const left = leftAtDeadEnd(view, column);
    return `${left} ${left === 'too few rows' ? 'are' : 'is'} left for it, a dead end`;
  }
  if (state === 'branch') return `the one being branched on, with ${counted(size, 'row')}`;
  if (state === 'covered') {
    return by < 0
      ? `covered, chosen to branch on at level ${view.levels[column] ?? 0}`
      : `covered by row ${rowName(view.source, by)}`;
  }
  const colour = colourOfColumn(view, column);
  if (colour) {
    const { source } = view;
    return `given the ${nounOf(source)} ${colour.name} by row ${rowName(source, by)}; rows that agree may share it`;
  }
  return `${counted(size, 'row')} left in its list`;
}

function runInWords(view: MatrixView): string[] {
  const { source, move } = view;
  const row = (index: number): string => rowName(source, index);
  const column = (index: number): string => columnName(source, index);
  const rowsThatAre = (state: MatrixRowState): number[] => indicesOf(view.rows, state);
  const sentences: string[] = [];

  const chosen = [...rowsThatAre('chosen')].sort((a, b) => view.order[a]! - view.order[b]!);
  if (chosen.length > 0) sentences.push(`Chosen so far: ${inOrder(chosen.map(row))}.`);
  for (const index of indicesOf(view.columns, 'branch')) {
    sentences.push(`Branching on column ${column(index)}, with ${counted(view.sizes[index] ?? 0, 'row')}.`);
  }
  for (const index of indicesOf(view.columns, 'dead end')) {
    sentences.push(`Column ${column(index)} has ${leftAtDeadEnd(view, index)} left: a dead end.`);
  }
  for (const index of rowsThatAre('trying')) sentences.push(`Trying row ${row(index)}.`);
  for (const index of rowsThatAre('undone')) sentences.push(`Taking back row ${row(index)}.`);
  if (move) sentences.push(moveInWords(view, move));
  if (view.parting) sentences.push(partingInWords(view, view.parting));
  if (view.isFull) sentences.push('Every primary column is covered: an exact cover.');

  const covered = indicesOf(view.columns, 'covered');
  if (covered.length > 0) sentences.push(`Covered: ${namedOrCounted(covered.map(column), 'column')}.`);
  const coloured = indicesOf(view.columns, 'coloured').map(
    (index) => `${column(index)}:${colourOfColumn(view, index)?.name ?? ''}`,
  );
  if (coloured.length > 0) sentences.push(`With a ${nounOf(source)}: ${namedOrCounted(coloured, 'column')}.`);
  const hidden = rowsThatAre('hidden');
  if (hidden.length > 0) sentences.push(`Hidden: ${namedOrCounted(hidden.map(row), 'row')}.`);
  const dropped = rowsThatAre('dropped');
  if (dropped.length > 0) {
    const names = namedOrCounted(dropped.map(row), 'row');
    sentences.push(`Without a primary column, and so never chosen: ${names}.`);
  }
  return sentences;
}

function moveInWords(view: MatrixView, move: NonNullable<MatrixView['move']>): string {
  const rows = namedOrCounted(
    view.moved.map((row) => rowName(view.source, row)),
    'row',
  );
  const name = columnName(view.source, move.column);
  if (move.colour !== undefined) return purifyInWords(view, move.colour, name, rows);
  if (view.moved.length === 0) {
    return move.kind === 'cover'
      ? `Covering column ${name}: no row leaves the other columns.`
      : `Uncovering column ${name}: no row comes back to the other columns.`;
  }
  const isSingle = view.moved.length === 1;
  return move.kind === 'cover'
    ? `Covering column ${name}: ${rows} ${isSingle ? 'leaves' : 'leave'} the other columns.`
    : `Uncovering column ${name}: ${rows} ${isSingle ? 'comes' : 'come'} back to the other columns.`;
}

/** `Marked: yours, column B; the site’s, column E.` */
function partingInWords({ source }: MatrixView, { places, link }: Parting): string {
  const named = ({ row, column }: Place): string => {
    if (row === null) return column === null ? 'the root' : `the header of column ${columnName(source, column)}`;
    return column === null ? '' : `row ${rowName(source, row)} in column ${columnName(source, column)}`;
  };
  const marked = places.map(({ row, column, word }) => {
    const what = column === null ? `row ${rowName(source, row ?? 0)}` : `column ${columnName(source, column)}`;
    return `${word}, ${what}`;
  });
  if (link) {
    const ways = [
      ...(link.found ? [`leads to ${named(link.found)}`] : []),
      ...(link.due ? [`should lead to ${named(link.due)}`] : []),
    ];
    marked.push(`a link of ${named(link.from)}, which ${ways.join(' but ')}`);
  }
  return marked.length === 0 ? '' : `Marked: ${marked.join('; ')}.`;
}

/** What a colour that a column takes, or loses, does to the rows in its list. */
function purifyInWords(view: MatrixView, colour: string, name: string, moved: string): string {
  const { source, move } = view;
  const isTaken = move?.kind === 'cover';
  const staying = stayingRows(view).map((row) => rowName(source, row));
  const gone = view.moved.length === 0 ? 'no row' : moved;
  const s = view.moved.length < 2 ? 's' : '';
  const stay =
    staying.length === 0
      ? ''
      : `; ${namedOrCounted(staying, 'row')} agree${staying.length === 1 ? 's' : ''} and ` +
        `stay${staying.length === 1 ? 's' : ''}`;
  const what = `Column ${name} ${isTaken ? 'takes' : 'loses'} the ${nounOf(source)} ${colour}`;
  return `${what}: ${gone} ${isTaken ? `leave${s}` : `come${s} back to`} the other columns${stay}.`;
}

function picksInWords(view: MatrixView): string[] {
  const { source } = view;
  const picks = [...view.order.keys()].filter((row) => view.order[row]! > 0);
  picks.sort((a, b) => view.order[a]! - view.order[b]!);
  const names = (state: MatrixColumnState): string[] =>
    indicesOf(view.columns, state).map((column) => columnName(source, column));
  const missing = indicesOf(view.columns, 'open').filter((c) => view.kinds[c] === 'primary');
  const clashes = names('clash');
  if (picks.length === 0) return ['No row is picked.'];
  const sentences = [
    `Picked: ${namedOrCounted(
      picks.map((row) => rowName(source, row)),
      'row',
    )}.`,
  ];
  if (clashes.length > 0) sentences.push(`Covered more than once: ${namedOrCounted(clashes, 'column')}.`);
  if (missing.length > 0) {
    const open = missing.map((column) => columnName(source, column));
    sentences.push(`Not covered yet: ${namedOrCounted(open, 'column')}.`);
  }
  if (clashes.length + missing.length === 0) {
    sentences.push('Every primary column is covered exactly once: an exact cover.');
  }
  return sentences;
}

function kindsInWords(kinds: readonly ColumnKind[]): string {
  const count = (wanted: ColumnKind): number => kinds.filter((kind) => kind === wanted).length;
  const parts = [
    `${inWords(count('primary'))} primary`,
    ...(count('secondary') > 0 ? [`${inWords(count('secondary'))} secondary`] : []),
    ...(count('off') > 0 ? [`${inWords(count('off'))} switched off`] : []),
  ];
  return `${listed(parts)} ${kinds.length === 1 ? 'column' : 'columns'}`;
}

function indicesOf<State>(states: readonly State[], wanted: State): number[] {
  return states.flatMap((state, index) => (state === wanted ? [index] : []));
}

function inOrder(names: readonly string[]): string {
  return names.map((name, index) => `${index + 1}. ${name}`).join(', ');
}

/** `row AD`, `rows AD, BG and CEF`, `40 rows`. */
function namedOrCounted(names: readonly string[], noun: string): string {
  const areMany = names.length > LONGEST_LIST;
  if (noun === '1') {
    return `${names.length === 1 ? 'a 1' : '1s'} in ${areMany ? counted(names.length, 'column') : listed(names)}`;
  }
  if (areMany) return counted(names.length, noun);
  return `${noun}${names.length === 1 ? '' : 's'} ${listed(names)}`;
}
