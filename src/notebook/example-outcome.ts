/** Runs an example of the library on its own, in the build and in tests. */
import type { CompiledCell } from './compile.ts';
import { type Outcome, createRunnerAtOnce } from './runner.ts';

/** @throws Error when the example fails: the examples are part of the site. */
export function exampleOutcome(code: string, compile: (code: string) => CompiledCell): Outcome {
  const outcome = createRunnerAtOnce()({ id: 'example', set: {}, ...compile(code) });
  const { error } = outcome;
  if (error) throw new Error(`${code}: line ${error.line}: ${error.message}`);
  return outcome;
}
