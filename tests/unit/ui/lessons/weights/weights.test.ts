import { describe, expect, test } from 'vitest';
import { count, createMatrix } from '#dlx/index.ts';
import { checkWeights, whyNone } from '#dlx/why/index.ts';
import { encode as dominoes } from '#puzzles/dominoes/encode.ts';
import { encode as tetrasticks } from '#puzzles/tetrasticks/encode.ts';
import { certificateWords } from '#puzzles/why/certificate-words.ts';
import { machineWeights, verdictOn } from '#ui/lessons/weights/answers.ts';
import { BOARDS, boardNamed, readWeights, writeWeights } from '#ui/lessons/weights/boards.ts';
import { judge } from '#ui/lessons/weights/judge.ts';

const [small, bars] = [boardNamed('dominoes'), boardNamed('bars')];
/** The colours of the chessboard, dark first. */
const chess = small.cells.map(({ x, y }) => ((x + y) % 2 === 1 ? 1 : -1));
const at = (x: number, y: number): number => small.cells.findIndex((cell) => cell.x === x && cell.y === y);
const changed = (cell: number, weight: number): number[] => chess.map((own, one) => (one === cell ? weight : own));
const verdict = (weights: readonly number[], board = small): string => verdictOn(board, weights).words;

test('no board of the figure can be covered, and the machine says why', () => {
  for (const { value } of BOARDS) expect(count(boardNamed(value).matrix).solutions).toBe(0);
  expect(machineWeights(small).words).toBe('Each domino takes one plus and one minus cell; 8 plus, 6 minus.');
  expect(machineWeights(small).weights).toEqual(chess);
  expect(machineWeights(bars).words).toBe(
    'Count 9 of the 36 cells. Each bar covers an even number of these 9, and 9 is odd.',
  );
});

describe('a proof is recognised', () => {
  test('with the two colours, and with one of them', () => {
    expect(verdict(chess)).toBe(
      'The sum of every domino is 0, so any number of them makes 0, but the total is 2. This is a proof.',
    );
    expect(verdict(chess.map((weight) => Math.max(weight, 0)))).toBe(
      'The sum of every domino is 1, so 7 of them make 7, but the total is 8. This is a proof.',
    );
  });

  test('with every other cell of every other line, and with blocks of 2×2', () => {
    const lone = bars.cells.map(({ x, y }) => (x % 2 === 0 && y % 2 === 0 ? 1 : 0));
    expect(verdict(lone, bars)).toBe(
      'The sum of every bar is even, so 9 of them make an even number, but the total is 9. This is a proof.',
    );
    const blocks = bars.cells.map(({ x, y }) => ((Math.floor(x / 2) + Math.floor(y / 2)) % 2 === 0 ? 1 : 0));
    expect(verdict(blocks, bars)).toContain('so 9 of them make 18, but the total is 20. This is a proof.');
  });

  test('modulo 3, where the sums differ', () => {
    const matrix = createMatrix(
      ['a', 'b', 'c', 'd', 'e', 'f'],
      [
        [0, 1, 2],
        [0, 3, 4],
      ],
    );
    expect(judge(matrix, [1, 1, 1, -1, 0, 0], 2)).toEqual({ kind: 'proof', sum: 0, modulus: 3, total: 2 });
  });
});

describe('what is none is told', () => {
  test('with the piece that breaks it', () => {
    const broken = verdictOn(small, changed(at(2, 1), 0));
    expect(broken.words).toBe(
      'Not a proof: some dominoes have an even sum and some an odd one. ' +
        'The domino with the ring has one − and one empty cell: its sum is −1.',
    );
    expect(broken.ringed).toContainEqual({ x: 2, y: 1 });
    expect(broken.ringed).toHaveLength(2);
  });

  test('where all sums are even, and so is the total', () => {
    const broken = verdictOn(small, changed(at(1, 1), 1));
    expect(broken.words).toBe(
      'The domino with the ring has two +: its sum is 2. Every sum is even, but 7 such numbers can make the total, 4. ' +
        'This proves nothing.',
    );
    expect(broken.ringed).toContainEqual({ x: 1, y: 1 });
  });

  test('where all sums are equal, and where no cell has a weight', () => {
    const ones = small.cells.map(() => 1);
    expect(verdictOn(small, ones)).toEqual({
      words: 'The sum of every domino is 2, and 7 of them make the total, 14. This proves nothing.',
      ringed: [],
    });
    expect(verdict(small.cells.map(() => 0))).toContain('Give some cells a weight first.');
  });
});

test('whatever the weights are, they are no proof on a board that can be covered', () => {
  const matrix = dominoes({ width: 4, height: 2 });
  for (let code = 0; code < 3 ** 8; code += 1) {
    const weights = Array.from({ length: 8 }, (_, cell) => (Math.floor(code / 3 ** cell) % 3) - 1);
    expect(judge(matrix, weights, 4).kind).not.toBe('proof');
  }
});

test('it is a proof if and only if checkWeights accepts it, for some modulus and some weight of each row', () => {
  // Three neighbours of one cell, which two dominoes never cover.
  const matrix = createMatrix(
    ['middle', 'a', 'b', 'c'],
    [
      [0, 1],
      [0, 2],
      [0, 3],
    ],
  );
  let proofs = 0;
  for (let code = 1; code < 81; code += 1) {
    const weights = [0, 1, 2, 3].map((cell) => ((Math.floor(code / 3 ** cell) + 1) % 3) - 1);
    const claims = [2, 3, 4, 5, 6, 7].flatMap((modulus) =>
      Array.from({ length: modulus }, (_, perRow) => ({ modulus, weights, perRow, rowsInSolution: perRow && 2 })),
    );
    const isProof = claims.some((claim) => checkWeights(matrix, { kind: 'remainder', ...claim }) !== null);
    expect(judge(matrix, weights, 2).kind === 'proof', weights.join(' ')).toBe(isProof);
    proofs += Number(isProof);
  }
  expect(proofs).toBeGreaterThan(5);
});

test('weights are written into an address and read again', () => {
  expect(readWeights(writeWeights(chess), 14)).toEqual(chess);
  expect(writeWeights(chess.map(() => 0))).toBe('');
  expect(readWeights('', 2)).toEqual([0, 0]);
  expect(readWeights('pm', 14)).toBeNull();
  expect(readWeights('pmx', 3)).toBeNull();
});

test('lesson 9: the beam in one sentence, for each piece whose absence cannot balance', () => {
  for (const omit of ['F', 'I', 'O', 'P', 'R', 'T', 'U', 'V', 'W', 'X', 'Z'] as const) {
    const problem = tetrasticks({ omit });
    const { certificate } = whyNone(problem.matrix);
    expect(certificate && certificateWords(problem, certificate, { row: 'piece' }), omit).toBe(
      'Count the pieces H, J, L, N and Y and all 30 horizontal edges. Each piece covers an even number of these 35, ' +
        'and 35 is odd.',
    );
  }
});

test('lesson 16: dominoes have no weights modulo 2 on any board without two opposite corners that is told of', () => {
  for (const side of [4, 6, 8]) {
    const { certificate } = whyNone(dominoes({ width: side, height: side, lessCorners: true }));
    expect(certificate).toMatchObject({ modulus: 3, perRow: 0, total: 2 });
  }
});
