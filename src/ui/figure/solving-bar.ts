import { hasBounds } from '#dlx/bounds.ts';
import { forecastWords } from '#player/forecast-words.ts';
import type { Run } from '#player/run.ts';
import { shareWords } from '#player/share-words.ts';
import { takeWalks } from '#ui/kit/forecast.ts';
import { part, setText } from '#ui/kit/parts.ts';
import { shareBar } from '#ui/kit/new-share-bar.ts';
import { showShare } from '#ui/kit/share-bar.ts';

/** Milliseconds between two updates of the bar during a run. */
const SHOW_EVERY = 150;

/**
 * Says how long a run will be before it is solved, and shows its progress by the share of its tree.
 *
 * @returns a function to call when there may be another run
 */
export function mountSolvingBar(host: HTMLElement, run: () => Run, signal: AbortSignal): () => void {
  const place = part(host, 'solving', HTMLElement);
  const bar = shareBar();
  const words = document.createElement('span');
  // The numbers change all the time, so they are not announced.
  words.setAttribute('aria-hidden', 'true');
  place.append(bar, words);
  let latest: Run | null = null;
  let forecasted = '';
  let timer = 0;

  function show(): void {
    if (!latest) return;
    const { state, recording, elapsed } = latest;
    const isRunning = state === 'running';
    showShare(bar, isRunning ? recording.share : 0);
    const share = isRunning ? shareWords(recording.share, elapsed) : '';
    setText(words, state === 'finished' ? '' : share ? `${share}.` : forecasted);
    clearTimeout(timer);
    if (isRunning) timer = window.setTimeout(update, SHOW_EVERY);
  }

  /** Takes the walks down the tree of a run, a few at a time. */
  function expect(of: Run): void {
    const { recording, chooser } = of;
    forecasted = '';
    // The walks know neither the choices of What if? nor bounds.
    if (typeof chooser !== 'string' || hasBounds(recording.matrix)) return;
    const isWanted = (): boolean => latest === of && of.state !== 'finished' && !signal.aborted;
    takeWalks(recording.matrix, chooser, isWanted, (estimate, speed) => {
      forecasted = forecastWords(estimate, speed);
      show();
    });
  }

  function update(): void {
    const now = run();
    const isOther = latest !== now;
    latest = now;
    if (isOther && now.state !== 'finished') expect(now);
    show();
  }

  // A run may start for an awaited moment, while no picture is updated.
  const solving = new MutationObserver(update);
  solving.observe(host, { attributeFilter: ['data-solving'] });
  signal.addEventListener('abort', () => {
    solving.disconnect();
    clearTimeout(timer);
  });
  return update;
}
