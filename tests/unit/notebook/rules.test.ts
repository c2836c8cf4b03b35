/** The rules that a cell gives as functions, compared with its matrix; and what a page makes of the report. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { problem } from '#notebook/builder.ts';
import { compileCell } from '#notebook/compile.ts';
import { queens, rippleEffect } from '#notebook/encoders.ts';
import { readOutput } from '#notebook/outputs.ts';
import { ruleFindings, ruleWords } from '#notebook/rule-findings.ts';
import { type Check, type Clash, type RuleRow, BOUNDS, reportOf } from '#notebook/rules.ts';
import { readReport } from '#notebook/rules-report.ts';
import { createRunnerAtOnce } from '#notebook/runner.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { runs } from '../../support/runs.ts';

const at = ({ cells }: RuleRow): readonly [number, number] => cells[0] ?? [-1, -1];

const attack: Clash = (a, b) => {
  const [[x, y], [u, v]] = [at(a), at(b)];
  return x === u || y === v || x + y === u + v || x - y === u - v;
};

/** The problem without the columns that a test of their numbers takes away. */
function without(one: UserProblem, isGone: (column: number) => boolean): UserProblem {
  const rows = one.rows.map((row) => ({
    ...row,
    columns: row.columns.filter((c) => !isGone(c)),
  }));
  return { ...one, rows };
}

describe('clash and the matrix', () => {
  test('agree for six queens, pair by pair', () => {
    const board = queens(6).checked();
    const report = reportOf(board, { clash: attack });
    expect(report?.clash).toEqual({
      all: 630,
      pairs: 630,
      isSample: false,
      wrongly: [],
      missed: [],
      counts: { wrongly: 0, missed: 0 },
    });
    expect(ruleFindings(board, report!)).toEqual([]);
    expect(ruleWords(report!)).toEqual(['clash and the matrix agree on all 630 pairs of rows.']);
  });

  test('differ for queens without one family of diagonals, by each pair on one of them', () => {
    const n = 6;
    const board = queens(n).checked();
    const rising = (one: RuleRow): number => at(one)[0] + at(one)[1];
    // The family whose columns two queens of the same sum share.
    const gone = new Set(
      board.columns.flatMap((_, column) => {
        const rows = board.rows.filter((row) => row.columns.includes(column));
        const cells = rows.map(({ marks }) => marks[0]).flatMap((mark) => (mark?.mark === 'fill' ? [mark.at] : []));
        const sums = new Set(cells.map(([x, y]) => x + y));
        const files = new Set(cells.map(([x]) => x));
        return cells.length > 1 && sums.size === 1 && files.size > 1 ? [column] : [];
      }),
    );
    expect(gone.size).toBe(2 * n - 3);
    const wrong = without(board, (column) => gone.has(column));
    const report = reportOf(wrong, { clash: attack })!;
    // On a diagonal of k cells there are k(k - 1)/2 pairs; diagonals have 2 … 6 … 2 cells.
    expect(report.clash?.counts).toEqual({ wrongly: 0, missed: 2 * (1 + 3 + 6 + 10) + 15 });
    expect(report.clash?.missed).toHaveLength(5);
    const [finding] = ruleFindings(wrong, report);
    expect(finding?.kind).toBe('missed clash');
    const [a, b] = (finding?.rows ?? []).map((row) => wrong.rows[row]!);
    expect(finding?.sentence).toContain(
      `Rows ${a?.name} and ${b?.name} share no column, yet they clash (55 such pairs).`,
    );
    const sums = finding?.rows.map((row) => {
      const mark = wrong.rows[row]?.marks[0];
      return mark?.mark === 'fill' ? rising({ cells: [mark.at] } as unknown as RuleRow) : null;
    });
    expect(sums?.[0]).toBe(sums?.[1]);
  });

  test('leave out the rows that the library adds for oneOf and atMost', () => {
    const board = problem('Two coins').cells(2, 1).atMost('few', 1, ['left', 'right']);
    board
      .row('heads', ['left'], [{ mark: 'fill', at: [0, 0] }])
      .row('tails', ['right'], [{ mark: 'fill', at: [1, 0] }]);
    const asked: string[] = [];
    const clash: Clash = (a, b) => {
      asked.push(`${a.name} ${b.name}`);
      return true;
    };
    const { counts } = reportOf(board.copy().checked(), { ...board.copy().clash(clash).rules() })!.clash!;
    expect(asked).toEqual(['heads tails']);
    expect(counts).toEqual({ wrongly: 0, missed: 1 });
  });

  test('differ where the matrix forbids more: rooks on a queens’ matrix', () => {
    const board = queens(4).checked();
    const rook: Clash = (a, b) => at(a)[0] === at(b)[0] || at(a)[1] === at(b)[1];
    const report = reportOf(board, { clash: rook })!;
    // Both families of diagonals: 2, 3, 4, 3 and 2 cells each.
    expect(report.clash?.counts).toEqual({ wrongly: 2 * (1 + 3 + 6 + 3 + 1), missed: 0 });
    const [finding] = ruleFindings(board, report);
    expect(finding?.sentence).toMatch(/share .+, yet the rule lets them be chosen together \(28 such pairs\)/);
    expect(finding?.columns).toHaveLength(1);
  });

  const rooms = 'AAB\nACB\nCCC';
  const text = `${rooms}\n\n...\n...\n...`;
  const room = (x: number, y: number): string => rooms.split('\n')[y]?.[x] ?? '';
  const value = ({ marks: [mark] }: RuleRow): number => (mark?.mark === 'fill' ? Number(mark.text) : 0);
  const ripple: Clash = (a, b) => {
    const [[x, y], [u, v]] = [at(a), at(b)];
    if (x === u && y === v) return true;
    if (value(a) !== value(b)) return false;
    if (room(x, y) === room(u, v)) return true;
    return (x === u || y === v) && Math.abs(x - u) + Math.abs(y - v) <= value(a);
  };

  test('agree for Ripple Effect, and not without its secondary columns', () => {
    const right = rippleEffect(text).checked();
    expect(reportOf(right, { clash: ripple })?.clash?.counts).toEqual({ wrongly: 0, missed: 0 });
    const wrong = without(right, (column) => right.columns[column]?.kind === 'secondary');
    const report = reportOf(wrong, { clash: ripple })!;
    expect(report.clash?.counts.wrongly).toBe(0);
    expect(report.clash?.counts.missed).toBeGreaterThan(0);
    for (const [a, b] of report.clash?.missed ?? []) {
      const [one, other] = [right.rows[a]!, right.rows[b]!];
      expect(one.columns.some((column) => other.columns.includes(column))).toBe(true);
    }
  });

  test('are sampled, the same each time, when there are too many pairs', () => {
    const board = queens(8).checked();
    const bounds = { ...BOUNDS, pairs: 500 };
    const report = reportOf(board, { clash: () => false }, bounds)!;
    expect(report.clash).toMatchObject({ all: 2_016, pairs: 500, isSample: true });
    expect(reportOf(board, { clash: () => false }, bounds)).toEqual(report);
    // The rule lets all pairs stand together: 728 of 2,016 pairs share a column, a third of the sample.
    const share = (report.clash?.counts.wrongly ?? 0) / 500;
    expect(Math.abs(share - 728 / 2_016)).toBeLessThan(0.07);
    expect(ruleWords(report)[0]).toMatch(/500 pairs of rows, drawn at random from 2,016/);
  });

  test('stop when time is up, and say so', () => {
    const report = reportOf(queens(8).checked(), { clash: attack }, { ...BOUNDS, time: -1 })!;
    expect(report.clash?.pairs).toBe(1_023);
    expect(ruleWords(report)[0]).toMatch(/the first 1,023 of 2,016 pairs of rows; then time was up/);
  });
});

describe('check and the solutions', () => {
  test('looks at all of them, and tells of the first that it refuses', () => {
    const board = queens(6).checked();
    expect(reportOf(board, { check: (rows) => rows.length === 6 })?.check).toEqual({
      solutions: 4,
      refused: 0,
      isAll: true,
      first: null,
    });
    const corner: Check = (rows) =>
      rows.some((row) => at(row)[0] === 0 && at(row)[1] === 1) ? 'one in the corner' : true;
    const report = reportOf(board, { check: corner })!;
    expect(report.check?.refused).toBe(1);
    const [finding] = ruleFindings(board, report);
    expect(finding?.rows).toHaveLength(6);
    expect(finding?.sentence).toMatch(/^check refuses solution \d, .+: “one in the corner”\.$/);
  });

  test('looks at the first of many, and says when there is none', () => {
    const board = queens(8).checked();
    const report = reportOf(board, { check: () => true }, { ...BOUNDS, solutions: 10 })!;
    expect(report.check).toMatchObject({ solutions: 10, isAll: false });
    expect(ruleWords(report)).toEqual(['check has looked at the first 10 solutions and found nothing wrong.']);
    expect(ruleWords(reportOf(queens(3).checked(), { check: () => true })!)).toEqual([
      'There is no solution to check.',
    ]);
  });
});

describe('rules in a cell', () => {
  const run = (code: string) => createRunnerAtOnce()({ id: '1', set: {}, ...compileCell(code) });

  test('go out with the problem as plain data', () => {
    const { output, error } = run('queens(4).clash((a, b) => a === b).check(() => "no")');
    expect(error).toBe(null);
    expect(readOutput(structuredClone(output))).toEqual(output);
    expect(output).toMatchObject({ kind: 'problem', rules: { check: { solutions: 2, refused: 2 } } });
  });

  test.each([
    ['queens(4)\n  .clash((a) =>\n    a.x.y)', /undefined/, 3],
    ['queens(4).clash(() => 1)', /clash must return true or false/, 0],
    ['queens(4).check(() => undefined)', /check must return true, or false, or a sentence/, 0],
    ['queens(4).check(3)', /check wants a function/, 1],
    ['problem().clash(() => true)', /./, 0],
  ])('%s says what is wrong', (code, words, line) => {
    const { error } = run(code);
    expect(error?.message ?? '').toMatch(words);
    if (line > 0) expect(error?.line).toBe(line);
  });

  test('do not change the problem', () => {
    const one = problem().primary(['a']).row('r', ['a']);
    const before = one.data();
    expect(one.clash(() => false).data()).toEqual(before);
  });
});

test('a report of a stranger is one or none, and its sentences never fail', () => {
  const board = queens(4).checked();
  const few = fc.oneof(fc.nat(40), fc.anything());
  const pairs = fc.oneof(fc.array(fc.oneof(fc.tuple(few, few), fc.anything()), { maxLength: 8 }), fc.anything());
  const hostile = fc.record({
    clash: fc.oneof(
      fc.record({
        all: few,
        pairs: few,
        isSample: fc.anything(),
        wrongly: pairs,
        missed: pairs,
        counts: fc.record({ wrongly: few, missed: few }),
      }),
      fc.anything(),
    ),
    check: fc.oneof(
      fc.record({
        solutions: few,
        refused: few,
        isAll: fc.anything(),
        first: fc.oneof(fc.record({ solution: few, rows: fc.array(few), words: fc.anything() }), fc.anything()),
      }),
      fc.anything(),
    ),
  });
  let read = 0;
  fc.assert(
    fc.property(fc.oneof(hostile, fc.anything()), (data) => {
      const report = readReport(data);
      if (!report) return;
      read += 1;
      expect(readReport(structuredClone(report))).toEqual(report);
      for (const { rows, columns } of ruleFindings(board, report)) {
        expect(rows.every((row) => row < board.rows.length)).toBe(true);
        expect(columns.every((column) => column < board.columns.length)).toBe(true);
      }
      ruleWords(report);
    }),
    { numRuns: runs(5_000), seed: 12 },
  );
  expect(read).toBeGreaterThan(runs(100));
});

test('rows that share a column which both can have are not kept apart by it', () => {
  const coloured = problem('coloured')
    .primary(['a', 'b'])
    .secondary(['x'])
    .row('r', ['a', 'x:R'])
    .row('s', ['b', 'x:R']);
  const [finding] = ruleFindings(coloured.checked(), reportOf(coloured.checked(), { clash: () => true })!);
  expect(finding?.sentence).toBe(
    'Rows r and s share x, which both can have, yet they clash. Rows that clash need a column that only one of them can have.',
  );
  const twice = problem('twice').primary(['a']).between(0, 2).row('r', ['a']).row('s', ['a']).checked();
  const report = reportOf(twice, { clash: () => false, check: (rows) => rows.length > 0 || 'nobody' })!;
  expect(report).toMatchObject({
    clash: { wrongly: [], missed: [] },
    check: { solutions: 4, refused: 1, isAll: true },
  });
  expect(ruleFindings(twice, report).map(({ sentence }) => sentence)).toEqual([
    `check refuses solution ${report.check?.first?.solution}, which has no row: “nobody”.`,
  ]);
});
