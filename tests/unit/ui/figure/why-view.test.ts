import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { whyNone } from '#dlx/why/index.ts';
import type { Problem } from '#puzzles/problem.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';
import { resultOf } from '#puzzles/result-of.ts';
import { queensText } from '#puzzles/user-problem/examples.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { boundWords } from '#puzzles/why/bound-words.ts';
import { encode as sudoku } from '#puzzles/sudoku/encode.ts';
import { parse as parseSudoku } from '#puzzles/sudoku/text.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { type WhyState, rowAt, whyTemplate } from '#ui/figure/why-view.ts';
import { patch } from '#ui/kit/template.ts';
import { explainNone } from '#workers/why.ts';

const PAIRS = encodeUserProblem(parseUserProblem('a b c d\na b\nc b\n'));

function stateOf(problem: Problem, more: Partial<WhyState> = {}): WhyState {
  const found = resultOf(explainNone({ matrix: problem.matrix }));
  return { problem, phase: 'done', found, at: 0, pointed: null, isSearched: true, ...more };
}

function shown(state: WhyState): HTMLElement {
  const { document } = parseHTML('<div></div>');
  const host = document.querySelector('div') as unknown as HTMLElement;
  patch(host, whyTemplate(state));
  return host;
}

function words(state: WhyState): string {
  return shown(state).querySelector('.why-said')?.textContent ?? '';
}

it('the walk: before the rows, each row, what is pointed at, and the total', () => {
  const problem = encodeUserProblem(parseUserProblem('a b c\n| row one:\na b\n| row two:\nb c\n'));
  const state = stateOf(problem);
  expect(words(state)).toMatch(/^Each row adds up to .*\. Do not take it on trust/);
  expect(words({ ...state, at: 1 })).toBe('one: +1 +1 = 2, a multiple of 2.');
  expect(words({ ...state, at: 1, pointed: 1 })).toMatch(/^two: /);
  expect(words({ ...state, at: 3 })).toContain('3, not a multiple of 2.');
  expect([0, 1, 2, 3].map((at) => rowAt({ problem, at }))).toEqual([null, 0, 1, null]);
  const said = shown({ ...state, at: 2 })
    .querySelector('input')
    ?.getAttribute('aria-valuetext');
  expect(said).toBe('row 2 of 2');
});

it('a column without rows needs no walk', () => {
  const host = shown(stateOf(PAIRS));
  expect(host.textContent).toContain('No row covers the column d');
  expect(host.querySelector('input')).toBeNull();
});

it('before the search has ended the answer is a proof', () => {
  expect(shown(stateOf(PAIRS, { isSearched: false })).textContent).toContain('None, and this is why: no row covers');
  const open = stateOf(PAIRS, { isSearched: false, phase: 'certificate', found: null });
  expect(shown(open).textContent).toContain('Is there a proof that there is none?');
  expect(shown({ ...open, isSearched: true }).textContent).toContain('Why there is none');
});

it('two queens: a core, and its chain to dead ends', () => {
  const host = shown(stateOf(encodeUserProblem(parseUserProblem(queensText(2)))));
  expect(host.textContent).toContain('This cannot all be met');
  expect(host.textContent).toContain('A minimal set');
  expect(host.querySelector('.why-chain')?.textContent).toContain('has no row left.');
});

it('what is looked for can be cancelled, and a solution is told', () => {
  const looking = shown(stateOf(PAIRS, { phase: 'certificate', found: null }));
  expect(looking.querySelector('[data-do="why-cancel"]')?.textContent).toBe('Stop');
  expect(words(stateOf(encodeUserProblem(parseUserProblem('a\na\n'))))).toContain('There is a solution');
});

it('a few demands are shown instead of weights that say little', () => {
  const { matrix } = queens({ n: 5, diagonals: 'primary' });
  expect(whyNone(matrix).certificate?.modulus).toBe(3);
  const { none, core } = resultOf(explainNone({ matrix }));
  expect(none.certificate).toBeNull();
  expect(core?.core?.nodes).toBe(2);
  // Where the columns are only counted, the weights stay.
  const four = resultOf(explainNone(queens({ n: 4, diagonals: 'primary' })));
  expect(four.none.certificate?.modulus).toBe(4);
  expect(four.core).toBeNull();
});

it('a Sudoku with a wrong digit: a chain that can be followed, not hundreds of weights', () => {
  const wrong = `
    4 . . . . . 5 . 7
    3 8 . . . . . . .
    . 9 7 . 1 . . 3 2
    . . . . . . . 8 .
    6 . . . . . . . .
    . . 8 1 4 2 . . .
    . . . . . . . . .
    7 . . 5 . 9 . 1 .
    . . 1 3 . . 4 7 6`;
  const problem = sudoku(parseSudoku(wrong));
  const { certificate } = whyNone(problem.matrix, { steps: 1_000_000_000 });
  expect(new Set(certificate?.weights).size).toBeGreaterThan(4);
  const state = stateOf(problem);
  expect(state.found?.core?.core?.isMinimal).toBe(true);
  expect(shown(state).querySelectorAll('.why-chain li').length).toBeGreaterThan(5);
  expect(words(state)).toMatch(/^This cannot all be met: .* must be covered; .* may be covered at most once\./);
});

it('what was stopped is not known yet, and given rows are demands', () => {
  const problem = encodeUserProblem(parseUserProblem('a b\n| row one:\na\n| row two:\na b\n| row three:\nb\n'));
  const none = { certificate: null, isComplete: false, steps: 0 };
  const found = { none, core: { answer: 'unknown', core: null, searches: 1, steps: 7 } } as const;
  const state = stateOf(problem, { found });
  expect(words(state)).toBe(
    'Not known yet: stopped after 7 steps. No weights that prove it were found, and no demands were found that cannot be ' +
      'met together.',
  );
  expect(words({ ...state, givens: [0] })).toBe(
    'Not known yet: stopped after 7 steps. No demands were found that cannot be met together.',
  );
  // The first row and the second both cover a.
  const both = resultOf(explainNone({ matrix: problem.matrix, givens: [0, 1] }));
  const host = shown(stateOf(problem, { found: both, givens: [0, 1] }));
  expect(host.textContent).toContain('one and two are given');
  const labels = [...host.querySelectorAll('.why-tree text')].map(({ textContent }) => textContent);
  expect(labels).toContain('given');
  expect(host.querySelector('.why-chain')?.textContent).toContain('one is given.two is given too, and is ruled out.');
  expect(resultOf(explainNone({ matrix: problem.matrix, givens: [0] })).core?.answer).toBe('solvable');
});

it('the search of a small core is a tree, with a node for each of its nodes', () => {
  const problem = encodeUserProblem(parseUserProblem(queensText(3)));
  const state = stateOf(problem);
  const nodes = state.found?.core?.core?.nodes ?? 0;
  expect(nodes).toBeGreaterThan(2);
  const host = shown(state);
  expect(host.querySelectorAll('.why-tree .tree-node')).toHaveLength(nodes);
  expect(host.querySelectorAll('.why-tree .tree-node.is-dead-end').length).toBeGreaterThan(0);
  expect(host.querySelector('.why-tree svg')?.getAttribute('role')).toBe('img');
  // Where there are weights, or a column without rows, there is none.
  expect(shown(stateOf(PAIRS)).querySelector('.why-tree')).toBeNull();
});

it.each([
  ['2|a b\na\na\nb\n', 'column a asks for 2 rows'],
  ['b 2:3|a\na\na\nb\n', 'column a asks for 2 or 3 rows'],
  ['b 0:1|a\nb\n', 'column a asks for 0 or 1 row'],
])('bounds are refused with the column and the cure: %j', (text, asks) => {
  const { matrix } = encodeUserProblem(parseUserProblem(text));
  const state = { ...stateOf(PAIRS), phase: 'failed', failure: boundWords(matrix, 'proof') } as const;
  expect(words(state)).toBe(
    `It could not be worked out: ${asks}, but this site looks for proofs only where each column asks for one; ` +
      'leave its numbers out to ask about the problem without them.',
  );
  expect(boundWords(matrix, 'count')).toBe(
    `${asks}, but all solutions can be counted together only where each column asks for one; ` +
      'with Solve they are found one after another',
  );
  expect(boundWords(PAIRS.matrix, 'proof')).toBe('');
});
