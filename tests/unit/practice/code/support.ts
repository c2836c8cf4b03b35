import { compileCell } from '#notebook/compile.ts';
import { casesOf } from '#practice/code/cases.ts';
import { type ExerciseId, exercises } from '#practice/code/exercises.ts';
import { faultOf } from '#practice/code/fault.ts';
import { faultWords } from '#practice/code/fault-words.ts';
import { testRequest } from '#practice/code/requests.ts';
import { type TestResult, testCode } from '#practice/code/test-code.ts';
import { wrongs } from '#practice/code/wrongs.ts';

/** Tries a code as the sandbox does. */
export function tried(exercise: ExerciseId, code: string): TestResult {
  return testCode(testRequest(exercise, code, compileCell));
}

/** What the page says of it: the words meant for it first, then those of the first fault. */
export function wordsFor(exercise: ExerciseId, code: string): string {
  const result = tried(exercise, code);
  if (result.kind === 'passed') return 'passed';
  const one = casesOf(exercise)[result.at]!;
  const fault = faultOf(one, result.observed);
  const meant = wrongs[exercise].find(({ id }) => id === result.alike[0])?.words ?? '';
  return `${meant} ${fault ? faultWords(one, fault) : ''}`.trim();
}

export { exercises };
