import type { Player } from '../../player/player.ts';
import type { Run } from '../../player/run.ts';
import { solutionWords } from '../../player/control-words.ts';
import { button, onPress, optionalPart, setDisabled, setText } from '../page/parts.ts';

export interface SolveControls {
  update(): void;
}

export interface SolveHost {
  readonly run: Run;
  readonly player: Player;
  /** True when the reader wants to watch the search instead of its result. */
  readonly animate: boolean;
  /** What is said of another run at its end, instead of its counts. */
  answer?(counts: string): string;
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
  const noun = words?.dataset['noun'];
  let said: { readonly run: Run; readonly state: Run['state'] } | null = null;

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
      setText(words, solutionWords(number, recording, player.frame.event === 'solution', noun));
      setText(progress, progressWords(run, noun));
      say(run);
      host.toggleAttribute('data-solving', running);
    },
  };

  /**
   * Says that a run begins and what it has come to; the counting in between is only shown. Another
   * run, of another problem, is said once: when it has come to rest.
   */
  function say(run: Run): void {
    const { state } = run;
    const isOther = said !== null && said.run !== run;
    if (isOther ? state === 'running' : state === said?.state) return;
    const counts = progressWords(run, noun);
    if (isOther) announce(figure.answer?.(counts) ?? counts);
    else if (said !== null) announce(state === 'running' ? 'Solving.' : counts);
    said = { run, state };
  }

  /** The same words again are said again: for that they have to go for a moment. */
  function announce(text: string): void {
    if (spoken?.textContent === text) {
      setText(spoken, '');
      requestAnimationFrame(() => setText(spoken, text));
    } else setText(spoken, text);
  }

  /** A run that is known and shown needs no solving; one to be watched can be watched again. */
  function isSettled(animates: boolean): boolean {
    const { solutions } = figure.run.recording.totals;
    return !animates && (figure.player.solution > 0 || solutions === 0);
  }
}

function progressWords({ state, recording }: Run, noun = 'solution'): string {
  const { nodes, solutions } = recording.totals;
  const counts = `${nodes.toLocaleString('en')} ${nodes === 1 ? 'node' : 'nodes'}, ${solutions.toLocaleString('en')} ${noun}${solutions === 1 ? '' : 's'}`;
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
