/**
 * A written problem from text. The text is DLX text, as `dlx/text.ts` reads it: the first line names the
 * columns, with `|` before the secondary ones, and each line after it is a row. Lines that begin with
 * `|` are comments for Knuth's programs, and some of them say more here:
 *
 *     | title: Four queens
 *     | board: 4x4            a board of 4 by 4 cells; or `| lines: 3x3`, the edges of 3 by 3 squares
 *     | triangles: 7x4        the same of triangles, and `| hexagons: 4x7`; tilings.ts says how they lie
 *     | missing: 0,0 3,3      cells that are not there, or edges: h0,0 v1,2
 *     | blocks: 2x2           heavier lines every two cells
 *     | across: Mon; Tue      headings over the columns of cells: the board is a table, of wide cells
 *     | down: early; late     and beside the lines; with blocks, one for each block will do
 *     | across: [1 2]; [3]    clues, as in a nonogram: the cells stay square
 *     | marks: fill 0,0 Q     what stands on the board from the beginning; marks are described in mark-text.ts
 *     | group ranks: r0       from the column r0 on, the columns are a group of this name
 *     | column r0: the first rank
 *     | row r0c0: fill 0,0 Q  the name of the next row, and its marks; either may be left out
 *     | says: A queen in the corner.
 *     | order: c0 r0 a0       all columns in their order, when secondary ones stand before primary ones
 *
 * A secondary column may have a colour in a row, `x:A`: rows that give it the same one may share it. A primary column
 * may have bounds, `2:3|night`, and a row a cost, `|5` (`dlx/text-bounds.ts`). A name with `:` or `"` in it stands in quotation marks. Any other comment is passed over. A dense
 * matrix of zeros and ones is read as well (`dense.ts`).
 */
import type { Matrix } from '#dlx/matrix.ts';
import { parseLines } from '#dlx/text.ts';
import { shortened } from '#english/english.ts';
import { TextError, tooLong } from '../text.ts';
import { parseBoard } from './board-text.ts';
import { boundsIn } from './colours.ts';
import { looksDense, parseDense } from './dense.ts';
import type { Directive } from './directives.ts';
import { directivesOf } from './directives.ts';
import { faultOfColumnName, faultOfLine, MOST, tooMany } from './limits.ts';
import { parseMarks } from './mark-text.ts';
import type { Mark } from '../marks.ts';
import type { UserColumn, UserProblem } from './problem.ts';
import type { Checked } from './read-marks.ts';
import { markReader, weightOf } from './read-marks.ts';
import { rowNamer } from './row-names.ts';

/** Reads the marks of a directive. */
type MarksIn = (at: Directive, read: (data: unknown) => Checked<Mark>) => Mark[];

/** What is wrong with a text that is too long to be read; empty when it is not. */
export function faultOfLength(text: string): string {
  return tooLong(text, MOST.text) || tooMany(text.split('\n').length, 'lines');
}

/**
 * The problem that a text says.
 * @throws TextError naming line, column and cure
 */
export function parseUserProblem(text: string): UserProblem {
  const long = faultOfLength(text);
  if (long) throw new TextError(1, 1, long);
  if (looksDense(text)) return fromDense(text);
  const { matrix, columnsLine, rowLines } = parseLines(text);
  const wrong = faultOfSize(matrix) || faultOfNames(matrix);
  if (wrong) throw new TextError(columnsLine, 1, wrong);
  const directives = directivesOf(text);
  const marksIn = countedMarks();
  const title = single(directives, 'title');
  const board = parseBoard(directives, single, marksIn);
  const { columns, numbers } = columnsOf(matrix, directives);
  const nameOf = rowNamer(columns);
  const readMark = markReader(board);
  const byRow = rowDirectives(directives, rowLines);
  const rows = matrix.rows.map((row, index) => {
    const own = row.map((column) => numbers[column] ?? column);
    const colours = matrix.colours?.[index] ?? [];
    const isColoured = colours.some((colour) => colour !== '');
    const cost = matrix.costs?.[index] ?? 0;
    const ones = { columns: own, ...(isColoured && { colours }), ...(cost > 0 && { cost }) };
    const standard = nameOf(ones);
    const about = byRow.get(index) ?? [];
    const named = about.filter(({ keyword, name }) => keyword === 'row' && name !== '');
    if (named[1]) {
      throw new TextError(
        named[1].line,
        1,
        'the next row has a name already; give one name, or write the row between them',
      );
    }
    const words = single(about, 'says');
    const marks = about.flatMap((one) => (one.keyword === 'row' ? marksIn(one, readMark) : []));
    return {
      name: named[0] ? checkedLine(named[0], named[0].name, MOST.rowName) : standard,
      ...ones,
      marks,
      ...(words && { words: checkedLine(words, words.text, MOST.words) }),
    };
  });
  return {
    ...(title && { title: checkedLine(title, title.text, MOST.title) }),
    columns,
    rows,
    ...(board && { board }),
  };
}

const NO_PRIMARY = 'no column is primary, so nothing has to be covered; put the | further to the right';

/** What the size of a problem is known by. */
interface Sized {
  readonly columns: readonly unknown[];
  readonly rows: readonly { readonly length: number }[];
}

function fromDense(text: string): UserProblem {
  const { columns, rows } = parseDense(text);
  const wrong =
    faultOfSize({ columns, rows: rows.map((row) => row.columns) }) ||
    (columns.some(({ kind }) => kind === 'primary') ? '' : NO_PRIMARY);
  if (wrong) throw new TextError(1, 1, wrong);
  const nameOf = rowNamer(columns);
  return {
    columns: columns.map((column) => ({ ...column, group: column.kind })),
    rows: rows.map((row) => ({ name: nameOf(row), columns: row.columns, marks: [] })),
  };
}

function faultOfSize({ columns, rows }: Sized): string {
  const ones = rows.reduce((sum, row) => sum + row.length, 0);
  return tooMany(columns.length, 'columns') || tooMany(rows.length, 'rows') || tooMany(ones, 'ones');
}

function faultOfNames({ columns }: Matrix): string {
  return columns.map(({ name }) => faultOfColumnName(name)).find(Boolean) ?? '';
}

/** The only directive of its kind. */
function single(directives: readonly Directive[], keyword: Directive['keyword']): Directive | null {
  const [first, second] = directives.filter((one) => one.keyword === keyword);
  if (second) {
    throw new TextError(second.line, 1, `there is a second “${keyword}”; keep one of them`);
  }
  return first ?? null;
}

/** The directives about rows, each with the row that comes next. */
function rowDirectives(directives: readonly Directive[], rowLines: readonly number[]): Map<number, Directive[]> {
  const byRow = new Map<number, Directive[]>();
  let row = 0;
  for (const one of directives) {
    if (one.keyword !== 'row' && one.keyword !== 'says') continue;
    while (row < rowLines.length && (rowLines[row] ?? 0) < one.line) row += 1;
    if (row === rowLines.length) {
      throw new TextError(one.line, 1, `no row follows this “${one.keyword}”; write it before its row`);
    }
    const about = byRow.get(row);
    if (about) about.push(one);
    else byRow.set(row, [one]);
  }
  return byRow;
}

/** The columns in their order, and for each column of the matrix its number among them. */
function columnsOf(
  { columns }: Matrix,
  directives: readonly Directive[],
): { readonly columns: readonly UserColumn[]; readonly numbers: readonly number[] } {
  const number = new Map(columns.map(({ name }, index) => [name, index]));
  const find = (at: Directive, name: string, column = 1): number => {
    const found = number.get(name);
    if (found !== undefined) return found;
    const cure = 'add it to the columns line, or correct the name';
    throw new TextError(at.line, column, `there is no column "${shortened(name)}"; ${cure}`);
  };
  const order = orderOf(columns.length, single(directives, 'order'), find);
  const groups = new Map<number, string>();
  const words = new Map<number, string>();
  for (const one of directives) {
    if (one.keyword === 'group') {
      groups.set(find(one, one.text, one.column), checkedLine(one, one.name, MOST.groupName));
    } else if (one.keyword === 'column') {
      const column = find(one, one.name);
      if (words.has(column)) {
        throw new TextError(one.line, 1, `there are words for "${one.name}" already; keep one line`);
      }
      words.set(column, checkedLine(one, one.text, MOST.words));
    }
  }
  let group: string | undefined;
  const read = order.map((at): UserColumn => {
    const { name, kind, ...bounds } = columns[at] ?? { name: '', kind: 'off' };
    const own = kind === 'secondary' ? kind : 'primary';
    group = groups.get(at) ?? group;
    const about = words.get(at);
    return { name, kind: own, ...boundsIn(bounds), group: group ?? own, ...(about !== undefined && { words: about }) };
  });
  const numbers = new Array<number>(columns.length);
  order.forEach((at, index) => (numbers[at] = index));
  return { columns: read, numbers };
}

function orderOf(
  count: number,
  at: Directive | null,
  find: (at: Directive, name: string, column: number) => number,
): number[] {
  if (!at) return Array.from({ length: count }, (_, index) => index);
  const order = [...at.text.matchAll(/\S+/gu)].map(({ 0: name, index }) => find(at, name, at.column + index));
  if (order.length !== count || new Set(order).size !== count) {
    throw new TextError(at.line, at.column, 'the order leaves out a column or names one twice; name each of them once');
  }
  return order;
}

/** Reads marks, as long as there are not too many in all. */
function countedMarks(): MarksIn {
  let count = 0;
  return (at, read) =>
    parseMarks(at.text, at.line, at.column).map(({ data, column }) => {
      const { thing, fault } = read(data);
      if (thing === null) throw new TextError(at.line, column, fault);
      count += weightOf(thing);
      const many = tooMany(count, 'marks');
      if (many) throw new TextError(at.line, column, many);
      return thing;
    });
}

function checkedLine(at: Directive, text: string, most: number): string {
  const wrong = faultOfLine(text, most);
  if (wrong) throw new TextError(at.line, at.column, wrong);
  return text;
}
