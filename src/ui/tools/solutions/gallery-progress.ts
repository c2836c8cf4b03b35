import { duration } from '#player/duration.ts';
import { inWords } from '#english/english.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { showShare } from '#ui/kit/share-bar.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { GalleryBoards } from './gallery-boards.ts';
import { omittedOf } from './gallery-state.ts';
import { runWords } from './solution-words.ts';

/**
 * Mounts what says how far the runs of the gallery are: counts, the bar, the buttons that solve and cancel, and the table
 * of runs.
 *
 * @returns `show` shows the runs, with what is expected of the current one; `say` announces
 */
export function mountGalleryProgress(host: HTMLElement, signal: AbortSignal, boards: GalleryBoards) {
  const { part, press } = wiring(host, signal);
  const progress = part('progress', HTMLElement);
  const bar = part('share', HTMLProgressElement);
  const spoken = part('progress-said', HTMLElement);
  const solve = press('solve', () => boards.current.run.solve());
  const cancel = press('cancel', () => boards.current.run.cancel());
  let said: string | null = null;

  /** Announces a change of state; the counts in between are only shown. */
  function speak(): void {
    const { run } = boards.current;
    const state = `${omittedOf(boards.settings)} ${run.state}`;
    if (state === said) return;
    if (said !== null) setText(spoken, run.state === 'running' ? 'Solving.' : runWords(run));
    said = state;
  }

  /** Fills the table with the counts of each run that has begun; it comes with the first one that has found all. */
  function showTable(): void {
    for (const [id, { run }] of boards.runs) {
      const row = host.querySelector<HTMLElement>(`tr[data-run="${id}"]`);
      const cell = (name: string, words: string): void =>
        setText(row?.querySelector(`[data-cell="${name}"]`) ?? null, words);
      const { solutions, nodes } = run.recording.totals;
      row?.toggleAttribute('hidden', nodes === 0);
      cell('solutions', inWords(solutions) + (run.state === 'finished' ? '' : ' so far'));
      cell('nodes', inWords(nodes));
      cell('time', duration(run.elapsed));
      if (run.state === 'finished') part('table', HTMLElement).hidden = false;
    }
  }

  return {
    show(expected: string): void {
      const { run } = boards.current;
      const isRunning = run.state === 'running';
      setText(progress, runWords(run, expected));
      showShare(bar, isRunning ? run.recording.share : 0);
      speak();
      setDisabled(solve, run.isToEnd || run.state === 'finished');
      setDisabled(cancel, !isRunning);
      host.toggleAttribute('data-solving', isRunning);
      showTable();
    },
    say: (words: string) => setText(spoken, words),
  };
}
