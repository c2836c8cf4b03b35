import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { all } from '#dlx/index.ts';
import { drawShares } from '#pictures/user-board/draw-shares.ts';
import {
  countWords,
  fairWords,
  inHowMany,
  percentWords,
  shareWords,
  takenWords,
} from '#pictures/user-board/share-words.ts';
import { askedColumns, askedTopics, openingColumn, shareMarks, shareName } from '#pictures/user-board/shares.ts';
import type { Problem } from '#puzzles/problem.ts';
import { DOMINOES } from '#puzzles/user-problem/dominoes.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { queensText } from '#puzzles/user-problem/examples.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { type AllAnswer, createAll } from '#workers/all.ts';
import { resultOf } from '#puzzles/result-of.ts';

const problemOf = (text: string): Problem => encodeUserProblem(parseUserProblem(text));

/** Two pieces on three cells: the long one leaves a place for the short one. */
const PIECES = `| board: 3x1
long short c0 c1 c2
| row left: fill 0,0 1,0
long c0 c1
| row right: fill 1,0 2,0
long c1 c2
| row first: fill 0,0
short c0
| row last: fill 2,0
short c2
`;

const SEGMENTS = `| lines: 1x1
a b | e
| row top: edge h0,0
a
| row side: edge v0,0 v1,0
b e
| row foot: edge h0,1
b
`;

const UPDATES = 1_000_000;

function asked({ matrix }: Problem, taken: readonly number[] = [], seed = 1, updates = UPDATES): AllAnswer {
  return resultOf(createAll()({ matrix, key: 1, taken, seed, updates }));
}

describe('the worker that answers for all solutions', () => {
  it.each([DOMINOES, PIECES, SEGMENTS, queensText(6)])('counts rows and columns as a list of them does', (text) => {
    const problem = problemOf(text);
    const { matrix } = problem;
    const listed = all(matrix);
    for (const taken of [[], [0], [1, matrix.rows.length - 1]]) {
      const some = listed.filter((rows) => taken.every((row) => rows.includes(row)));
      const answer = asked(problem, taken);
      expect(answer.total).toBe(BigInt(listed.length));
      expect(answer.count).toBe(BigInt(some.length));
      const rowCounts = matrix.rows.map((_, row) => BigInt(some.filter((rows) => rows.includes(row)).length));
      expect(answer.rowCounts).toEqual(rowCounts);
      const covers = (rows: readonly number[], column: number): boolean =>
        rows.some((row) => matrix.rows[row]?.includes(column));
      const columnCounts = matrix.columns.map((_, column) =>
        BigInt(some.filter((rows) => covers(rows, column)).length),
      );
      expect(answer.columnCounts).toEqual(columnCounts);
      if (answer.sample) expect(some.map((rows) => rows.toSorted())).toContainEqual(answer.sample.toSorted());
      else expect(some).toEqual([]);
    }
  });

  it('keeps the solutions of a matrix by its key, and draws all of them in turn', () => {
    const task = createAll();
    const { matrix } = problemOf(DOMINOES);
    const steps = (key: number, seed = 1): number => {
      const work = task({ matrix, key, taken: [], seed, updates: UPDATES });
      let count = 0;
      while (!work.next().done) count += 1;
      return count;
    };
    expect(steps(1)).toBeGreaterThan(0);
    expect(steps(1, 2)).toBe(0);
    expect(steps(2)).toBeGreaterThan(0);
    const drawn = new Set(Array.from({ length: 60 }, (_, seed) => String(asked(problemOf(DOMINOES), [], seed).sample)));
    expect(drawn.size).toBe(5);
  });

  it('says when the list was stopped', () => {
    // A coloured matrix is always listed.
    const words = '| board: 2x1\na b | x y\na x:A\na x:B\na y:A\nb x:A\nb x:B\nb y:B\n';
    expect(asked(problemOf(words)).isComplete).toBe(true);
    expect(asked(problemOf(words))).toMatchObject({ way: 'listed' });
    expect(asked(problemOf(words)).nodes).toBeGreaterThan(0);
    const stopped = asked(problemOf(queensText(6)), [], 1, UPDATES);
    expect(stopped.isComplete).toBe(true);
    expect(asked(problemOf(words), [], 1, 0)).toMatchObject({ isComplete: false });
  });
});

describe('a heat map', () => {
  const sharesOf = (problem: Problem, taken: readonly number[] = [], column: number | null = null) => ({
    ...asked(problem, taken),
    problem,
    taken,
    column,
  });
  const percents = (problem: Problem, taken: readonly number[] = [], column: number | null = null) =>
    Object.fromEntries(shareMarks(sharesOf(problem, taken, column)).map(({ id, percent }) => [id, percent]));

  it('joins the two places of each row of a domino, and leaves out what taken rows mark', () => {
    const dominoes = problemOf(DOMINOES);
    expect(percents(dominoes)).toMatchObject({ 'c0,0 c1,0': '40%', 'c0,0 c0,1': '60%', 'c1,0 c2,0': '20%' });
    expect(openingColumn(sharesOf(dominoes))).toBeNull();
    expect(percents(dominoes, [0])).toEqual({
      'c2,0 c3,0': '50%',
      'c2,0 c2,1': '50%',
      'c3,0 c3,1': '50%',
      'c2,1 c3,1': '50%',
      'c0,1 c1,1': '100%',
      'c1,1 c2,1': '0%',
    });
  });

  it('adds up the rows of a place, and opens with a piece where every cell is covered anyway', () => {
    const pieces = problemOf(PIECES);
    expect(percents(pieces)).toEqual({ 'c0,0': '100%', 'c1,0': '100%', 'c2,0': '100%' });
    // All places of the long one share a cell, so it might as well be that cell.
    expect(askedColumns(pieces)).toEqual([1]);
    expect(openingColumn(sharesOf(pieces))).toBe(1);
    expect(percents(pieces, [], 1)).toEqual({ 'c0,0': '50%', 'c2,0': '50%' });
    expect(percents(problemOf(SEGMENTS))).toEqual({ 'h0,0': '100%', 'v0,0': '50%', 'v1,0': '50%', 'h0,1': '50%' });
  });

  it('leaves out what is given, which stands on the board', () => {
    const given = problemOf('| board: 2x1\n| marks: fill 0,0 1\na b\n| row: fill 0,0 1\na\n| row: fill 1,0 2\nb\n');
    expect(percents(given)).toEqual({ 'c1,0': '100%' });
  });

  it('names a mark by its only row, else by its place', () => {
    const pieces = problemOf(PIECES);
    const marks = shareMarks(sharesOf(pieces));
    expect(marks.map((mark) => shareName(pieces, mark))).toEqual(['cell 0,0', 'cell 1,0', 'cell 2,0']);
    const segments = problemOf(SEGMENTS);
    const [top, side] = shareMarks(sharesOf(segments));
    expect(top && shareName(segments, top)).toBe('row top');
    expect(side && shareName(segments, { ...side, rows: [1, 2] })).toBe('the edge from 0,0 down');
  });

  it('is drawn with a number on each mark of a board of cells, and by its width on edges', () => {
    const svgOf = (text: string): SVGSVGElement => {
      const svg = parseHTML('<svg></svg>').document.querySelector('svg') as unknown as SVGSVGElement;
      const shares = sharesOf(problemOf(text));
      const marks = shareMarks(shares);
      drawShares(svg, shares, { id: 'x', title: 'Shares', marks, noun: 'solution', lit: 'v0,0' });
      return svg;
    };
    const dominoes = svgOf(DOMINOES);
    const numbers = [...dominoes.querySelectorAll('.share-number')].map((one) => one.textContent);
    expect(numbers).toEqual(['40', '60', '20', '40', '40', '40', '60', '40', '20', '40']);
    expect(dominoes.querySelector('desc')?.textContent).toContain('how many of the 5 solutions');
    const edges = svgOf(SEGMENTS);
    const widths = [...edges.querySelectorAll('.share')].map((one) => one.getAttribute('stroke-width'));
    expect(widths).toEqual(['9.0', '5.5', '5.5', '5.5']);
    expect(edges.querySelectorAll('.share-number')).toHaveLength(0);
    expect(edges.querySelector('.is-lit')?.getAttribute('data-share')).toBe('v0,0');
  });

  it('is about topics, where they are told apart by something else than a column', () => {
    const problem = problemOf(DOMINOES);
    const [first, ...others] = problem.matrix.rows.keys();
    const topics = [
      { name: 'the first', rows: new Set([first!]) },
      { name: 'the others', rows: new Set(others) },
    ];
    const rowsAt = (column: number | null) =>
      shareMarks({ ...sharesOf(problem), topics, column }).flatMap(({ rows }) => rows);
    expect(rowsAt(0)).toEqual([first]);
    expect(rowsAt(1).toSorted((a, b) => a - b)).toEqual(others);
    expect(askedTopics({ problem, topics }).map(({ name }) => name)).toEqual(['the first', 'the others']);
    const byColumn = askedTopics({ problem }).map(({ column }) => column);
    expect(byColumn).toEqual(askedColumns(problem));
  });
});

describe('the words of a count', () => {
  it('say exactly how many there are, in full and, where that is long, its digits', () => {
    const complete = { count: 6728n, total: 6728n, isComplete: true };
    expect(countWords(complete, 'solution', UPDATES)).toBe('Exactly 6,728 solutions.');
    expect(countWords({ ...complete, total: 1n }, 'solution', UPDATES)).toBe('Exactly 1 solution.');
    expect(countWords({ ...complete, total: 0n }, 'solution', 900)).toBe('None, after a complete search of 900 nodes.');
    expect(countWords({ ...complete, total: 53_060_477_521_960_000n }, 'cover', UPDATES)).toBe(
      'Exactly 53,060,477,521,960,000 covers, a number of 17 digits.',
    );
  });

  it('say so when the list was stopped', () => {
    const stopped = { count: 12n, total: 12n, isComplete: false };
    expect(countWords(stopped, 'solution', 2_000_000)).toBe(
      'Not known yet: stopped after 2,000,000 nodes. There are at least 12 solutions, and the numbers below count only those.',
    );
    expect(countWords({ ...stopped, total: 1n }, 'solution', 2_000_000)).toContain(
      'There is at least 1 solution, and the numbers below count only that one.',
    );
    expect(countWords({ ...stopped, total: 0n }, 'solution', 2_000_000)).toBe(
      'Not known yet: stopped after 2,000,000 nodes. No solution so far.',
    );
    expect(fairWords(stopped, 'solution')).toContain('isn’t a fair choice');
  });

  it('say in how many something takes part, and never 0% of something or 100% of less than all', () => {
    expect(inHowMany(3364n, 6728n)).toBe('in 3,364 of 6,728 (50%)');
    expect(inHowMany(5n, 5n)).toBe('in all 5');
    expect(inHowMany(2n, 2n)).toBe('in both');
    expect(inHowMany(1n, 1n)).toBe('in the only one');
    expect(inHowMany(0n, 5n)).toBe('in none of 5');
    expect([0n, 1n, 2n].map((whole) => inHowMany(0n, whole))).toEqual(['in none', 'not in the only one', 'in neither']);
    expect(inHowMany(1n, 5000n)).toBe('in 1 of 5,000 (less than 1%)');
    expect(percentWords(4999n, 5000n)).toBe('>99%');
    expect(percentWords(0n, 0n)).toBe('0%');
    expect(shareWords('row a', 2n, 5n)).toBe('Row a: in 2 of 5 (40%).');
    const some = { count: 2n, total: 5n, isComplete: true };
    expect(takenWords(some, [])).toBe('');
    expect(takenWords(some, ['a'])).toBe('Row a: in 2 of 5 (40%).');
    expect(takenWords(some, ['a', 'b'])).toBe('Rows a and b, together: in 2 of 5 (40%).');
    expect(fairWords(some, 'solution')).toBe('Each of the 2 solutions left is equally likely.');
    expect(fairWords({ ...some, count: 1n }, 'solution')).toBe('The only solution left.');
    expect(fairWords({ ...some, count: 5n }, 'solution')).toBe('Each of the 5 solutions is equally likely.');
  });
});
