/** What is known about a problem that has shown no solution: three answers, in the same words everywhere. */
import { inFigures } from './english.ts';

/**
 * - `searched`: there is none, because the search has tried everything
 * - `proved`: there is none, and there is an argument that anybody can check
 * - `open`: nobody knows yet, because the search was stopped
 */
export type Answer =
  | { readonly kind: 'searched'; readonly nodes?: number }
  | { readonly kind: 'proved'; readonly why: string }
  | { readonly kind: 'open'; readonly done: number; readonly unit: 'node' | 'update' | 'second' };

/**
 * “None, after a complete search of 959,562 nodes.”, “None, and this is why: each row …”, “Not known yet: stopped after
 * 5,000,000 updates.”
 */
export function answerWords(answer: Answer): string {
  switch (answer.kind) {
    case 'searched':
      return `None, after a complete search${answer.nodes === undefined ? '' : ` of ${inFigures(answer.nodes, 'node')}`}.`;
    case 'proved':
      return `None, and this is why: ${answer.why.charAt(0).toLowerCase()}${answer.why.slice(1)}`;
    case 'open':
      return `Not known yet: stopped after ${inFigures(answer.done, answer.unit)}.`;
  }
}

/** The same inside a sentence or a table: “not known yet: stopped after 5,000,000 nodes”. */
export function answerPhrase(answer: Answer): string {
  const words = answerWords(answer);
  return words.charAt(0).toLowerCase() + words.slice(1).replace(/\.$/, '');
}
