import { expect, test } from 'vitest';
import { record } from '#history/index.ts';
import { queens, sudoku } from '#notebook/encoders.ts';
import type { ProblemBuilder } from '#notebook/builder.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { drawNumberGrid } from '#pictures/number-grid/draw.ts';
import { drawQueens } from '#pictures/queens/draw.ts';
import { queensView } from '#pictures/queens/view.ts';
import { sudokuView } from '#pictures/sudoku/view.ts';
import { drawUserBoard } from '#pictures/user-board/draw.ts';
import { userBoardView } from '#pictures/user-board/view.ts';
import { encode as encodeQueens } from '#puzzles/queens/encode.ts';
import { encode as encodeSudoku } from '#puzzles/sudoku/encode.ts';
import { parse } from '#puzzles/sudoku/text.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { newSvg } from '../svg.ts';

const name = { id: 'board', title: 'The board' };

/** What the rows on the board draw: for each the tag, the path and the letters of its marks. */
function marksOf(svg: SVGSVGElement): Map<string, string> {
  const groups = [...svg.querySelectorAll('.rows > .marks:is(.is-chosen, .is-trying)')];
  return new Map(
    groups.map((group) => {
      const marks = [...group.children].filter((mark) => !mark.classList.contains('order'));
      const told = marks.map((mark) => `${mark.tagName} ${mark.getAttribute('d')} ${mark.textContent}`);
      return [group.getAttribute('data-row') ?? '', told.join('; ')];
    }),
  );
}

/** The cells of the ground. */
function cellsOf(svg: SVGSVGElement): (string | null)[] {
  return [...svg.querySelectorAll('.cell')].map((cell) => cell.getAttribute('d'));
}

function inANotebook(made: ProblemBuilder, step: number): SVGSVGElement {
  const problem = encodeUserProblem(made.checked());
  const svg = newSvg();
  drawUserBoard(svg, userBoardView(momentOf(problem, record(problem.matrix).seek(step))), name);
  return svg;
}

test('queens look in a lesson as they do in a notebook', () => {
  const problem = encodeQueens({ n: 6 });
  const run = record(problem.matrix);
  for (const step of [3, 12, 30]) {
    const svg = newSvg();
    drawQueens(svg, queensView(momentOf(problem, run.seek(step))), name);
    const other = inANotebook(queens(6), step);
    expect(marksOf(svg).size).toBeGreaterThan(0);
    expect(marksOf(svg)).toEqual(marksOf(other));
    expect(cellsOf(svg)).toEqual(cellsOf(other));
  }
});

test('and the numbers of a Sudoku', () => {
  const text = '1...\n..3.\n.4..\n...2';
  const problem = encodeSudoku(parse(text));
  const run = record(problem.matrix);
  for (const step of [6, 15, run.lastStep() - 3]) {
    const svg = newSvg();
    drawNumberGrid(svg, sudokuView(momentOf(problem, run.seek(step))), name);
    const other = inANotebook(sudoku(text), step);
    expect(marksOf(svg).size).toBeGreaterThan(0);
    expect(marksOf(svg)).toEqual(marksOf(other));
    expect(cellsOf(svg)).toEqual(cellsOf(other));
  }
});
