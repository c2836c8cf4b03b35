/** Runs an example of the library by itself, as the site is built and as a test checks it. */
import type { CompiledCell } from './compile.ts';
import type { Outcome } from './runner.ts';
import { createRunner } from './runner.ts';

/** @throws Error when the example does not run: it is ours. */
export function exampleOutcome(code: string, compile: (code: string) => CompiledCell): Outcome {
  const outcome = createRunner()({ id: 'example', set: {}, ...compile(code) });
  const { error } = outcome;
  if (error) throw new Error(`${code}: line ${error.line}: ${error.message}`);
  return outcome;
}
