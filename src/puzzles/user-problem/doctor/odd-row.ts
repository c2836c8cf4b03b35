import { inFigures, inWords } from '#english/english.ts';
import type { UserProblem } from '../problem.ts';
import type { Family } from './families.ts';
import { familiesOf, patternsOfRows } from './families.ts';
import type { Finder } from './finding.ts';
import { rowNames } from './finding.ts';

/** At least this share of all rows makes the rule, and at most this share is odd; more are a kind of their own. */
const [RULE, ODD] = [0.75, 0.05];
/** At most this many kinds of odd rows are reported. */
const MOST = 2;

/**
 * A row that covers a column more, or fewer, than nearly all others: its line forgot something. A row is not odd when
 * one of its primary columns has only rows like it, as those of a piece that is smaller than the other pieces.
 */
export const oddRow: Finder = (problem) => {
  const { columns, rows } = problem;
  const families = familiesOf(problem);
  const patterns = patternsOfRows(problem, families);
  const rule = commonest(patterns);
  const first = patterns.indexOf(rule);
  const ruled = rows.filter((_, row) => patterns[row] === rule);
  if (ruled.length < RULE * rows.length || ruled.length < 3) return [];
  const known = new Set(ruled.flatMap((row) => row.columns));
  const odd = rows.flatMap((row, index) =>
    patterns[index] !== rule && row.columns.every((one) => columns[one]?.kind !== 'primary' || known.has(one))
      ? [index]
      : [],
  );
  if (odd.length > Math.max(1, ODD * rows.length)) return [];
  const kinds = Map.groupBy(odd, (row) => patterns[row]);
  return [...kinds.values()].slice(0, MOST).map((alike) => {
    const [row, covers, it] = alike.length === 1 ? ['Row', 'covers', 'it forgot'] : ['Rows', 'cover', 'they forgot'];
    return {
      kind: 'odd row',
      sentence:
        `${row} ${rowNames(problem, alike)} ${covers} ${differences(problem, families, alike[0] ?? 0, first)}, ` +
        `unlike ${inWords(ruled.length)} of the ${inFigures(rows.length, 'row')}. Check whether ${it} a column, or ` +
        `${alike.length === 1 ? 'has' : 'have'} one too many.`,
      rows: alike,
      columns: [],
    };
  });
};

function commonest(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  let best = '';
  for (const [text, count] of counts) if (count > (counts.get(best) ?? 0)) best = text;
  return best;
}

/** “no column of the group files where others cover 1”. */
function differences({ columns, rows }: UserProblem, families: readonly Family[], odd: number, usual: number): string {
  const words = families.flatMap((family) => {
    const [has, should] = [odd, usual].map(
      (row) => rows[row]?.columns.filter((column) => family.columns.includes(column)).length ?? 0,
    ) as [number, number];
    if (has === should) return [];
    const group = family.name === '' ? `like ${columns[family.columns[0] ?? 0]?.name}` : `of the group ${family.name}`;
    return [`${has === 0 ? 'no column' : inFigures(has, 'column')} ${group} where others cover ${inWords(should)}`];
  });
  return words.join(', and ');
}
