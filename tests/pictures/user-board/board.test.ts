import { describe, expect, test } from 'vitest';
import { count } from '#dlx/index.ts';
import { record } from '#history/index.ts';
import type { Highlight } from '#pictures/kit/highlight.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { drawUserBoard } from '#pictures/user-board/draw.ts';
import { CELL } from '#pictures/user-board/layout.ts';
import { columnPlaces } from '#pictures/user-board/places.ts';
import { userBoardView } from '#pictures/user-board/view.ts';
import type { UserBoardProblem } from '#puzzles/user-problem/encode.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { EXAMPLES, KNUTH, queensText, sudokuText } from '#puzzles/user-problem/examples.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { userDominoes } from '../../user-problems/problems.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { snapshotText } from '../svg.ts';

const TABLE = `| board: 2x2
| missing: 1,1
| across: Monday; Tuesday
| down: early; late at night
| marks: wall v1,0
Mon Tue night
| row one: fill 0,0 Ada
Mon
| row two: fill 1,0 #3 "Ada and Ben"
Tue
| row three: fill 0,1 "a word of sixteen"
night
`.replace('sixteen', '16');

const read = (text: string): UserBoardProblem => encodeUserProblem(parseUserProblem(text));
const LINES = read(`| lines: 2x2
| missing: v1,1
| marks: wall h0,0; caption "Two sticks"
a b | p
| row one: path 0,0 2,0 #1; dot 2,0
a p
| row two: edge v0,0 v2,0 #4; caption "Upright"
b p
| row three: edge h0,2
b
`);

const TRIANGLES = read(`| triangles: 5x2
| missing: 0,0
| marks: corner 4,1 b
a b | p
| row one: fill 1,0 2,0 1,1 #2 A
a p
| row two: path 3,0 3,1 #4; dot 2,1; caption "Two of them"
b
`);
const HEXAGONS = read(`| hexagons: 3x2
| missing: 0,1
| marks: fill 0,0 7
a b
| row one: fill 1,0 2,0 1,1 #2 A; corner 2,0 x
a
| row two: path 2,1 1,1; dot 2,1 #3
b
`);

function draw(svg: SVGSVGElement, problem: UserBoardProblem, step: number, to?: Highlight): void {
  const moment = momentOf(problem, record(problem.matrix).seek(step), to);
  drawUserBoard(svg, userBoardView(moment), { id: 'one-board', title: 'The board' });
}

function drawn(problem: UserBoardProblem, step: number, to?: Highlight): SVGSVGElement {
  return drawnBy((svg) => draw(svg, problem, step, to));
}

const firstSolution = (problem: UserBoardProblem): number => record(problem.matrix).solutionStep(1);

describe('our own boards, written', () => {
  const solved = [
    ['queens', read(queensText(4)), 2],
    ['sudoku', read(sudokuText(2, '.1.2........4.3.')), 1],
    ['dominoes', encodeUserProblem(userDominoes(3, 2)), 3],
    ['lines', LINES, 1],
    ['list', read(KNUTH), 1],
    ['table', read(TABLE), 1],
    ['triangles', TRIANGLES, 1],
    ['hexagons', HEXAGONS, 1],
  ] as const;

  // All are kept whole: each has marks or a ground that no other one has.
  test.each(solved)('%s: as many solutions, and the first as it was drawn', async (name, problem, solutions) => {
    expect(count(problem.matrix).solutions).toBe(solutions);
    const text = snapshotText(drawn(problem, firstSolution(problem)));
    await expect(text).toMatchFileSnapshot(`./snapshots/${name}.svg`);
  });

  test('any of them can be drawn over any other', () => {
    const problems = [...EXAMPLES.map(({ text }) => read(text)), LINES, TRIANGLES, HEXAGONS, read(TABLE)];
    const draws = problems.flatMap((problem, index): Draw[] => {
      const steps = index < 3 ? [2, record(problem.matrix).lastStep()] : [2];
      return steps.map((step) => (svg) => draw(svg, problem, step, { row: step, column: step }));
    });
    expectSameOverAny(draws);
    expectAdopted(draws);
  });
});

test('a column is about what its rows share, or else about all that one of them marks', () => {
  const queens = read(queensText(4));
  const column = (name: string): number => queens.matrix.columns.findIndex((one) => one.name === name);
  expect(columnPlaces(queens).of(column('r1'))).toEqual(['c0,1', 'c1,1', 'c2,1', 'c3,1']);
  expect(columnPlaces(queens).at('c0,0')).toBe(column('a0'));
  expect(columnPlaces(queens).at('c1,1')).toBeUndefined();
  const dominoes = encodeUserProblem(userDominoes(3, 2));
  expect(columnPlaces(dominoes).of(0)).toEqual(['c0,0']);
  expect(columnPlaces(dominoes).at('c1,1')).toBe(4);
  expect(columnPlaces(LINES).of(0)).toEqual(['h0,0', 'h1,0', 'p2,0']);
});

test('rows have the state of the moment, and one that is pointed at is shown beside them', () => {
  const queens = read(queensText(4));
  const step = firstSolution(queens);
  const solved = drawn(queens, step);
  expect(solved.classList.contains('is-solved')).toBe(true);
  expect(solved.querySelectorAll('.rows > .is-chosen')).toHaveLength(4);
  expect(solved.querySelector('desc')?.textContent).toContain(
    'Rows chosen: r0c1, r1c3, r2c0 and r3c2. This is a solution.',
  );
  const pointed = drawn(queens, 0, { row: 5, column: null });
  expect(pointed.querySelector('.rows > .is-pointed')?.getAttribute('data-row')).toBe('5');
  const run = record(queens.matrix);
  for (const [event, state] of [
    ['try', 'trying'],
    ['retreat', 'undone'],
  ] as const) {
    let at = 0;
    while (run.seek(at).event !== event) at += 1;
    expect(drawn(queens, at).querySelectorAll(`.rows > .is-${state}`)).toHaveLength(1);
  }
});

test('a long list of rows keeps the last ones in sight, and counts the others', () => {
  const names = Array.from({ length: 20 }, (_, at) => `c${at}`);
  const problem = read(`${names.join(' ')}\n${names.join('\n')}\n`);
  const svg = drawn(problem, firstSolution(problem));
  expect(svg.querySelectorAll('[data-row]')).toHaveLength(11);
  expect(svg.textContent).toContain('9 rows before');
});

test('the number of a row at the right or the lower border stands inside the board', () => {
  const border = read('| lines: 2x2\na b\n| row right: edge v2,1\na\n| row foot: edge h1,2\nb\n');
  const numbers = [...drawn(border, firstSolution(border)).querySelectorAll('text.order')];
  expect(numbers).toHaveLength(2);
  for (const number of numbers) {
    for (const axis of ['x', 'y']) {
      expect(Number(number.getAttribute(axis))).toBeGreaterThan(0);
      expect(Number(number.getAttribute(axis))).toBeLessThan(2 * CELL);
    }
  }
});
