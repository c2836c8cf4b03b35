import { compileCell } from '#notebook/compile.ts';
import { casesOf } from '#practice/code/cases.ts';
import { type ExerciseId, exercises } from '#practice/code/exercises.ts';
import { faultOf } from '#practice/code/fault.ts';
import { faultWords } from '#practice/code/fault-words.ts';
import type { Part } from '#practice/code/program.ts';
import { testRequest } from '#practice/code/requests.ts';
import { type TestResult, testCode } from '#practice/code/test-code.ts';
import { type Wrong, wrongBy } from '#practice/code/wrongs.ts';

/** The parts and the wrong solutions of the site are compiled once. */
const compiled = new Map<string, Part>();

function compile(code: string): Part {
  const part = compiled.get(code) ?? compileCell(code);
  compiled.set(code, part);
  return part;
}

/** Tries a code as the sandbox does. */
export function tried(exercise: ExerciseId, code: string): TestResult {
  return testCode(testRequest(exercise, code, compile));
}

/** What the page says of it: the words meant for it first, then those of the first fault. */
export function wordsFor(exercise: ExerciseId, code: string): string {
  const result = tried(exercise, code);
  if (result.kind === 'passed') return 'passed';
  const one = casesOf(exercise)[result.at]!;
  const fault = faultOf(one, result.observed);
  const meant = meantBy(exercise, result)?.words ?? '';
  return `${meant} ${fault ? faultWords(one, fault) : ''}`.trim();
}

/** The id of what a code has done wrong, `passed`, or the kind of its fault where it has no name. */
export function named(exercise: ExerciseId, code: string): string {
  const result = tried(exercise, code);
  if (result.kind === 'passed') return 'passed';
  return (
    meantBy(exercise, result)?.id ??
    `unnamed: ${JSON.stringify(faultOf(casesOf(exercise)[result.at]!, result.observed))}`
  );
}

function meantBy(
  exercise: ExerciseId,
  { at, observed, alike }: Extract<TestResult, { kind: 'failed' }>,
): Wrong | undefined {
  const one = casesOf(exercise)[at]!;
  const fault = faultOf(one, observed);
  return fault ? wrongBy(exercise, one, observed, fault, alike) : undefined;
}

export { exercises };
