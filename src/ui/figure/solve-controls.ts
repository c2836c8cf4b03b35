import { type SolveView, createSolveSpeech } from '#player/solve-view.ts';
import { sayNowAndThen } from '#ui/kit/now-and-then.ts';
import { isSaidByInput, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Figure } from './figure.ts';
import type { ControlsView } from './figure-view.ts';
import { showBlocked } from './show-controls.ts';

export interface SolveControls {
  update(view: Pick<ControlsView, 'run' | 'solve'>): void;
}

/**
 * Wires Solve and Stop, where a figure has them, and shows the state of the run.
 *
 * @param answer returns what is announced at the end of another run, from its counts
 */
export function mountSolve(
  host: HTMLElement,
  figure: Figure,
  signal: AbortSignal,
  answer: (counts: string) => string,
): SolveControls {
  const { optionalPart, press } = wiring(host, signal);
  const solveButton = press('solve', () => figure.solve());
  const cancel = press('cancel', () => figure.cancel());
  const solution = optionalPart('solution', HTMLElement);
  const progress = optionalPart('progress', HTMLElement);
  const spoken = optionalPart('progress-said', HTMLElement);
  const speech = createSolveSpeech(answer);
  /** The progress as of the last update; between its start and its end a run says it now and then. */
  let latest = '';
  let hush: (() => void) | null = null;
  signal.addEventListener('abort', () => hush?.());

  /** Announces a text; a repeated one is removed for a moment, so that it is announced again. */
  function announce(text: string): void {
    if (isSaidByInput()) return;
    if (spoken?.textContent === text) {
      setText(spoken, '');
      requestAnimationFrame(() => setText(spoken, text));
    } else setText(spoken, text);
  }

  /** Moves the focus from a button that is about to disappear to the one that replaces it, or to the timeline. */
  function keepFocus({ blocked }: SolveView): void {
    for (const [one, other] of [
      [solveButton, cancel],
      [cancel, solveButton],
    ] as const) {
      const why = one === solveButton ? blocked.solve : blocked.cancel;
      if (!one || why === null || document.activeElement !== one) continue;
      const isThere = (one === solveButton ? blocked.cancel : blocked.solve) === null;
      if (other && isThere) other.disabled = false;
      // Solve may lie in a drawer that is closed.
      (isThere && other?.checkVisibility() ? other : optionalPart('step', HTMLElement))?.focus();
    }
  }

  return {
    update({ run, solve }) {
      keepFocus(solve);
      showBlocked(host, solve.blocked);
      setText(solution, solve.solution);
      setText(progress, solve.progress);
      host.toggleAttribute('data-solving', solve.isRunning);
      latest = solve.progress;
      const words = speech(run, solve);
      if (words !== null || !solve.isRunning) {
        hush?.();
        hush = null;
      }
      if (words === null) return;
      announce(words);
      if (solve.isRunning) hush = sayNowAndThen(() => latest, announce);
    },
  };
}
