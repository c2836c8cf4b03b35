import { storyOf } from '#pictures/tetrasticks/story.ts';
import { drawFineGrid } from '#pictures/fine-grid/draw.ts';
import { fineGridView, withoutCornerBeads } from '#pictures/fine-grid/view.ts';
import type { Moment } from '#pictures/kit/moment.ts';
import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { type BoardView, boardView, brokenBy } from '#pictures/tetrasticks/view.ts';
import { drawProof } from '#pictures/why/tetrastick-tiles.ts';
import { crossingsOf } from '#puzzles/tetrasticks/decode.ts';
import { type ElevenOptions, type GridProblem, encodeGrid } from '#puzzles/tetrasticks/eleven/encode.ts';
import { type Claim, CLAIMS } from '#puzzles/tetrasticks/eleven/shape.ts';
import type { PieceId } from '#puzzles/tetrasticks/pieces.ts';
import { crossedAt } from './crossed.ts';
import { type BoardPlace, type Scenario, firstSolution } from './scenario.ts';

/** The small boards of the figure, by their names in the address: the pieces that fill them. */
const SMALL_BOARDS = ['3x3-FHJLNP', '3x3-FHJOVX', '3x3-FHLRTU', '2x2-OPU'] as const;

/** All boards, the default first: `3x3-FHJLNP`, or `5x5-H` for the 5×5 board without H. */
export const BOARDS: readonly string[] = [...SMALL_BOARDS, ...['L', 'H', 'J', 'N', 'Y'].map((piece) => `5x5-${piece}`)];

function boardNamed(name: string): ElevenOptions {
  const size = Number(name[0]);
  const letters = name.slice(4);
  return size === 5 ? { size, omit: letters as PieceId, pinned: 'F in one aspect' } : { size, pieces: letters };
}

/** `3×3 with FHJLNP`, `5×5 without H` */
function boardWords(name: string): string {
  const [size = '', letters = ''] = name.split('-');
  return `${size.replace('x', '×')} ${size === '5x5' ? 'without' : 'with'} ${letters}`;
}

/** The board and its fine grid, with settings for the claims on joints and for odd shifts. */
export const eleven: Scenario<GridProblem> = {
  choices: { board: BOARDS, joints: CLAIMS, odd: ['off', 'on'] },
  labels: {
    board: { label: 'Board', values: Object.fromEntries(BOARDS.map((name) => [name, boardWords(name)])) },
    joints: {
      label: 'Joints claimed',
      values: { straight: 'straight passages only', all: 'all joints', none: 'none' },
    },
    odd: { label: 'Odd shifts too' },
  },
  asks: ['joints', 'odd'],
  task: 'joints',
  zoom: 'decisions',
  matrix: 'none',
  after: () => 'opening',
  // A small board runs to the end, because the settings change its count.
  isShort: ({ board = '' }) => (SMALL_BOARDS as readonly string[]).includes(board),
  encode: (settings) =>
    encodeGrid({
      ...boardNamed(settings['board'] ?? ''),
      claim: settings['joints'] as Claim,
      shifts: settings['odd'] === 'on' ? 'any' : 'even',
    }),
  // The fine grid needs the same code, so a separate file for the board would save nothing.
  board: () => Promise.resolve({ draw: drawSticks }),
  suggestions: [
    { words: 'Go to the next cover', does: 'next solution' },
    { words: 'Watch the search', does: 'watch' },
  ],
  noun: (_, { joints, odd }) => (joints === 'none' || odd === 'on' ? 'cover' : 'solution'),
  faultAt: (moment, isWhole) => (moment.isFull && strangersOf(moment)) || crossedAt(moment, isWhole),
  // Where pieces cross, `faultAt` says.
  story: storyOf,
  // The first cover with a piece of the wrong shape or a crossing; without one, the first solution.
  opening(recording, { placements }) {
    for (let number = 1; number <= recording.totals.solutions; number += 1) {
      const step = recording.solutionStep(number);
      const laid = recording.seek(step).path.flatMap(({ row }) => placements[row] ?? []);
      const isWrong = laid.some(({ piece, shape }) => piece !== shape);
      if (isWrong || crossingsOf(laid).length > 0) return step;
    }
    return firstSolution(recording);
  },
};

function drawSticks(svg: SVGSVGElement, moment: Moment<GridProblem>, { id }: BoardPlace): void {
  const view = withoutCornerBeads(stickView(moment));
  drawBoard(svg, view, { id: `${id}-board`, title: 'The board of sticks', rack: false });
  drawProof(svg, { ...view, letters: [] }, moment.marks);
}

/** The same moment on the fine grid, under the board. */
export function drawFine(
  svg: SVGSVGElement,
  moment: Moment<GridProblem>,
  { id, interactive = false }: BoardPlace,
): void {
  drawFineGrid(svg, fineGridView(moment.problem, stickView(moment)), {
    id: `${id}-grid`,
    title: 'The fine grid',
    focusable: interactive,
  });
}

/** Why a cover of the matrix is not a solution of the puzzle; otherwise empty. */
export function faultAt(moment: Moment<GridProblem>): string {
  return faultOf(stickView(moment));
}

/** The pieces without the shape of their letter, such as `J lies as L`; empty when there are none. */
function strangersOf({ taken, problem }: Moment<GridProblem>): string {
  return taken
    .flatMap(({ row }) => problem.placements[row] ?? [])
    .filter(({ piece, shape }) => piece !== shape)
    .map(({ piece, shape }) => `${piece} ${shape === null ? 'has come apart' : `lies as ${shape}`}`)
    .join(', ');
}

/** The board of sticks; a cover with a piece of the wrong shape is broken, not solved. */
function stickView(moment: Moment<GridProblem>): BoardView {
  const view = boardView(moment);
  const strangers = strangersOf(moment);
  if (strangers === '' || !(view.solved || view.isBroken)) return view;
  const crossed = view.crossings.length > 0 ? ', and pieces cross' : '';
  return { ...view, solved: false, isBroken: true, fault: brokenBy(`${strangers}${crossed}`) };
}

/** What is wrong with the cover on the board, in a few words; empty when nothing is. */
function faultOf({ isBroken, fault, crossings }: BoardView): string {
  if (!isBroken) return '';
  const pairs = crossings.map(({ over, under }) => `${over} and ${under} cross`).join(', ');
  return fault ?? `Not a solution of the puzzle: ${pairs}.`;
}
