import { type CustomBoard, crossroads, edgesOn, piecesIn } from '#puzzles/tetrasticks/custom-board.ts';
import { idleJunctions } from '#puzzles/tetrasticks/feasibility.ts';
import { pointText } from '#puzzles/tetrasticks/lattice.ts';
import type { Obstacle } from '#puzzles/tetrasticks/obstacle.ts';
import { part, say, setText, writeLines } from '#ui/kit/parts.ts';

/** Shows the verdict on a board, and announces it when the board is another one. */
export function showBoardVerdict(
  host: HTMLElement,
  board: CustomBoard,
  obstacles: readonly Obstacle[],
  isOther: boolean,
): void {
  const { head, first, note, spoken } = verdictWords(board, obstacles);
  const verdict = part(host, 'verdict', HTMLElement);
  verdict.classList.toggle('is-impossible', obstacles.length > 0);
  verdict.classList.toggle('is-empty', isBare(board));
  setText(part(host, 'verdict-head', HTMLElement), head);
  setText(part(host, 'verdict-first', HTMLElement), first);
  const others = obstacles.slice(1).map(({ words }) => words);
  writeLines(part(host, 'obstacles', HTMLElement), others);
  setText(part(host, 'verdict-note', HTMLElement), note);
  if (isOther) say(part(host, 'verdict-said', HTMLElement), spoken);
}

interface VerdictWords {
  readonly head: string;
  /** The first reason why the board cannot be filled. */
  readonly first: string;
  readonly note: string;
  /** The verdict in one sentence, for the announcement. */
  readonly spoken: string;
}

/** Returns the verdict on a board, before any search. */
export function verdictWords(board: CustomBoard, obstacles: readonly Obstacle[]): VerdictWords {
  const pieces = piecesIn(board).length;
  const edges = edgesOn(board).length;
  const sum =
    `${edges} ${edges === 1 ? 'edge' : 'edges'}; ${pieces} ${pieces === 1 ? 'piece' : 'pieces'} of four sticks: ` +
    `${4 * pieces}.`;
  const can =
    obstacles.length > 0
      ? 'It cannot be filled.'
      : isBare(board)
        ? 'There is nothing to cover.'
        : 'Nothing here rules out a solution; only the search can tell.';
  const first = obstacles[0]?.words ?? '';
  return { head: `${sum} ${can}`, first, note: idleWords(board), spoken: first || can };
}

function isBare(board: CustomBoard): boolean {
  return edgesOn(board).length === 0 && piecesIn(board).length === 0;
}

/** A sentence on junctions that no piece in play can pass straight; empty when there are none. */
function idleWords(board: CustomBoard): string {
  const idle = piecesIn(board).length > 0 ? idleJunctions(board).map(pointText) : [];
  if (idle.length === 0) return '';
  const where =
    idle.length === 1
      ? `junction ${idle.join()}`
      : idle.length === crossroads(board).length
        ? 'any junction'
        : `junctions ${idle.join(', ')}`;
  return `No piece in play passes straight through ${where}, and none has to.`;
}
