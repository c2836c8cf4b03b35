/** Reads a problem as if it came from a stranger: from code in a sandbox, from a link, from a file. */
import { type Bounds, boundsOf } from '#dlx/bounds.ts';
import { counted, messageOf, shortened } from '#english/english.ts';
import { faultOfColour, partedOne } from './colours.ts';
import { faultOfColumnName, faultOfLine, MOST, tooMany } from './limits.ts';
import type { Mark } from '../marks.ts';
import type { ProblemBoard } from '../board.ts';
import type { UserColumn, UserColumnKind, UserProblem, UserRow } from './problem.ts';
import type { Note } from './read-board.ts';
import { readBoard } from './read-board.ts';
import type { Checked } from './read-marks.ts';
import { fieldsOf, markReader, shownValue, weightOf } from './read-marks.ts';
import { rowNamer } from './row-names.ts';

export interface Fault {
  /** Where: `rows[12].columns[3]`; empty for the whole of it. */
  readonly place: string;
  /** What is wrong, and what to do. */
  readonly words: string;
}

type ReadUserProblem =
  | { readonly problem: UserProblem; readonly faults: readonly [] }
  | { readonly problem: null; readonly faults: readonly Fault[] };

/** At most this many faults are listed; of the rest there is only the number. */
const MOST_FAULTS = 20;

/**
 * A problem from plain data, or all that is wrong with it. Rows may give their columns by name (and
 * colour, `x:A`) or by number; a name that a row does not have follows from its columns, and a column without a kind is
 * primary. What is read is put together again, so nothing of `data` is in it.
 */
export function readUserProblem(data: unknown): ReadUserProblem {
  const faults: Fault[] = [];
  let count = 0;
  const note = (place: string, words: string): void => {
    count += 1;
    if (count <= MOST_FAULTS) faults.push({ place, words });
  };
  const problem = readFields(data, note);
  if (count > MOST_FAULTS) {
    faults.push({ place: '', words: `and ${counted(count - MOST_FAULTS, 'more fault')}` });
  }
  return count === 0 && problem ? { problem, faults: [] } : { problem: null, faults };
}

/** A fault in one line: `rows[12].columns[3]: there is no column "q"; …`. */
export function faultWords({ place, words }: Fault): string {
  return place === '' ? words : `${place}: ${words}`;
}

type Fields = Readonly<Record<string, unknown>>;

function readFields(data: unknown, note: Note): UserProblem | null {
  const fields = fieldsOf(data);
  if (!fields) {
    note('', `${shownValue(data)} is not a problem; give one with columns and rows`);
    return null;
  }
  noteUnknown(fields, ['title', 'columns', 'rows', 'board'], '', note);
  const title = lineOf(fields['title'], 'title', MOST.title, note);
  const columns = readColumns(fields['columns'], note);
  const marksOf = countedMarks(note);
  const board =
    fields['board'] === undefined || fields['board'] === null ? undefined : readBoard(fields['board'], note, marksOf);
  const rows = columns && readRows(fields['rows'], columns, board, note, marksOf);
  if (!columns || !rows) return null;
  return { ...(title !== undefined && { title }), columns, rows, ...(board && { board }) };
}

/** A list that is not too long; else null, and what is wrong has been noted. */
function readList(
  data: unknown,
  noun: 'columns' | 'rows' | 'marks',
  note: Note,
  place: string = noun,
): unknown[] | null {
  const fault = Array.isArray(data)
    ? tooMany(data.length, noun)
    : `${shownValue(data)} is not a list of ${noun}; give a list`;
  if (fault) note(place, fault);
  return fault ? null : (data as unknown[]);
}

function readColumns(data: unknown, note: Note): UserColumn[] | null {
  const list = readList(data, 'columns', note);
  if (!list) return null;
  const seen = new Map<string, number>();
  const columns = Array.from(list, (one, index): UserColumn => {
    const place = `columns[${index}]`;
    const fields: Fields = typeof one === 'string' ? { name: one } : (fieldsOf(one) ?? {});
    noteUnknown(fields, ['name', 'kind', 'min', 'max', 'group', 'words'], place, note);
    const { name, kind = 'primary' } = fields;
    if (typeof name !== 'string') {
      note(`${place}.name`, `${shownValue(name)} is not a name; give a string`);
      return { name: '', kind: 'primary', group: '' };
    }
    const wrong = faultOfColumnName(name);
    const before = seen.get(name);
    if (wrong) note(`${place}.name`, wrong);
    else if (before !== undefined) {
      note(
        `${place}.name`,
        `the column "${name}" is there already, as columns[${before}]; give each a name of its own`,
      );
    } else seen.set(name, index);
    if (kind !== 'primary' && kind !== 'secondary') {
      note(`${place}.kind`, `${shownValue(kind)} is not a kind of column; give "primary" or "secondary"`);
      return { name, kind: 'primary', group: '' };
    }
    const group = lineOf(fields['group'], `${place}.group`, MOST.groupName, note) ?? kind;
    const words = lineOf(fields['words'], `${place}.words`, MOST.words, note);
    return {
      name,
      kind,
      ...readBounds({ ...fields, name, kind }, index, place, note),
      group,
      ...(words !== undefined && { words }),
    };
  });
  if (!columns.some(({ kind }) => kind === 'primary')) {
    note('columns', 'no column is primary, so nothing has to be covered; make one primary');
  }
  return columns;
}

/** How often a column is covered, when that is not exactly once; what is wrong with it is noted. */
function readBounds(
  column: Fields & { readonly name: string; readonly kind: UserColumnKind },
  index: number,
  place: string,
  note: Note,
): Partial<Bounds> {
  try {
    return boundsOf({ ...column, min: column['min'], max: column['max'] }, index) ?? {};
  } catch (error) {
    note(place, messageOf(error));
    return {};
  }
}

type MarksOf = (data: unknown, place: string, read: (data: unknown) => Checked<Mark>) => Mark[];

function readRows(
  data: unknown,
  columns: readonly UserColumn[],
  board: ProblemBoard | undefined,
  note: Note,
  marksOf: MarksOf,
): UserRow[] | null {
  const list = readList(data, 'rows', note);
  if (!list) return null;
  const numbers = new Map(columns.map(({ name }, index) => [name, index]));
  const nameOf = rowNamer(columns);
  const readMark = markReader(board);
  let [ones, costs] = [0, 0];
  /** What a row costs: 0 without a cost, and for a wrong one, which is noted. */
  const costOf = (cost: unknown, place: string): number => {
    const isCost = typeof cost === 'number' && Number.isSafeInteger(cost) && cost >= 0;
    if (cost === undefined || !isCost) {
      if (cost !== undefined) note(place, `${shownValue(cost)} is not a cost; give a whole number from 0 up`);
      return 0;
    }
    costs += cost;
    if (costs <= Number.MAX_SAFE_INTEGER) return cost;
    // Said once, where the bound is passed.
    if (costs - cost <= Number.MAX_SAFE_INTEGER)
      note(place, 'the costs up to here add up to 2^53 or more; give smaller ones');
    return 0;
  };
  return Array.from(list, (one, index): UserRow => {
    const place = `rows[${index}]`;
    const fields = fieldsOf(one) ?? {};
    noteUnknown(fields, ['name', 'columns', 'cost', 'marks', 'words'], place, note);
    const list = fields['columns'];
    if (!Array.isArray(list) || list.length === 0) {
      note(`${place}.columns`, 'the row has no list of columns; name at least one');
      return { name: '', columns: [], marks: [] };
    }
    if (list.length > columns.length) {
      note(`${place}.columns`, 'the row names more columns than there are; name each once');
      return { name: '', columns: [], marks: [] };
    }
    ones += list.length;
    if (ones > MOST.ones) {
      // Said once, where the bound is passed.
      if (ones - list.length <= MOST.ones) note(`${place}.columns`, tooMany(ones, 'ones'));
      return { name: '', columns: [], marks: [] };
    }
    const covered = new Map<number, string>();
    Array.from(list as unknown[]).forEach((column, at) => {
      const { name = '', colour } = typeof column === 'string' ? partedOne(column) : {};
      const number = typeof column === 'string' ? numbers.get(name) : column;
      const where = `${place}.columns[${at}]`;
      if (!Number.isInteger(number) || !columns[number as number]) {
        note(where, `there is no column ${shownValue(column)}; add it to the columns, or correct it`);
      } else if (covered.has((number as number) + 0)) {
        note(where, `the column ${shownValue(column)} is named twice in this row; name it once`);
      } else {
        const wrong = faultOfColour(name, colour, columns[number as number]?.kind);
        if (wrong) note(where, wrong);
        covered.set((number as number) + 0, colour ?? '');
      }
    });
    const colours = [...covered.values()];
    const isColoured = colours.some((colour) => colour !== '');
    const own = { columns: [...covered.keys()], ...(isColoured && { colours }) };
    // Asked of every row, so that its number does not hang on which rows have names.
    const standard = nameOf(own);
    const name = lineOf(fields['name'], `${place}.name`, MOST.rowName, note) ?? standard;
    const words = lineOf(fields['words'], `${place}.words`, MOST.words, note);
    const marks = marksOf(fields['marks'], `${place} (${shortened(name)}).marks`, readMark);
    const cost = costOf(fields['cost'], `${place}.cost`);
    return { name, ...own, ...(cost > 0 && { cost }), marks, ...(words !== undefined && { words }) };
  });
}

/** Reads lists of marks, as long as there are not too many in all. */
function countedMarks(note: Note): MarksOf {
  let count = 0;
  return (data, place, read) => {
    if (data === undefined) return [];
    const list = readList(data, 'marks', note, place);
    if (!list) return [];
    const marks: Mark[] = [];
    for (const [index, one] of list.entries()) {
      if (count > MOST.marks) break;
      const { thing, fault } = read(one);
      if (thing === null) note(`${place}[${index}]`, fault);
      else {
        count += weightOf(thing);
        marks.push(thing);
        if (count > MOST.marks) note(place, tooMany(count, 'marks'));
      }
    }
    return marks;
  };
}

function lineOf(data: unknown, place: string, most: number, note: Note): string | undefined {
  if (data === undefined) return undefined;
  if (typeof data !== 'string') {
    note(place, `${shownValue(data)} is not a string; give a string, or leave it out`);
    return undefined;
  }
  const text = data.trim();
  const wrong = faultOfLine(text, most);
  if (wrong) note(place, wrong);
  return text;
}

/** A field that nobody reads is most likely misspelt. */
function noteUnknown(fields: object, known: readonly string[], place: string, note: Note): void {
  for (const name of Object.keys(fields)) {
    if (known.includes(name)) continue;
    note(place, `${shownValue(name)} is not a field here; the fields are ${known.join(', ')}`);
    return;
  }
}
