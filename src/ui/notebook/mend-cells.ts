import { messageOf } from '#english/english.ts';
import { announceJudged } from '#ui/kit/announced.ts';
import { recall, remember } from '#ui/kit/device.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { say } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { type ProblemNews, onNews } from './cell-news.ts';

const LOOKED = 'You looked at the solution.';

/**
 * An exercise around its cells: it listens to the problems that they show and says whether the encoding is mended.
 * Storage keeps “mended”, or that the solution was shown first, which “Start over” clears. In an activity, which names its
 * `data-question`, the page keeps that, the course around it too, and a look at the solution counts for good.
 */
function mountMending(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const { name = '', golden = '', question = null } = host.dataset;
  const verdict = part('verdict', HTMLElement);
  const rules = part('rules', HTMLTemplateElement).content.textContent.trim();
  const stored = `mended.${name}`;
  let turn = 0;
  let onPage: string | null = null;
  const kept = (): string | null => (question === null ? recall(stored) : onPage);

  /** What comes first stays. */
  function keep(first: 'yes' | 'looked'): void {
    if (kept() !== null) return;
    onPage = first;
    if (question === null) remember(stored, first);
    else announceJudged(host, { name: question, how: first === 'yes' ? 'right' : 'shown', answer: '', isAgain: false });
  }

  function showKept(): void {
    if (kept() === 'looked') tell(LOOKED, false);
    if (kept() === 'yes') tell('You have mended this one.', true);
  }

  function tell(words: string, isMended: boolean): void {
    const hasLooked = kept() === 'looked';
    host.toggleAttribute('data-mended', isMended && !hasLooked);
    say(verdict, isMended && hasLooked ? `${words} ${LOOKED}` : words);
  }

  async function judge({ code, problem, rules: report }: ProblemNews): Promise<void> {
    turn += 1;
    const mine = turn;
    try {
      const { judgeMending } = await fetchAtPress('the verdict', () => import('#notebook/mending.ts'));
      if (mine !== turn || signal.aborted) return;
      // A report of edited rules does not count.
      const isOurs = code.trim() === rules;
      const { isMended, words } = judgeMending(problem, isOurs ? report : null, Number(golden));
      if (isMended) keep('yes');
      tell(words, isMended);
    } catch (error) {
      tell(messageOf(error), false);
    }
  }

  const hear = {
    gives: (news: ProblemNews) => void judge(news),
    changes() {
      turn += 1;
      tell('Changed. Run it to see whether it is mended.', false);
    },
  };
  onNews(host, signal, hear);
  press('show-solution', () => keep('looked'));
  press('start-over', () => question === null && kept() === 'looked' && remember(stored, null));
  on(host, 'judge-again', (event) => {
    // That it was mended is not believed, and its code runs when the reader wants it.
    const hasLooked = (event as CustomEvent<boolean>).detail;
    onPage = hasLooked ? 'looked' : null;
    tell(hasLooked ? LOOKED : 'Your code is back. Run it again to see whether it is mended.', false);
  });
  showKept();
}

defineElement('mend-cells', mountMending);
