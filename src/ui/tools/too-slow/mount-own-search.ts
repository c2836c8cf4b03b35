import { faultOfLength } from '#puzzles/user-problem/parse.ts';
import type { Advice } from '#workers/too-slow.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { say, setDisabled } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { openTask } from '#ui/kit/worker.ts';
import { workOf } from '../kit/draft.ts';
import { problemKeeper } from '../own-problem/problem-draft.ts';
import { STEP_WORDS } from './advice-words.ts';

/** The reader's own problem: a worker tries on it what the page lists. */
export function mountOwnSearch(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const area = part('text', HTMLTextAreaElement);
  const said = part('said', HTMLElement);
  const list = part('advice', HTMLElement);
  const doctor = part('doctor', HTMLElement);
  let isOn = false;

  const worker = openTask('slow', signal, {
    progress: (step) => say(said, STEP_WORDS[step]),
    done(answer) {
      if (answer.fault !== null) end(answer.fault, true);
      else void show(answer);
    },
    failed: (why) => end(`The search was interrupted: ${why}.`),
  });

  function end(words: string, isFault = false): void {
    isOn = false;
    area.setAttribute('aria-invalid', String(isFault));
    say(said, words);
    tell();
  }

  async function show(advice: Advice): Promise<void> {
    const { adviceNodes, findingNodes, firstWords } = await fetchAtPress(
      'what was found',
      () => import('./advice-nodes.ts'),
    );
    if (signal.aborted) return;
    list.replaceChildren(...adviceNodes(advice));
    doctor.replaceChildren(...findingNodes(advice));
    doctor.hidden = false;
    end(firstWords(advice));
  }

  function tell(): void {
    setDisabled(look, isOn);
    setDisabled(stop, !isOn);
  }

  function clear(): void {
    list.replaceChildren();
    doctor.replaceChildren();
    doctor.hidden = true;
  }

  const look = press('look', () => {
    if (isOn) return;
    clear();
    const fault = faultOfLength(area.value);
    if (fault !== '') {
      end(`That is too much to read: ${fault}.`, true);
      return;
    }
    isOn = true;
    tell();
    say(said, STEP_WORDS.tree);
    worker.begin({ text: area.value });
  });
  const stop = press('stop', () => {
    if (!worker.cancel()) return;
    end('Stopped.');
  });
  on(area, 'input', () => {
    if (list.childElementCount === 0) return;
    clear();
    say(said, 'The text has changed. Press “Find out what helps” again.');
  });

  const kept = workOf(problemKeeper().read());
  if (kept && area.value === area.defaultValue) {
    area.value = kept.now;
    say(said, 'This is what you wrote on the page “Your problem, as text”.');
  }
  tell();
}
