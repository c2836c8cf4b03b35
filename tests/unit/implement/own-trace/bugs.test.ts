/** Each bug of the table, in JavaScript and in Python: the first difference of its trace names what is wrong. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Bug, bugs, harmless, withBug } from '#implement/bugs.ts';
import type { Difference } from '#implement/own-trace/difference.ts';
import { tellingPython, toldLines } from '#implement/own-trace/told-program.ts';
import { type PlainProblem, plainProblem } from '#implement/plain-problem.ts';
import { problems } from '#implement/problems.ts';
import { patched } from '#practice/patch.ts';
import { pythonBugs } from '../../../support/python-bugs.ts';
import { traceIn } from '../../../support/read-trace.ts';
import { every } from '../../../support/runs.ts';

const place = mkdtempSync(join(tmpdir(), 'telling-'));
afterAll(() => rmSync(place, { recursive: true }));

const problemOf = (id: string): PlainProblem => plainProblem(problems.find((one) => one.id === id)!.matrix);

/** What each bug does, on the problem that shows it; `right` where another tree or count is no mistake. */
const shown: Readonly<Record<string, readonly [problem: string, kind: Difference['kind'], what: Difference['what']]>> =
  {
    'secondary-in-ring': ['queens-4', 'wrong', 'secondary-chosen'],
    'on-top': ['knuth', 'other', 'row-order'],
    'open-row': ['knuth', 'wrong', 'open-ring'],
    'no-size': ['knuth', 'wrong', 'size-built'],
    'rows-kept': ['odd-rows', 'count', 'rows-kept'],
    'header-stays': ['knuth', 'wrong', 'covered-chosen'],
    'one-way': ['knuth', 'wrong', 'link-uncover'],
    'own-list': ['knuth', 'wrong', 'own-list'],
    'size-down': ['knuth', 'wrong', 'size-cover'],
    'size-up': ['knuth', 'wrong', 'size-uncover'],
    'header-lost': ['knuth', 'wrong', 'link-uncover'],
    'ties-right': ['knuth', 'other', 'tie'],
    leftmost: ['knuth', 'other', 'first-column'],
    'covered-twice': ['knuth', 'wrong', 'covered-twice'],
    'same-order': ['knuth', 'wrong', 'uncover-order'],
    'others-stay': ['knuth', 'wrong', 'others-stay'],
    'branch-stays': ['knuth', 'wrong', 'branch-stays'],
    'dead-end-early': ['knuth', 'count', 'dead-end-early'],
    'headers-uncounted': ['knuth', 'count', 'updates-cover'],
    'secondary-uncounted': ['knuth-secondary', 'count', 'updates-cover'],
    'undo-counted': ['knuth', 'count', 'updates-uncover'],
    'undo-counted-whole': ['knuth', 'count', 'updates-uncover'],
    'solutions-uncounted': ['knuth', 'count', 'nodes'],
  };

const MOST_TURNS = 100_000;

const folder = new URL('../../../../content/implement/', import.meta.url);
const contentOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

const linesOfScript = (program: string, problem: PlainProblem): string =>
  toldLines(program, contentOf('tell/tell.js'), problem).join('\n');

const hasPython = spawnSync('python3', ['--version']).status === 0;

function linesOfPython(program: string, problem: PlainProblem, id: string): string {
  const file = join(place, `${id.replaceAll('-', '_')}.py`);
  cpSync(new URL('tell/tell.py', folder), join(place, 'tell.py'));
  // Its loops turn only so often, because with a bug they may turn for ever.
  const bounded = tellingPython(program).replace('while x != start:', 'while turn() and x != start:');
  const run = `import itertools, json, sys, tell
sys.setrecursionlimit(200)
turns = itertools.count()

def turn():
    if next(turns) > ${MOST_TURNS}:
        sys.exit()
    return True

${bounded}
problem = json.loads(sys.argv[1])
dancing_links(problem["primary"], problem["rows"]).search()
`;
  writeFileSync(file, run);
  const { stdout } = spawnSync('python3', ['-B', file, JSON.stringify(problem)], { encoding: 'utf8' });
  return stdout;
}

/** The differences that a trace shows, in order. */
async function firstOf(text: string): Promise<readonly string[]> {
  const read = await traceIn(text);
  if (read.kind === 'broken') return ['broken', `${read.line}: ${read.words}`];
  return read.differences.flatMap(({ kind, what }) => [kind, what]);
}

describe.each([
  ['JavaScript', true],
  ['Python', hasPython],
] as const)('%s', (language, isThere) => {
  const isScript = language === 'JavaScript';
  const title = isThere ? '' : ' (skipped: python3 is not installed)';
  const right = contentOf(isScript ? 'dlx.ts' : 'dlx.py');
  const withIts = (bug: Bug): string => (isScript ? withBug(right, bug) : patched(right, pythonBugs[bug.id]!, bug.id));
  const linesOf = (program: string, problem: string, id: string): string =>
    isScript ? linesOfScript(program, problemOf(problem)) : linesOfPython(program, problemOf(problem), id);

  const all = ['knuth', 'knuth-secondary', 'odd-rows', 'queens-4'];
  test.skipIf(!isThere).each(isScript ? all : every(2, all))(
    `the right program is equal on %s${title}`,
    async (problem) => {
      expect(await firstOf(linesOf(right, problem, 'right'))).toEqual([]);
    },
  );

  // Each starts a program in Python, some of which never end.
  test.skipIf(!isThere).each((isScript ? bugs : every(12, bugs)).map((bug) => [bug.id, bug] as const))(
    `%s${title}`,
    async (id, bug) => {
      const [problem, kind, what] = shown[id]!;
      const found = await firstOf(linesOf(withIts(bug), problem, id));
      expect(found).toEqual([...found.slice(0, -2), kind, what]);
    },
  );
});

test('a dead end that is chosen and not covered is no mistake where rows are taken back without a line', async () => {
  const program = withBug(
    contentOf('dlx.ts'),
    bugs.find(({ id }) => id === 'dead-end-early')!,
  );
  const all = toldLines(program, contentOf('tell/tell.js'), problemOf('knuth'));
  const lines = all.filter((line) => !line.startsWith('{"undo"'));
  expect(lines.length).toBeLessThan(all.length);
  const isBack = (line: string | undefined): boolean => line?.startsWith('{"uncover"') === true;
  const end = lines.findIndex((line, at) => line.startsWith('{"cover"') && isBack(lines[at + 1]));
  const told = lines.toSpliced(end + 1, 0, '{"choose":"E"}');
  expect(await firstOf(told.join('\n'))).toEqual(['count', 'dead-end-early']);
});

test.each(harmless.map((bug) => [bug.id, bug] as const))('%s is no bug', async (_, bug) => {
  expect(await firstOf(linesOfScript(withBug(contentOf('dlx.ts'), bug), problemOf('knuth')))).toEqual([]);
});
