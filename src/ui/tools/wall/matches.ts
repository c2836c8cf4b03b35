import type { WallBoards } from '#puzzles/tetrasticks/wall-boards.ts';
import { part, setText } from '#ui/kit/parts.ts';
import { mountGrid } from '../solutions/board-grid.ts';
import type { ShownBoards } from './shown-boards.ts';
import { boardWords, matchesHead } from './wall-words.ts';

/** At most this many boards with the part are shown as buttons as well. */
const MOST = 36;

/** The list of the boards that have the part, as buttons. Returns what shows it. */
export function mountMatches(
  host: HTMLElement,
  signal: AbortSignal,
  boards: WallBoards,
  shown: ShownBoards,
  open: (board: number) => void,
): () => void {
  const place = part(host, 'matches', HTMLElement);
  const head = part(host, 'matches-head', HTMLElement);
  const grid = mountGrid(part(host, 'grid', HTMLElement), signal, {
    label: (board) => boardWords(boards.at(board)),
    caption: (board) => `${boards.at(board).omitted} ${boards.at(board).number}`,
    open,
  });
  return () => {
    const { count } = shown;
    const isList = count > 0 && count < boards.total;
    place.hidden = !isList;
    grid.clear();
    if (!isList) return;
    const listed = shown.inOrder().slice(0, MOST);
    setText(head, matchesHead(count, listed.length));
    grid.show(
      listed.map((board) => ({ number: board, board: shown.turned(board) })),
      -1,
    );
  };
}
