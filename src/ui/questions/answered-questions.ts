import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { showAnswered } from './answered.ts';
import { answers, setAnswers } from '#ui/kit/kept-answers.ts';
import { defineElement } from '#ui/kit/define-element.ts';

/** Shows how many of the questions have been answered on this device, with a button that clears them. */
function mountAnswered(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const tally = part('tally', HTMLElement);
  const asked = new Set(
    Array.from(document.querySelectorAll<HTMLElement>('graded-question'), ({ dataset }) => dataset['question'] ?? ''),
  );
  /** The answers to questions, or the others: those are about the ladder, and about parts of a solver. */
  const given = (toQuestions: boolean): [name: string, how: string][] =>
    Array.from(answers()).filter(([name]) => asked.has(name) === toQuestions);
  const startOver = press('start-over', () => setAnswers(Object.fromEntries(given(false))));
  const show = (): void => {
    for (const question of document.querySelectorAll('graded-question')) {
      if (question instanceof HTMLElement) showAnswered(question);
    }
    const how = given(true).map(([, one]) => one);
    const right = how.filter((one) => one === 'right').length;
    const shown = how.length - right;
    const revealed = shown === 0 ? '' : `, and ${shown} revealed`;
    setText(
      tally,
      how.length === 0
        ? `${host.dataset['of'] ?? ''} questions. Your answers are kept on this device only.`
        : `${right} of ${host.dataset['of'] ?? ''} answered right${revealed}, on this device.`,
    );
    if (!startOver) return;
    // The button that had the focus is hidden, so the tally takes it.
    if (how.length === 0 && document.activeElement === startOver) {
      tally.tabIndex = -1;
      tally.focus();
    }
    startOver.hidden = how.length === 0;
  };
  show();
  on(window, 'answered', show);
  // Answers in another tab count too.
  on(window, 'storage', show);
}

defineElement('answered-questions', mountAnswered);
