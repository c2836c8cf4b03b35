import { part } from '#ui/kit/parts.ts';
import { tick } from '#ui/kit/tick.ts';
import { answers } from '#ui/kit/kept-answers.ts';

/** Ticks a question that has been answered right on this device. */
export function showAnswered(question: HTMLElement): void {
  const isRight = answers().get(question.dataset['question'] ?? '') === 'right';
  const sign = question.querySelector('.visited');
  if (!isRight) sign?.remove();
  else if (!sign) part(question, 'ask', HTMLElement).append(' ', tick('answered on this device'));
}
