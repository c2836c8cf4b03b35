/** What a cell gives back, with what its own rules say of it. It runs in the sandbox. */
import { ProblemBuilder } from './builder.ts';
import type { Output } from './outputs.ts';
import { outputOf } from './outputs.ts';
import { reportOf } from './rules.ts';

/**
 * The output for a value; a problem that has rules is compared with them.
 *
 * @throws whatever a rule throws, and RangeError for a problem that is none
 */
export function judgedOutput(value: unknown): Output | null {
  const output = outputOf(value);
  if (output?.kind !== 'problem' || !(value instanceof ProblemBuilder)) return output;
  const given = value.rules();
  const rules = given.clash || given.check ? reportOf(value.checked(), given) : null;
  return rules ? { ...output, rules } : output;
}
