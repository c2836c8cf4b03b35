import type { Run } from '#player/run.ts';
import { duration } from '#player/duration.ts';
import { shareWords } from '#player/share-words.ts';
import type { BoardFeatures } from '#puzzles/tetrasticks/features.ts';
import { pointText } from '#puzzles/tetrasticks/lattice.ts';
import type { Found } from '#puzzles/tetrasticks/selection.ts';
import { inFigures } from '#english/english.ts';

/** The words of the gallery, for the build and the browser. */

const CORNERS = ['bottom left', 'bottom right', 'top left', 'top right'] as const;

/** The label of a small board: its number and the features that can be filtered. */
export function boardLabel({ number, features }: Found): string {
  const { x, straight, atCorners } = features;
  return (
    `Board ${number}: X at ${x ? pointText(x) : 'no place'}, ${inFigures(straight, 'straight junction')}, ` +
    `${atCorners.join(' ')} at the corners`
  );
}

/** The features of a board, one sentence each. */
export function boardFacts({ x, straight, corners, meetings }: BoardFeatures): string[] {
  const each = corners.map((pieces, index) => `${pieces.join(' and ')} ${CORNERS[index] ?? ''}`);
  return [
    `X sits at ${x ? pointText(x) : 'no place'}.`,
    `${inFigures(straight, 'junction is', 'junctions are')} passed straight through; a junction where the piece also ` +
      'branches does not count.',
    `At the corners: ${each.join(', ')}. Two pieces meet at ` +
      `${meetings === 0 ? 'none of them' : `${meetings} of the four`}.`,
  ];
}

/** The state of a run in words; `expected` is the forecast of its duration (`forecastWords`), or empty. */
export function runWords({ state, recording, elapsed, failure }: Run, expected = ''): string {
  const { nodes, solutions } = recording.totals;
  const counts = `${inFigures(solutions, 'board')}, ${inFigures(nodes, 'node')}, ${duration(elapsed)}`;
  const more = expected && ` ${expected}`;
  switch (state) {
    case 'running': {
      const share = shareWords(recording.share, elapsed);
      return `Solving: ${counts} so far${share && `, ${share}`}.`;
    }
    case 'cancelled':
      return `Stopped after ${counts}. Press Find all to continue.`;
    case 'paused':
      return nodes === 0 ? '' : `The first ${counts}. Press Find all to continue.${more}`;
    case 'finished':
      return `These are all: ${counts}.`;
    case 'failed':
      return `Solving failed: ${failure}.`;
  }
}
