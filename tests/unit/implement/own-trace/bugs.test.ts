/** Each bug of the table, in JavaScript and in Python: the first difference of its trace names what is wrong. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'sucrase';
import { afterAll, describe, expect, test } from 'vitest';
import { type Bug, bugs, harmless, withBug } from '#implement/bugs.ts';
import type { Difference } from '#implement/own-trace/difference.ts';
import { type PlainProblem, plainProblem } from '#implement/plain-problem.ts';
import { problems } from '#implement/problems.ts';
import { patched } from '#practice/patch.ts';
import { pythonBugs } from '../../../support/python-bugs.ts';
import { traceIn } from '../../../support/read-trace.ts';
import { contentOf, tellingPython, tellingScript } from '../../../support/telling.ts';

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

const MOST_LINES = 20_000;

/** Runs a program in JavaScript, and returns the first lines that it prints, also where it never ends. */
function linesOfScript(program: string, { primary, rows }: PlainProblem): string {
  const lines: string[] = [];
  let turns = 0;
  const turn = (): true => {
    turns += 1;
    if (turns > 200_000 || lines.length > MOST_LINES) throw new RangeError('without end');
    return true;
  };
  const bare = (text: string): string => text.replaceAll(/^export /gm, '');
  const watched = bare(tellingScript(program)).replace(/for \((let \w+ = [^;]+); ([^;]+);/g, 'for ($1; turn() && $2;');
  const { code } = transform(watched, { transforms: ['typescript'], disableESTransforms: true });
  const tell = `const tell = (() => { ${bare(contentOf('tell/tell.js'))} return { start, choose, cover, take, undo, uncover, solution }; })();`;
  // oxlint-disable-next-line typescript/no-implied-eval -- the texts are our own files, with bugs of our own
  const make = new Function('console', 'turn', `"use strict"; ${tell} ${code}\nreturn dancingLinks;`) as (
    console: { log(line: string): void },
    turn: () => true,
  ) => (primary: readonly boolean[], rows: readonly (readonly number[])[]) => { search(): void };
  try {
    make({ log: (line) => lines.push(line) }, turn)(primary, rows).search();
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
  }
  return lines.join('\n');
}

const hasPython = spawnSync('python3', ['--version']).status === 0;

function linesOfPython(program: string, problem: PlainProblem, id: string): string {
  const file = join(place, `${id.replaceAll('-', '_')}.py`);
  cpSync(new URL('../../../../content/implement/tell/tell.py', import.meta.url), join(place, 'tell.py'));
  // A bug may go round a ring without end and print nothing: processor time ends it, which a busy machine does not take away.
  const run = `import resource, sys, tell\nresource.setrlimit(resource.RLIMIT_CPU, (1, 1))\nsys.setrecursionlimit(200)\n${tellingPython(program)}
import json, itertools
lines = itertools.count()
import builtins
said = builtins.print
def print_few(*what):
    if next(lines) > ${MOST_LINES}: sys.exit()
    said(*what, flush=True)
builtins.print = print_few
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

  test.skipIf(!isThere).each(['knuth', 'knuth-secondary', 'odd-rows', 'queens-4'])(
    `the right program is equal on %s${title}`,
    async (problem) => {
      expect(await firstOf(linesOf(right, problem, 'right'))).toEqual([]);
    },
  );

  test.skipIf(!isThere).each(bugs.map((bug) => [bug.id, bug] as const))(`%s${title}`, async (id, bug) => {
    const [problem, kind, what] = shown[id]!;
    const found = await firstOf(linesOf(withIts(bug), problem, id));
    expect(found).toEqual([...found.slice(0, -2), kind, what]);
  });
});

test.each(harmless.map((bug) => [bug.id, bug] as const))('%s is no bug', async (_, bug) => {
  expect(await firstOf(linesOfScript(withBug(contentOf('dlx.ts'), bug), problemOf('knuth')))).toEqual([]);
});
