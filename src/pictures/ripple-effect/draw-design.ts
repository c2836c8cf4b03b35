/** Draws a grid that is being made, or a solution of it: the grid, and marks of its own upon it. */
import { select } from 'd3-selection';
import { only } from '../kit/joined.ts';
import type { DesignView } from './design-view.ts';
import { type GridOptions, drawGrid } from './draw.ts';
import { gridSize } from './layout.ts';
import { hatchPath, outlinePath } from './lines.ts';
import { cellInRoom, cellWords } from '#puzzles/ripple-effect/puzzle.ts';
import { describeGrid } from './describe.ts';
import { listed, sentence, times } from '#english/english.ts';

/** The most room for the grid that is edited; the words and the sizes under it stay on the screen. */
export const MOST_ROOM = { cell: 112, height: 72 };

/** Draws the view; the cells of an editor (`cells: 'button'`) take the focus. */
export function drawDesign(svg: SVGSVGElement, view: DesignView, options: GridOptions): void {
  const { puzzle, picked, roomFaults, different } = view;
  drawGrid(svg, view, {
    ...options,
    marks: 'none',
    letters: 'shared',
    words: describeDesign(view),
    cellWords: (cell) => describeDesignCell(view, cell),
    cellClasses: (cell) => ({ 'is-picked': cell === picked, 'is-different': different.includes(cell) }),
  });
  select(svg).style('--units', String(gridSize(puzzle).width));
  const apart = roomFaults.map((cells) => outlinePath(puzzle, cells, 5, 6)).join('');
  only(svg, 'path', 'room-fault').attr('d', apart);
  // Among the lines, so that the hatching lies under the numbers.
  only(svg.querySelector('.lines'), 'path', 'difference').attr('d', hatchPath(puzzle, different));
}

/** Says what the picture shows: the grid, and what is wrong with it or how it differs. */
export function describeDesign(view: DesignView): string {
  const { puzzle, wrong, different } = view;
  // Faults are listed below with their reasons, which the words for any grid do not know.
  const sentences = [describeGrid({ ...view, conflicts: [], faulty: [] })];
  if (wrong.length > 0) sentences.push(...wrong.map(sentence));
  if (different.length > 0) {
    const cells = different.map((cell) => cellWords(puzzle.width, cell));
    sentences.push(`The other solution differs in these cells: ${cells.join('; ')}.`);
  }
  return sentences.join(' ');
}

/** The name of a cell of a design: its place, its room, what is given in it, and what is wrong there. */
export function describeDesignCell(view: DesignView, cell: number): string {
  const { puzzle } = view;
  const given = puzzle.givens[cell] ?? 0;
  const words = [given > 0 ? `${given} given` : 'empty', ...cellFaults(view, cell)];
  return `${cellInRoom(puzzle, cell)}: ${words.join(', ')}`;
}

function cellFaults({ puzzle, faulty, roomFaults, conflicts }: DesignView, cell: number): string[] {
  const faults: string[] = [];
  const cells = puzzle.rooms[puzzle.roomOf[cell] ?? -1]?.cells ?? [];
  if (roomFaults.some((marked) => marked.includes(cell))) {
    // The whole of a room that is too large is marked, and only the loose cells of one in pieces.
    const isWhole = roomFaults.some((marked) => marked.length === cells.length && marked[0] === cells[0]);
    faults.push(isWhole ? 'the room is too large' : 'apart from the rest of its room');
  }
  if (!faulty.includes(cell)) return faults;
  const given = puzzle.givens[cell] ?? 0;
  if (given > cells.length) faults.push('too large for its room');
  const often = cells.filter((each) => puzzle.givens[each] === given).length;
  if (often > 1) faults.push(`${times(often)} in its room`);
  const near = conflicts.flatMap(({ first, second }) => (first === cell ? [second] : second === cell ? [first] : []));
  if (near.length > 0) {
    const places = near.map((other) => `at ${cellWords(puzzle.width, other)}`);
    faults.push(`too close to the ${given}${near.length > 1 ? 's' : ''} ${listed(places)}`);
  }
  return faults;
}
