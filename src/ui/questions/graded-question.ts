import { afterPaint } from '#ui/kit/after-paint.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { recall } from '#ui/kit/device.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { say } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

const fetchVerdict = () => fetchAtPress('the verdict', () => import('./verdict.ts'));

/**
 * A question in a lesson, judged by running the real code. A wrong answer gets a hint and another try; a button of its
 * own shows the answer. The code of the verdict comes when an answer is first being given, that of the ticks at once
 * where some answers have been given on this device.
 */
function mountQuestion(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const verdict = part('verdict', HTMLElement);
  /** The number of presses: of several that wait, only the last is answered. */
  let presses = 0;

  on(host, 'submit', (event) => {
    event.preventDefault();
    const isGivenUp = (event.submitter as HTMLButtonElement | null)?.value === 'reveal';
    // The page reacts to the press before anything is fetched or solved.
    delete host.dataset['verdict'];
    say(verdict, isGivenUp ? 'Solving…' : 'Checking…');
    afterPaint(() => void answer(isGivenUp), signal);
  });
  // A course has handed back an answer that was given earlier (`ui/activity`).
  on(host, 'judge-again', (event) => void answer((event as CustomEvent<boolean>).detail, true));
  // The verdict on one answer does not apply to another.
  on(host, 'input', (event) => {
    // Only the answer has a name: words about why leave the verdict as it is.
    if ((event.target as HTMLInputElement).name !== 'answer') return;
    delete host.dataset['verdict'];
    say(verdict, '');
    // The verdict will be needed soon. If it cannot be fetched now, the press reports that.
    fetchVerdict().catch(() => undefined);
  });

  async function answer(isGivenUp: boolean, isAgain = false): Promise<void> {
    const press = (presses += 1);
    try {
      const { giveVerdict } = await fetchVerdict();
      if (press === presses) giveVerdict(host, isGivenUp, isAgain);
    } catch (error) {
      say(verdict, (error as Error).message);
    }
  }

  async function showTick(): Promise<void> {
    try {
      (await fetchAtPress('what was answered', () => import('./answered.ts'))).showAnswered(host);
    } catch {
      // The question can be answered without its tick.
    }
  }

  if (recall('answers')) void showTick();
}

defineElement('graded-question', mountQuestion);
