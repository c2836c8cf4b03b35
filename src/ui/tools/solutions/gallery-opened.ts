import { inWords } from '#english/english.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { GalleryBoards } from './gallery-boards.ts';
import { omittedOf } from './gallery-state.ts';
import { openedAtTouch } from './opened-at-touch.ts';

/**
 * Mounts the large board beside the gallery, and the buttons that lead to those before and after it.
 *
 * @param open opens a board by its number
 */
export function mountGalleryOpened(
  host: HTMLElement,
  signal: AbortSignal,
  boards: GalleryBoards,
  open: (number: number) => void,
) {
  const { part, press } = wiring(host, signal);
  const title = part('big-title', HTMLElement);
  const panel = part('panel', HTMLElement);
  const draw = openedAtTouch(host, signal);
  const previous = press('previous', () => step(-1));
  const next = press('next', () => step(1));

  function step(by: 1 | -1): void {
    const to = boards.neighbour(by);
    if (to) open(to.number);
  }

  return {
    /** Shows the opened board, once it is made. */
    show(): void {
      const { settings, opened, current } = boards;
      setDisabled(previous, !boards.neighbour(-1));
      setDisabled(next, !boards.neighbour(1));
      const board = current.boards[opened - 1];
      if (!board) return;
      setText(title, `Board ${opened} of ${inWords(current.run.recording.totals.solutions)}${boards.soFar}`);
      const key = `${omittedOf(settings)}${opened}`;
      if (panel.dataset['shown'] === key) return;
      panel.dataset['shown'] = key;
      draw({ board, problem: current.problem, omitted: omittedOf(settings) }, false);
    },
    /** Brings the board into view: in a narrow layout it may be above it. */
    scrollIntoView(): void {
      const { top, bottom } = panel.getBoundingClientRect();
      if (bottom < 80 || top > innerHeight - 80) panel.scrollIntoView({ block: 'start' });
    },
  };
}
