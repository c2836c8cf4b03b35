/** What both pictures of the search tree share. */
import { type Names, namesOf } from '#history/caption.ts';
import { positionOf } from '#history/frame.ts';
import type { TreeNode } from '#history/tree.ts';
import type { Problem } from '#puzzles/problem.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';

/** Goes to a decision, and keeps the zoom. */
function goToDecision({ player, goTo }: MountedFigure, decision: number): void {
  goTo(positionOf(player.recording.seek(decision), player.zoom), player.zoom);
}

/** Goes to the moment of a node: when its column is chosen, or else when its row is taken. */
export function goToNode(figure: MountedFigure, { entered, taken }: TreeNode): void {
  const decision = entered ?? taken;
  if (decision !== null) goToDecision(figure, decision);
}

/** Returns a function that makes the names of a problem, and keeps the last result. */
export function rememberNames(): (problem: Problem) => Names {
  let known: { readonly of: Problem; readonly names: Names } | null = null;
  return (problem) => {
    if (known?.of !== problem) {
      known = { of: problem, names: namesOf(problem.matrix, problem.rowNames) };
    }
    return known.names;
  };
}
