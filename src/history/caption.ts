import type { Matrix } from '#dlx/index.ts';
import { type Links, COLUMN, columnOf, headerOf, ROW } from '#dlx/links.ts';
import type { Frame, Write } from './frame.ts';
import { counted, listed, inWords } from '#english/english.ts';

/** The names that a caption uses, by index. */
export interface Names {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** Whether columns may take colours, so that not all that is undone was covered. */
  readonly hasColours?: boolean;
}

/** The names of a matrix; without `rowNames`, a row is named by its columns. */
export function namesOf(matrix: Matrix<unknown>, rowNames?: readonly string[]): Names {
  const columns = matrix.columns.map((column) => column.name);
  return {
    columns,
    rows: rowNames ?? matrix.rows.map((row) => row.map((column) => columns[column]).join(' ')),
    ...(matrix.colours && { hasColours: true }),
  };
}

/** Rows are named up to this many, and counted beyond. */
const MOST_NAMED = 3;

/** The characters of two lines on a phone; a caption that would be longer counts its rows. */
const TWO_LINES = 84;

/**
 * The event of a frame in words, shown under the figure and read out by the slider.
 *
 * @param moved the rows that its cover or uncover takes out or puts back, as `movedRows` returns them
 */
export function caption(frame: Frame, names: Names, moved: readonly number[]): string {
  const column = names.columns[frame.column] ?? '';
  const row = names.rows[frame.row] ?? '';
  if (frame.write) return captionOfWrite(frame, frame.write, names);
  if (frame.move) return captionOfMove(frame, names, moved);
  switch (frame.event) {
    case 'start':
      return 'Nothing is covered yet.';
    case 'choose': {
      const size = frame.sizes[frame.column] ?? 0;
      const first = frame.first < 0 ? '' : `, beginning with row ${names.rows[frame.first] ?? ''}`;
      return `Branch on column ${column}, which has ${counted(size, 'row')} left${first}.`;
    }
    case 'dead end':
      return `Column ${column} must be covered, but no row is left for it: dead end.`;
    case 'try':
      return `Try row ${row} for column ${column}.`;
    case 'solution':
      return captionOfSolution(frame, names);
    case 'retreat':
      return `Take back row ${row} for column ${column} and ${names.hasColours ? 'undo what was done' : 'uncover what was covered'} since.`;
    case 'done':
      return (
        `${column === '' ? 'Nothing was left to try' : `No row of column ${column} is left to try`}: the search ` +
        `is over, with ${counted(frame.counters.solutions, 'solution')}.`
      );
  }
}

function captionOfSolution({ counters, path }: Frame, names: Names): string {
  const solution = `Solution ${inWords(counters.solutions)}`;
  if (path.length === 0) return `${solution}: no primary column is left to cover.`;
  const verb = path.length === 1 ? 'covers' : 'cover';
  const rows = path.map(({ row }) => row);
  return withRows(rows, names, (named) => `${solution}: ${named} ${verb} every primary column.`);
}

/** A sentence with rows by name, or by number where they are many or the sentence would be long. */
function withRows(rows: readonly number[], names: Names, sentence: (named: string) => string): string {
  const named = listed(rows.map((row) => names.rows[row] ?? ''));
  const words = sentence(`${rows.length === 1 ? 'row' : 'rows'} ${named}`);
  return rows.length <= MOST_NAMED && words.length <= TWO_LINES ? words : sentence(counted(rows.length, 'row'));
}

function captionOfMove(frame: Frame, names: Names, moved: readonly number[]): string {
  const { move } = frame;
  if (!move) return '';
  const name = names.columns[move.column] ?? '';
  const isOne = moved.length === 1;
  if (move.kind === 'uncover') {
    if (moved.length === 0) return `Uncover column ${name}: it had no row to bring back.`;
    const verb = isOne ? 'comes' : 'come';
    return withRows(moved, names, (rows) => `Uncover column ${name}: ${rows} ${verb} back to the other columns.`);
  }
  if (frame.event === 'dead end') {
    return `Cover column ${name} all the same, as Knuth’s program does: it has no row left to take out.`;
  }
  const why = frame.event === 'try' ? `which row ${names.rows[frame.row] ?? ''} takes too` : 'the one to branch on';
  const cover = `Cover column ${name}, ${why}`;
  if (moved.length === 0) return `${cover}: it has no row left to take out.`;
  const verb = isOne ? 'leaves' : 'leave';
  return withRows(moved, names, (rows) => `${cover}: ${rows} ${verb} the other columns.`);
}

/** One pointer write: which link now leads where, and past which node. */
function captionOfWrite(frame: Frame, { link, node, to, subject }: Write, names: Names): string {
  const { move, state } = frame;
  if (!move || !state) return '';
  const name = names.columns[move.column] ?? '';
  const verb = move.kind === 'cover' ? 'Cover' : 'Uncover';
  if (node === subject) {
    return `${verb} ${name}: a secondary header is not in the ring of headers, so it points ${link} to itself as before.`;
  }
  const place = (address: number): string => addressName(address, state, names);
  const target = to === node ? 'itself' : place(to);
  const inColumn = names.columns[columnOf(state.nodes[subject + COLUMN] as number)] ?? '';
  const list = isHeader(subject, names) ? '' : `in column ${inColumn}, `;
  return move.kind === 'cover'
    ? `${verb} ${name}: ${list}${place(node)} now points ${link} to ${target}, past ${place(subject)}.`
    : `${verb} ${name}: ${list}${place(node)} points ${link} to ${target} again.`;
}

function isHeader(address: number, names: Names): boolean {
  return address <= headerOf(names.columns.length - 1);
}

function addressName(address: number, { nodes }: Links, names: Names): string {
  if (address === 0) return 'the root';
  if (isHeader(address, names)) return `the header of ${names.columns[columnOf(address)] ?? ''}`;
  return `row ${names.rows[nodes[address + ROW] as number] ?? ''}`;
}
