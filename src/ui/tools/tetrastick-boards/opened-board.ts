import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { drawSmallBoard } from '#pictures/tetrasticks/draw-small-board.ts';
import { solutionView } from '#pictures/tetrasticks/view.ts';
import { writeState } from '#player/address.ts';
import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { imagesOf } from '#puzzles/tetrasticks/symmetry.ts';
import type { FoundBoard } from '../solutions/found-boards.ts';
import type { LeftOut } from '../solutions/gallery-state.ts';
import { part, setText, writeLines } from '#ui/kit/parts.ts';
import { tetrasticks } from '#scenarios/tetrasticks.ts';
import { boardFacts } from '../solutions/solution-words.ts';
import { inWords } from '#english/english.ts';

export interface OpenedBoard {
  readonly board: FoundBoard;
  readonly problem: TetrastickProblem;
  readonly omitted: LeftOut;
}

/**
 * Wires the large board of the gallery, with its features, its symmetric images and the link to its step in the run.
 *
 * @returns a function that shows a board
 */
export function mountOpened(host: HTMLElement): (now: OpenedBoard) => void {
  const svg = part(host, 'big', SVGSVGElement);
  const facts = part(host, 'facts', HTMLElement);
  const list = part(host, 'pieces', HTMLElement);
  const images = part(host, 'images', HTMLElement);
  const moment = part(host, 'moment', HTMLAnchorElement);
  const step = part(host, 'moment-step', HTMLElement);
  const lesson = moment.dataset['lesson'] ?? '';

  return ({ board, problem, omitted }) => {
    drawBoard(svg, solutionView(problem, board.rows), {
      rack: false,
      id: `${host.id}-big`,
      title: `Board ${board.number} of those without ${omitted}`,
    });
    writeLines(facts, boardFacts(board.features));
    writeLines(list, board.rows.toSorted((a, b) => a - b).map(problem.describeRow));
    imagesOf(board.board).forEach((image, index) => {
      const small = images.children[index]?.querySelector('svg');
      if (small) drawSmallBoard(small, image);
    });
    moment.href = lesson + momentFragment(omitted, board.step);
    setText(step, inWords(board.step));
  };
}

/** Returns the fragment that opens the lesson's figure at a decision of the run without a piece. */
export function momentFragment(omitted: LeftOut, step: number): string {
  const settings = { omitted, secondary: 'on' };
  const state = { settings, kinds: new Map(), zoom: 'decisions', step } as const;
  return `#tetrasticks${writeState('', 'tetrasticks', tetrasticks.choices, state)}`;
}
