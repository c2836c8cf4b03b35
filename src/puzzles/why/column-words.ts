/** Sets of columns in words, by their groups. */
import { inWords, listed } from '#english/english.ts';
import type { Problem } from '../problem.ts';

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
  const parts = groups.flatMap(({ name, from, to }) => {
    const size = to - from;
    const own = Array.from({ length: size }, (_, at) => from + at).filter((column) => set.has(column));
    if (own.length === 0) return [];
    const noun = isTelling(name) ? plural(name) : 'columns';
    if (own.length === size && size > 2) return [`all ${inWords(size)} ${noun}`];
    if (own.length > longest) return [`${inWords(own.length)} of the ${inWords(size)} ${noun}`];
    const names = own.map((column) => matrix.columns[column]?.name ?? '');
    if (groups.length === 1 || !isTelling(name)) return names;
    return [`the ${own.length === 1 ? singular(name) : plural(name)} ${listed(names)}`];
  });
  return listed(parts);
}

/** The group of all these columns as a noun for one of them: `cell`; `column` where they are of several groups. */
export function nounFor({ groups }: NamedProblem, columns: readonly number[]): string {
  const own = groups.filter(({ from, to }) => columns.some((column) => column >= from && column < to));
  const [only] = own;
  return own.length === 1 && only && isTelling(only.name) ? singular(only.name) : 'column';
}

/** A group without a name of its own has that of its kind (`user-problem/read.ts`). */
const OF_KINDS = ['primary', 'secondary', 'column', 'columns'];

/** True for a name that says what its columns are: `cells`, `horizontal edges`, `place`. */
function isTelling(name: string): boolean {
  return /^(?:[a-z].*s|[a-z]{3,})$/.test(name) && !OF_KINDS.includes(name);
}

function singular(name: string): string {
  return name.replace(/s$/, '');
}

function plural(name: string): string {
  return `${singular(name)}s`;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** A small number as a word. */
export function small(number: number): string {
  return NUMBERS[number] ?? inWords(number);
}
