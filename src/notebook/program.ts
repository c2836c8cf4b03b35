/**
 * The library of cells for programs, `cover-and-uncover/problem`: what a cell says, a program says. Inputs return their
 * initial values here, and `show` prints what a cell would show.
 */
import { answerWords } from '#english/answer-words.ts';
import { ProblemBuilder } from './builder.ts';
import { type InputLibrary, inputLibrary } from './inputs.ts';
import { firstNames, whyNone } from './solving.ts';

export { type ProblemBuilder, problem } from './builder.ts';
export { chart } from './chart.ts';
export { queens, rippleEffect, sudoku, tetrasticks } from './encoders.ts';
export { dlx } from './from-text.ts';
export { less, sums } from './numbers.ts';
export { aspects, combinations, placements, range, shape } from './shapes.ts';
export { cheapest, count, first, solve, whyNone } from './solving.ts';
export { caption, corner, dot, edge, fill, path, wall } from '#puzzles/marks.ts';

/** The functions of inputs. Each call stands alone: a program may use a label twice. */
const inputs = (): InputLibrary => inputLibrary({}, () => undefined);

/** The value, or `from`. @throws RangeError for a range or a value that does not fit */
export const slider: InputLibrary['slider'] = (...given) => inputs().slider(...given);
/** The value, or the least. @throws RangeError for a value that does not fit */
export const number: InputLibrary['number'] = (...given) => inputs().number(...given);
/** The value, or the first option. @throws RangeError for a value that is not an option */
export const choice: InputLibrary['choice'] = (...given) => inputs().choice(...given);
/** The value, or false. */
export const toggle: InputLibrary['toggle'] = (...given) => inputs().toggle(...given);
/** The value, or no texts. @throws RangeError for texts that are not short and different */
export const list: InputLibrary['list'] = (...given) => inputs().list(...given);
/** The grid at the start, as lines. @throws RangeError for a grid that does not fit its options */
export const grid: InputLibrary['grid'] = (...given) => inputs().grid(...given);

/**
 * Prints a value: of a problem the names of the rows in its first solution, a line each, or why it has none; a chart as a table of its
 * points; anything else as it is.
 */
export function show(value: unknown): void {
  if (value instanceof ProblemBuilder) {
    const names = firstNames(value);
    console.log(names ? names.join('\n') : noneWords(value));
  } else if (isChart(value)) console.table(value.points);
  else console.log(value);
}

function noneWords(value: ProblemBuilder<unknown>): string {
  const why = whyNone(value)?.why;
  return answerWords(why ? { kind: 'proved', why } : { kind: 'searched' });
}

function isChart(value: unknown): value is { readonly points: readonly object[] } {
  return typeof value === 'object' && value !== null && 'points' in value && Array.isArray(value.points);
}
