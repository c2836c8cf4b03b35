/** What the doctor finds in a problem. */
import { listed, inWords } from '#english/english.ts';
import type { UserProblem } from '../problem.ts';

/**
 * What there is to find, by weight: first what is wrong, then what is rare and asks for a look, then what nearly every
 * encoding has. What comes first is what a reader sees first.
 */
const FAULTS = [
  'uncovered column',
  // What the rules find that a reader gives as code.
  ...(['missed clash', 'wrongly ruled out', 'refused solution'] as const),
  ...(['bounds out of reach', 'sums', 'forced dead end'] as const),
  ...(['primary that could be secondary', 'rows that fit nowhere'] as const),
] as const;
const QUESTIONS = [
  ...(['forgotten secondary columns', 'odd row', 'missing row', 'kind decides the count'] as const),
  ...(['half-coloured column', 'idle colours', 'idle costs', 'bare cells'] as const),
  ...(['bounds of a secondary column'] as const),
] as const;
const NOTES = [
  ...(['column in every row', 'row without primary column', 'row in parts', 'equal rows'] as const),
  ...(['exchangeable columns', 'equal columns', 'bare secondary column', 'idle secondary column'] as const),
] as const;
const WEIGHTS = [...FAULTS, ...QUESTIONS, ...NOTES] as const;

export type FindingKind = (typeof WEIGHTS)[number];

export interface Finding {
  readonly kind: FindingKind;
  /** What it is and what follows, for the reader. */
  readonly sentence: string;
  /** The rows and the columns that it is about, to be shown. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** True for what leaves a problem without a solution, or with wrong ones, and is not only odd. */
export function isGrave({ kind }: Finding): boolean {
  return WEIGHTS.indexOf(kind) < FAULTS.length;
}

/** True for what a reader should see without unfolding anything: a fault, or a question. */
export function isUrgent({ kind }: Finding): boolean {
  return WEIGHTS.indexOf(kind) < FAULTS.length + QUESTIONS.length;
}

/** True for a proof that there is no solution. */
export function isProof({ kind }: Finding): boolean {
  return kind === 'uncovered column' || kind === 'bounds out of reach' || kind === 'sums' || kind === 'forced dead end';
}

/** The findings with the weightiest first; those of one kind keep their order. */
export function byWeight(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((a, b) => WEIGHTS.indexOf(a.kind) - WEIGHTS.indexOf(b.kind));
}

/** Looks for one kind of thing. */
export type Finder = (problem: UserProblem) => readonly Finding[];

/** Longer lists of names are counted. */
const LONGEST = 4;

/** Names in a sentence, `A, B and 7 more`. */
export function named(names: readonly string[]): string {
  const more = names.length - LONGEST;
  return listed(more > 1 ? [...names.slice(0, LONGEST), `${more} more`] : names);
}

export function columnNames({ columns }: UserProblem, numbers: readonly number[]): string {
  return named(numbers.map((column) => columns[column]?.name ?? ''));
}

export function rowNames({ rows }: UserProblem, numbers: readonly number[]): string {
  return named(numbers.map((row) => rows[row]?.name ?? ''));
}

/** At most this many groups of equal things are listed. */
const MOST_GROUPS = 5;

/**
 * A finding for each group, and one for all that come after the first few.
 *
 * @param rest what is said of those, from their number on: “are covered by the same rows”
 */
export function tellGroups(
  groups: readonly (readonly number[])[],
  tell: (group: readonly number[]) => Finding,
  rest: string,
): Finding[] {
  // One more takes no more room than its number.
  const most = groups.length === MOST_GROUPS + 1 ? groups.length : MOST_GROUPS;
  const [first] = groups;
  const told = groups.slice(0, most).map(tell);
  const others = groups.slice(most);
  if (!first || others.length === 0) return told;
  const { kind, columns } = tell(first);
  const all = others.flat();
  return [
    ...told,
    {
      kind,
      sentence: `${inWords(others.length)} more groups ${rest}.`,
      ...(columns.length > 0 ? { rows: [], columns: all } : { rows: all, columns: [] }),
    },
  ];
}

/** For each column the rows that cover it. */
export function rowsByColumn({ columns, rows }: UserProblem): number[][] {
  const byColumn = columns.map((): number[] => []);
  rows.forEach((row, index) => {
    for (const column of row.columns) byColumn[column]?.push(index);
  });
  return byColumn;
}

/** The numbers of all things that have the same text, where there are several, in their order. */
export function alike<Thing>(things: readonly Thing[], textOf: (thing: Thing) => string): number[][] {
  const groups = new Map<string, number[]>();
  things.forEach((thing, index) => {
    const text = textOf(thing);
    if (text === '') return;
    const group = groups.get(text);
    if (group) group.push(index);
    else groups.set(text, [index]);
  });
  return [...groups.values()].filter((group) => group.length > 1);
}
