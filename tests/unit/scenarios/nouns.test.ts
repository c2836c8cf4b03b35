import { expect, test } from 'vitest';
import { customBoards } from '#scenarios/custom-boards.ts';

function nounOf(board: string, secondary: 'on' | 'off'): string | undefined {
  const settings = { board, secondary };
  return customBoards.noun?.(customBoards.encode(settings), settings);
}

test('of a board of the reader’s own, columns that are off and ask for nothing leave its covers solutions', () => {
  expect([nounOf('3x3.FHJLNU', 'on'), nounOf('3x3.FHJLNU', 'off')]).toEqual(['solution', 'cover']);
  // The columns of the edge and of the two junctions at its ends are off.
  expect([nounOf('3x3-H11.FHJLNU', 'on'), nounOf('3x3-H11.FHJLNU', 'off')]).toEqual(['solution', 'cover']);
  // No junction has four edges.
  expect(nounOf('3x3-H11-H12.FHJLNU', 'off')).toBe('solution');
});
