/** The questions answered on this device, by name. */
import { comesBackAs } from '#practice/comes-back.ts';
import { noteAgain } from '#ui/kit/again.ts';
import { recall, remember } from '#ui/kit/device.ts';

const NAME = 'answers';

/** Answered right, or only shown. */
export type Answered = 'right' | 'shown';

export function answers(): URLSearchParams {
  return new URLSearchParams(recall(NAME) ?? '');
}

/**
 * Notes an answer. One given after it was shown counts as right; a right answer stays right. What is shown before it was
 * answered is missed.
 */
export function noteAnswer(question: string, how: Answered): void {
  const all = answers();
  if (how === 'right') noteAgain(question, 'right');
  if (all.get(question) === 'right') return;
  if (how === 'shown') noteMissed(question);
  all.set(question, how);
  remember(NAME, all.toString());
  dispatchEvent(new Event('answered'));
}

/** Notes a wrong answer: the thing comes back, and a right answer that was given before stays right. */
export function noteMissed(name: string): void {
  noteAgain(comesBackAs(name), 'wrong');
}

/** Replaces the answers on the device. Returns false when the browser does not keep them. */
export function setAnswers(all: Readonly<Record<string, string>>): boolean {
  const text = new URLSearchParams(all).toString();
  const isKept = remember(NAME, text === '' ? null : text);
  dispatchEvent(new Event('answered'));
  return isKept;
}
