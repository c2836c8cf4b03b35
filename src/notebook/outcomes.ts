/** Runs a whole notebook of the site, in the build and in tests. Code of a reader runs in the sandbox instead. */
import type { CompiledCell } from './compile.ts';
import type { InputValue } from './inputs.ts';
import type { Notebook } from './notebook.ts';
import { orderOf } from './order.ts';
import { type Outcome, createRunnerAtOnce } from './runner.ts';

/**
 * Returns the outcome of each code cell by its id: `cell-1`, `cell-2`, … in page order.
 *
 * @param set values of inputs, by label; other inputs keep their initial values
 */
export function outcomesOf(
  { cells }: Notebook,
  compile: (code: string) => CompiledCell,
  set: Readonly<Record<string, InputValue>> = {},
): Map<string, Outcome> {
  const codes = cells.filter(({ kind }) => kind === 'code');
  const known = codes.map(({ text }, index) => ({ id: `cell-${index + 1}`, ...compile(text) }));
  const order = orderOf(known);
  const run = createRunnerAtOnce();
  const outcomes = new Map<string, Outcome>();
  for (const { id } of known) {
    for (const one of order.before(id)) {
      const cell = known.find((other) => other.id === one);
      if (cell && !outcomes.has(one)) outcomes.set(one, run({ ...cell, set }));
    }
  }
  return outcomes;
}
