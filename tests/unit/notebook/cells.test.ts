import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CellError } from '#notebook/cell-error.ts';
import { compileCell } from '#notebook/compile.ts';
import { type Input, type InputValue, readInputs } from '#notebook/inputs.ts';
import { fileNameOf, formatNotebook, parseNotebook } from '#notebook/notebook.ts';
import { orderOf } from '#notebook/order.ts';
import { outputOf, readOutput } from '#notebook/outputs.ts';
import { type Outcome, createRunnerAtOnce } from '#notebook/runner.ts';
import { runs } from '../../support/runs.ts';

/** Runs cells one after the other, as the sandbox does. */
function runAll(...codes: string[]): Outcome[] {
  const run = createRunnerAtOnce();
  return codes.map((code, index) => run({ id: String(index), set: {}, ...compileCell(code) }));
}

function valueOf(...codes: string[]): string | undefined {
  const { output, error } = runAll(...codes).at(-1) ?? {};
  expect(error).toBe(null);
  return output?.kind === 'value' ? output.value.text : undefined;
}

describe('a notebook as Markdown', () => {
  const line = fc.constantFrom('const n = 4;', '```', '  ```ts', '~~~', 'A word.', '', '# no title', '````');
  const code = fc.array(line, { maxLength: 5 }).map((lines) => lines.join('\n'));
  const notebook = fc.record({
    title: fc.constantFrom('Queens', 'A title: with signs'),
    cells: fc.array(code, { maxLength: 5 }).map((codes) =>
      codes.flatMap((text, index) => [
        { kind: 'text' as const, text: `Text ${index}.\n\nMore of it.` },
        { kind: 'text' as const, text: 'Another text.' },
        { kind: 'code' as const, text },
      ]),
    ),
  });

  test('is read as it was written', () => {
    fc.assert(
      fc.property(notebook, (one) => {
        expect(parseNotebook(formatNotebook(one))).toEqual(one);
      }),
    );
  });

  test('keeps other fences in the text, and a cell that is not closed', () => {
    // Nothing that `trim` takes away makes code of a text.
    for (const text of ['\u00a0```ts\n1', '\uFEFF```ts\n1']) {
      const one = { title: 'T', cells: [{ kind: 'text' as const, text }] };
      expect(parseNotebook(formatNotebook(one))).toEqual(one);
    }
    expect(parseNotebook('# T\n\n```py\nx\n```\nafter\n```ts\nn')).toEqual({
      title: 'T',
      cells: [
        { kind: 'text', text: '```py\nx\n```\nafter' },
        { kind: 'code', text: 'n' },
      ],
    });
  });

  test.each([
    ['Seating plan 7b', 'seating-plan-7b.md'],
    ['Ränge: 8/8', 'ränge-8-8.md'],
    ['…', 'notebook.md'],
  ])('%j is the file %s', (title, name) => {
    expect(fileNameOf(title)).toBe(name);
  });

  test('is refused when it is too long', () => {
    expect(() => parseNotebook('x'.repeat(200_001))).toThrow(/200,000 is the limit/);
  });
});

describe('the names of a cell', () => {
  test.each([
    ['const { a, b: c, ...d } = x; let [e = 1] = y;', 'a c d e', 'x y'],
    ['function f(g: number) { const h = g; return { h, i: j, [k]: l }; }', 'f', 'g h j k l'],
    ['class M extends N {}', 'M', 'N'],
    ['interface Q { z: number }\ntype R = Q;\nconst s: R = t as R;', 's', 't'],
    ['for (const i of range(3)) i;', '', 'i range'],
    ['({ n })', '', 'n'],
  ])('%s', (code, declares, uses) => {
    const cell = compileCell(code);
    expect(cell.declares.join(' ')).toBe(declares);
    expect([...cell.uses].sort().join(' ')).toBe(uses);
  });

  test.each([
    ['let a = ;', 1, 9, /^Unexpected token/],
    [
      'const n = 1;\nimport x from "y";',
      2,
      1,
      /can import only cover-and-uncover, .*; the library is there without an import/,
    ],
    ['export const n = 1;', 1, 1, /exports nothing/],
    ['const n = 1;\nvar [n] = [2];', 2, 1, /“n” is declared twice/],
    ['x'.repeat(50_001), 0, 0, /50,001 characters/],
  ])('%s is refused with its place', (code, line, column, words) => {
    const failed = (): unknown => compileCell(code);
    expect(failed).toThrow(CellError);
    expect(failed).toThrow(words);
    try {
      failed();
    } catch (error) {
      expect([(error as CellError).line, (error as CellError).column]).toEqual([line, column]);
    }
  });
});

describe('a cell that runs', () => {
  test('shows its last expression, and gives its names to the others', () => {
    expect(valueOf('const n: number = 6;', 'const twice = n * 2;', 'twice + n;')).toBe('18');
    expect(runAll('const n = 1; // and nothing to show')[0]?.output).toBe(null);
    expect(valueOf('1, 2 // a comment')).toBe('2');
  });

  test('changes a copy of a problem that another cell has made', () => {
    const cells = [
      { id: 'a', ...compileCell("const p = problem().primary(['x']); p.row('1', ['x']);") },
      { id: 'b', ...compileCell("p.row('2', ['x']);") },
      { id: 'c', ...compileCell("p.primary('y').row('3', ['y']).row('4', ['y']); count(p).solutions") },
      { id: 'd', ...compileCell('count(p).solutions') },
    ];
    const order = orderOf(cells);
    const run = createRunnerAtOnce();
    const shown = (...ids: string[]): (string | undefined)[] =>
      ids.map((id) => {
        const cell = cells.find((one) => one.id === id)!;
        const { output, error } = run({ ...cell, set: {}, sources: order.sources(id) });
        expect(error).toBe(null);
        return output?.kind === 'value' ? output.value.text : undefined;
      });
    // Each needs those above it that change the problem, and gives the same however often it runs.
    expect(order.before('d')).toEqual(['a', 'b', 'c', 'd']);
    expect(order.before('b')).toEqual(['a', 'b']);
    expect(order.after('a')).toEqual(['b', 'c', 'd']);
    expect(shown('a', 'b', 'c', 'c', 'd', 'b', 'b', 'c', 'd').filter(Boolean)).toEqual(['4', '4', '4', '4', '4']);
    // The first cell runs again, and nothing of what came after it is left in its problem.
    expect(shown('a', 'b', 'c', 'd').filter(Boolean)).toEqual(['4', '4']);
    // A cell above those that change it has the problem as it was declared.
    const above = [cells[0]!, { id: 'e', ...compileCell('count(p).solutions') }, ...cells.slice(1)];
    const other = orderOf(above);
    expect(other.sources('e')).toEqual({ p: 'a' });
    const { output } = run({ ...above[1]!, set: {}, sources: other.sources('e') });
    expect(output?.kind === 'value' && output.value.text).toBe('1');
  });

  test('tells how far a long count is, up to its end, and nothing of a cell without one', () => {
    const told: [string, number][] = [];
    const run = createRunnerAtOnce({
      tell: (id, news) => void (news.kind === 'count' && told.push([id, news.counting.share])),
      left: () => Infinity,
    });
    run({ id: 'a', set: {}, ...compileCell('count(queens(12))') });
    const shares = told.map(([, share]) => share);
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(told.at(-1)).toEqual(['a', 1]);
    expect(shares.filter((share) => share === 1)).toHaveLength(1);
    const { length } = told;
    run({ id: 'b', set: {}, ...compileCell('first(queens(8))') });
    expect(told).toHaveLength(length);
  });

  test('tells each line as it is printed, and what a search for the cheapest has found so far', () => {
    const told: string[] = [];
    const run = createRunnerAtOnce({
      tell(_, news) {
        if (news.kind === 'line') told.push(news.line);
        else if (news.kind === 'cheapest') told.push(`${news.soFar.cost}, ${news.best()[0]?.rows.join(' ')}`);
      },
      left: () => Infinity,
    });
    const shop = "problem().primary('a').row('dear', ['a']).cost(2).row('fair', ['a']).cost(1)";
    const code = `console.log('one'); console.log('two', 2); cheapest(${shop});`;
    const { lines, unproved } = run({ id: 'a', set: {}, ...compileCell(code) });
    expect(told).toEqual(['one', 'two 2', '1, fair']);
    expect(lines).toEqual(['one', 'two 2']);
    expect(unproved).toBe(null);
  });

  test('counts with the site’s own solver', () => {
    const text = valueOf('const p = queens(6);', 'count(p)');
    expect(text).toBe('{ solutions: 4, nodes: 111, updates: 1,973 }');
    expect(valueOf('count(sudoku(".1.2\\n....\\n....\\n4.3.")).solutions')).toBe('1');
    expect(valueOf('count(rippleEffect("AAB\\nABB\\nCCC\\n\\n...\\n...\\n...")).solutions')).toBe('6');
    expect(valueOf('aspects(shape("XX.\\n.XX\\n.X.")).length')).toBe('8');
    expect(valueOf('combinations(range(6), 3).length')).toBe('20');
  });

  test('a problem by hand: dominoes on 2×3, three ways', () => {
    const code = `
      const p = problem('Dominoes').cells(3, 2);
      for (const y of range(2)) for (const x of range(3)) p.primary(x + '_' + y);
      for (const domino of aspects(shape('XX')))
        for (const cells of placements(domino, 3, 2))
          p.row(cells.join(' '), cells.map(([x, y]) => x + '_' + y), cells.map(([x, y]) => fill(x, y)));`;
    expect(valueOf(code, 'count(p).solutions')).toBe('3');
    expect(valueOf(code, 'first(p).length')).toBe('3');
  });

  test.each([
    ['let x = 1;\n\nx.foo.bar', /undefined/, 3],
    ['y + 1', /no “y”: no cell that can run declares it/, 1],
    ['\n\nthrow "no"', /threw no/, 0],
    ['problem().primary("a").row("r", ["b"])', /row r covers “b”, but there is no such column/, 1],
    ['problem().primary("a").primary("a")', /there is a column “a” already/, 1],
    ['problem().primary([1, 2])', /the name of a column is a string/, 1],
    ['problem().primary("a").row("r", ["a", null])', /row r, column 2 is not a name/, 1],
    ['problem().primary("a").row("r", [["a"]])', /row r, column 1 is not a name/, 1],
    ['problem().cells(3, 3, 3)', /a board is flat/, 1],
    ['problem().primary("a", "b")', /put several columns into one list: write primary\(\['a', 'b'\]\)/, 1],
    ['problem().primary("a").row(["a"])', /the columns of row a are not a list/, 1],
    ['problem().rows("a")', /rows is not a function; correct its name/, 1],
    ['count([1])', /this needs a problem but got something else/, 1],
    ['choice("a")', /cannot use what it was given; compare the call with its entry/, 1],
    ['[1].reduce(5)', /5 is not a function/, 1],
  ])('%s says what is wrong, and where', (code, words, line) => {
    const { error } = runAll(code)[0] ?? {};
    expect(error?.message).toMatch(words);
    expect(error?.line).toBe(line);
  });

  test.each([
    ['count(5)', 1, 1],
    ['const a = []; a[0].b; a[1].c', 1, 20],
    ['const a = [];\na[1].c', 2, 6],
    ['const a = [];\n[a,\n  a[1].c]', 3, 8],
  ])('%s has its fault in this column of the cell', (code, line, column) => {
    expect(runAll(code)[0]?.error).toMatchObject({ line, column });
  });

  test('a name that is not there after a failure is not the old one', () => {
    const run = createRunnerAtOnce();
    const go = (id: string, code: string): Outcome => run({ id, set: {}, ...compileCell(code) });
    go('a', 'const n = 1;');
    go('a', 'const m = 1; null.x;');
    expect(go('b', 'n').error?.message).toMatch(/no “n”/);
  });

  test('its inputs keep what the reader has set, where they can', () => {
    const code = 'const n = slider("n", 4, 8, 6);\nconst c = choice("c", ["x", "y"]);\n[n, c, toggle("t")]';
    const set = (values: Record<string, InputValue>): Outcome =>
      createRunnerAtOnce()({ id: '1', set: values, ...compileCell(code) });
    const values = ({ inputs }: Outcome): unknown[] => inputs.map((input: Input) => input.value);
    expect(values(set({}))).toEqual([6, 'x', false]);
    expect(values(set({ n: 8, c: 'y', t: true }))).toEqual([8, 'y', true]);
    expect(values(set({ n: 9, c: 'z', t: 'no' }))).toEqual([6, 'x', false]);
    expect(readInputs(structuredClone(set({}).inputs))).toEqual(set({}).inputs);
  });
});

describe('the order of cells', () => {
  const cells = (...codes: string[]) => codes.map((code, index) => ({ id: String(index + 1), ...compileCell(code) }));

  test('follows the names, whatever the order on the page', () => {
    const order = orderOf(cells('a + 1', 'const a = b;', 'const b = 1;', 'const c = 2;'));
    expect(order.before('1')).toEqual(['3', '2', '1']);
    expect(order.after('3')).toEqual(['2', '1']);
    expect(order.after('4')).toEqual([]);
    expect(order.fault('1')).toBe('');
  });

  test('names two cells that declare the same, and a circle', () => {
    const order = orderOf(cells('const a = 1;', 'const a = 2;', 'const x = z;', 'const z = x;'));
    expect(order.fault('1')).toMatch(/“a” is declared in cell 2 too/);
    expect(order.fault('3')).toMatch(/the cell needs itself: it waits for cell 4, which waits for cell 3;/);
  });
});

describe('what comes out of the sandbox', () => {
  test('is plain data that is read as it was', () => {
    for (const value of [1, 'x', null, [1, [2, { a: 3 }]], [{ a: 1, b: 'x' }], new Map([[1, 2]]), () => 1]) {
      const output = outputOf(value);
      expect(readOutput(structuredClone(output))).toEqual(output);
    }
    expect(outputOf(undefined)).toBe(null);
  });

  test('says what a date, a promise and an error are', () => {
    const day = new Date('2026-11-24T12:00:00Z');
    expect(outputOf(day)).toEqual({ kind: 'value', value: { text: '2026-11-24T12:00:00.000Z' } });
    expect(outputOf([/a+/, new Error('no'), new Date(NaN)])).toEqual({
      kind: 'value',
      value: { text: '[/a+/, Error: no, an invalid date]' },
    });
    expect(outputOf(Promise.resolve(1))).toMatchObject({
      value: { text: 'a promise; write await before it to see its value' },
    });
  });

  test('has a hundred parts at most, and counts the others', () => {
    const lastOf = (parts: number): unknown => {
      const output = outputOf(Array.from({ length: parts }, (_, index) => index));
      return output?.kind === 'value' && output.value.parts?.at(-1);
    };
    expect(lastOf(100)).toEqual({ name: '99', value: { text: '99' } });
    expect(lastOf(101)).toEqual({ name: '…', value: { text: '1 more' } });
  });

  test('is small in sum, not only in each part', () => {
    const long = 'x'.repeat(20_000);
    const records = Array.from({ length: 200 }, () =>
      Object.fromEntries(Array.from(long.slice(0, 30), (_, n) => [n, long])),
    );
    for (const value of [records, [records, records]]) {
      const output = outputOf(value);
      expect(JSON.stringify(output).length).toBeLessThan(300_000);
      expect(readOutput(structuredClone(output))).toEqual(output);
    }
    // The page does not rely on that: the reader's code can send what it likes.
    const rows = Array.from({ length: 200 }, () => Array<string>(30).fill(long));
    const read = readOutput({ kind: 'table', head: rows[0], rows, more: 0 });
    expect(JSON.stringify(read).length).toBeLessThan(600_000);
  });

  test('never throws and stays small, whatever the value does', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    const hostile = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    for (const value of [
      circle,
      hostile,
      Array(1e6).fill({ a: 1 }),
      'x'.repeat(1e6),
      {
        get a() {
          throw new Error('x');
        },
      },
    ]) {
      expect(JSON.stringify(outputOf(value)).length).toBeLessThan(100_000);
    }
  });

  test('is an output or nothing, whatever is sent', () => {
    const kind = fc.constantFrom('problem', 'text', 'table', 'value', '__proto__', 3);
    const anything = fc.record(
      {
        kind,
        text: fc.anything(),
        value: fc.anything(),
        head: fc.anything(),
        rows: fc.anything(),
        more: fc.anything(),
      },
      { requiredKeys: ['kind'] },
    );
    fc.assert(
      fc.property(fc.oneof(anything, fc.anything()), (data) => {
        const output = readOutput(data);
        if (output && output.kind !== 'problem') expect(readOutput(output)).toEqual(output);
        readInputs(data);
        readInputs([data]);
      }),
      { numRuns: runs(2_000) },
    );
  });
});
