import { onPress, part, setText } from '#ui/kit/parts.ts';
import { showAnswered } from './answered.ts';
import { answers, setAnswers } from './answers.ts';

/** How many of the questions have been answered on this device, with a button that forgets it. */
class AnsweredQuestions extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback(): void {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const tally = part(this, 'tally', HTMLElement);
    const startOver = onPress(this, 'start-over', () => setAnswers({}), signal);
    const show = (): void => {
      for (const question of document.querySelectorAll('graded-question')) {
        if (question instanceof HTMLElement) showAnswered(question);
      }
      const how = [...answers().values()];
      const right = how.filter((one) => one === 'right').length;
      const shown = how.length - right;
      const revealed = shown === 0 ? '' : `, and ${shown} revealed`;
      setText(
        tally,
        how.length === 0
          ? `${this.dataset['of'] ?? ''} questions. What you answer is noted on this device only.`
          : `${right} of ${this.dataset['of'] ?? ''} answered right${revealed}, on this device.`,
      );
      if (!startOver) return;
      // Whoever has just pressed it is not left without a place.
      if (how.length === 0 && document.activeElement === startOver) {
        tally.tabIndex = -1;
        tally.focus();
      }
      startOver.hidden = how.length === 0;
    };
    show();
    addEventListener('answered', show, { signal });
    // Another tab answers too.
    addEventListener('storage', show, { signal });
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
  }
}

customElements.define('answered-questions', AnsweredQuestions);
