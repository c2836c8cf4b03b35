/** What is said first of a trace that has been read. */
import { capital, counted, inFigures } from '#english/english.ts';
import type { Difference } from './difference.ts';
import type { BrokenTrace, OwnRun } from './read.ts';

export interface Verdict {
  readonly kind: 'equal' | 'right' | 'wrong' | 'broken';
  /** Sentences. */
  readonly words: string;
}

/** The verdict on a trace; its differences come after it. */
export function verdictOf(read: OwnRun | BrokenTrace): Verdict {
  if (read.kind === 'broken') return { kind: 'broken', words: `Line ${read.line} cannot be read. ${read.words}` };
  const { differences, lines, nodes, solutions, siteNodes } = read;
  const found = `${counted(nodes, 'node')}, ${counted(solutions, 'solution')}`;
  const has = (kind: Difference['kind']): boolean => differences.some((one) => one.kind === kind);
  if (differences.length === 0) {
    return {
      kind: 'equal',
      words: `Equal: ${inFigures(lines, 'line')}, and your run is the site’s own, step for step (${found}).`,
    };
  }
  const wrong = differences.find(({ kind }) => kind === 'wrong');
  if (wrong) {
    return {
      kind: 'wrong',
      words: `Something goes wrong at line ${wrong.line}. Up to there your run is shown; after that, nothing is sure.`,
    };
  }
  if (!has('other')) return { kind: 'right', words: `The same tree (${found}), but counted in another way.` };
  const site = siteNodes === null ? '' : `; the site’s has ${counted(siteNodes, 'node')}`;
  const isCut = differences.some(({ what }) => what === 'first-solution');
  const tree = isCut ? 'Right as far as it goes' : 'A different tree, but a correct one: it still finds every solution';
  return { kind: 'right', words: `${tree} (${found}${site}).` };
}

/** A difference in words, with its line. */
export function differenceWords({ kind, line, words }: Difference): string {
  const head = { wrong: 'First wrong step', other: 'First step that differs', count: 'First count that differs' }[kind];
  return `${head}, line ${line}: ${words}`;
}

/** How many lines have been read so far. */
export function progressWords(lines: number): string {
  return `${capital(inFigures(lines, 'line'))} read so far…`;
}
