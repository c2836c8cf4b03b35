import { inFigures, inWords } from '#english/english.ts';
import type { UserProblem } from '../problem.ts';
import type { Family } from './families.ts';
import { familiesOf, familyWords, patternsOfRows } from './families.ts';
import type { Finder, Finding } from './finding.ts';
import { columnNames, rowNames, rowsByColumn } from './finding.ts';

/** At most this many families are listed. */
const MOST = 4;
/** Fewer siblings say nothing. */
const FEWEST = 2;

/** Primary columns that no row covers: there is no solution then. What their siblings have says why. */
export const uncovered: Finder = (problem) => {
  const byColumn = rowsByColumn(problem);
  const isBare = (column: number): boolean =>
    problem.columns[column]?.kind === 'primary' && problem.columns[column].min !== 0 && byColumn[column]?.length === 0;
  const families = familiesOf(problem);
  return families
    .filter(({ columns }) => columns.some(isBare))
    .slice(0, MOST)
    .map((family) => findingOf(problem, families, family, family.columns.filter(isBare), byColumn));
};

function findingOf(
  problem: UserProblem,
  families: readonly Family[],
  family: Family,
  bare: readonly number[],
  byColumn: readonly (readonly number[])[],
): Finding {
  const others = family.columns.filter((column) => (byColumn[column]?.length ?? 0) > 0).length;
  const [columns, them, they] = bare.length === 1 ? ['column', 'it', 'it'] : ['columns', 'them', 'they'];
  const what = `the primary ${columns} ${columnNames(problem, bare)}`;
  const finding = (sentence: string, rows: readonly number[] = []): Finding => ({
    kind: 'uncovered column',
    sentence,
    rows,
    columns: bare,
  });
  if (others === 0 && bare.length > 1) {
    return finding(
      `No row covers any of ${familyWords(problem, family, bare)}, so there is no solution: your rows forgot them.`,
    );
  }
  if (others < FEWEST) {
    return finding(`No row covers ${what}, so there is no solution. Add a row that does, or make ${them} secondary.`);
  }
  const group = family.name === '' ? '' : ` of the group ${family.name}`;
  // Secondary columns may have no row either.
  const isRest = others + bare.length === family.columns.length;
  const rest = isRest ? `the other ${inFigures(others, 'column')}` : inFigures(others, 'other column');
  const though = `No row covers ${what}, though ${rest}${group}`;
  const forgetful = forgetfulRows(problem, families, family);
  if (forgetful.length > 0) {
    const [rows, cover] = forgetful.length === 1 ? ['Row', 'covers'] : ['Rows', 'cover'];
    return finding(
      `${though} are covered: your rows forgot ${them}. ` +
        `${rows} ${rowNames(problem, forgetful)} ${cover} none of these columns. So there is no solution.`,
      forgetful,
    );
  }
  const crowded = crowdedColumn(family, byColumn);
  const why =
    crowded === null
      ? `Perhaps no combination gives what ${they} ${they === 'it' ? 'asks' : 'ask'} for, such as a sum; or ${they} ` +
        'should be left out, or made secondary.'
      : `Perhaps some rows name ${columnNames(problem, [crowded])} instead: it has twice as many rows as the others.`;
  return finding(`${though} have ${rowCounts(family, byColumn)}. So there is no solution. ${why}`);
}

/** “4 rows each”, “2 to 6 rows each”: like numbers come from a loop, others from combinations. */
function rowCounts({ columns }: Family, byColumn: readonly (readonly number[])[]): string {
  const counts = columns.map((column) => byColumn[column]?.length ?? 0).filter((count) => count > 0);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return `${least === most ? '' : `${inWords(least)} to `}${inFigures(most, 'row')} each`;
}

/** The one column with twice the rows of its siblings, which have as many as each other; null when there is none. */
function crowdedColumn({ columns }: Family, byColumn: readonly (readonly number[])[]): number | null {
  const count = (column: number): number => byColumn[column]?.length ?? 0;
  const [most, ...others] = columns.filter((column) => count(column) > 0).toSorted((a, b) => count(b) - count(a));
  const usual = new Set(others.map(count));
  return most !== undefined && usual.size === 1 && usual.has(count(most) / 2) ? most : null;
}

/** Rows that cover no column of a family, and otherwise look like rows that do. */
function forgetfulRows(problem: UserProblem, families: readonly Family[], family: Family): number[] {
  const isOfFamily = new Set(family.columns);
  const covers = problem.rows.map(({ columns }) => columns.some((column) => isOfFamily.has(column)));
  const patterns = patternsOfRows(
    problem,
    families.filter((other) => other !== family),
  );
  const ofSiblings = new Set(patterns.filter((_, row) => covers[row]));
  return patterns.flatMap((pattern, row) => (!covers[row] && ofSiblings.has(pattern) ? [row] : []));
}
