import { describe, expect, test } from 'vitest';
import { solveSmall } from '../../../../src/elements/small-covers-run.ts';
import { coversOf, SMALL_SETS, smallProblem } from '../../../../src/figures/tetrasticks/covers.ts';
import { judgeCrossing, secretView } from '../../../../src/figures/tetrasticks/find-crossing.ts';
import { meetingsOf } from '../../../../src/figures/tetrasticks/meetings.ts';
import { check } from '../../../../src/puzzles/tetrasticks/check.ts';

describe.each([
  { pieces: 'FHJLNU', crossings: [0, 1, 1, 1], nodes: { off: 1_061, on: 815 } },
  { pieces: 'FHLRTU', crossings: [0, 1], nodes: { off: 309, on: 145 } },
])('the covers of $pieces', ({ pieces, crossings, nodes }) => {
  const lines = coversOf(pieces);

  test('stand in lines of eight, each with one number of crossings', () => {
    expect(lines.map(({ length }) => length)).toEqual(crossings.map(() => 8));
    lines.forEach((line, index) => {
      for (const { board, crossings: found } of line) {
        expect(found).toHaveLength(crossings[index]!);
        expect(check(board, 'allowed')).toEqual([]);
        expect(check(board)).toHaveLength(found.length);
      }
    });
  });

  test('are found again, and those that cross only with the junction columns off', () => {
    const all = lines.flat();
    const [off, on] = [solveSmall(pieces, false), solveSmall(pieces, true)];
    expect([off.nodes, on.nodes]).toEqual([nodes.off, nodes.on]);
    expect([...off.found].sort()).toEqual(all.map(({ id }) => id).sort());
    const clean = all.filter((cover) => cover.crossings.length === 0);
    expect([...on.found].sort()).toEqual(clean.map(({ id }) => id).sort());
  });
});

const [set] = SMALL_SETS;
const problem = smallProblem(set, 'off');
const covers = coversOf(set)
  .flat()
  .map((cover) => ({ ...cover, rows: cover.id.split('-').map(Number) }));

test('a cover of the small set shows each of the three meetings', () => {
  const meetings = meetingsOf(
    problem,
    covers.map(({ rows }) => rows),
  );
  expect(meetings.map(({ kind, rows }) => [kind, rows.length])).toEqual([
    ['A crossing', 2],
    ['Two corners', 2],
    ['A passage and two ends', 3],
  ]);
  expect(() => meetingsOf(problem, [])).toThrow('the covers do not show: A crossing');
});

test('a guess is right at the crossing, and nowhere else', () => {
  for (const { rows, crossings } of covers) {
    for (const x of [1, 2]) {
      for (const y of [1, 2]) {
        const isThere = crossings.some((point) => point.x === x && point.y === y);
        const { isRight, words } = judgeCrossing(problem, rows, { x, y });
        expect(isRight).toBe(isThere);
        expect(words).toMatch(isThere ? /^Right/ : /^No: /);
        expect(words).toContain(`(${x}, ${y})`);
      }
    }
  }
});

test('a board keeps its secret until it is found', () => {
  const { rows } = covers.find(({ crossings }) => crossings.length > 0)!;
  const secret = secretView(problem, rows, false);
  expect(secret.crossings).toEqual([]);
  expect(secret.pieces.every(({ overpasses }) => overpasses.length === 0)).toBe(true);
  expect(secretView(problem, rows, true).crossings).toHaveLength(1);
});
