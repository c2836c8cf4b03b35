import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import type { ColumnKind } from '#dlx/index.ts';
import { namesOf } from '#history/caption.ts';
import { record } from '#history/index.ts';
import { momentOf, momentOfRows } from '#pictures/kit/moment.ts';
import { describeUserBoard } from '#pictures/user-board/describe.ts';
import { userBoardFaults, userBoardFaultWords } from '#pictures/user-board/faults.ts';
import { drawUserBoard } from '#pictures/user-board/draw.ts';
import { placesOf } from '#pictures/user-board/places.ts';
import { userBoardView } from '#pictures/user-board/view.ts';
import { withColumnKinds } from '#puzzles/problem.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { queensText } from '#puzzles/user-problem/examples.ts';
import { formatUserProblem } from '#puzzles/user-problem/format.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { faultWords, readUserProblem } from '#puzzles/user-problem/read.ts';
import { momentWords } from '#scenarios/scenario.ts';
import { userProblemScenario } from '#scenarios/user-problem.ts';

function switched(text: string, kinds: Readonly<Record<string, ColumnKind>>) {
  const problem = encodeUserProblem(parseUserProblem(text));
  return withColumnKinds(problem, ({ name }) => kinds[name]);
}

const PIECES = `| board: 3x1
a b | c0 c1 c2
| row left: fill 0,0 1,0
a c0 c1
| row right: fill 1,0 2,0
b c1 c2
`;

describe('a dead end', () => {
  const wordsOf = (text: string): string => {
    const problem = switched(text, {});
    const recording = record(problem.matrix);
    const frames = Array.from({ length: recording.lastStep() + 1 }, (_, step) => recording.seek(step));
    const end = frames.find(({ event }) => event === 'dead end');
    return end ? describeUserBoard(momentOf(problem, end)) : '';
  };

  it('leaves nothing for a column, or too few rows for one that needs more', () => {
    expect(wordsOf('a b\na\n')).toContain('Dead end: nothing is left for b.');
    expect(wordsOf('2|a b\na\nb\n')).toContain('Dead end: too few rows are left for a.');
  });
});

describe('a corner', () => {
  const text = `| board: 2x1
| marks: corner 0,0 12
a
| row left: fill 0,0 7; corner 1,0 b
a
`;

  it('lies over what fills its cell, and marks the cell', () => {
    const { document } = parseHTML('<svg></svg>');
    const svg = document.querySelector('svg') as unknown as SVGSVGElement;
    const view = userBoardView(momentOfRows(switched(text, {}), [0]));
    drawUserBoard(svg, view, { id: 'board', title: 'The board' });
    const texts = [...svg.querySelectorAll('.corner, .sign')].map((one) => one.textContent);
    expect(texts).toEqual(['7', 'b', '12']);
    expect(placesOf(view.rows[0]?.marks ?? [], 'cells')).toEqual(['c0,0', 'c1,0']);
  });

  it('names the cells of its colour, which are a cage to the eye', () => {
    const cages = switched(
      '| board: 3x2\n| marks: fill 0,0 1,0 1,1 #2; fill 2,0 2,1 #4; fill 0,1 #5; corner 0,0 12; corner 2,0 3; corner 0,1 9\na\na\n',
      {},
    );
    expect(describeUserBoard(momentOfRows(cages, []))).toContain(
      'Areas, each in one colour, by what is in their corner: 12 covers files 1 and 2 in rank 1, file 2 in rank 2; 3 covers ' +
        'file 3 in rank 1, file 3 in rank 2.',
    );
  });

  it('needs a short text, and has no colour', () => {
    for (const [mark, words] of [
      ['corner 0,0', 'a corner needs text'],
      ['corner 0,0 #3 a', 'a corner has no colour'],
      ['corner 0,0 twelve', 'the limit is 4'],
      ['corner 2,0 a', 'the cell 2,0 is not on the board'],
    ] as const) {
      expect(() => parseUserProblem(text.replace('corner 1,0 b', mark)), mark).toThrow(words);
    }
  });
});

describe('headings', () => {
  const table = (across: string): string =>
    `| board: 6x1\n| blocks: 3x1\n| across: ${across}\na\n| row r: fill 0,0\na\n`;

  it('stand over each column, or over the middle of each block', () => {
    const headsOf = (across: string): (string | null)[][] => {
      const { document } = parseHTML('<svg></svg>');
      const svg = document.querySelector('svg') as unknown as SVGSVGElement;
      const view = userBoardView(momentOfRows(switched(table(across), {}), []));
      drawUserBoard(svg, view, { id: 'board', title: 'The board' });
      return [...svg.querySelectorAll('.heading')].map((one) => [one.textContent, one.getAttribute('x')]);
    };
    // A cell of a table is 108 wide.
    expect(headsOf('Mon; Tue')).toEqual([
      ['Mon', '162'],
      ['Tue', '486'],
    ]);
    expect(headsOf('a; b; c; d; e; f')[5]).toEqual(['f', '594']);
    expect(() => parseUserProblem(table('a; b; c'))).toThrow('or one for each of its 2 blocks');
  });
});

describe('clues', () => {
  const clued = (across: string): string =>
    `| board: 3x2\n| across: ${across}\n| down: [10 1]; []\na\n| row r: fill 0,0\na\n`;

  it('leave the cells square, and end at the board', () => {
    const { document } = parseHTML('<svg></svg>');
    const svg = document.querySelector('svg') as unknown as SVGSVGElement;
    const view = userBoardView(momentOfRows(switched(clued('[2 1]; []; [3]'), {}), []));
    drawUserBoard(svg, view, { id: 'board', title: 'The board' });
    const texts = [...svg.querySelectorAll('.heading.is-clue')].map((one) =>
      [one.textContent, one.getAttribute('x'), one.getAttribute('y')].join(' '),
    );
    // A cell is 54 wide and high, a part of a clue 25 high, and as wide as three characters here.
    expect(texts).toEqual(['2 27 -34', '1 27 -9', '3 135 -9', '10 -45 34', '1 -9 34']);
    expect(view.words).toContain('Above the board: 2 1; nothing; 3. Beside it: 10 1; nothing.');
  });

  it('are read as they are written, and what is wrong with one is said', () => {
    const problem = parseUserProblem(clued('[2 1]; []; [3]'));
    expect(problem.board).toMatchObject({ across: [['2', '1'], [], ['3']], down: [['10', '1'], []] });
    expect(parseUserProblem(formatUserProblem(problem))).toEqual(problem);
    expect(() => parseUserProblem(clued('[2 1]; []; [12345]'))).toThrow('the limit is 4');
    const board = (across: unknown): string =>
      readUserProblem({ columns: ['a'], rows: [], board: { kind: 'cells', width: 1, height: 1, across } })
        .faults.map(faultWords)
        .join();
    expect(board([['a b']])).toContain('a clue has "a b" in it');
    expect(board([[[]]])).toContain('a clue: a list is not a string');
    expect(board([Array(101).fill(1)])).toContain('more than 100 parts');
    expect(board(['[a]'])).toContain('a heading has brackets around it');
  });
});

describe('what a cover breaks of the problem as it is written', () => {
  it('is nothing while no column is switched', () => {
    const problem = switched(PIECES, {});
    expect(userBoardFaults(momentOfRows(problem, [0, 1]))).toEqual([]);
  });

  it('are the columns that two rows share, drawn at the place that both mark', () => {
    const problem = switched(PIECES, { c1: 'off' });
    const moment = momentOfRows(problem, [0, 1]);
    expect(userBoardFaultWords(moment)).toBe('left and right share c1');
    const view = userBoardView(moment);
    expect([view.isSolved, view.isBroken]).toEqual([false, true]);
    expect(view.regions.find(({ kind }) => kind === 'fault')?.places).toEqual(['c1,0']);
    expect(view.words).toContain('but left and right share c1: not a solution of the problem.');
  });

  it('are the columns that must be covered, and are not', () => {
    const problem = switched(PIECES, { b: 'secondary' });
    expect(userBoardFaultWords(momentOfRows(problem, [0]))).toBe('nothing covers b');
  });

  it('makes a cover of what the search calls a solution', () => {
    const text = queensText(4);
    const scenario = userProblemScenario(text);
    const diagonals = parseUserProblem(text).columns.flatMap(({ name, kind }) =>
      kind === 'secondary' ? [[name, 'off'] as const] : [],
    );
    const problem = switched(text, Object.fromEntries(diagonals));
    const names = namesOf(problem.matrix, problem.rowNames);
    const run = record(problem.matrix);
    // Four rooks stand in 24 ways, and two of them are queens' ways.
    expect(run.totals.solutions).toBe(24);
    expect(scenario.noun?.(problem, {})).toBe('cover');
    const told = Array.from({ length: 24 }, (_, at) =>
      momentWords(scenario, {}, momentOf(problem, run.seek(run.solutionStep(at + 1))), names),
    );
    expect(told.filter((words) => words.includes('is a solution too'))).toHaveLength(2);
    // All four on the long diagonal.
    expect(told[0]).toBe('Cover 1 is not a solution: r0c0, r1c1, r2c2 and r3c3 share b3.');
  });
});

describe('the column branched on, where its rows share no edge', () => {
  const text = `| lines: 2x1
a b | e
| row short: edge h0,0
a e
| row top: edge h0,0 h1,0
b e
| row bottom: edge h0,1
b
`;

  it('is about the edges that no row on the board hides', () => {
    const problem = encodeUserProblem(parseUserProblem(text));
    const run = record(problem.matrix);
    const branchAt = (step: number) =>
      userBoardView(momentOf(problem, run.seek(step))).regions.map(({ kind, places }) => [kind, ...places]);
    expect([1, 2, 3, 4].map(branchAt)).toEqual([
      [['branch', 'h0,0']],
      [['branch', 'h0,0']],
      [['branch', 'h1,0', 'h0,1']],
      [['branch', 'h1,0']],
    ]);
  });
});
