import { expect, test } from 'vitest';
import { junctionColumn } from '#puzzles/tetrasticks/columns.ts';
import { encode } from '#puzzles/tetrasticks/encode.ts';
import { jointsOn } from '#puzzles/tetrasticks/joints.ts';
import { isInterior } from '#puzzles/tetrasticks/placements.ts';

test('a row takes a junction exactly where it leaves another piece a way straight through', () => {
  const problem = encode();
  let open = 0;
  for (const [row, placement] of problem.placements.entries()) {
    const taken = problem.matrix.rows[row]!;
    for (const { point, isOpen } of jointsOn(problem, placement)) {
      const isTaken = isInterior(point, problem) && taken.includes(junctionColumn(problem, point));
      expect(isTaken, `${problem.rowNames[row]} at ${point.x}, ${point.y}`).toBe(isOpen);
      if (isOpen) open += 1;
    }
  }
  expect(open).toBeGreaterThan(100);
});

test('what is left is what the board has there and the piece does not use', () => {
  const problem = encode({ size: 2 });
  const joint = (name: string, x: number, y: number): unknown =>
    jointsOn(problem, problem.placements[problem.rowNames.indexOf(name)]!).find(
      ({ point }) => point.x === x && point.y === y,
    );
  expect(joint('X N (0,0)', 1, 1)).toMatchObject({ sticks: 4, left: [], isOpen: false });
  // V lies along the border of the board.
  expect(joint('V N (0,0)', 1, 0)).toMatchObject({ sticks: 2, left: [{ kind: 'V', x: 1, y: 0 }] });
  expect(joint('J N (0,0)', 1, 1)).toMatchObject({ sticks: 2, isOpen: true });
  expect(joint('W N (0,0)', 1, 1)).toMatchObject({ sticks: 2, isOpen: false });
});
