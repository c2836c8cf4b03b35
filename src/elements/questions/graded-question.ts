import { fetchNow } from '../page/fetch-part.ts';
import { part, say, setText } from '../page/parts.ts';
import type { QuestionName } from './index.ts';

/** A question in a lesson: the answer is graded by running the real thing. */
class GradedQuestion extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback(): void {
    this.#leaving = new AbortController();
    const name = this.dataset['question'] as QuestionName;
    const form = part(this, 'answer', HTMLFormElement);
    const verdict = part(this, 'verdict', HTMLElement);
    /** What grades is fetched with the first answer. */
    const judge = async (answer: string): Promise<void> => {
      try {
        const questions = await fetchNow('the verdict', async () =>
          (await import('./questions-door.ts')).openQuestions(),
        );
        const { isRight, reason } = questions[name].grade(answer);
        this.dataset['verdict'] = isRight ? 'right' : 'wrong';
        setText(verdict, reason);
      } catch (error) {
        say(verdict, (error as Error).message);
      }
    };
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        const answer = new FormData(form).get('answer');
        if (typeof answer !== 'string' || answer.trim() === '') {
          delete this.dataset['verdict'];
          setText(verdict, 'Give an answer first.');
          return;
        }
        void judge(answer.trim());
      },
      { signal: this.#leaving.signal },
    );
    // What was said of one answer is not about another.
    form.addEventListener(
      'input',
      () => {
        delete this.dataset['verdict'];
        setText(verdict, '');
      },
      { signal: this.#leaving.signal },
    );
    this.dataset['ready'] = '';
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
  }
}

customElements.define('graded-question', GradedQuestion);
