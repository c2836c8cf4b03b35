/** From codes to what the sandbox is asked. The caller brings the compiler, which comes late in a page. */
import { type ExerciseId, EXERCISES, exerciseOf } from './exercises.ts';
import type { Part, Parts } from './program.ts';
import type { TestRequest } from './test-code.ts';
import { wrongs, wrongText } from './wrongs.ts';

export type Compile = (code: string) => Part;

/** The parts of the site, with those of the reader in their places. */
export function partsWith(own: Readonly<Partial<Record<ExerciseId, string>>>, compile: Compile): Parts {
  const parts = EXERCISES.map((id) => {
    const { declares, body } = compile(own[id] ?? exerciseOf(id).solution);
    return [id, { declares, body }] as const;
  });
  return Object.fromEntries(parts);
}

/**
 * What tries a code: all other parts are those of the site.
 * @throws whatever the compiler throws about the code
 */
export function testRequest(exercise: ExerciseId, code: string, compile: Compile): TestRequest {
  const plain = (text: string): Part => {
    const { declares, body } = compile(text);
    return { declares, body };
  };
  return {
    exercise,
    parts: partsWith({ [exercise]: code }, compile),
    wrongs: wrongs[exercise].map((wrong) => [wrong.id, plain(wrongText(exercise, wrong))] as const),
  };
}
