import { solve } from '#dlx/index.ts';
import { listed } from '#english/english.ts';
import { check } from '#puzzles/ripple-effect/check.ts';
import { decode } from '#puzzles/ripple-effect/decode.ts';
import { type RippleProblem, encode } from '#puzzles/ripple-effect/encode.ts';
import { encodeWith } from '#puzzles/ripple-effect/encodings.ts';
import { searchAll, withGivens } from '#puzzles/ripple-effect/fewer-givens.ts';
import { siteRipple } from '#scenarios/ripple-library.ts';
import { rippleRowProblem } from '#ui/lessons/ripple-row/row-standard.ts';
import { type Look, type Question, solved } from './question.ts';

/** What the down arm of a 2 claims when the border cuts it. */
export const downArmOf2: Question = {
  lesson: 'ripple-effect',
  ask:
    'In a 5×5 grid there is a 2 at (3,4), that is, 3 across and 4 down. Which cells does it claim in the plane ' +
    '2, down?',
  answers: {
    kind: 'choice',
    options: ['(3,5)', '(3,4) and (3,5)', '(3,2) and (3,3)', '(3,4), (3,5) and (3,6)'],
    hints: {
      '(3,5)': 'An arm begins with the number’s own cell.',
      '(3,2) and (3,3)': 'We count from the top, so the second number grows downwards.',
      '(3,4), (3,5) and (3,6)': 'The grid has five lines.',
    },
  },
  solve() {
    const problem = rippleRowProblem();
    const row = problem.rowNames.indexOf('2 at (3,4)');
    const names = (problem.matrix.rows[row] ?? [])
      .filter((column) => {
        const meaning = problem.meaningOf(column);
        return meaning.kind === 'ripple' && meaning.direction === 'down';
      })
      .map((column) => problem.matrix.columns[column]?.name ?? '');
    const places = names.map((name) => `(${name.slice(2)})`);
    return solved(
      places.join(' and '),
      `The columns are ${names.join(' and ')}: the 2’s own cell, then what lies below it. A whole arm ` +
        `has two cells below, but the grid ends at line ${problem.puzzle.height}.`,
    );
  },
};

/** How many columns the row of a 3 takes in the corner. */
export const columnsInTheCorner: Question = {
  lesson: 'ripple-effect',
  ask:
    'How many columns does the row of a 3 take in the top left corner, at (1,1)? Count first, then check in ' +
    'figure 12.3.',
  answers: {
    kind: 'number',
    most: 99,
    hint: (wrong, right) =>
      wrong === right - 2
        ? 'Those are the secondary ones. Its cell and its room are columns too.'
        : wrong < right
          ? 'Up and left the arms are cut off, but even such an arm claims the number’s own cell.'
          : 'In the corner two of the arms are cut off by the border.',
  },
  solve() {
    const problem = rippleRowProblem();
    const taken = (name: string): number => problem.matrix.rows[problem.rowNames.indexOf(name)]?.length ?? 0;
    const arms = problem.armsOf(problem.rowNames.indexOf('3 at (1,1)')).map(({ cells }) => cells.length + 1);
    return solved(
      taken('3 at (1,1)'),
      `Two are primary. Up, down, left and right it takes ${listed(arms.map(String))}: even a cut arm claims the 3’s own ` +
        `cell. The 3 in the middle of the grid, at (3,3), takes ${taken('3 at (3,3)')}.`,
    );
  },
};

const BROKEN = [
  'only that a room has each number once',
  'only that equal numbers keep their distance',
  'both',
  'neither',
] as const;

/** At most this many fillings are looked at for the rules that they break. */
const LOOKED_AT = 500;

/** Which of the two rules the first fillings break. */
function brokenBy(matrix: RippleProblem['matrix']): { right: string; looked: string } {
  const puzzle = siteRipple('five-by-five');
  const { placements } = encode(puzzle);
  const rules = new Set<string>();
  let count = 0;
  for (const rows of solve(matrix, { limit: LOOKED_AT })) {
    count += 1;
    for (const { rule } of check(puzzle, decode({ placements, puzzle }, rows))) rules.add(rule);
  }
  const [room, ripple] = [rules.has('room'), rules.has('ripple')];
  const right = room && ripple ? BROKEN[2] : room ? BROKEN[0] : ripple ? BROKEN[1] : BROKEN[3];
  return { right, looked: count === LOOKED_AT ? `the first ${count}` : String(count) };
}

export const withoutRipples: Question = {
  lesson: 'ripple-effect',
  ask: 'The ripple columns are off; cells and rooms are as before. Which rules can a filling of the 5×5 puzzle break?',
  answers: {
    kind: 'choice',
    options: BROKEN,
    hints: {
      'only that a room has each number once': 'The room columns are still on, and still primary.',
      both: 'The room columns are still on. Which rule do they enforce?',
      neither: 'Something was switched off. What did those columns forbid?',
    },
  },
  solve() {
    const { matrix } = encode(siteRipple('five-by-five'), { ripples: 'off' });
    const { right, looked } = brokenBy(matrix);
    return solved(
      right,
      `The solver has looked at ${looked} fillings of the 5×5 puzzle without ripple columns. The room columns ` +
        'still give each room its numbers; nothing keeps equal numbers apart.',
      inFigure('ripple columns', 'secondary'),
    );
  },
};

export const withoutRooms: Question = {
  lesson: 'ripple-effect',
  ask: 'Now the other way round: the room columns are off; cells and ripples are as before. Which rules can a filling break?',
  answers: {
    kind: 'choice',
    options: BROKEN,
    hints: {
      'only that equal numbers keep their distance': 'The ripple columns see to that, and they are on.',
      both: 'The ripple columns are still on. Which rule do they enforce?',
      neither: 'Ripples run along a line. Must two cells of one room share one?',
    },
  },
  solve() {
    const { matrix } = encodeWith(siteRipple('five-by-five'), 'no rooms');
    const { right, looked } = brokenBy(matrix);
    return solved(
      right,
      `The solver has looked at ${looked} fillings without room columns. Ripples keep equal numbers apart in a ` +
        'line, but two cells of a room need not share one, and no ripple turns a corner.',
      inFigure('room columns', 'rooms'),
    );
  },
};

/** How many solutions Nikoli's puzzle has without its givens. */
export const noGivens: Question = {
  lesson: 'ripple-effect',
  ask: 'Take all eight givens of the 8×8 puzzle away. How many solutions are there?',
  answers: {
    kind: 'choice',
    options: ['1', '4', '64', 'more than 1,000'],
    hints: {
      '1': 'Without the last two givens there is still just one. All eight are another matter.',
      '64': 'Rooms and ripples say more than you might think.',
      'more than 1,000': 'Rooms and ripples say more than you might think.',
    },
  },
  solve() {
    const puzzle = siteRipple('nikoli-tutorial');
    const { solutions, nodes, deadEnds } = searchAll(withGivens(puzzle, []));
    const count = solutions.length;
    return solved(
      count > 1000 ? 'more than 1,000' : String(count),
      `The solver has just searched the empty grid to the end: ${count} solutions, ${nodes} nodes, ${deadEnds} dead ends. ` +
        'Rooms and ripples alone say almost everything.',
    );
  },
};

/** The 5×5 puzzle in figure 12.1, with a switch off. */
function inFigure(columns: string, setting: 'secondary' | 'rooms'): Look {
  const figure = 'ripple-effect';
  return {
    words: `the puzzle without its ${columns} in figure 12.1`,
    state: { [`${figure}.puzzle`]: 'five-by-five', [`${figure}.${setting}`]: 'off' },
  };
}
