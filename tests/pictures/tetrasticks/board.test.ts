import { describe, expect, test } from 'vitest';
import { solve } from '#dlx/index.ts';
import { drawPiece } from '#pictures/tetrasticks/draw-piece.ts';
import { drawBoard } from '#pictures/tetrasticks/draw.ts';
import { type BoardView, boardView, solutionView } from '#pictures/tetrasticks/view.ts';
import { record } from '#history/index.ts';
import { decode, crossingsOf } from '#puzzles/tetrasticks/decode.ts';
import { encode, withJunctions } from '#puzzles/tetrasticks/encode.ts';
import { pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { newSvg, snapshotText } from '../svg.ts';
import { momentOf } from '#pictures/kit/moment.ts';

const options = { id: 'board', title: 'The board' };
const problem = encode({ size: 3, pieces: 'FHJLNU' });
const off = withJunctions(problem, 'off');
const rows = [...solve(problem.matrix)][0]!;
const crossed = [...solve(off.matrix)].find((cover) => crossingsOf(decode(off, cover).placements).length === 1)!;
const path = (count: number) => rows.slice(0, count).map((row) => ({ row, column: 0 }));
const branch = problem.matrix.rows[rows[3]!]![2]!;

const start = record(problem.matrix).seek(0);

const views: Record<string, BoardView> = {
  solution: boardView(
    momentOf(problem, {
      ...start,
      event: 'solution',
      column: -1,
      row: -1,
      path: path(6),
      branch: -1,
    }),
  ),
  crossing: solutionView(off, crossed),
  trying: boardView(
    momentOf(problem, {
      ...start,
      event: 'try',
      column: branch,
      row: rows[3]!,
      path: path(4),
      branch,
    }),
  ),
  undone: boardView(
    momentOf(problem, {
      ...start,
      event: 'retreat',
      column: branch,
      row: rows[3]!,
      path: path(3),
      branch,
    }),
  ),
  'dead end': boardView(
    momentOf(
      problem,
      { ...start, event: 'dead end', column: branch, row: -1, path: path(3), branch },
      { row: rows[0]!, column: null },
    ),
  ),
  ghost: boardView(
    momentOf(
      problem,
      { ...start, event: 'choose', column: branch, row: -1, path: path(2), branch },
      { row: rows[4]!, column: problem.matrix.rows[rows[4]!]![1]! },
    ),
  ),
};

describe('the board', () => {
  test.each(['crossing', 'undone'])('draws: %s', async (name) => {
    const svg = drawnBy((host) => drawBoard(host, views[name]!, options));
    await expect(snapshotText(svg)).toMatchFileSnapshot(`./snapshots/board-${name}.svg`);
  });

  test('has marks for every state', () => {
    return expectStates(
      views,
      (view) => drawnBy((svg) => drawBoard(svg, view, options)),
      './snapshots/board-states.txt',
    );
  });

  test('drawn over any other view is what it is when drawn afresh', () => {
    const draws = Object.values(views).map(
      (view): Draw =>
        (svg) =>
          drawBoard(svg, view, options),
    );
    expectSameOverAny(draws);
    expectAdopted(draws);
  });

  test('links every edge, junction and piece to its column and its row', () => {
    const svg = newSvg();
    drawBoard(svg, views['solution']!, options);
    const columns = new Set([...svg.querySelectorAll('[data-column]')].map((node) => node.getAttribute('data-column')));
    expect(columns.size).toBe(problem.matrix.columns.length);
    const linked = [...svg.querySelectorAll('.hit-edge')].map((node) => [
      Number(node.getAttribute('data-row')),
      Number(node.getAttribute('data-column')),
    ]);
    for (const [row, column] of linked) expect(problem.matrix.rows[row!]).toContain(column);
    expect(linked).toHaveLength(24);
  });

  test('has a role, a name and words; its pieces take the focus when asked', () => {
    const svg = newSvg();
    drawBoard(svg, views['trying']!, options);
    expect(svg.getAttribute('role')).toBe('img');
    expect(svg.querySelector('#board-desc')!.textContent).toContain('Being tried');
    drawBoard(svg, views['trying']!, { ...options, focusable: true });
    expect(svg.getAttribute('role')).toBe('group');
    expect(svg.querySelectorAll('.piece-letter[tabindex="0"][aria-label]')).toHaveLength(4);
  });

  test('a full 5×5 board stays under 1,500 elements', () => {
    const large = encode({ omit: 'H', pinned: 'F in one aspect', junctions: 'off' });
    const [cover] = solve(large.matrix, { limit: 1 });
    const svg = newSvg();
    drawBoard(svg, solutionView(large, cover!), options);
    expect(svg.querySelectorAll('*').length).toBeLessThan(1500);
  });
});

describe('a piece alone', () => {
  const draws = Object.fromEntries(
    (['J', 'I', 'O'] as const).map((id): [string, Draw] => [
      id,
      (svg) => drawPiece(svg, pieceOf(id), { id: 'piece', title: `Piece ${id}` }),
    ]),
  );

  test('draws: J', async () => {
    await expect(snapshotText(drawnBy(draws['J']!))).toMatchFileSnapshot('./snapshots/piece-J.svg');
  });

  test('has a junction where it passes straight', () => {
    return expectStates(draws, drawnBy, './snapshots/piece-states.txt');
  });

  test('drawn over any other is what it is when drawn afresh', () => {
    expectSameOverAny(Object.values(draws));
    expectAdopted(Object.values(draws));
  });
});
