import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { solutionView } from '#pictures/tetrasticks/view.ts';
import { lastPieces, nextPlace } from '#puzzles/tetrasticks/last-pieces.ts';
import { inFigures } from '#english/english.ts';
import { say } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** A board with three pieces left. A press lays a piece where it fits, the next press where it fits next. */
export function mountThreeLeft(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const board = part('board', SVGSVGElement);
  const said = part('said', HTMLElement);
  const { problem, laid, left } = lastPieces(host.dataset['start'] ?? '');
  const places = left.map(() => -1);
  const buttons = [...host.querySelectorAll<HTMLButtonElement>('[data-take]')];

  function show(): void {
    const rows = [...laid, ...places.filter((row) => row >= 0)];
    const view = solutionView(problem, rows);
    const isSolved = rows.length === problem.pieces.length;
    drawBoard(
      board,
      { ...view, solved: isSolved },
      { id: board.id, title: 'A board with three pieces left', rack: false, numbers: false },
    );
    buttons.forEach((button, index) => {
      button.setAttribute('aria-pressed', String((places[index] ?? -1) >= 0));
    });
    host.toggleAttribute('data-solved', isSolved);
  }

  function press(index: number): void {
    const piece = left[index];
    if (!piece) return;
    const others = [...laid, ...places.filter((row, other) => other !== index && row >= 0)];
    const before = places[index] ?? -1;
    const row = nextPlace(problem, piece.rows, before, others);
    places[index] = row;
    show();
    const open = places.filter((place) => place < 0).length;
    if (open === 0) say(said, 'Solved! All sixty edges are covered.');
    else if (row >= 0) say(said, `${problem.describeRow(row)} ${inFigures(open, 'piece')} left.`);
    else if (before >= 0) say(said, `${piece.piece} is back in the tray.`);
    else say(said, `${piece.piece} fits nowhere now. Move another piece.`);
  }

  buttons.forEach((button, index) => {
    on(button, 'click', () => press(index));
  });
  show();
}
