/** Solvers in five languages, written as somebody would who has the page alone, with the adapters that it gives. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { plainProblem } from '#implement/plain-problem.ts';
import { problems } from '#implement/problems.ts';
import { runIn } from '../../../support/read-trace.ts';
import { every } from '../../../support/runs.ts';

const place = mkdtempSync(join(tmpdir(), 'languages-'));
afterAll(() => rmSync(place, { recursive: true }));

const from = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

interface Language {
  readonly name: string;
  readonly files: readonly string[];
  /** Says whether it is there. */
  readonly check: readonly string[];
  readonly build: readonly string[] | null;
  readonly run: readonly string[];
  /** What differs from the site’s run on the 6×7 matrix. */
  readonly differs: readonly string[];
}

const languages: readonly Language[] = [
  {
    name: 'Python',
    files: ['content/implement/tell/tell.py', 'tests/support/solvers/sets.py'],
    check: ['python3', '--version'],
    build: null,
    run: ['python3', '-B', 'sets.py'],
    differs: ['row-order'],
  },
  {
    name: 'Java',
    files: ['content/implement/tell/Tell.java', 'tests/support/solvers/Solver.java'],
    check: ['javac', '-version'],
    build: ['javac', 'Tell.java', 'Solver.java'],
    run: ['java', '-cp', '.', 'Solver'],
    differs: [],
  },
  {
    name: 'C++',
    files: ['content/implement/tell/tell.hpp', 'tests/support/solvers/solver.cpp'],
    check: ['g++', '--version'],
    build: ['g++', '-std=c++17', '-Wall', '-Werror', '-o', 'by-cpp', 'solver.cpp'],
    run: ['./by-cpp'],
    differs: ['tie'],
  },
  {
    name: 'Rust',
    files: ['content/implement/tell/tell.rs', 'tests/support/solvers/solver.rs'],
    check: ['rustc', '--version'],
    build: ['rustc', '-D', 'warnings', '-o', 'by-rust', 'solver.rs'],
    run: ['./by-rust'],
    differs: ['dead-end-early'],
  },
];

function start(
  [command = '', ...rest]: readonly string[],
  input = '',
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(command, rest, { cwd: place, input, encoding: 'utf8', maxBuffer: 1e8 });
}

/** A problem as numbers, which a program in any language reads. */
function numbersOf(id: string): string {
  const { primary, rows } = plainProblem(problems.find((one) => one.id === id)!.matrix);
  const lists = rows.map((row) => [row.length, ...row].join(' '));
  return [primary.length, primary.map(Number).join(' '), rows.length, ...lists].join('\n');
}

// A compiler takes seconds, so `npm test` takes the first.
describe.each(every(4, languages))('$name', ({ name, files, check, build, run, differs }) => {
  const isThere = start(check).status === 0;
  const title = isThere ? '' : ` (skipped: ${check[0]} is not installed)`;

  test.skipIf(!isThere)(`a solver in ${name} is followed to its end${title}`, { timeout: 120_000 }, async () => {
    for (const file of files) cpSync(from(file), join(place, file.split('/').at(-1)!));
    if (build) expect(start(build)).toMatchObject({ status: 0, stderr: '' });
    const knuth = start(run, numbersOf('knuth'));
    expect(knuth.stderr).toBe('');
    const small = await runIn(knuth.stdout);
    expect(small.differences.map(({ what }) => what)).toEqual(differs);
    expect(small.solutions).toBe(1);
    // Larger, and without sizes and links in its lines; a solver on sets knows no secondary columns.
    const large = await runIn(start(run, numbersOf('queens-8-primary')).stdout);
    expect(large.differences.filter(({ kind }) => kind === 'wrong')).toEqual([]);
    const secondary = name === 'Python' ? null : await runIn(start(run, numbersOf('queens-8')).stdout);
    expect(secondary?.solutions ?? 92).toBe(92);
  });
});
