import type { RippleProblem } from '#puzzles/ripple-effect/encode.ts';
import type { Problem } from '#puzzles/problem.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { whyDoor } from '#ui/figure/why-door.ts';
import { offerOf } from '#ui/figure/why-none.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';

/** Why a brought puzzle has no solution: which of its givens contradict each other. */
export function whyNoNumbers(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const door = whyDoor(host, signal, async () => {
    const { ripplePanel } = await fetchAtPress('the proof', () => import('../kit/ripple-why.ts'));
    return ripplePanel(host, asked, signal);
  });
  let known: Problem | null = null;

  function asked() {
    const { problem, player } = figure();
    const { puzzle } = problem as RippleProblem;
    return { puzzle, numbers: puzzle.givens, isSearched: player.recording.finished };
  }

  return () => {
    const { problem } = figure();
    // The panel is about a puzzle, and closes with it.
    if (problem !== known) door.offer(false);
    known = problem;
    // With columns switched it may be these that rule out all solutions, and not the givens.
    door.offer(!problem.unswitched && offerOf(figure()));
  };
}
