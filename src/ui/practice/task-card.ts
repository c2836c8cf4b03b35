import type { Task } from '#practice/tasks/task.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { part, say, setText } from '#ui/kit/parts.ts';

/** What became of an answer: `unread` when it is not written as it is asked for. */
export type Judged = 'right' | 'wrong' | 'unread' | 'shown';

export function fieldOf(card: HTMLElement): HTMLInputElement | HTMLTextAreaElement {
  return card.querySelector<HTMLInputElement | HTMLTextAreaElement>('[name="answer"]')!;
}

/** Puts a task and an answer to it on a card. */
export function showTask(card: HTMLElement, task: Task, answer: string, signal: AbortSignal): void {
  setText(part(card, 'ask', HTMLElement), task.ask);
  showGiven(card, task, signal);
  setText(part(card, 'form', HTMLElement), task.form);
  fieldOf(card).value = answer;
  showVerdict(card, null, '');
}

/** Shows what is given: its matrix, drawn over its text, unless the page was built with it. */
function showGiven(card: HTMLElement, { given, matrix }: Task, signal: AbortSignal): void {
  const text = part(card, 'given', HTMLElement);
  if (text.textContent === given) return;
  text.textContent = given;
  const place = part(card, 'given-place', HTMLElement);
  const folded = part(card, 'folded', HTMLDetailsElement);
  place.hidden = given === '';
  folded.open = true;
  delete place.dataset['drawn'];
  if (!matrix) return;
  // Until its picture is there the text stands for it.
  void fetchPart(card, 'the matrix of an exercise', () => import('./task-picture.ts'), signal).then(
    ({ drawTaskMatrix }) => {
      if (text.textContent !== given) return;
      const svg = part(card, 'matrix', SVGSVGElement);
      drawTaskMatrix(svg, matrix, `${part(card, 'form', HTMLElement).id}-matrix`);
      place.dataset['drawn'] = '';
      folded.open = false;
    },
  );
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
