import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { judgeCrossing, secretView } from '#pictures/tetrasticks/find-crossing.ts';
import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { atlasProblem } from '#puzzles/tetrasticks/atlas.ts';
import { isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import { mountJunctionKeys } from '../crossings/junction-keys.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

/**
 * A full board on which two pieces cross: the reader says where. `data-boards` has the boards, each
 * the letter of the piece left out and the rows of the cover.
 */
export function mountFindCrossing(host: HTMLElement, signal: AbortSignal): void {
  const { part, press } = wiring(host, signal);
  const board = part('board', SVGSVGElement);
  const title = board.getAttribute('aria-label') ?? '';
  const verdict = part('verdict', HTMLElement);
  const boards = (host.dataset['boards'] ?? '').split(' ').map((text) => {
    const [omitted = '', ...rows] = text.split('-');
    return { omitted, rows: rows.map(Number) };
  });
  const linked = readText(host, 'board');
  const isKnown = /^[1-9]\d?$/.test(linked ?? '') && Number(linked) <= boards.length;
  let number = isKnown ? Number(linked) - 1 : 0;
  let isFound = false;
  let problem: TetrastickProblem | null = null;
  let rows: readonly number[] = [];

  const show = (): void => {
    const { omitted = '', rows: now = [] } = boards[number] ?? {};
    if (!isPieceId(omitted)) return;
    problem = atlasProblem(omitted);
    rows = now;
    isFound = false;
    delete verdict.dataset['state'];
    draw();
  };

  const draw = (): void => {
    if (!problem) return;
    host.dataset['found'] = String(isFound);
    drawBoard(board, secretView(problem, rows, isFound), {
      id: `${host.id}-board`,
      title,
      junctions: 'chooses',
      rack: false,
    });
  };

  mountJunctionKeys(board, signal, (column) => {
    const meaning = problem?.meanings[column];
    if (!problem || meaning?.kind !== 'junction' || isFound) return;
    const guess = judgeCrossing(problem, rows, meaning.point);
    isFound = guess.isRight;
    verdict.dataset['state'] = guess.isRight ? 'good' : 'bad';
    setText(verdict, guess.words);
    draw();
  });
  press('another', () => {
    number = (number + 1) % boards.length;
    writeText(host, 'board', number === 0 ? null : String(number + 1));
    show();
    setText(verdict, `Board ${number + 1} of ${boards.length}.`);
  });
  show();
  if (isKnown) setText(verdict, `Board ${number + 1} of ${boards.length}.`);
  else if (linked !== null)
    setText(verdict, `The link names a board that is not there; this is board 1 of ${boards.length}.`);
}
