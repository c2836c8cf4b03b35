/** Exercises in which the reader mends a wrong encoding: the hint and the three cells of a file, and the verdict. */
import { smallest } from '#dlx/choosers.ts';
import { Search } from '#dlx/search.ts';
import { matrixOf } from '#puzzles/user-problem/colours.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { inFigures, inWords } from '#english/english.ts';
import type { Cell, Notebook } from './notebook.ts';
import { examineWith } from './rule-findings.ts';
import type { RulesReport } from './rules-report.ts';

export interface Mending {
  readonly title: string;
  /** Markdown. */
  readonly hint: string;
  readonly wrong: string;
  readonly rules: string;
  /** The code of a correct encoding. */
  readonly solution: string;
}

/** @throws RangeError when the notebook does not have one text and exactly three code cells */
export function mendingOf({ title, cells }: Notebook): Mending {
  const textsOf = (kind: Cell['kind']): string[] => cells.filter((cell) => cell.kind === kind).map(({ text }) => text);
  const [[hint, ...others], [wrong, rules, solution, ...more]] = [textsOf('text'), textsOf('code')];
  const isWhole = wrong !== undefined && rules !== undefined && solution !== undefined;
  if (!isWhole || hint === undefined || others.length + more.length > 0) {
    throw new RangeError(`${title} needs a hint and three cells: an encoding, the rules, a solution`);
  }
  return { title, hint, wrong, rules, solution };
}

/** The name under which an activity scores an exercise. */
export const mendQuestion = (name: string): string => `mend.${name}`;

/** Returns a notebook of two code cells: an encoding, and the rules below it. */
export function mendingCells({ title, rules }: Mending, encoding: string): Notebook {
  return {
    title,
    cells: [
      { kind: 'code', text: encoding },
      { kind: 'code', text: rules },
    ],
  };
}

interface MendingVerdict {
  readonly isMended: boolean;
  readonly words: string;
}

/**
 * An encoding is mended when the doctor finds nothing, all pairs of rows were compared with the rules, and the number
 * of solutions is right.
 * @param golden how many solutions the puzzle has
 * @param most after how many updates the search for them stops
 */
export function judgeMending(
  problem: UserProblem,
  rules: RulesReport | null,
  golden: number,
  most = 10_000_000,
): MendingVerdict {
  const no = (words: string): MendingVerdict => ({ isMended: false, words: `Not mended yet. ${words}` });
  if (!rules?.clash || !rules.check) return no('The rules are missing: Start over brings them back.');
  const [first, ...more] = examineWith(problem, rules).findings;
  if (first) {
    const others = more.length === 0 ? '' : ` (and ${inFigures(more.length, 'more finding')})`;
    return no(`The doctor says: ${first.sentence}${others}`);
  }
  if (rules.clash.pairs < rules.clash.all) return no('The matrix is too large to compare all pairs of rows.');
  const search = new Search(matrixOf(problem), smallest);
  search.run({ solutions: golden + 1, updates: most });
  const found = inFigures(search.solutions, 'solution');
  if (search.solutions > golden)
    return no(`The doctor finds nothing, but the search finds more than ${inFigures(golden, 'solution')}.`);
  if (!search.done)
    return no(`The doctor finds nothing, but the search had not finished after ${inFigures(most, 'update')}.`);
  if (search.solutions < golden)
    return no(`The doctor finds nothing, but the search finds ${found} where there should be ${inWords(golden)}.`);
  return {
    isMended: true,
    words: `Mended. The doctor finds nothing, and the search finds ${found}, as it should.`,
  };
}
