import type { UserProblem } from '../problem.ts';
import { familiesOf, familyWords } from './families.ts';
import type { Finder, Finding } from './finding.ts';
import { columnNames, rowsByColumn } from './finding.ts';

/** Secondary columns that one row covers, or none: they shut nothing out. Nearly every encoding has some. */
export const idleSecondary: Finder = (problem) => {
  const byColumn = rowsByColumn(problem);
  const having = (count: number, columns: readonly number[]): number[] =>
    columns.filter((column) => problem.columns[column]?.kind === 'secondary' && byColumn[column]?.length === count);
  const families = familiesOf(problem).map((family) => ({ family, bare: having(0, family.columns) }));
  const isForgotten = ({ family, bare }: (typeof families)[number]): boolean =>
    bare.length > 1 && bare.length === family.columns.length;
  const all = problem.columns.map((_, column) => column);
  return [
    ...families.filter(isForgotten).map(({ family, bare }): Finding => ({
      kind: 'forgotten secondary columns',
      sentence: `No row covers any of ${familyWords(problem, family, bare)}, so they rule nothing out: your rows forgot them.`,
      rows: [],
      columns: bare,
    })),
    ...tell(
      problem,
      families.filter((one) => !isForgotten(one)).flatMap(({ bare }) => bare),
      'bare secondary column',
    ),
    ...tell(problem, having(1, all), 'idle secondary column'),
  ].map((finding) => ({ ...finding, rows: [...new Set(finding.columns.flatMap((column) => byColumn[column] ?? []))] }));
};

function tell(
  problem: UserProblem,
  columns: readonly number[],
  kind: 'bare secondary column' | 'idle secondary column',
): Finding[] {
  if (columns.length === 0) return [];
  const names = columnNames(problem, columns);
  const [noRow, another] =
    kind === 'bare secondary column' ? ['No row covers', 'a row'] : ['No two rows share', 'another row'];
  const [what, does, it] =
    columns.length === 1
      ? [`the secondary column ${names}`, 'it rules nothing out', 'it']
      : [`any of the secondary columns ${names}`, 'they rule nothing out', 'one of them'];
  return [
    {
      kind,
      sentence: `${noRow} ${what}, so ${does}. That does no harm; check whether ${another} was meant to cover ${it}.`,
      rows: [],
      columns,
    },
  ];
}
