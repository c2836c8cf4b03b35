/** The questions, exercises and rungs answered on this device, by name. */
import { ANSWERS, recall, remember } from './device.ts';

export function answers(): URLSearchParams {
  return new URLSearchParams(recall(ANSWERS) ?? '');
}

/** Replaces the answers on the device. Returns false when the browser does not keep them. */
export function setAnswers(all: Readonly<Record<string, string>>): boolean {
  const text = new URLSearchParams(all).toString();
  const isKept = remember(ANSWERS, text === '' ? null : text);
  dispatchEvent(new Event('answered'));
  return isKept;
}
