import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { all, count } from '#dlx/index.ts';
import { couldBeSecondary } from '#puzzles/user-problem/doctor/could-be-secondary.ts';
import { examine } from '#puzzles/user-problem/doctor/examine.ts';
import { type Finding, type FindingKind, isProof } from '#puzzles/user-problem/doctor/finding.ts';
import { kindFacts } from '#puzzles/user-problem/doctor/kinds.ts';
import { sums } from '#puzzles/user-problem/doctor/sums.ts';
import { encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { EXAMPLES, queensText, sudokuText } from '#puzzles/user-problem/examples.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { anyBoundedProblem, anyProblem, soundProblem, userDominoes } from '../../../user-problems/problems.ts';
import { timesAsLong } from '../../../support/growth.ts';
import { runs } from '../../../support/runs.ts';

const solutions = (problem: UserProblem): number => count(encodeUserProblem(problem).matrix).solutions;
const found = (text: string, kind: FindingKind): Finding[] =>
  examine(parseUserProblem(text)).findings.filter((finding) => finding.kind === kind);

/** Small problems with groups, whose rows are of a few sizes: numbers that do not add up are common. */
const grouped: fc.Arbitrary<UserProblem> = fc
  .record({
    pieces: fc.integer({ min: 1, max: 3 }),
    cells: fc.integer({ min: 1, max: 5 }),
    hasPieces: fc.boolean(),
    rows: fc.array(fc.record({ piece: fc.nat(2), cells: fc.uniqueArray(fc.nat(4), { maxLength: 4 }) }), {
      maxLength: 10,
    }),
    size: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  })
  .map(({ pieces, cells, hasPieces, rows, size }) =>
    soundProblem({
      columns: [
        ...Array.from({ length: pieces }, (_, at) => ({ name: `p${at}`, group: 'pieces' })),
        ...Array.from({ length: cells }, (_, at) => ({ name: `c${at}`, group: 'cells' })),
      ],
      rows: rows.flatMap((row) => {
        const covered = [...new Set(row.cells.map((cell) => cell % cells))];
        // Mostly as many cells for a piece wherever it lies.
        if (size !== undefined && covered.length !== Math.min(size, cells)) return [];
        const columns = [...(hasPieces ? [row.piece % pieces] : []), ...covered.map((cell) => pieces + cell)];
        return columns.length === 0 ? [] : [{ columns }];
      }),
    }),
  );

describe('the doctor', () => {
  it('finds what is there, with rows and columns, and what to do', () => {
    const cases: [FindingKind, string, number[], number[], string][] = [
      ['uncovered column', 'A B\nA\n', [], [1], 'No row covers the primary column B, so there is no solution.'],
      [
        'uncovered column',
        'p1 p2 p3 c1 c2\np1 c1\np1 c2\np2 c1\np2 c2\n| row forgetful:\nc1\n',
        [4],
        [2],
        'No row covers the primary column p3, though the other 2 columns are covered: your rows forgot it. Row ' +
          'forgetful covers none of these columns. So there is no solution.',
      ],
      [
        'uncovered column',
        'p1 p2 p3 c1 c2\nc1\nc2\n',
        [],
        [0, 1, 2],
        'No row covers any of the 3 columns p1, p2 and p3, so there is no solution: your rows forgot them.',
      ],
      [
        'uncovered column',
        '| group cages: A\nA B C D\nA\nB\nB\nD\nD\n',
        [],
        [2],
        'No row covers the primary column C, though the other 3 columns of the group cages have 1 to 2 rows each. So ' +
          'there is no solution. Perhaps no combination gives what it asks for, such as a sum;',
      ],
      [
        'uncovered column',
        'c0 c1 c2 c3\nc0\nc0\nc1\nc2\n',
        [],
        [3],
        'have 1 to 2 rows each. So there is no solution. Perhaps some rows name c0 instead: it has twice as many rows as the others.',
      ],
      [
        'forced dead end',
        'A B C D | x\nA x\nB x\nC\nC D\n',
        [0, 1],
        [1, 0],
        'Row A x is forced: nothing else is left for A. But it rules out the only row of column B. So there is no ' +
          'solution.',
      ],
      [
        'sums',
        '| group pieces: p\n| group cells: a\np q | a b c\np a b\np b c\nq a b\nq a c\n',
        [],
        [2, 3, 4],
        'Together they cover 4 columns of the group cells, none of them twice, but there are 3. So there is no solution.',
      ],
      [
        'forgotten secondary columns',
        'A B | d1 d2\nA\nB\n',
        [],
        [2, 3],
        'No row covers any of the 2 columns d1 and d2, so they rule nothing out: your rows forgot them.',
      ],
      [
        'half-coloured column',
        'A B C | x\nA x:1\nB x:1\nC x\nC\n',
        [2],
        [3],
        '1 of the 3 rows of column x gives it no colour. A row without a colour shares the column with no other row.',
      ],
      ['idle colours', 'A B | x\nA x:1\nA x:2\nB x:3\nB\n', [], [], 'No two rows that can be chosen together give a'],
      [
        'bare cells',
        '| board: 4x2\nA B\n| row one: path 0,0 3,0\nA\n| row two: fill 0,1 1,1 2,1\nB\n',
        [],
        [],
        'No row fills the cell 3,1 of the board, but rows fill the other 7.',
      ],
      [
        'bare cells',
        '| triangles: 4x1\nA\n| row one: fill 0,0 1,0 2,0\nA\n',
        [],
        [],
        'No row fills the cell 3,0 of the board, but rows fill the other 3.',
      ],
      [
        'kind decides the count',
        'c1 c2 h1\nc1 h1\nc1\nc2\nc2 h1\n',
        [],
        [2],
        'There are 2 solutions. With the column h1 secondary, there would be 3. Ask yourself whether it must be covered or may be left uncovered.',
      ],
      [
        'column in every row',
        'A B | C\nA C\nB C\n',
        [0, 1],
        [2],
        'C is in every row, so no two rows can be chosen together.',
      ],
      [
        'equal rows',
        'A B\nA B\nA\nB A\n',
        [0, 2],
        [],
        'Rows A B and B A cover the same columns, so a solution with one of them turns up twice.',
      ],
      [
        'equal columns',
        'A B | C\nA C\nB\nA B C\n',
        [],
        [0, 2],
        'Columns A and C are covered by the same rows. They ask for the same thing, so one of them is enough: the ' +
          'primary one. The answers are the same with all of them, but the search has more to do.',
      ],
      ['row without primary column', 'A | B\nA\nB\n', [1], [], 'Row B has no primary column, so it is never chosen.'],
      [
        'idle secondary column',
        'A | B C\nA B C\n',
        [0],
        [1, 2],
        'No two rows share any of the secondary columns B and C, so they rule nothing out. That does no harm; check whether ' +
          'another row was meant to cover one of them.',
      ],
      [
        'bare secondary column',
        'A | B C\nA C\n',
        [],
        [1],
        'No row covers the secondary column B, so it rules nothing out. That does no harm; check whether a row ' +
          'was meant to cover it.',
      ],
      [
        'sums',
        'A B C\nA B\nB C\n',
        [],
        [0, 1, 2],
        'Each row covers a multiple of 2 of the 3 primary columns, and 2 does not divide 3. So there is no solution.',
      ],
      [
        'sums',
        '| group pieces: p\n| group cells: a\np q a b c d\np a\np b\nq c d\n',
        [],
        [2, 3, 4, 5],
        'Together they cover 3 columns of the group cells, but there are 4.',
      ],
      [
        'exchangeable columns',
        '| board: 4x1\np q c0 c1 c2 ' +
          `c3\n${[0, 1, 2].flatMap((x) => ['p', 'q'].map((piece) => `| row ${piece}${x}: fill ${x},0 ${x + 1},0 ${piece}\n${piece} c${x} c${x + 1}\n`)).join('')}`,
        [],
        [0, 1],
        'p and q are pieces that are alike: each row of one turns up again for the other. So a solution turns up ' +
          'twice, with these pieces exchanged.',
      ],
      [
        'row in parts',
        '| board: 3x2\na b c\n| row low: fill 0,0 1,0\na\n| row wide: fill 0,0 2,0 2,1\nb\n| row tall: fill 0,0 ' +
          '0,1\nc\n| row bent: fill 0,0 0,1 1,1\nc\n',
        [1],
        [],
        'Row wide has marks that are not connected (wide is in 2 parts)',
      ],
      [
        'row in parts',
        '| lines: 2x2\na b c\n| row low: edge h0,0 v1,0\na\n| row wide: edge h0,0 v2,1\nb\n| row tall: edge v0,0 ' +
          'v0,1\nc\n| row bent: edge v0,0 h0,0\nc\n',
        [1],
        [],
        'Row wide has marks that are not connected',
      ],
    ];
    for (const [kind, text, rows, columns, words] of cases) {
      const [finding] = found(text, kind);
      expect(finding).toMatchObject({ kind, rows, columns });
      expect(finding?.sentence).toContain(words);
      expect(finding?.sentence).toMatch(/\.$/);
    }
  });

  it('names the row that forgot a column, and the columns of a row that is missing', () => {
    const square = sudokuText(2, '.'.repeat(16));
    const lines = square.split('\n');
    const short = lines.map((line) => line.replace('r2c3 r2=4 c3=4 b2=4', 'r2c3 r2=4 c3=4')).join('\n');
    expect(found(short, 'odd row')[0]).toMatchObject({
      sentence:
        'Row r2c3=4 covers no column of the group boxes where others cover 1, unlike 63 of the 64 rows. Check whether ' +
        'it forgot a column, or has one too many.',
      columns: [],
    });
    const at = lines.indexOf('r2c3 r2=4 c3=4 b2=4');
    const [missing] = found(lines.toSpliced(at - 1, 2).join('\n'), 'missing row');
    expect(missing?.sentence).toContain(
      'Columns r2c3, r2=4, c3=4 and b2=4 each have one row fewer than their siblings: r2c3 has 3 rows, but the others have 4 each.',
    );
    expect(examine(parseUserProblem(square)).findings).toEqual([]);
  });

  it('names the column whose rows fit nowhere, and none where each could be the culprit', () => {
    const cages = 'c1 c2 c3 c4 d1 d2 d3 d4 | s1 s2 s3\nc1 d1 s1\nc2 d2 s2\nc3 d3 s3\n';
    const [finding, ...others] = found(`${cages}c4 d4 s1 s2\n`, 'rows that fit nowhere');
    expect(finding).toMatchObject({
      sentence:
        'As it stands, the problem has no solution. Without c4 and its 1 row, and if what that covers may stay open, there is one: c1 d1 s1, c2 d2 s2 and c3 d3 s3. So what ' +
        'c4 asks for does not fit with the rest.',
      rows: [3],
      columns: [3],
    });
    expect(others).toEqual([]);
    expect(found(`${cages}c4 d4 s1\n`, 'rows that fit nowhere')).toEqual([]);
  });

  it('says what the kinds decide, and that it is no fault', () => {
    const borders =
      '| group regions: a\n| group borders: ab\na b t ab | x y z\na x:1\na x:2\nb y:1\nb y:2\nt z:1\nt z:2\n' +
      'ab x:1 y:2\nab x:2 y:1\n';
    const { findings, kinds } = examine(parseUserProblem(borders));
    expect(findings.map(({ kind }) => kind)).toEqual(['equal columns']);
    expect(kinds).toBe(
      'The kinds decide the count: there are 4 solutions, and with the 3 columns of the group regions (a, b and t) ' +
        'secondary, there would be 2; with the column ab secondary, there would be 8.',
    );
  });

  it('counts right what the other kind would give', () => {
    let told = 0;
    fc.assert(
      fc.property(fc.oneof(grouped, anyProblem), (problem) => {
        const now = solutions(problem);
        for (const { columns, kind, switched } of kindFacts(problem, now)) {
          told += 1;
          const other = kind === 'primary' ? 'secondary' : 'primary';
          const kinds = problem.columns.map((column, at) =>
            columns.includes(at) ? { ...column, kind: other } : column,
          );
          const count = solutions(soundProblem({ ...problem, columns: kinds }));
          expect([switched.solutions, switched.isAll]).toEqual([count, true]);
          expect(count).not.toBe(now);
        }
      }),
      { numRuns: runs(1000), seed: 12 },
    );
    expect(told).toBeGreaterThan(runs(50));
  });

  it('takes talks and people for what they are, and rows in parts where most are', () => {
    const talks =
      '| board: 2x1\nA B | x y\n| row A x: fill 0,0 A\nA x\n| row A y: fill 1,0 A\nA y\n| row B x: fill 0,0 B\nB ' +
      'x\n| row B y: fill 1,0 B\nB y\n';
    expect(examine(parseUserProblem(talks)).findings).toEqual([]);
    const shifts =
      '| board: 4x1\na | b\n| row r: fill 0,0 2,0\na\n| row s: fill 0,0 3,0\na b\n| row t: fill 1,0 2,0\na b\n';
    expect(found(shifts, 'row in parts')).toEqual([]);
    const half =
      '| board: 4x2\na | b\n| row r: fill 0,0 1,0\na\n| row s: fill 0,0 0,1\na\n| row t: fill 0,0 0,1 1,1\na\n' +
      '| row u: fill 0,0 2,0\na b\n| row v: fill 0,0 3,0\na b\n| row w: fill 0,0 1,1\na b\n';
    expect(found(half, 'row in parts')).toEqual([]);
  });

  it('finds the short diagonals of the queens, and two columns of Knuth’s that are alike', () => {
    const told = EXAMPLES.map(({ text }) => examine(parseUserProblem(text)).findings.map(({ kind }) => kind));
    expect(told).toEqual([[], ['idle secondary column'], [], [], [], ['equal columns']]);
    const [idle] = found(queensText(4), 'idle secondary column');
    expect(idle?.sentence).toContain('a0, a6, b0 and b6');
    expect(examine(userDominoes(4, 2)).findings).toEqual([]);
    expect(examine(userDominoes(3, 3)).findings[0]?.kind).toBe('sums');
  });

  it('finds that the diagonals of the queens are to be secondary', () => {
    const primary = parseUserProblem(queensText(4).replace(' | a0', ' a0'));
    expect(solutions(primary)).toBe(0);
    const findings = couldBeSecondary(primary);
    expect(findings.map(({ columns }) => columns.length)).toEqual([14]);
    expect(findings[0]?.sentence).toContain('columns a0, a1, a2, a3 and 10 more secondary, there is one: ');
    expect(findings[0]?.rows).toHaveLength(4);
    // What would take longer than the budget is not tried.
    expect(couldBeSecondary(primary, [], 100)).toEqual([]);
    const asked = 's t y x\ns x\nt x\nt\ns t y\n';
    const [first] = found(asked, 'primary that could be secondary');
    expect(first?.columns).toEqual([2]);
    expect(first?.sentence).toBe(
      'As it stands, the problem has no solution. With the primary column y secondary, there is one: s x and t. Ask yourself whether ' +
        'the column must be covered or may be left uncovered.',
    );
  });

  it('gives one proof that numbers do not add up, and none where a column has no row', () => {
    const primary = queensText(4).replace(' | a0', ' a0');
    expect(found(primary, 'sums')).toHaveLength(1);
    const bare = 'A B x y z\nA x\nA y\nB x\nB y\n';
    expect(found(bare, 'sums')).toEqual([]);
    expect(found(bare, 'uncovered column')).toHaveLength(1);
    expect(found(bare.replace('\nB x', '\nB z'), 'sums')).toHaveLength(1);
  });

  it('says that there is no solution only where there is none', () => {
    let wrong = 0;
    fc.assert(
      fc.property(fc.oneof(grouped, anyProblem), (problem) => {
        const dire = examine(problem).findings.filter(({ kind }) =>
          [
            ...['uncovered column', 'sums', 'forced dead end'],
            ...['primary that could be secondary', 'rows that fit nowhere'],
          ].includes(kind),
        );
        if (dire.length > 0) expect(solutions(problem)).toBe(0);
        wrong += sums(problem).length;
      }),
      { numRuns: runs(3000), seed: 12 },
    );
    expect(wrong).toBeGreaterThan(runs(100));
  });

  it('finds a solution whenever it says that a column could be secondary', () => {
    let said = 0;
    fc.assert(
      fc.property(grouped, (problem) => {
        for (const { columns, rows } of couldBeSecondary(problem)) {
          said += 1;
          const mended = soundProblem({
            ...problem,
            columns: problem.columns.map((column, at) =>
              columns.includes(at) ? { ...column, kind: 'secondary' } : column,
            ),
          });
          expect(solutions(mended)).toBeGreaterThan(0);
          const covered = rows.flatMap((row) => problem.rows[row]!.columns);
          expect(new Set(covered).size).toBe(covered.length);
        }
      }),
      { numRuns: runs(1000), seed: 12 },
    );
    expect(said).toBeGreaterThan(runs(50));
  });

  it('takes no longer for each of 729 rows than for each of 64, and gives up on what would take long', () => {
    const [small, sudoku] = [2, 3].map((side) => parseUserProblem(sudokuText(side, '.'.repeat(side ** 4)))) as [
      UserProblem,
      UserProblem,
    ];
    expect(examine(sudoku).findings).toEqual([]);
    const rows = sudoku.rows.length / small.rows.length;
    expect(
      timesAsLong(
        () => examine(small),
        () => examine(sudoku),
      ),
    ).toBeLessThan(rows);
    expect(couldBeSecondary(sudoku, [], 1000)).toEqual([]);
  });
});

it('tells five groups of columns that are alike, and that there are more of them', () => {
  const names = Array.from({ length: 7 }, (_, index) => [`a${index}`, `b${index}`]);
  const rows = names.flatMap((pair) => [pair.join(' '), pair.join(' ')]);
  const text = [names.flat().join(' '), ...rows].join('\n');
  const columns = found(text, 'equal columns');
  expect(columns.map(({ sentence }) => sentence.slice(0, 40))).toHaveLength(6);
  expect(columns.at(-1)).toMatchObject({
    sentence: '2 more groups of columns are each covered by the same rows.',
    columns: [10, 11, 12, 13],
  });
  expect(found(text, 'equal rows').at(-1)).toMatchObject({ rows: [10, 11, 12, 13], columns: [] });
});

describe('the doctor on bounds and costs', () => {
  it('says what no rows can meet, and is right', () => {
    expect(found('3|night day\nnight\nnight day\n', 'bounds out of reach')[0]?.sentence).toBe(
      'The column night must be covered 3 times, but only 2 rows cover it. So there is no solution. A row counts once, ' +
        'however often you need it: add rows, or ask for less.',
    );
    expect(found('2|night :1|door\nnight door\nnight door\n', 'bounds out of reach')[0]?.sentence).toContain(
      'each of its rows covers door too, which is covered at most once',
    );
    expect(found('2|night a b\nnight a\nnight b\n', 'column in every row')).toEqual([]);
    expect(found('2:3|night day\nnight\nday\n', 'bounds out of reach')[0]?.sentence).toContain(
      'must be covered at least twice, but only one row covers it',
    );
    // Rows that agree on a colour share its column, and a column with bounds lets them be chosen together.
    const agreed = '2|A B | x\nA x:red\nA x:red\nB\n';
    expect(solutions(parseUserProblem(agreed))).toBe(1);
    expect(examine(parseUserProblem(agreed)).findings).toEqual([]);
    let proofs = 0;
    fc.assert(
      fc.property(anyBoundedProblem, (problem) => {
        const { findings } = examine(problem);
        if (!findings.some(isProof)) return;
        proofs += 1;
        expect(solutions(problem)).toBe(0);
      }),
      { numRuns: runs(500), seed: 43 },
    );
    expect(proofs).toBeGreaterThan(runs(500) / 10);
  });

  it('adds bounds up', () => {
    // Two shifts with two turns each, and three people who want two: columns without a group.
    const turns = (people: string): string =>
      `2|Mon 2|Tue ${people}\n${['Mon', 'Tue'].flatMap((day) => ['Ann', 'Ben', 'Cleo'].map((who) => `${day} ${who}\n`)).join('')}`;
    expect(found(turns('2|Ann 2|Ben 2|Cleo'), 'sums').map(({ sentence }) => sentence)).toEqual([
      'The 3 columns Ann, Ben and Cleo (twice each) must be covered 6 times in all. No row covers more of them than of ' +
        'the 2 columns Mon and Tue (twice each), and these may be covered only 4 times in all. So there is no solution. ' +
        'Ask for less, or allow more.',
    ]);
    expect(found(turns('2:3|Ann 2:3|Ben 2:3|Cleo'), 'sums')[0]?.columns).toEqual([2, 3, 4]);
    // Too few people.
    expect(found(turns(':1|Ann :1|Ben :1|Cleo'), 'sums')[0]?.sentence).toContain(
      'The 2 columns Mon and Tue (twice each)',
    );
    expect(found(turns('1:2|Ann 1:2|Ben 1:2|Cleo'), 'sums')).toEqual([]);
    // One column alone.
    expect(found('3|A 2|B\nA B\nA B\nA B\n', 'sums')[0]?.sentence).toMatch(
      /^The column A must be covered 3 times\. No row covers it without covering the column B \(twice\), and this one /,
    );
    expect(found('3|A B C\nA B\nA C\nA B\nB\n', 'sums')[0]?.sentence).toContain(
      'No row covers it without covering one of the 2 columns B and C (once each), and these ',
    );
  });

  it('says when all solutions cost the same, and is right', () => {
    expect(found('a b\na |3\na |3\nb |2\n', 'idle costs')[0]?.sentence).toContain('Every solution costs 5');
    expect(found('a b\na |3\na |4\nb |2\n', 'idle costs')).toEqual([]);
    let idle = 0;
    fc.assert(
      fc.property(anyBoundedProblem, (problem) => {
        if (!examine(problem).findings.some(({ kind }) => kind === 'idle costs')) return;
        idle += 1;
        const costOf = (rows: readonly number[]): number =>
          rows.reduce((sum, row) => sum + (problem.rows[row]?.cost ?? 0), 0);
        const costs = all(encodeUserProblem(problem).matrix).map(costOf);
        expect(new Set(costs).size).toBeLessThan(2);
      }),
      { numRuns: runs(500), seed: 43 },
    );
    expect(idle).toBeGreaterThan(0);
  });

  it('knows bounds that a secondary column says better', () => {
    expect(found('a :1|b\na b\na\n', 'bounds of a secondary column')[0]?.columns).toEqual([1]);
    expect(found('a :2|b\na b\na\n', 'bounds of a secondary column')).toEqual([]);
  });
});
