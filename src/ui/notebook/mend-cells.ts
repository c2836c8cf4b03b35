import { messageOf } from '#english/english.ts';
import { recall, remember } from '#ui/kit/device.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { say } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { type ProblemNews, onNews } from './cell-news.ts';

const LOOKED = 'You looked at the solution.';

/**
 * An exercise around its cells: it listens to the problems that they show and says whether the encoding is mended.
 * Storage keeps “mended”, or that the solution was shown first, which “Start over” clears.
 */
function mountMending(host: HTMLElement, signal: AbortSignal): void {
  const { part, press } = wiring(host, signal);
  const { name = '', golden = '' } = host.dataset;
  const verdict = part('verdict', HTMLElement);
  const rules = part('rules', HTMLTemplateElement).content.textContent.trim();
  const kept = `mended.${name}`;
  let turn = 0;

  function tell(words: string, isMended: boolean): void {
    const hasLooked = recall(kept) === 'looked';
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
      if (isMended && recall(kept) !== 'looked') remember(kept, 'yes');
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
  press('show-solution', () => recall(kept) ?? remember(kept, 'looked'));
  press('start-over', () => recall(kept) === 'looked' && remember(kept, null));
  if (recall(kept) === 'looked') tell(LOOKED, false);
  if (recall(kept) === 'yes') tell('You have mended this one.', true);
}

defineElement('mend-cells', mountMending);
