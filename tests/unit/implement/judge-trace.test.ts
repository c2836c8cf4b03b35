import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bugs } from '#implement/bugs.ts';
import { bugTraces, catchBugs } from '#implement/caught.ts';
import { judgeTrace } from '#implement/judge-trace.ts';
import { printLines } from '#implement/print-lines.ts';
import { toldLines } from '#implement/own-trace/told-program.ts';
import { lineText, traceOf } from '#implement/trace.ts';
import { createVectors } from '#implement/vectors.ts';
import { encode } from '#puzzles/knuth/encode.ts';

const truth = traceOf(encode().matrix);
const columns = [...'ABCDEFG'];
const lines = truth.map(lineText);
const judge = (text: readonly string[]) => judgeTrace(text.join('\n'), columns, truth);

test('the second line is that of the issue', () => {
  expect(lines[1]).toBe('cover D, 2 2 2 1 1 2 1, 7');
  expect(lines).toHaveLength(26);
  expect(lines.at(-1)).toMatch(/^uncover A, 2 2 2 3 2 2 3, 30$/);
});

describe('right', () => {
  test('whole', () => {
    expect(judge(lines)).toMatchObject({ kind: 'right', step: truth.at(-1)!.step });
  });

  test.each([1, 2, 9, 25])('as far as it goes: %i lines', (count) => {
    const verdict = judge(lines.slice(0, count));
    expect(verdict).toMatchObject({ kind: 'right', step: truth[count - 1]!.step });
    const covers = lines.filter((line) => line.startsWith('c')).length;
    const more = count < 8 ? `${covers - count} more covers follow` : `${26 - count} more lines follow`;
    expect(verdict.words).toContain(count === 25 ? 'one more line follows' : more);
  });

  test('without its uncovers, without updates, without sizes', () => {
    const covers = lines.filter((line) => line.startsWith('cover'));
    expect(judge(covers)).toMatchObject({ kind: 'right' });
    expect(judge(lines.map((line) => line.replace(/, \d+$/, '')))).toMatchObject({ kind: 'right' });
    expect(judge(lines.map((line) => line.replace(/,.*/, '')))).toMatchObject({ kind: 'right' });
  });

  test('as other languages print it', () => {
    const python = lines.map((line) =>
      line.replace(
        /, (.*), (\d+)$/,
        (_, sizes: string, updates: string) => `([${sizes.replaceAll(' ', ', ')}], ${updates})`,
      ),
    );
    expect(python[1]).toBe('cover D([2, 2, 2, 1, 1, 2, 1], 7)');
    expect(judge(python)).toMatchObject({ kind: 'right' });
    expect(judge(['', 'COVER(a)  ', '', '  cover d'])).toMatchObject({ kind: 'right' });
  });
});

test('what the adapters print is judged as well', () => {
  const program = readFileSync(new URL('../../../content/implement/dlx.ts', import.meta.url), 'utf8');
  const adapter = readFileSync(new URL('../../../content/implement/tell/tell.js', import.meta.url), 'utf8');
  const told = toldLines(program, adapter, createVectors().problems[0]!);
  expect(judge(told)).toMatchObject({ kind: 'right', step: truth.at(-1)!.step });
  const at = told.findIndex((line) => line.startsWith('{"cover":3'));
  expect(judge(told.with(at, told[at]!.replace('"updates":7', '"updates":8')))).toMatchObject({
    kind: 'wrong',
    line: at + 1,
  });
});

describe('each single change is refused, and its line is named', () => {
  test.each(truth.map((_, index) => index))('of line %i, from 0', (index) => {
    const line = truth[index]!;
    const changes = [
      { ...line, kind: line.kind === 'cover' ? 'uncover' : 'cover' } as const,
      ...columns.filter((name) => name !== line.column).map((column) => ({ ...line, column })),
      ...columns.flatMap((_, at) =>
        [-1, 1].map((by) => ({ ...line, sizes: line.sizes.map((size, of) => (of === at ? size + by : size)) })),
      ),
      ...[-1, 1, 2].map((by) => ({ ...line, updates: line.updates + by })),
    ];
    for (const change of changes) {
      const verdict = judge(lines.with(index, lineText(change)));
      expect(verdict, lineText(change)).toMatchObject({
        kind: 'wrong',
        line: index + 1,
        step: line.step,
      });
    }
  });

  test('a line left out, written twice, or in the place of its neighbour', () => {
    lines.slice(0, -1).forEach((line, index) => {
      expect(judge(lines.toSpliced(index, 1))).toMatchObject({ kind: 'wrong', line: index + 1 });
      expect(judge(lines.toSpliced(index, 0, line))).toMatchObject({ kind: 'wrong', line: index + 2 });
      const exchanged = lines.toSpliced(index, 2, lines[index + 1]!, line);
      expect(judge(exchanged)).toMatchObject({ kind: 'wrong', line: index + 1 });
    });
  });

  test('a line after the end', () => {
    expect(judge([...lines, lines[0]!])).toMatchObject({ kind: 'wrong', line: 27 });
  });

  test('the words say what is wrong, and what is right', () => {
    const words = (line: string) => judge([lines[0]!, line]).words;
    expect(words('cover E')).toContain('It says cover E; it should say cover D.');
    expect(words('cover D, 2 2 2 1 2 2 2')).toContain(
      'the size of E should be 1 instead of 2 and the size of G should be 1 instead of 2',
    );
    expect(words('cover D, 2 2 2 1 1 2 1, 6')).toContain('7 updates by then, not 6');
  });
});

describe('what cannot be read', () => {
  test.each([
    ['', 'no lines yet'],
    ['solve A', 'It is not JSON: “solve A”'],
    ['cover', 'It is not JSON: “cover”'],
    ['{"cover":7}', 'There is no column “7”. The columns are A, B, C, D, E, F and G'],
    ['{"choose":0}', 'no “cover” line'],
    ['cover H', 'The columns are A, B, C, D, E, F and G'],
    ['cover A, 1 2 3', 'has 3 numbers'],
    ['cover A, 1 2 3 4 5 6 7 8 9', 'has 9 numbers'],
    ['cover A <b>', 'has a “<”'],
    ['cover A\n'.repeat(501), '501 lines'],
    ['x'.repeat(20_001), 'too long'],
  ])('%j: %s', (text, words) => {
    const verdict = judgeTrace(text, columns, truth);
    expect(verdict.kind).toBe('none');
    expect(verdict.words).toContain(words);
  });

  test('is named with its line in the text, blank ones counted, and cut short', () => {
    const { words } = judgeTrace(`\ncover A\n${'x'.repeat(300)}`, columns, truth);
    expect(words).toMatch(/^Line 3 cannot be read\. It is not JSON: “x{20,45}…”/);
  });
});

test('a bug is recognized by the first line that it gets wrong', () => {
  const program = readFileSync(new URL('../../../content/implement/dlx.ts', import.meta.url), 'utf8');
  const some = bugs.filter(({ id }) => ['size-up', 'same-order'].includes(id));
  const traces = bugTraces(catchBugs(program, some, createVectors()));
  for (const { name, all, covers } of traces) {
    const text = [...lines.slice(0, all!.index), all!.text].join('\n');
    expect(judgeTrace(text, columns, truth, traces)).toMatchObject({ kind: 'wrong', bugs: [name] });
    const other = `${text}0`;
    expect(judgeTrace(other, columns, truth, traces)).toMatchObject({ kind: 'wrong', bugs: [] });
    const rightCovers = lines.filter((line) => line.startsWith('cover')).slice(0, covers!.index);
    const withoutUncovers = [...rightCovers, covers!.text].join('\n');
    expect(judgeTrace(withoutUncovers, columns, truth, traces)).toMatchObject({ kind: 'wrong', bugs: [name] });
  }
});

test('the lines that print a trace print the right one', () => {
  const folder = fileURLToPath(new URL('../../../content/implement/', import.meta.url));
  const { primary, rows } = createVectors().problems[0]!;
  const run = (file: keyof typeof printLines, ends: readonly [string, string], last: string) => {
    const line = printLines[file];
    const text = [line, line.replace('cover', 'uncover')].reduce(
      (all, print, at) => all.replace(ends[at]!, `${ends[at]!}\n${indentOf(file)}${print}`),
      readFileSync(`${folder}${file}`, 'utf8'),
    );
    const [command, flag] = file === 'dlx.py' ? ['python3', '-c'] : ['node', '--input-type=module-typescript'];
    const how = file === 'dlx.py' ? [flag, `${text}\n${last}`] : [flag, '-e', `${text}\n${last}`];
    return execFileSync(command, how, { encoding: 'utf8' });
  };
  const problem = `${JSON.stringify(primary)}, ${JSON.stringify(rows)}`;
  const typescript = run(
    'dlx.ts',
    ['        counts.updates++;\n      }\n    }', '    R[L[c]] = c;'],
    `dancingLinks(${problem}).search();`,
  );
  const python = problem.replaceAll('true', 'True');
  const texts = [typescript];
  if (spawnSync('python3', ['--version']).status === 0) {
    texts.push(
      run(
        'dlx.py',
        ['                counts["updates"] += 1', '        R[L[c]] = c'],
        `dancing_links(${python}).search()`,
      ),
    );
  }
  for (const text of texts) expect(judge(text.trim().split('\n'))).toMatchObject({ kind: 'right' });
});

/** Python cares. */
function indentOf(file: string): string {
  return ' '.repeat(file === 'dlx.py' ? 8 : 4);
}
