/** What has been answered on this device: the question’s name, and how. */
import { recall, remember } from '#ui/kit/device.ts';

const NAME = 'answers';

/** Answered right, or only shown. */
export type Answered = 'right' | 'shown';

export function answers(): URLSearchParams {
  return new URLSearchParams(recall(NAME) ?? '');
}

/** Notes an answer. Who has seen the answer and gives it later is right; a right answer stays right. */
export function noteAnswer(question: string, how: Answered): void {
  const all = answers();
  if (all.get(question) === 'right') return;
  all.set(question, how);
  remember(NAME, all.toString());
  dispatchEvent(new Event('answered'));
}

/** Puts these answers in place of those on the device. False when the browser does not keep them. */
export function setAnswers(all: Readonly<Record<string, string>>): boolean {
  const text = new URLSearchParams(all).toString();
  const isKept = remember(NAME, text === '' ? null : text);
  dispatchEvent(new Event('answered'));
  return isKept;
}
