/** The plain program with bounds finds what the site’s search finds, with the counts of dlx3; each bug shows. */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BoundedSearch } from '#dlx/bounded/bounded-search.ts';
import { type Matrix, createMatrix } from '#dlx/index.ts';
import { Search } from '#dlx/links.ts';
import { type Random, createRandom } from '#dlx/random.ts';
import { boundedBugs } from '#implement/bounded-bugs.ts';
import { type BoundedColumn, boundedProblem, createBoundedProblems } from '#implement/bounded-problems.ts';
import { countCheck, judgeBugs } from '#implement/caught.ts';
import { encode as queens } from '#puzzles/queens/encode.ts';

interface Links {
  search(): void;
  readonly B: readonly number[];
  readonly solutions: readonly (readonly number[])[];
  readonly counts: { readonly nodes: number; readonly updates: number };
}

const folder = fileURLToPath(new URL('../../../content/implement/', import.meta.url));
const { dancingLinks } = (await import(`${folder}bounded.ts`)) as {
  dancingLinks(columns: readonly BoundedColumn[], rows: readonly (readonly number[])[]): Links;
};
const text = readFileSync(`${folder}bounded.ts`, 'utf8');
const problems = createBoundedProblems();

function randomBounded(random: Random): Matrix {
  const names = 'abcde'.slice(0, 2 + random.below(4));
  const columns = Array.from(names, (name, at) => {
    const max = 1 + random.below(3);
    if (at > 0 && random.below(5) === 0) return { name, kind: 'secondary' as const };
    return { name, kind: 'primary' as const, min: random.below(max + 1), max };
  });
  const rows = Array.from({ length: 2 + random.below(6) }, () => {
    const row = columns.flatMap((_, column) => (random.below(2) === 0 ? [column] : []));
    return row.some((column) => columns[column]?.kind === 'primary') ? row : [0];
  });
  return createMatrix(columns, rows);
}

test('it finds the same solutions in the same order, with the same counts, and leaves all as it was', () => {
  const random = createRandom(3);
  for (let round = 0; round < 400; round += 1) {
    const matrix = randomBounded(random);
    const { primary, rows } = boundedProblem(matrix);
    const search = new BoundedSearch(matrix);
    const found: number[][] = [];
    while (!search.done) {
      search.step();
      if (search.event === 'solution') found.push(search.rows());
    }
    const mine = dancingLinks(primary, rows);
    const built = structuredClone({ ...mine, search: 0, cover: 0, uncover: 0 });
    mine.search();
    expect(mine.solutions, JSON.stringify({ primary, rows })).toEqual(found);
    expect(mine.counts).toEqual({ nodes: search.nodes, updates: search.updates });
    const { solutions, counts } = mine;
    expect({ ...mine, search: 0, cover: 0, uncover: 0 }).toEqual({ ...built, solutions, counts });
  }
});

test('its counts are those of dlx3', () => {
  const counts = problems.map(({ id, solutions, nodes }) => [id, solutions, nodes]);
  expect(counts).toEqual(
    expect.arrayContaining([
      ['two-of-three', 3, 9],
      ['one-or-two', 6, 16],
    ]),
  );
  expect(problems.find(({ id }) => id === 'watching-queens')?.solutions).toBe(12);
  // A dead end is seen before its column is covered: an update less than dlx1 for each.
  const { matrix } = queens({ n: 8 });
  const plain = new Search(matrix);
  plain.run();
  const { nodes, updates } = plain;
  expect(problems.find(({ id }) => id === 'queens-8')).toMatchObject({ nodes, updates: updates - plain.deadEnds });
});

test('each bug is shown by some count', () => {
  for (const { bug, verdicts } of judgeBugs(text, boundedBugs, problems.map(countCheck))) {
    expect(
      verdicts.some(({ kind }) => kind !== 'same'),
      bug.id,
    ).toBe(true);
  }
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!hasPython)('in Python too (skipped where there is no python3)', () => {
  const code = [
    'import json, sys',
    `sys.path.insert(0, ${JSON.stringify(folder)})`,
    'from bounded import dancing_links',
    'out = []',
    'for p in json.load(sys.stdin):',
    '    d = dancing_links(p["primary"], p["rows"])',
    '    d.search()',
    '    out.append([d.solutions, d.counts])',
    'json.dump(out, sys.stdout)',
  ].join('\n');
  const printed = execFileSync('python3', ['-B', '-c', code], { input: JSON.stringify(problems), encoding: 'utf8' });
  const expected = problems.map(({ primary, rows }) => {
    const { search, solutions, counts } = dancingLinks(primary, rows);
    search();
    return [solutions, counts];
  });
  expect(JSON.parse(printed)).toEqual(expected);
});
