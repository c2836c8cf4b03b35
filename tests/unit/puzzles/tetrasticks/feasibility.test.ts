import { describe, expect, test } from 'vitest';
import { count } from '#dlx/index.ts';
import { whyNone } from '#dlx/why/index.ts';
import { certificateWords } from '#puzzles/why/certificate-words.ts';
import { idleJunctions, obstaclesOf, partsOf } from '#puzzles/tetrasticks/feasibility.ts';
import { edgeName, parseEdge } from '#puzzles/tetrasticks/lattice.ts';
import { encodeCustomBoard } from '#puzzles/tetrasticks/custom-board-encode.ts';
import { parseCustomBoard } from '#puzzles/tetrasticks/custom-board-text.ts';
import { omittable } from '#puzzles/tetrasticks/parity.ts';
import { PIECE_IDS } from '#puzzles/tetrasticks/pieces.ts';

const kinds = (line: string): string[] => obstaclesOf(parseCustomBoard(line)).map(({ kind }) => kind);
const words = (line: string): string =>
  obstaclesOf(parseCustomBoard(line))
    .map((o) => o.words)
    .join(' ');

/** What weights prove of a board, in words; empty when there are none that do. */
function proofOf(line: string): string[] {
  const problem = encodeCustomBoard(parseCustomBoard(line));
  const { certificate } = whyNone(problem.matrix);
  return certificate ? [certificateWords(problem, certificate, { row: 'piece' })] : [];
}

test('2×2: of all 560 triples four fit, in eight ways each, and nothing is said against those', () => {
  const fitting: string[] = [];
  let refused = 0;
  for (const [i, a] of PIECE_IDS.entries()) {
    for (const [j, b] of PIECE_IDS.slice(i + 1).entries()) {
      for (const c of PIECE_IDS.slice(i + j + 2)) {
        const line = `2x2 : ${a}${b}${c}`;
        const board = parseCustomBoard(line);
        const { solutions } = count(encodeCustomBoard(board).matrix);
        const covers = count(encodeCustomBoard(board, { junctions: 'off' }).matrix).solutions;
        const obstacles = [...obstaclesOf(board), ...proofOf(line)];
        if (covers > 0) {
          fitting.push(`${a}${b}${c}`);
          expect(solutions).toBe(8);
          expect(obstacles, line).toEqual([]);
        }
        if (obstacles.length > 0) {
          expect(covers, line).toBe(0);
          refused += 1;
        }
      }
    }
  }
  expect(fitting).toEqual(['FHJ', 'FRU', 'HJU', 'OPU']);
  expect(refused).toBe(554);
});

test('5×5: weights prove that no piece but H, J, L, N and Y can be left out', () => {
  const all = PIECE_IDS.join('');
  const free = PIECE_IDS.filter((omit) => proofOf(`5x5 : ${all.replace(omit, '')}`).length === 0);
  expect(free).toEqual(omittable());
  expect(proofOf(`5x5 : ${all.replace('F', '')}`).join()).toBe(
    'Count the pieces H, J, L, N and Y and all 30 horizontal edges. Each piece covers an even number of these 35, ' +
      'and 35 is odd.',
  );
});

test('3×3: five uneven pieces, which nothing else sees', () => {
  const line = '3x3 : H J L N O Y';
  expect(kinds(line)).toEqual([]);
  expect(proofOf(line).join()).toContain('Count the pieces H, J, L, N and Y and all 12 horizontal edges.');
});

describe('obstacles', () => {
  test('the count, too few and too many', () => {
    expect(words('2x2 : FH')).toBe('The board has 12 edges, and 2 pieces of four sticks cover 8: 1 piece too few.');
    expect(words('2x2 : FHJUR')).toBe(
      'The board has 12 edges, and 5 pieces of four sticks cover 20: 2 pieces too many.',
    );
    expect(words('2x2 -H00 : FHJ')).toBe(
      'The board has 11 edges, and 11 is not a multiple of four: it needs 1 more or 3 fewer, whatever the pieces. At ' +
        'the moment 3 pieces of four sticks cover 12.',
    );
  });

  test('a piece without a place', () => {
    expect(words('2x2 : F L N')).toContain('Pieces L and N fit nowhere on this board.');
    expect(words('2x2 : F H I')).toContain('Piece I fits nowhere on this board.');
  });

  test('a part by itself', () => {
    const line = '3x1 -H10 -H11 -V10 : O2';
    expect(kinds(line)).toContain('part');
    expect(words('3x3 -H10 -H11 -H12 -H13 -V10 -V11 -V12 : F O2')).toContain('are connected but cut off');
    const parts = partsOf(['H00', 'V10', 'H30', 'V41'].map(parseEdge));
    expect(parts.map((part) => part.map(edgeName).join(' '))).toEqual(['H00 V10', 'H30', 'V41']);
  });

  test('edges that nothing reaches, with their marks', () => {
    const [first] = obstaclesOf(parseCustomBoard('2x2 : X O2')).filter(({ kind }) => kind === 'edge');
    expect(first).toBeUndefined();
    const found = obstaclesOf(parseCustomBoard('2x2 : X3')).find(({ kind }) => kind === 'edge');
    expect(found?.edges.map(edgeName).join(' ')).toBe('H00 H10 H02 H12 V00 V01 V20 V21');
    expect(found?.words).toContain('cannot be covered by any piece in play');
  });

  test('edges for one piece alone, and too few of it', () => {
    const found = obstaclesOf(parseCustomBoard('2x2 : O X2')).find(({ kind }) => kind === 'shortage');
    expect(found?.words).toBe(
      'Edges H00, H10, H02 and H12 can be taken only by O, each by a copy of its own; but there is only one.',
    );
  });

  test('an empty board with no piece is filled already', () => {
    expect(kinds('1x1 -H00 -H01 -V00 -V10 :')).toEqual([]);
    expect(count(encodeCustomBoard(parseCustomBoard('1x1 -H00 -H01 -V00 -V10 :')).matrix).solutions).toBe(1);
  });
});

test('a junction that nothing passes is named, and no obstacle', () => {
  expect(idleJunctions(parseCustomBoard('2x2 : F R O'))).toEqual([{ x: 1, y: 1 }]);
  expect(idleJunctions(parseCustomBoard('2x2 : F H J'))).toEqual([]);
  expect(kinds('2x2 : F R U')).toEqual([]);
});
