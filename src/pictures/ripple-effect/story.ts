/** A moment of the search on a grid, for those who look at numbers and not at columns: one sentence of what is seen. */
import type { RippleProblem } from '#puzzles/ripple-effect/encode.ts';
import { cellWords } from '#puzzles/ripple-effect/puzzle.ts';
import { inFigures, withArticle } from '#english/english.ts';
import type { RunMoment } from '../kit/moment.ts';

/** What happens at this moment, at the zoom of decisions. */
export function storyOf({ problem, frame }: RunMoment<RippleProblem>): string {
  const { event, column, row, sizes } = frame;
  switch (event) {
    case 'start':
      return problem.puzzle.givens.some((given) => given > 0) ? 'Only the givens are there.' : 'The grid is empty.';
    case 'choose':
      return `Next, ${wanted(problem, column)}: ${inFigures(sizes[column] ?? 0, 'way')} left.`;
    case 'dead end':
      return `${refused(problem, column)}. Stuck.`;
    case 'try':
      return `Try ${numberWords(problem, row)}.`;
    case 'retreat':
      return `Take back ${numberWords(problem, row)}.`;
    case 'solution':
      return 'Solved: every cell has its number.';
    case 'done':
      return 'Everything has been tried.';
  }
}

/** `the 3 in the cell 2 across, 4 down` */
function numberWords({ placements, puzzle }: RippleProblem, row: number): string {
  const placement = placements[row];
  if (!placement) throw new RangeError(`there is no row ${row}`);
  const { x, y, value } = placement;
  return `the ${value} in the cell ${cellWords(puzzle.width, y * puzzle.width + x)}`;
}

/** What a column asks for. */
function wanted({ puzzle, meaningOf }: RippleProblem, column: number): string {
  const meaning = meaningOf(column);
  if (meaning.kind === 'cell') return `the cell ${cellWords(puzzle.width, meaning.cell)}`;
  if (meaning.kind === 'room') return `the ${meaning.value} of room ${puzzle.rooms[meaning.room]?.name ?? ''}`;
  return `the ripple of ${withArticle(meaning.value)} at ${cellWords(puzzle.width, meaning.cell)}`;
}

function refused(problem: RippleProblem, column: number): string {
  return problem.meaningOf(column).kind === 'cell'
    ? `No number fits ${wanted(problem, column)}`
    : `There is no cell left for ${wanted(problem, column)}`;
}
