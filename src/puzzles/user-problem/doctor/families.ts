/** Columns that stand for the same kind of thing, so that an odd one among them shows. */
import { inFigures } from '#english/english.ts';
import type { UserColumn, UserProblem } from '../problem.ts';
import { columnNames } from './finding.ts';

export interface Family {
  /** The name of the group that the reader gave; empty where the names of the columns alone say it. */
  readonly name: string;
  readonly columns: readonly number[];
}

/** The columns by the groups that the reader gave. Other columns go by the pattern of their names: `r1c2` is `r#c#`. */
export function familiesOf({ columns }: UserProblem): Family[] {
  const byKey = new Map<string, { name: string; columns: number[] }>();
  columns.forEach((column, index) => {
    const name = hasGroup(column) ? column.group : '';
    const key = name === '' ? `pattern ${patternOf(column)}` : `group ${name}`;
    const family = byKey.get(key);
    if (family) family.columns.push(index);
    else byKey.set(key, { name, columns: [index] });
  });
  return [...byKey.values()];
}

/** A column without a group is in the group of its kind (`read.ts`). */
function hasGroup({ kind, group }: UserColumn): boolean {
  return group !== kind;
}

/** Names without a number in them say nothing, so these go by kind. */
function patternOf({ name, kind }: UserColumn): string {
  return /\d/.test(name) ? name.replaceAll(/\d+/g, '#') : kind;
}

/** “the 36 columns of the group files (c0=1, c0=2, c0=3, c0=4 and 32 more)”, “the 2 columns A and B”. */
export function familyWords(problem: UserProblem, { name }: Family, columns: readonly number[]): string {
  const [names, count] = [columnNames(problem, columns), inFigures(columns.length, 'column')];
  return name === '' ? `the ${count} ${names}` : `the ${count} of the group ${name} (${names})`;
}

/** For each row how many columns of each family it covers, as one text: rows of a kind have the same. */
export function patternsOfRows({ columns, rows }: UserProblem, families: readonly Family[]): string[] {
  const at = new Int32Array(columns.length).fill(-1);
  families.forEach((family, index) => {
    for (const column of family.columns) at[column] = index;
  });
  return rows.map((row) => {
    const counts = new Map<number, number>();
    for (const column of row.columns) {
      const family = at[column] ?? -1;
      if (family >= 0) counts.set(family, (counts.get(family) ?? 0) + 1);
    }
    return [...counts]
      .map(([family, count]) => `${family}:${count}`)
      .sort()
      .join(' ');
  });
}
