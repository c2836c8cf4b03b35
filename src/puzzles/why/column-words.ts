/** Sets of columns in words, by their groups. */
import { inWords, listed } from '#english/english.ts';
import type { ColumnGroup, Problem } from '../problem.ts';

/** What words need of a problem. */
export type NamedProblem = Pick<Problem, 'matrix' | 'groups'>;

/** Longer lists of names are counted. */
const LONGEST = 8;

/**
 * Columns in words, group by group: “the pieces H, J, L, N and Y and all 30 horizontal edges”, “17 of the 34 cells”.
 *
 * @param longest the most names of a group before they are counted
 */
export function columnsInWords(problem: NamedProblem, columns: readonly number[], longest = LONGEST): string {
  const { matrix, groups } = problem;
  const set = new Set(columns);
  const parts = groups.flatMap((group) => {
    const { from, to } = group;
    const size = to - from;
    const own = Array.from({ length: size }, (_, at) => from + at).filter((column) => set.has(column));
    if (own.length === 0) return [];
    const noun = nounOf(problem, group);
    const things = noun ? plural(noun) : isTelling(group.name) ? `columns of ${group.name}` : 'columns';
    if (own.length === size && size > 2) return [`all ${inWords(size)} ${things}`];
    if (own.length > longest) return [`${inWords(own.length)} of the ${inWords(size)} ${things}`];
    const names = own.map((column) => matrix.columns[column]?.name ?? '');
    if (groups.length === 1 || !noun) return names;
    return [`the ${own.length === 1 ? noun : things} ${listed(names)}`];
  });
  return listed(parts);
}

/** The group of all these columns as a noun for one of them: `cell`; `column` where they are of several groups. */
export function nounFor(problem: NamedProblem, columns: readonly number[]): string {
  const own = problem.groups.filter(({ from, to }) => columns.some((column) => column >= from && column < to));
  const [only] = own;
  return (own.length === 1 && only && nounOf(problem, only)) || 'column';
}

/** A group without a name of its own has that of its kind (`user-problem/read.ts`). */
const OF_KINDS = ['primary', 'secondary', 'column', 'columns'];

/** True for a name that says what its columns are: `cells`, `horizontal edges`, `place`. */
function isTelling(name: string): boolean {
  return /^(?:[a-z].*s|[a-z]{3,})$/.test(name) && !OF_KINDS.includes(name);
}

/**
 * What one column of a group is, as a noun; empty where its name does not say so. A word that all its columns have in
 * their own names need be none: `early`, of `Mon-early` and `Tue-early`.
 */
function nounOf({ matrix }: NamedProblem, { name, from, to }: ColumnGroup): string {
  const isInNames = matrix.columns.slice(from, to).every((column) => column.name.includes(name));
  return isTelling(name) && !isInNames ? singular(name) : '';
}

/** Where a plural has more than an s. */
const MORE = /(?<=x|ch|sh|ss|o)es$/;

function singular(name: string): string {
  if (name === 'people') return 'person';
  return MORE.test(name) ? name.replace(MORE, '') : name.replace(/ies$/, 'y').replace(/s$/, '');
}

/** Several of what a noun means. */
export function plural(noun: string): string {
  if (noun === 'person') return 'people';
  const [stem, end] = /[^aeiou]y$/.test(noun) ? [noun.slice(0, -1), 'ies'] : [noun, 's'];
  return MORE.test(`${noun}es`) ? `${noun}es` : `${stem}${end}`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** A small number as a word. */
export function small(number: number): string {
  return NUMBERS[number] ?? inWords(number);
}
