/** The questions answered on this device, by name. */
import { recall, remember } from '#ui/kit/device.ts';

const NAME = 'answers';

/** Answered right, or only shown. */
export type Answered = 'right' | 'shown';

export function answers(): URLSearchParams {
  return new URLSearchParams(recall(NAME) ?? '');
}

/** Notes an answer. One given after it was shown counts as right; a right answer stays right. */
export function noteAnswer(question: string, how: Answered): void {
  const all = answers();
  if (all.get(question) === 'right') return;
  all.set(question, how);
  remember(NAME, all.toString());
  dispatchEvent(new Event('answered'));
}

export function noteMissed(name: string): void {
  dispatchEvent(new CustomEvent('missed', { detail: name }));
}

/** Replaces the answers on the device. Returns false when the browser does not keep them. */
export function setAnswers(all: Readonly<Record<string, string>>): boolean {
  const text = new URLSearchParams(all).toString();
  const isKept = remember(NAME, text === '' ? null : text);
  dispatchEvent(new Event('answered'));
  return isKept;
}

/** Notes a wrong answer or step. */
export function noteMissed(name: string): void {
  dispatchEvent(new CustomEvent('missed', { detail: name }));
}
