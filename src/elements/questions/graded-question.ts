import { recall } from '../page/device.ts';
import { fetchNow } from '../page/fetch-part.ts';
import { say } from '../page/parts.ts';

/**
 * A question in a lesson: the answer is judged by running the real thing. A wrong answer gets a hint and
 * another try; a button of its own shows the answer. All but the frame comes late: with the first
 * answer, or at once where some have been given on this device.
 */
class GradedQuestion extends HTMLElement {
  connectedCallback(): void {
    this.onsubmit = (event) => {
      event.preventDefault();
      void this.#judge((event.submitter as HTMLButtonElement | null)?.value === 'reveal');
    };
    // What was said of one answer is not about another.
    this.oninput = () => {
      delete this.dataset['verdict'];
      this.#say('');
    };
    if (recall('answers')) void this.#tick();
    this.dataset['ready'] = '';
  }

  async #tick(): Promise<void> {
    try {
      (await fetchNow('what was answered', () => import('./answered.ts'))).showAnswered(this);
    } catch {
      // The question can be answered without its tick.
    }
  }

  async #judge(isGivenUp: boolean): Promise<void> {
    try {
      const judging = await fetchNow('the verdict', async () =>
        (await import('./questions-door.ts')).openQuestions(),
      );
      judging.judge(this, isGivenUp);
    } catch (error) {
      this.#say((error as Error).message);
    }
  }

  #say(words: string): void {
    say(this.querySelector('.verdict') as Element, words);
  }
}

customElements.define('graded-question', GradedQuestion);
