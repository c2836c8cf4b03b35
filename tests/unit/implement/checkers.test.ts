/** The checkers that the site gives away, run beside right programs, wrong ones, and ones that do what they like. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { bugs, harmless, withBug } from '#implement/bugs.ts';
import {
  type BoundedColumn,
  type BoundedProblem,
  boundedProblem,
  createBoundedProblems,
} from '#implement/bounded-problems.ts';
import { catchBugs } from '#implement/caught.ts';
import { printLines } from '#implement/print-lines.ts';
import { createVectors } from '#implement/vectors.ts';
import { golden } from '../../matrices/bounded.ts';
import { every, isSweep } from '../../support/runs.ts';

const folder = fileURLToPath(new URL('../../../content/implement/', import.meta.url));
const vectors = JSON.stringify(createVectors());
/** The problems with bounds that the page gives away, and those without colours that Knuth’s dlx3 has counted. */
const bounded: readonly Omit<BoundedProblem, 'id'>[] = [
  ...createBoundedProblems(),
  ...golden('dlx3')
    .filter(([, { colours }]) => !colours)
    .map(([name, matrix, { solutions, nodes, updates }]) => ({
      name,
      ...boundedProblem(matrix),
      solutions,
      nodes,
      updates,
    })),
];
const bounds = JSON.stringify({ problems: bounded });
const place = mkdtempSync(join(tmpdir(), 'checkers-'));
afterAll(() => rmSync(place, { recursive: true }));

interface Language {
  readonly name: string;
  readonly command: string;
  readonly file: 'dlx.ts' | 'dlx.py';
  readonly bounded: 'bounded.ts' | 'bounded.py';
  readonly checker: string;
  /** The last lines of cover and uncover, to print after. */
  readonly ends: readonly [string, string];
  readonly indent: string;
  /** The program, with this instead of its first line that counts a node. */
  readonly counts: string;
  readonly loop: string;
  readonly fail: string;
  readonly exit: string;
  readonly chatter: string;
  /** A program that gives its solutions and nothing else. */
  readonly bare: (program: string) => string;
  /** A program that gives these solutions, whatever the problem. */
  readonly saying: (solutions: string) => string;
}

const languages: readonly Language[] = [
  {
    name: 'TypeScript',
    command: process.execPath,
    file: 'dlx.ts',
    bounded: 'bounded.ts',
    checker: 'check.ts',
    ends: ['        counts.updates++;\n      }\n    }', '    R[L[c]] = c;'],
    indent: '    ',
    counts: 'counts.nodes++;',
    loop: 'while (true) {}',
    fail: 'throw new Error("a slip")',
    exit: 'process.exit(0)',
    chatter: 'for (let i = 0; k === 0 && i < 1e5; i++) console.log("cover", "\\u0007{}[", i);',
    bare: (program) => program.replace(/return \{ L.*\};/, 'return { search, solutions };'),
    saying: (solutions) => `export const dancingLinks = () => ({ search() {}, solutions: ${solutions} });`,
  },
  {
    name: 'Python',
    command: 'python3',
    file: 'dlx.py',
    bounded: 'bounded.py',
    checker: 'check.py',
    ends: ['                counts["updates"] += 1', '        R[L[c]] = c'],
    indent: '        ',
    counts: 'counts["nodes"] += 1',
    loop: 'while True: pass',
    fail: 'raise ValueError("a slip")',
    exit: 'raise SystemExit(0)',
    chatter: 'for i in range(0 if k else 100000): print("cover", "\\u0007{}[", i)',
    bare: (program) =>
      program.replace(
        /return SimpleNamespace\([\s\S]*\)/,
        'return SimpleNamespace(search=search, solutions=solutions)',
      ),
    saying: (solutions) =>
      `class Links:\n    solutions = ${solutions}\n    search = lambda self: None\ndancing_links = lambda columns, rows: Links()`,
  },
];

// Each case starts a process, or two, so those in Python wait for the sweep.
describe.each(every(2, languages))('$name', (language) => {
  const { command, file, checker, ends, indent, counts } = language;
  const program = readFileSync(`${folder}${file}`, 'utf8');
  const isThere = spawnSync(command, ['--version']).status === 0;
  const it = test.skipIf(!isThere);
  /** What `npm test` need not see each time: each starts a process too. */
  const itInSweep = test.skipIf(!isThere || !isSweep);

  /** What the checker prints about a program of this text, and its exit code. */
  function check(text: string, { seconds = 60, input = vectors } = {}): { code: number | null; lines: string[] } {
    const own = join(place, `own-${file}`);
    writeFileSync(own, text);
    const run = spawnSync(command, [`${folder}${checker}`, own, '--seconds', String(seconds)], {
      input,
      encoding: 'utf8',
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    });
    expect(run.stderr).toBe('');
    return { code: run.status, lines: run.stdout.trim().split('\n') };
  }

  /** The program with the lines of the page that print its trace. */
  function tracing(text: string, uncover = true): string {
    const print = printLines[file];
    const after = (all: string, end: string, line: string): string => all.replace(end, `${end}\n${indent}${line}`);
    const covers = after(text, ends[0], print);
    return uncover ? after(covers, ends[1], print.replace('cover', 'uncover')) : covers;
  }

  it('a right program: right, but for the trace that it does not print', () => {
    const { code, lines } = check(program);
    expect(code).toBe(0);
    const others = lines.filter((line) => !line.endsWith(': right'));
    expect(others).toEqual([
      'the trace: not looked at: no printed line begins with “cover” or “uncover”',
      'All that was looked at is right.',
      'Never looked at: the order of solutions, other matrices, time and memory.',
    ]);
    expect(lines).toHaveLength(16);
  });

  it('traces, whole and in part', () => {
    const whole = check(tracing(program));
    expect([whole.code, whole.lines[3]]).toEqual([0, 'the trace: right']);
    const { code, lines } = check(tracing(program, false));
    expect([code, lines[3]]).toEqual([0, 'the trace: right; not looked at: no uncover is printed']);
  });

  it('a wrong line of the trace, and its number', () => {
    const { code, lines } = check(tracing(program).replace('ABCDEFG', 'BACDEFG'));
    expect(code).toBe(1);
    expect(lines[3]).toBe('the trace: wrong: line 1 is cover B 2 2 2 1 2 2 2 4, but should be cover A 2 2 2 1 2 2 2 4');
  });

  it('a wrong count, by problem', () => {
    const { code, lines } = check(program.replace(counts, counts.replace('1', '2').replace('++', ' += 2')));
    expect(code).toBe(1);
    expect(lines).toContain('Knuth’s 6×7: wrong: 12 nodes, but should be 6');
    expect(lines).toContain('the arrays after the search: right');
    expect(lines).toContain('Something is wrong.');
  });

  itInSweep('solutions alone are looked at alone', () => {
    const { code, lines } = check(language.bare(program));
    expect(code).toBe(0);
    expect(lines[0]).toBe('the arrays as built: not looked at: there is no L, R, U, D, C, S, N');
    expect(lines[4]).toBe('Knuth’s 6×7: right; not looked at: nodes are not counted, updates are not counted');
  });

  itInSweep('a program that dies, at a node', () => {
    const { code, lines } = check(program.replace(counts, language.fail));
    expect(code).toBe(1);
    expect(lines[0]).toBe('the arrays as built: right');
    expect(lines[2]).toMatch(/^the arrays after the search: wrong: it fails, \w*Error: a slip$/);
  });

  itInSweep('a program that ends its process', () => {
    const { code, lines } = check(program.replace(counts, language.exit));
    expect(code).toBe(1);
    expect(lines[2]).toMatch(/^the arrays after the search: wrong: it (ends the process, 0|fails, SystemExit: 0)$/);
  });

  it('a program that runs for ever is ended, and the rest was not looked at', () => {
    const { code, lines } = check(program.replace(counts, language.loop), { seconds: 1.5 });
    expect(code).toBe(1);
    const at = lines.findIndex((line) => line.endsWith(': wrong: it does not end within 1.5 seconds'));
    expect(lines.slice(at + 1, 14)).toEqual(
      lines.slice(at + 1, 14).map((line) => `${line.split(': ')[0]}: not looked at: the program had ended`),
    );
    expect(at).toBeLessThanOrEqual(2);
  });

  itInSweep('a program that prints a million lines is wrong only where its lines are looked at', () => {
    const { code, lines } = check(program.replace(counts, `${language.chatter}\n${indent}${counts}`));
    expect(code).toBe(1);
    expect(lines.filter((line) => line.includes('wrong: '))).toEqual([
      expect.stringMatching(/^the trace: wrong: it fails, .*prints more than/),
    ]);
  });

  it('a program that knows bounds: right, and what was not looked at', () => {
    const { code, lines } = check(readFileSync(`${folder}${language.bounded}`, 'utf8'), { input: bounds });
    expect(code).toBe(0);
    expect(lines).toEqual([
      ...bounded.map(({ name }) => `${name}: right`),
      'All that was looked at is right.',
      'Never looked at: the arrays, the trace, the order of solutions, other matrices, time and memory.',
    ]);
    expect(bounded.length).toBeGreaterThan(createBoundedProblems().length + 2);
  });

  itInSweep('a program that knows none is told where the first solution covers too little', () => {
    const { code, lines } = check(program, { input: bounds });
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^2 of 3: wrong: the solution [\d ]+ covers column 0 once, but should cover it twice,/);
    expect(lines[1]).toMatch(/^1 or 2 of 3: wrong: 3 solutions, but should be 6, and \d+ nodes/);
  });

  it.each(
    every(4, [
      [[[0, 1]], [[1, 2], true], '[[0]]', 'right'],
      [
        [[0, 1], [0], [0]],
        [[1, 2], true],
        '[[0, 1, 2]]',
        'wrong: the solution 0 1 2 covers column 0 3 times, but should cover it 1 or 2 times',
      ],
      [
        [[0, 1], [0], [0]],
        [[2, 2], true],
        '[[0]]',
        'wrong: the solution 0 covers column 0 once, but should cover it twice',
      ],
      [
        [[1], [0]],
        [[1, 3], true],
        '[[0]]',
        'wrong: the solution 0 leaves column 0 out, but should cover it 1 to 3 times',
      ],
      [[[0, 1], [0]], [[0, 2], false], '[[1, 1]]', 'wrong: the solution 1 1 has row 1 twice'],
      [
        [
          [0, 1],
          [0, 1],
        ],
        [[0, 2], false],
        '[[0, 1]]',
        'wrong: the solution 0 1 covers column 1 twice, but should cover it at most once',
      ],
      [
        [[0], [1]],
        [
          [0, 1],
          [0, 1],
        ],
        '[[]]',
        'right',
      ],
    ] as [number[][], BoundedColumn[], string, string][]),
  )('%j with %j, and %s: %s', (rows, primary, solutions, said) => {
    const input = JSON.stringify({ problems: [{ name: 'own', primary, rows, solutions: 1 }] });
    const { code, lines } = check(language.saying(solutions), { input });
    expect(lines[0]?.replace(/; not looked at.*/, '')).toBe(`own: ${said}`);
    expect(code).toBe(said === 'right' ? 0 : 1);
  });

  itInSweep('no program, and none that can be loaded', () => {
    expect(check('')).toMatchObject({ code: 2, lines: [expect.stringMatching(/cannot be loaded: .*no dancing/)] });
    expect(check('}{')).toMatchObject({ code: 2, lines: [expect.stringContaining('cannot be loaded: SyntaxError')] });
  });

  it('other input than the vectors', () => {
    expect(check(program, { input: 'garbage' })).toMatchObject({ code: 2 });
  });
});

describe('the bugs of the page', () => {
  const [{ command, checker, ends, indent }] = languages as [Language];
  const run = (text: string, seconds: number): number | null => {
    const own = join(place, 'bug.ts');
    const [cover, uncover] = [printLines['dlx.ts'], printLines['dlx.ts'].replace('cover', 'uncover')];
    const traced = text
      .replace(ends[0], `${ends[0]}\n${indent}${cover}`)
      .replace('    L[R[c]] = c;\n    R[L[c]] = c;\n', (ring) => `${ring}${indent}${uncover}\n`);
    writeFileSync(own, traced);
    return spawnSync(command, [`${folder}${checker}`, own, '--seconds', String(seconds)], { input: vectors }).status;
  };
  const program = readFileSync(`${folder}dlx.ts`, 'utf8');

  test.each(every(20, bugs).map((bug) => [bug.id, bug] as const))('%s is caught', (_, bug) => {
    // The time is short only where it runs out by right.
    const isEndless = catchBugs(program, [bug], createVectors()).some(({ verdicts }) =>
      verdicts.some(({ kind }) => kind === 'endless'),
    );
    expect(run(withBug(program, bug), isEndless ? 2 : 60)).toBe(1);
  });

  test.each(every(2, harmless).map((bug) => [bug.id, bug] as const))('%s is none', (_, bug) => {
    expect(run(withBug(program, bug), 60)).toBe(0);
  });
});
