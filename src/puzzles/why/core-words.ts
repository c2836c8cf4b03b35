/** A core in words, for the eye and the ear. */
import type { Core } from '#dlx/why/index.ts';
import { inFigures, listed } from '#english/english.ts';
import { type NamedProblem, columnsInWords } from './column-words.ts';

/** A core of more demands than this is described by its size. */
export const MOST_NAMED = 20;

/** What words need of a problem whose rows may be given. */
type WithRows = NamedProblem & { readonly rowNames: readonly string[] };

/** True for a core that is small enough to be named. */
export function isNamed({ demanded, atMostOnce, givens }: Core): boolean {
  return demanded.length + atMostOnce.length + givens.length <= MOST_NAMED;
}

/**
 * The demands that cannot be met together: “This cannot all be met: Mon-early and Tue-early must be covered; Ada-early
 * may be covered at most once. Leave out any one of these demands, and the others can be met.”
 */
export function coreWords(problem: WithRows, core: Core): string {
  const { demanded, atMostOnce, givens, isMinimal } = core;
  const all = isNamed(core);
  if (demanded.length === 1 && atMostOnce.length + givens.length === 0) {
    return `The column ${problem.matrix.columns[demanded[0] ?? 0]?.name ?? ''} must be covered, but no row covers it.`;
  }
  const columns = (list: readonly number[]): string =>
    all ? columnsInWords(problem, list, MOST_NAMED) : inFigures(list.length, 'column');
  const rows = all ? listed(givens.map((row) => problem.rowNames[row] ?? '')) : inFigures(givens.length, 'row');
  const parts = [
    ...(givens.length > 0 ? [`${rows} ${givens.length === 1 ? 'is' : 'are'} given`] : []),
    ...(demanded.length > 0 ? [`${columns(demanded)} must be covered`] : []),
    ...(atMostOnce.length > 0 ? [`${columns(atMostOnce)} may be covered at most once`] : []),
  ];
  const end = isMinimal
    ? 'Leave out any one of these demands, and the others can be met.'
    : 'It is not known whether all of these demands are needed: the search for fewer was stopped.';
  return `This cannot all be met: ${parts.join('; ')}. ${end}`;
}
