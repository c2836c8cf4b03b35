/** A moment of the search for those who know no word of it yet: one sentence of what is seen. */
import { pointText } from '#puzzles/tetrasticks/lattice.ts';
import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { placementOfRow } from '#puzzles/tetrasticks/placements.ts';
import { meaningAt } from '#puzzles/tetrasticks/columns.ts';
import { inFigures, listed } from '#english/english.ts';
import type { RunMoment } from '../kit/moment.ts';
import type { BoardView } from './view.ts';

/**
 * What happens at this moment.
 *
 * @param crossings where pieces cross, if that is to be said here
 */
export function storyOf(
  { problem, frame }: RunMoment<TetrastickProblem>,
  crossings: BoardView['crossings'] = [],
): string {
  const { event, column, row, sizes } = frame;
  switch (event) {
    case 'start':
      return 'The board is empty.';
    case 'choose':
      return `Next, ${wanted(problem, column)}: ${inFigures(sizes[column] ?? 0, 'way')} left.`;
    case 'dead end':
      return `${refused(problem, column)}. Stuck.`;
    case 'try':
      return `Try ${placementOfRow(problem.placements, row).piece}${newCrossing(crossings, row)}.`;
    case 'retreat':
      return `Take ${placementOfRow(problem.placements, row).piece} back.`;
    case 'solution':
      return fullBoard(problem, crossings);
    case 'done':
      return 'Everything has been tried.';
  }
}

/** What a column asks for. */
function wanted(problem: TetrastickProblem, column: number): string {
  const meaning = meaningAt(problem.meanings, column);
  if (meaning.kind === 'piece') return `the piece ${meaning.piece}`;
  return meaning.kind === 'edge' ? 'the outlined edge' : `the junction at ${pointText(meaning.point)}`;
}

function refused(problem: TetrastickProblem, column: number): string {
  const meaning = meaningAt(problem.meanings, column);
  if (meaning.kind === 'piece') return `There is no room left for ${meaning.piece}`;
  return meaning.kind === 'edge'
    ? 'No piece that is left fits this edge'
    : `No piece that is left passes straight through ${pointText(meaning.point)}`;
}

/** Where the piece of this row runs over another one. */
function newCrossing(crossings: BoardView['crossings'], row: number): string {
  const here = crossings.filter((crossing) => crossing.row === row);
  const each = here.map(({ under, point }) => `${under} at ${pointText(point)}`);
  return each.length === 0 ? '' : `, across ${listed(each)}`;
}

function fullBoard({ meanings }: TetrastickProblem, crossings: BoardView['crossings']): string {
  if (crossings.length === 0) {
    const edges = meanings.filter(({ kind }) => kind === 'edge').length;
    return `Solved: all ${edges} edges, and no two pieces cross.`;
  }
  const each = crossings.map(
    ({ over, under, point }, index) => `${over} and ${under} ${index === 0 ? 'cross ' : ''}at ${pointText(point)}`,
  );
  return `Every edge is covered, but ${each.join(', ')}.`;
}
