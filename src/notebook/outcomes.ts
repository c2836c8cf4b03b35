/** Runs a whole notebook of our own, as the site is built and as tests check it: not a reader's. */
import type { CompiledCell } from './compile.ts';
import type { InputValue } from './inputs.ts';
import type { Notebook } from './notebook.ts';
import { orderOf } from './order.ts';
import type { Outcome } from './runner.ts';
import { createRunner } from './runner.ts';

/**
 * What comes of each cell of code, by its id: `cell-1`, `cell-2`, in the order of the page.
 *
 * @param set values of inputs, by their labels; the others keep their first ones
 */
export function outcomesOf(
  { cells }: Notebook,
  compile: (code: string) => CompiledCell,
  set: Readonly<Record<string, InputValue>> = {},
): Map<string, Outcome> {
  const codes = cells.filter(({ kind }) => kind === 'code');
  const known = codes.map(({ text }, index) => ({ id: `cell-${index + 1}`, ...compile(text) }));
  const order = orderOf(known);
  const run = createRunner();
  const outcomes = new Map<string, Outcome>();
  for (const { id } of known) {
    for (const one of order.before(id)) {
      const cell = known.find((other) => other.id === one);
      if (cell && !outcomes.has(one)) outcomes.set(one, run({ ...cell, set }));
    }
  }
  return outcomes;
}
