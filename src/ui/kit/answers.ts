/** Notes how an answer went, and what follows from that. */
import { comesBackAs } from '#practice/comes-back.ts';
import { noteAgain } from './again.ts';
import { answers, setAnswers } from './kept-answers.ts';

/** Answered right, or only shown. */
export type Answered = 'right' | 'shown';

/**
 * Notes an answer. One given after it was shown counts as right; a right answer stays right. What is shown before it was
 * answered is missed.
 */
export function noteAnswer(question: string, how: Answered): void {
  const all = answers();
  if (how === 'right') noteAgain(question, 'right');
  if (all.get(question) === 'right') return;
  if (how === 'shown') noteMissed(question);
  setAnswers({ ...Object.fromEntries(all), [question]: how });
}

/** Notes a wrong answer: the thing comes back, and a right answer that was given before stays right. */
export function noteMissed(name: string): void {
  noteAgain(comesBackAs(name), 'wrong');
}
