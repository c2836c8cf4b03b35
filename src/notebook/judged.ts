/** The output of a cell, with the report of its own rules. It runs in the sandbox. */
import { ProblemBuilder } from './builder.ts';
import { type Output, outputOf } from './outputs.ts';
import { reportOf } from './rules.ts';

/**
 * Returns the output for a value; a problem with rules is compared with them. Null for undefined.
 *
 * @throws what a rule throws, and RangeError when a problem with rules is not valid
 */
export function judgedOutput(value: unknown): Output | null {
  const output = outputOf(value);
  if (output?.kind !== 'problem' || !(value instanceof ProblemBuilder)) return output;
  const given = value.rules();
  const rules = given.clash || given.check ? reportOf(value.checked(), given) : null;
  return rules ? { ...output, rules } : output;
}
