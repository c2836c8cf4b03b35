import type { Task } from '#practice/tasks/task.ts';
import { part, say, setText } from '#ui/kit/parts.ts';

/** What became of an answer: `unread` when it is not written as it is asked for. */
export type Judged = 'right' | 'wrong' | 'unread' | 'shown';

export function fieldOf(card: HTMLElement): HTMLInputElement | HTMLTextAreaElement {
  return card.querySelector<HTMLInputElement | HTMLTextAreaElement>('[name="answer"]')!;
}

/** Puts a task and an answer to it on a card. */
export function showTask(card: HTMLElement, task: Task, answer: string): void {
  setText(part(card, 'ask', HTMLElement), task.ask);
  const given = part(card, 'given', HTMLElement);
  given.textContent = task.given;
  given.hidden = task.given === '';
  setText(part(card, 'form', HTMLElement), task.form);
  fieldOf(card).value = answer;
  showVerdict(card, null, '');
}

export function showVerdict(card: HTMLElement, state: 'right' | 'wrong' | 'shown' | null, words: string): void {
  if (state === null) delete card.dataset['verdict'];
  else card.dataset['verdict'] = state;
  const place = part(card, 'verdict', HTMLElement);
  place.dataset['state'] = state === 'right' ? 'good' : state === 'wrong' ? 'bad' : '';
  say(place, words);
}

/** Judges the answer on a card, or shows a right one. */
export function judge(card: HTMLElement, task: Task, isGivenUp: boolean): Judged {
  if (isGivenUp) {
    showVerdict(card, 'shown', `A right answer: ${task.key}`);
    return 'shown';
  }
  const { isRight, isRead, words } = task.grade(fieldOf(card).value);
  showVerdict(card, isRight ? 'right' : 'wrong', `${isRight ? 'Right.' : 'Not yet.'} ${words}`);
  return isRight ? 'right' : isRead ? 'wrong' : 'unread';
}

/** Whether a form was sent with Reveal. */
export function isReveal({ submitter }: SubmitEvent): boolean {
  return (submitter as HTMLButtonElement | null)?.value === 'reveal';
}
