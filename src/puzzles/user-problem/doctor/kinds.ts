/** What the kinds of the columns decide: how many solutions there would be if like columns were of the other kind. */
import { smallest } from '#dlx/choosers.ts';
import type { Matrix } from '#dlx/matrix.ts';
import { withKinds } from '#dlx/matrix.ts';
import { Search } from '#dlx/search.ts';
import { inFigures, inWords } from '#english/english.ts';
import { matrixOf } from '../colours.ts';
import type { UserColumnKind, UserProblem } from '../problem.ts';
import type { Family } from './families.ts';
import { familiesOf, familyWords } from './families.ts';
import type { Finding } from './finding.ts';
import { columnNames, rowsByColumn } from './finding.ts';

/** The most updates of one count, and of all of them together: a few hundredths of a second. */
const [EACH, ALL] = [150_000, 700_000];
/** At most this many families are switched, and this many columns of one alone. */
const [MOST_FAMILIES, MOST_ALONE] = [12, 12];

export interface KindTally {
  readonly solutions: number;
  /** False when the count was cut short: there are at least so many. */
  readonly isAll: boolean;
  readonly updates: number;
}

/** Columns whose kind decides the count. */
interface KindFact {
  readonly family: Family;
  readonly columns: readonly number[];
  /** The kind that they have; the count is that with the other kind. */
  readonly kind: UserColumnKind;
  readonly switched: KindTally;
  /** True where the kind looks like a slip, so that it deserves a question. */
  readonly isOdd: boolean;
}

/** What building the links costs, in updates: about one for each header and each 1. */
export function linkingCost({ columns, rows }: Matrix): number {
  return rows.reduce((sum, row) => sum + row.length, columns.length);
}

/** The solutions that so many updates find, the building of the links among them. */
export function tallyOf(matrix: Matrix, most: number): KindTally {
  const linking = linkingCost(matrix);
  if (linking >= most) return { solutions: 0, isAll: false, updates: 0 };
  const search = new Search(matrix, smallest);
  search.run({ updates: most - linking });
  return { solutions: search.solutions, isAll: search.done, updates: linking + search.updates };
}

/** Families of columns that decide the count of a problem with so many solutions. */
export function kindFacts(problem: UserProblem, now: number): KindFact[] {
  const switched = switcher(problem, now);
  const families = familiesOf(problem).flatMap((family) =>
    (['primary', 'secondary'] as const).map((kind) => ({
      family,
      kind,
      columns: family.columns.filter((column) => problem.columns[column]?.kind === kind),
    })),
  );
  const facts = families
    .filter(({ columns }) => columns.length > 0)
    .slice(0, MOST_FAMILIES)
    .flatMap((one): KindFact[] => {
      const tally = switched(one.columns);
      return tally ? [{ ...one, switched: tally, isOdd: looksOdd(problem, { ...one, switched: tally }) }] : [];
    });
  // Columns that may be covered leave no solution, mostly, when they must be; that is not worth a word.
  const plain = facts.filter(({ kind, isOdd }) => !isOdd && kind === 'primary');
  const odd = facts.filter(({ isOdd }) => isOdd);
  return [...together(odd, switched), ...plain];
}

type Switcher = (columns: readonly number[]) => KindTally | null;

/** Returns the count with these columns of the other kind, or null when it is the same, or takes long to know. */
function switcher(problem: UserProblem, now: number): Switcher {
  const matrix = matrixOf(problem);
  const primary = problem.columns.filter(({ kind }) => kind === 'primary').length;
  const coloured = new Set(problem.rows.flatMap((row) => row.columns.filter((_, place) => row.colours?.[place])));
  let left = ALL;
  return (columns) => {
    const set = new Set(columns);
    const isPrimary = problem.columns[columns[0] ?? 0]?.kind === 'primary';
    // Without a primary column nothing is asked for; and one with colours cannot be primary.
    if (isPrimary ? set.size === primary : columns.some((column) => coloured.has(column))) return null;
    const other = isPrimary ? 'secondary' : 'primary';
    const tally = tallyOf(
      withKinds(matrix, (_, column) => (set.has(column) ? other : undefined)),
      Math.min(EACH, left),
    );
    left -= tally.updates;
    return (tally.isAll ? tally.solutions !== now : tally.solutions > now) ? tally : null;
  };
}

/**
 * Primary columns look like a slip when there are rows that cover none of them, so that they are not what a solution
 * fills, and all rows that cover one are asked for by other primary columns too; but columns with one row each are
 * givens. Secondary columns do when they are few among siblings that are primary, and can all be covered.
 */
function looksOdd(problem: UserProblem, { family, columns, kind, switched }: Omit<KindFact, 'isOdd'>): boolean {
  if (kind === 'secondary') return 3 * columns.length <= family.columns.length && switched.solutions > 0;
  const byColumn = rowsByColumn(problem);
  if (columns.every((column) => (byColumn[column]?.length ?? 0) < 2)) return false;
  const set = new Set(columns);
  const primaryOf = problem.rows.map((row) => row.columns.filter((one) => problem.columns[one]?.kind === 'primary'));
  const inSet = primaryOf.map((row) => row.filter((column) => set.has(column)).length);
  return (
    primaryOf.some((row, at) => row.length > 0 && inSet[at] === 0) &&
    primaryOf.every((row, at) => inSet[at] === 0 || row.length > (inSet[at] ?? 0))
  );
}

/**
 * Primary columns of several families as one, where they belong to one slip, as the signs to the right and those below
 * do; and one column instead of its family, where it makes the difference alone.
 */
function together(odd: readonly KindFact[], switched: Switcher): KindFact[] {
  const primary = odd.filter(({ kind }) => kind === 'primary');
  const columns = primary.flatMap((fact) => fact.columns);
  const tally = primary.length > 1 ? switched(columns) : null;
  if (tally) {
    const family: Family = { name: '', columns };
    const all: KindFact = { family, columns, kind: 'primary', switched: tally, isOdd: true };
    return [all, ...odd.filter(({ kind }) => kind === 'secondary')];
  }
  return odd.map((fact) => {
    if (fact.columns.length > MOST_ALONE) return fact;
    const alone = fact.columns.filter((column) => switched([column])?.solutions === fact.switched.solutions);
    return alone.length === 1 ? { ...fact, columns: alone } : fact;
  });
}

/** What deserves a question. */
export function kindFindings(problem: UserProblem, now: number, facts: readonly KindFact[]): Finding[] {
  return facts
    .filter(({ isOdd }) => isOdd)
    .map((fact) => ({
      kind: 'kind decides the count',
      sentence:
        `There ${now === 1 ? 'is' : 'are'} ${inFigures(now, 'solution')}. With ${otherwise(problem, fact)}. ` +
        `Ask yourself whether ${fact.columns.length === 1 ? 'it' : 'each of them'} must be covered or may be left uncovered.`,
      rows: [],
      columns: fact.columns,
    }));
}

/** What is not a question, as a sentence; empty when there is nothing to say. */
export function kindWords(problem: UserProblem, now: number, facts: readonly KindFact[]): string {
  const plain = facts.filter(({ isOdd }) => !isOdd).map((fact) => otherwise(problem, fact));
  if (plain.length === 0) return '';
  const are = now === 1 ? 'is' : 'are';
  return `The kinds decide the count: there ${are} ${inFigures(now, 'solution')}, and with ${plain.join('; with ')}.`;
}

/** “the 16 columns of the group signs (h1, h2, h3, h4 and 12 more) secondary, there would be 58”. */
function otherwise(problem: UserProblem, { family, columns, kind, switched }: KindFact): string {
  const names =
    columns.length === 1 ? `the column ${columnNames(problem, columns)}` : familyWords(problem, family, columns);
  const count = switched.isAll ? inWords(switched.solutions) : `at least ${inWords(switched.solutions)}`;
  return `${names} ${kind === 'primary' ? 'secondary' : 'primary'}, there would be ${count}`;
}
