/** The plain programs that the site gives away have its counts, and its arrays. */
import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createVectors } from '#implement/vectors.ts';
import { problems } from '#implement/problems.ts';
import { solve } from '#dlx/index.ts';
import type { PlainArrays } from '#exhibits/plain-arrays.ts';

interface Links extends Record<'L' | 'R' | 'U' | 'D' | 'C' | 'S' | 'N', number[]> {
  cover(c: number): void;
  uncover(c: number): void;
  search(): void;
  readonly solutions: number[][];
  readonly counts: { nodes: number; updates: number };
}

const folder = fileURLToPath(new URL('../../../content/implement/', import.meta.url));
// By its address: it has a tsconfig of its own.
const { dancingLinks } = (await import(`${folder}dlx.ts`)) as {
  dancingLinks(primary: readonly boolean[], rows: readonly (readonly number[])[]): Links;
};
const vectors = createVectors();

/** From dlx1 where facts.md says so; the others are the site's own, and stand here so that none moves unseen. */
const golden: Readonly<Record<string, readonly [number, number, number]>> = {
  knuth: [1, 6, 30],
  'queens-4': [2, 17, 237],
  'queens-8': [92, 1199, 21_375],
  'queens-8-primary': [0, 2, 71],
  'ripple-8': [1, 65, 3083],
};

describe('the vectors', () => {
  test.each(Object.entries(golden))('%s', (id, [solutions, nodes, updates]) => {
    const found = vectors.problems.find((problem) => problem.id === id);
    expect(found).toMatchObject({ solutions, nodes, updates });
  });

  test('are ten', () => expect(vectors.problems).toHaveLength(10));
});

describe('TypeScript', () => {
  test.each(vectors.problems)('$name', ({ id, primary, rows, solutions, nodes, updates }) => {
    const links = dancingLinks(primary, rows);
    links.search();
    expect(links.counts).toEqual({ nodes, updates });
    expect(links.solutions).toHaveLength(solutions);
    const { matrix } = problems.find((problem) => problem.id === id)!;
    expect(links.solutions).toEqual([...solve(matrix)]);
  });

  test('has the arrays of the vectors before, between and after', () => {
    const { primary, rows } = vectors.problems[0]!;
    const links = dancingLinks(primary, rows);
    expect(arraysOf(links)).toEqual(vectors.arrays.built);
    links.cover(1);
    expect(arraysOf(links)).toEqual(vectors.arrays.coverA);
    links.uncover(1);
    links.search();
    expect(arraysOf(links)).toEqual(vectors.arrays.searched);
    expect(vectors.arrays.searched).toEqual(vectors.arrays.built);
  });
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

describe('Python', () => {
  test.skipIf(!hasPython)('has the same arrays and solutions (skipped where there is no python3)', () => {
    const code = [
      'import json, sys',
      `sys.path.insert(0, ${JSON.stringify(folder)})`,
      'from dlx import dancing_links',
      'out = []',
      'for p in json.load(sys.stdin)["problems"]:',
      '    d = dancing_links(p["primary"], p["rows"])',
      '    built = [list(a) for a in (d.L, d.R, d.U, d.D, d.C, d.S, d.N)]',
      '    d.search()',
      '    same = built == [d.L, d.R, d.U, d.D, d.C, d.S, d.N]',
      '    out.append([built, same, d.solutions])',
      'json.dump(out, sys.stdout)',
    ].join('\n');
    const printed = execFileSync('python3', ['-B', '-c', code], { input: JSON.stringify(vectors), encoding: 'utf8' });
    const expected = vectors.problems.map(({ primary, rows }) => {
      const { L, R, U, D, C, S, N, search, solutions } = dancingLinks(primary, rows);
      const built = [L, R, U, D, C, S, N].map((array) => [...array]);
      search();
      return [built, true, solutions];
    });
    expect(JSON.parse(printed)).toEqual(expected);
  });
});

describe('both', () => {
  test('refuse a column twice in a row, naming the row', () => {
    expect(() => dancingLinks([true, true], [[0], [1, 1]])).toThrow('row 1 has a column twice');
  });
});

/** What the plain program leaves out, the vectors say with −1. */
function arraysOf({ L, R, U, D, C, S, N }: Links): PlainArrays {
  return structuredClone({ L, R, U, D, C, S: L.map((_, node) => S[node] ?? -1), N });
}
