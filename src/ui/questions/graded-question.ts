import { afterPaint } from '#ui/kit/after-paint.ts';
import { recall } from '#ui/kit/device.ts';
import { fetchNow } from '#ui/kit/fetch-part.ts';
import { say } from '#ui/kit/parts.ts';

const fetchJudge = () => fetchNow('the verdict', () => import('./judge.ts'));

/**
 * A question in a lesson: the answer is judged by running the real thing. A wrong answer gets a hint and
 * another try; a button of its own shows the answer. All but the frame comes late: as soon as an answer
 * is being given, or at once where some have been given on this device.
 */
class GradedQuestion extends HTMLElement {
  /** How often it was pressed: of several presses that wait, the last is answered. */
  #presses = 0;

  connectedCallback(): void {
    this.onsubmit = (event) => {
      event.preventDefault();
      const isGivenUp = (event.submitter as HTMLButtonElement | null)?.value === 'reveal';
      // The press is seen to be heard, before anything is fetched or solved.
      delete this.dataset['verdict'];
      this.#say(isGivenUp ? 'Solving …' : 'Checking …');
      afterPaint(() => void this.#judge(isGivenUp));
    };
    // What was said of one answer is not about another.
    this.oninput = () => {
      delete this.dataset['verdict'];
      this.#say('');
      // What judges will be asked for soon. If it cannot be fetched now, the press says so.
      fetchJudge().catch(() => undefined);
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
    const press = (this.#presses += 1);
    try {
      const { judge } = await fetchJudge();
      if (press === this.#presses) judge(this, isGivenUp);
    } catch (error) {
      this.#say((error as Error).message);
    }
  }

  #say(words: string): void {
    say(this.querySelector('.verdict') as Element, words);
  }
}

customElements.define('graded-question', GradedQuestion);
