/** Covering and uncovering columns in words. */
import { listed } from '#english/english.ts';
import type { SearchAfter, UndoState } from './columns.ts';

export interface ColumnNames {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** What has been done: `cover(A), cover(D), uncover(A)` */
export function callWords({ columns }: ColumnNames, covered: readonly number[], uncovered: readonly number[]): string {
  const call = (name: string) => (column: number) => `${name}(${columns[column] ?? '?'})`;
  return [...covered.map(call('cover')), ...uncovered.map(call('uncover'))].join(', ');
}

/** What has become of the links, the first thing that is wrong first. */
export function stateWords(state: UndoState, names: ColumnNames): string {
  const { covered, isRight } = state;
  // The check of the links knows rows by number, the figure by name.
  const problems = state.problems.map((problem) =>
    problem.replace(/\brow (\d+)/, (_, row: string) => `row ${names.rows[Number(row)] ?? row}`),
  );
  if (isRight) {
    return covered.length === 0
      ? 'Every link and every size is as it was before.'
      : `${listed(covered.map((column) => names.columns[column] ?? '?'))} ${covered.length === 1 ? 'is' : 'are'} ` +
          'covered, and every link and every size is as it should be.';
  }
  const [first, ...others] = problems;
  const wrong = wrongWords(state, names);
  if (first === undefined) return `Each link is fine in itself, but ${wrong}.`;
  const more = others.length === 0 ? '' : ` Then: ${others.join('; ')}.`;
  return `First fault: ${first}.${more}`;
}

/** What comes of a search that goes on with these links. */
export function searchAfterWords(after: SearchAfter, names: ColumnNames): string {
  const { solutions, missed, twice, isDone } = after;
  const named = (columns: readonly number[]): string => listed(columns.map((column) => names.columns[column] ?? '?'));
  const rows = solutions.map((one) => listed(one.map((row) => names.rows[row] ?? '?')));
  const found =
    rows.length === 0
      ? 'finds no solution'
      : `finds ${rows.length === 1 ? 'a solution' : `${rows.length} solutions`}: ${rows.join('; ')}`;
  const faults = [
    ...(missed.length > 0 ? [`nothing covers ${named(missed)}`] : []),
    ...(twice.length > 0 ? [`${named(twice)} ${twice.length === 1 ? 'is' : 'are'} covered twice`] : []),
  ];
  const but = faults.length > 0 ? ` But ${faults.join(', and ')}.` : '';
  const end = isDone ? '' : ' It never finishes.';
  return `A search that goes on from here ${found}.${but}${end}`;
}

/** What differs from the right order, one clause per column. */
function wrongWords({ ones, columns }: UndoState, names: ColumnNames): string {
  const row = (number: number): string => names.rows[number] ?? '?';
  const clauses = columns.flatMap(({ column, name, size, sizeShould }) => {
    const own = ones.filter((one) => one.column === column);
    const extra = own.filter((one) => !one.should && (one.isDown || one.isUp));
    const missing = own.filter((one) => one.should && !(one.isDown && one.isUp));
    const rows = [
      ...(extra.length > 0
        ? [`has ${listed(extra.map((one) => row(one.row)))}, which should be out of it${missing.length > 0 ? ',' : ''}`]
        : []),
      ...(missing.length > 0 ? [`lacks ${listed(missing.map((one) => row(one.row)))}`] : []),
    ];
    if (rows.length > 0) return [`${name} ${rows.join(' and ')}`];
    return size === sizeShould ? [] : [`the size of ${name} is ${size} and should be ${sizeShould}`];
  });
  return clauses.length === 0 ? 'the ring of headers is wrong' : clauses.join('; ');
}

/** What a cell of the table says to a screen reader. */
export function oneWords(one: { isDown: boolean; isUp: boolean; should: boolean }): string {
  const { isDown, isUp, should } = one;
  const found = isDown && isUp ? 'in' : isDown ? 'found downwards only' : isUp ? 'found upwards only' : 'out';
  return isDown === should && isUp === should ? found : `${found}, wrong`;
}
