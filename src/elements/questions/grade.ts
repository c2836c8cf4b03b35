import type { QuestionName } from './index.ts';
import type { Verdict } from './question.ts';

/**
 * Grades an answer. What every question needs is fetched here, so that the list of it is not part of
 * each page that asks.
 */
export async function grade(name: QuestionName, answer: string): Promise<Verdict> {
  const { questions } = await import('./index.ts');
  return questions[name].grade(answer);
}
