import type { Player } from '../player/player.ts';
import type { Run } from '../player/run.ts';
import { solutionWords } from '../player/words.ts';
import { button, onPress, optionalPart, setDisabled, setText } from './parts.ts';

export interface SolveControls {
  update(): void;
}

export interface SolveHost {
  readonly run: Run;
  readonly player: Player;
  /** True when the reader wants to watch the search instead of its result. */
  readonly animate: boolean;
  /** Goes to a solution as soon as it is known, solving on for it if need be. */
  awaitSolution(number: number): void;
  /** The reader has settled on a step: nothing is awaited any more. */
  committed(): void;
  /** The reader has stopped the search. */
  stopped(): void;
}

/**
 * Wires Solve, Cancel, Previous solution and Next solution, where a figure has them: together, or the
 * last two in its timeline.
 */
export function mountSolve(
  host: HTMLElement,
  figure: SolveHost,
  signal: AbortSignal,
): SolveControls {
  /** True from Solve until the animation it started has ended. */
  let showing = false;

  const solve = onPress(
    host,
    'solve',
    () => {
      const { run, player } = figure;
      run.solve();
      if (figure.animate) {
        showing = true;
        if (player.step >= player.last) player.seek(0);
        figure.committed();
        player.play();
      } else {
        figure.committed();
        if (player.solution === 0) figure.awaitSolution(1);
      }
    },
    signal,
  );
  const cancel = onPress(
    host,
    'cancel',
    () => {
      showing = false;
      figure.run.cancel();
      figure.player.pause();
      figure.stopped();
    },
    signal,
  );
  const previous = onPress(
    host,
    'previous-solution',
    () => {
      const { player } = figure;
      const here = player.solution;
      const number = player.frame.event === 'solution' ? here - 1 : here;
      if (player.toSolution(number)) figure.committed();
    },
    signal,
  );
  const next = onPress(
    host,
    'next-solution',
    () => {
      figure.awaitSolution(figure.player.solution + 1);
    },
    signal,
  );
  const words = optionalPart(host, 'solution', HTMLElement);
  const progress = optionalPart(host, 'progress', HTMLElement);
  const spoken = optionalPart(host, 'progress-said', HTMLElement);
  let said: Run['state'] | null = null;

  return {
    update() {
      const { run, player } = figure;
      const { recording } = run;
      showing = showing && player.playing;
      const running = run.state === 'running';
      const animates = button(host, 'solve') !== null && figure.animate;
      setDisabled(solve, running || showing || (run.state === 'finished' && isSettled(animates)));
      setDisabled(cancel, !running && !showing);
      const number = player.solution;
      const before = player.frame.event === 'solution' ? number - 1 : number;
      setDisabled(previous, before < 1);
      setDisabled(next, recording.finished && number >= recording.totals.solutions);
      setText(words, solutionWords(number, recording, player.frame.event === 'solution'));
      setText(progress, progressWords(run));
      // Said once when it begins and once when it ends; the counting in between is only shown.
      if (run.state !== said) {
        if (said !== null)
          setText(spoken, run.state === 'running' ? 'Solving.' : progressWords(run));
        said = run.state;
      }
      host.toggleAttribute('data-solving', running);
    },
  };

  /** A run that is known and shown needs no solving; one to be watched can be watched again. */
  function isSettled(animates: boolean): boolean {
    return !animates && figure.player.solution > 0;
  }
}

function progressWords({ state, recording }: Run): string {
  const { nodes, solutions } = recording.totals;
  const counts = `${nodes.toLocaleString('en')} nodes, ${solutions.toLocaleString('en')} ${solutions === 1 ? 'solution' : 'solutions'}`;
  switch (state) {
    case 'running':
      return `Solving: ${counts} so far.`;
    case 'cancelled':
      return `Stopped after ${counts}. Solve goes on from here.`;
    case 'paused':
      return nodes === 0 ? '' : `Solved up to here: ${counts}. Solve goes on.`;
    case 'finished':
      return `Solved: ${counts} in all.`;
    case 'failed':
      return 'Solving failed.';
  }
}
