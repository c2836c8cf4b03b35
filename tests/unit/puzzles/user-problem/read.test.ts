import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST } from '#puzzles/user-problem/limits.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { faultWords, readUserProblem } from '#puzzles/user-problem/read.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { anyProblem, userQueens, userSudoku } from '../../../user-problems/problems.ts';
import { timesAsLong } from '../../../support/growth.ts';
import { runs } from '../../../support/runs.ts';

const faultsOf = (data: unknown): string[] => readUserProblem(data).faults.map(faultWords);

/** What may stand anywhere in data that somebody else has made. */
const cycle: unknown[] = [];
cycle.push(cycle);
const ANYTHING: unknown[] = [
  ...[NaN, Infinity, -1, -0, 1.5, 1e308, 2 ** 53, 0, 3, '', ' ', '__proto__', 'constructor', '\0'],
  ...[null, undefined, true, [], {}, [[]], new Date(0), new Map(), 'x'.repeat(1e6), '\ud800', 10n],
  ...[{ mark: 'fill', at: [0, 0] }, { at: [NaN, 0] }, cycle, Symbol('s'), () => 0, new Array(1e6)],
];

/** A copy of data in which some places hold anything. */
function damage(data: unknown, choose: (most: number) => number): unknown {
  const copy = structuredClone(data);
  for (let times = choose(3) + 1; times > 0; times -= 1) {
    let here: unknown = copy;
    for (let depth = choose(6); ; depth -= 1) {
      const inside = here as Record<string, unknown>;
      const keys = Object.keys(inside);
      const key = keys[choose(Math.max(keys.length, 1))] ?? 'columns';
      const next = inside[key];
      if (depth <= 0 || typeof next !== 'object' || next === null || Object.keys(next).length === 0) {
        inside[key] = ANYTHING[choose(ANYTHING.length)];
        break;
      }
      here = next;
    }
  }
  return copy;
}

describe('a problem from data', () => {
  it('is a copy, and survives being cloned', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const read = readUserProblem(structuredClone(problem));
        expect(read).toEqual({ problem, faults: [] });
        expect(read.problem).not.toBe(problem);
      }),
      { numRuns: runs(500), seed: 12 },
    );
  });

  it('takes columns by name or number, and names that objects have by themselves', () => {
    const names = ['__proto__', 'constructor', 'toString', '0'];
    const { problem } = readUserProblem({
      columns: names,
      rows: [{ columns: names }, { columns: [3, '__proto__'] }, { columns: ['0'] }],
    });
    expect(problem?.rows.map(({ columns }) => columns)).toEqual([[0, 1, 2, 3], [3, 0], [3]]);
    expect(problem && encodeUserProblem(problem).describeColumn(0, 'primary')).toBe(
      'Column __proto__: exactly one of its 2 rows must be chosen.',
    );
  });

  it('says what is wrong, where, and what to do', () => {
    const board = { kind: 'cells', width: 2, height: 2 };
    const cases: [unknown, string][] = [
      [7, '7 is not a problem; give one with columns and rows'],
      [{ columns: ['a'], rows: [{ columns: ['q'] }] }, 'rows[0].columns[0]: there is no column "q"; add it'],
      [{ columns: ['a'], rows: [{ columns: [NaN] }] }, 'rows[0].columns[0]: there is no column NaN'],
      [{ columns: ['a', 'b'], rows: [{ columns: ['a', 0] }] }, 'rows[0].columns[1]: the column 0 is named twice'],
      [{ columns: ['a'], rows: [{}] }, 'rows[0].columns: the row has no list of columns'],
      [{ columns: ['a', 'a'], rows: [] }, 'columns[1].name: the column "a" is there already, as columns[0]'],
      [{ columns: ['a b'], rows: [] }, 'columns[0].name: the column name "a b" has a space in it'],
      [{ columns: [{ name: 'a', kind: 'off' }], rows: [] }, 'columns[0].kind: "off" is not a kind of column'],
      [
        { columns: ['a'], rows: [{ columns: [0], mark: [] }] },
        'rows[0]: "mark" is not a field here; the fields are name',
      ],
      [
        { columns: ['a'], rows: [{ columns: [0], marks: [{ mark: 'dot', at: [2, 0] }] }], board },
        'rows[0] (a).marks[0]: the cell 2,0 is not on the board; the board is 2x2',
      ],
      [{ columns: ['a'], rows: [], board: { ...board, width: 1e9 } }, 'board: 1000000000 by 2 is not a size'],
      [{ columns: ['a'], rows: new Array(MOST.rows + 1) }, 'rows: there are 20,001 rows, but the limit is 20,000'],
    ];
    for (const [data, fault] of cases) expect(faultsOf(data).join('\n')).toContain(fault);
    expect(faultsOf({ columns: ['a'], rows: new Array(100) }).at(-1)).toBe('and 80 more faults');
  });

  it('bounds ones and marks', () => {
    const columns = Array.from({ length: 100 }, (_, at) => `c${at}`);
    const full = columns.map((_, at) => at);
    const ones = { columns, rows: Array.from({ length: 3001 }, () => ({ columns: full })) };
    expect(faultsOf(ones)).toEqual([
      'rows[3000].columns: there are 300,100 ones, but the limit is 300,000; leave some out, or give a smaller case',
    ]);
    const marks = Array.from({ length: 1001 }, () => ({ mark: 'dot', at: [0, 0] }));
    const rows = Array.from({ length: 101 }, () => ({ columns: [0], marks }));
    const board = { kind: 'cells', width: 1, height: 1 };
    expect(faultsOf({ columns, rows, board })).toEqual([
      'rows[99] (c0 (100)).marks: there are 100,001 marks, but the limit is 100,000; leave some out, or give a ' +
        'smaller case',
    ]);
  });

  it('takes for each of 729 rows about as long as for each of 64', () => {
    const [small, large] = [4, 9].map((size) => userSudoku(size, Array(size ** 2).fill(0) as number[])) as [
      UserProblem,
      UserProblem,
    ];
    const rows = large.rows.length / small.rows.length;
    expect(
      timesAsLong(
        () => readUserProblem(small),
        () => readUserProblem(large),
      ),
    ).toBeLessThan(2 * rows);
  });

  it('reads 10,000 damaged problems, or says what is wrong with them', () => {
    const sound: unknown[] = [...fc.sample(anyProblem, { numRuns: 40, seed: 12 }), userQueens(4)];
    // A generator of our own, so that each damage is the same every time.
    let state = 12;
    const choose = (most: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state % most;
    };
    let refused = 0;
    for (let run = 0; run < runs(10_000); run += 1) {
      const { problem, faults } = readUserProblem(damage(sound[run % sound.length], choose));
      if (problem) encodeUserProblem(problem);
      else refused += 1;
      expect(faults.length === 0).toBe(problem !== null);
      for (const fault of faults) expect(faultWords(fault).length).toBeLessThan(400);
    }
    expect(refused).toBeGreaterThan(runs(2000));
    expect(refused).toBeLessThan(runs(10_000));
  });
});
