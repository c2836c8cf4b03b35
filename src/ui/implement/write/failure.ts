import { casesOf } from '#practice/code/cases.ts';
import type { Exercise } from '#practice/code/exercises.ts';
import { faultOf } from '#practice/code/fault.ts';
import { caseWords, programFaultWords } from '#practice/code/fault-words.ts';
import type { TestResult } from '#practice/code/test-code.ts';
import { wrongBy } from '#practice/code/wrongs.ts';
import { drawDamage } from './damage.ts';

/** What is shown of a test that has failed. */
export interface Failure {
  readonly words: readonly string[];
  /** The line of the code that cannot run, counted from 1. */
  readonly broken: { readonly line: number; readonly message: string } | null;
  /** Draws the links as the code has left them, and returns false when there is nothing to draw. */
  draw(svg: SVGSVGElement): boolean;
}

/** What went wrong in a test, judged here again from what the sandbox has observed; null when that cannot be read. */
export function failureOf(
  id: Exercise['id'],
  { at, observed, alike }: Extract<TestResult, { kind: 'failed' }>,
): Failure | null {
  const one = casesOf(id)[at];
  const fault = one && faultOf(one, observed);
  if (!one || !fault) return null;
  const meant = wrongBy(id, one, observed, fault, alike)?.words;
  const seen = [programFaultWords(one, fault), `Seen in the call ${caseWords(one)}.`];
  return {
    words: meant === undefined ? seen : [meant, ...seen],
    broken: fault.kind === 'broken' && fault.line > 0 ? { line: fault.line, message: fault.message } : null,
    draw: (svg) => drawDamage(svg, one, observed, fault, `${id}-damage`),
  };
}
