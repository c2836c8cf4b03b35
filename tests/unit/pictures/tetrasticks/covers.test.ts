import { describe, expect, test } from 'vitest';
import { solveSmall } from '#ui/lessons/small-covers/small-covers-run.ts';
import { coversOf, crossingPairs, SMALL_SETS, smallProblem } from '#pictures/tetrasticks/covers.ts';
import { crossingLine, describeBoard } from '#pictures/tetrasticks/describe.ts';
import { solutionView } from '#pictures/tetrasticks/view.ts';
import { judgeCrossing, secretView } from '#pictures/tetrasticks/find-crossing.ts';
import { meetingsOf } from '#pictures/tetrasticks/meetings.ts';
import { check } from '#puzzles/tetrasticks/check.ts';

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

  test('name the pieces that cross, the same ones in a whole line', () => {
    for (const line of lines) {
      const words = new Set(line.map((cover) => crossingPairs(cover.crossings)));
      expect([...words]).toEqual([
        expect.stringMatching(line[0]?.crossings.length === 0 ? /^no crossing$/ : /^one crossing: [A-Z] and [A-Z]$/),
      ]);
    }
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

test('a wrong guess is told what the board shows: a joint, a passage, or corners and ends', () => {
  const kinds = new Set<string>();
  for (const { board, rows } of covers) {
    for (const x of [1, 2]) {
      for (const y of [1, 2]) {
        const { isRight, words } = judgeCrossing(problem, rows, { x, y });
        if (isRight) continue;
        // Counted from the edges alone: how many each piece has there, and which of them run on.
        const there = board.placements.map(({ piece, edges }) => {
          const has = (kind: 'H' | 'V', ex: number, ey: number): boolean =>
            edges.some((edge) => edge.kind === kind && edge.x === ex && edge.y === ey);
          const [left, right] = [has('H', x - 1, y), has('H', x, y)];
          const [below, above] = [has('V', x, y - 1), has('V', x, y)];
          const count = [left, right, below, above].filter(Boolean).length;
          return { piece, count, runsOn: (left && right) || (below && above) };
        });
        const most = there.find(({ count }) => count > 2);
        const straight = there.find(({ runsOn }) => runsOn);
        if (most) expect(words).toContain(`${most.piece} has `);
        else if (straight) expect(words).toContain(`${straight.piece} runs straight through`);
        else expect(words).toContain('nothing runs straight through');
        kinds.add(most ? `${most.count}` : straight ? 'straight' : 'corners');
      }
    }
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['3', 'straight', 'corners']));
});

test('the line under the board says what its description says', () => {
  for (const { rows, crossings } of covers) {
    const isBroken = crossings.length > 0;
    const view = { ...solutionView(problem, rows), solved: !isBroken, isBroken };
    const line = crossingLine(view);
    if (crossings.length === 0) expect(line).toBe('No crossing: a solution of the puzzle.');
    else expect(line).toMatch(/cross.* over .*\. Not a solution of the puzzle\.$/);
    const [where = ''] = line.split(' Not a');
    if (crossings.length > 0) expect(describeBoard(view)).toContain(where);
  }
});

test('a board keeps its secret until it is found', () => {
  const { rows } = covers.find(({ crossings }) => crossings.length > 0)!;
  const secret = secretView(problem, rows, false);
  expect(secret.crossings).toEqual([]);
  expect(secret.pieces.every(({ overpasses }) => overpasses.length === 0)).toBe(true);
  expect(secretView(problem, rows, true).crossings).toHaveLength(1);
});
