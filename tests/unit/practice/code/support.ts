import { compileCell } from '#notebook/compile.ts';
import { type Case, casesOf } from '#practice/code/cases.ts';
import { type ExerciseId, EXERCISES, exercises } from '#practice/code/exercises.ts';
import { faultOf } from '#practice/code/fault.ts';
import { programFaultWords } from '#practice/code/fault-words.ts';
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

/** And so are the cases made. */
const cases = new Map<ExerciseId, readonly Case[]>(EXERCISES.map((id) => [id, casesOf(id)]));

export function casesFor(exercise: ExerciseId): readonly Case[] {
  return cases.get(exercise)!;
}

/** Tries a code as the sandbox does, on all cases or on these. */
export function tried(exercise: ExerciseId, code: string, on = casesFor(exercise)): TestResult {
  return testCode(testRequest(exercise, code, compile), on);
}

/** What the page says of it: the words meant for it first, then those of the first fault. */
export function wordsFor(exercise: ExerciseId, code: string): string {
  const result = tried(exercise, code);
  if (result.kind === 'passed') return 'passed';
  const one = casesFor(exercise)[result.at]!;
  const fault = faultOf(one, result.observed);
  const meant = meantBy(exercise, result)?.words ?? '';
  return `${meant} ${fault ? programFaultWords(one, fault) : ''}`.trim();
}

/** The id of what a code has done wrong, `passed`, or the kind of its fault where it has no name. */
export function named(exercise: ExerciseId, code: string): string {
  const result = tried(exercise, code);
  if (result.kind === 'passed') return 'passed';
  return (
    meantBy(exercise, result)?.id ??
    `unnamed: ${JSON.stringify(faultOf(casesFor(exercise)[result.at]!, result.observed))}`
  );
}

function meantBy(
  exercise: ExerciseId,
  { at, observed, alike }: Extract<TestResult, { kind: 'failed' }>,
): Wrong | undefined {
  const one = casesFor(exercise)[at]!;
  const fault = faultOf(one, observed);
  return fault ? wrongBy(exercise, one, observed, fault, alike) : undefined;
}

export { exercises };
