import { kakuro } from '#practice/model/tasks/kakuro.ts';
import { patched, testTask, textOf } from './support.ts';

const { solution } = textOf(kakuro);

testTask(kakuro, {
  counts: [1, 1, 32],
  rights: {
    'a row for each run, whose cells agree in colours': `
const g = problem();
g.primary(runs.map((_, i) => \`run\${i}\`)).secondary([...new Set(runs.flatMap((r) => r.cells))].map((c) => \`in-\${c}\`));
const orders = (set) => (set.length < 2 ? [set] : set.flatMap((one) => orders(set.filter((x) => x !== one)).map((more) => [one, ...more])));
runs.forEach(({ sum, cells }, i) => {
  for (const set of sums(sum, cells.length))
    for (const order of orders(set))
      g.row(cells.map((c, at) => \`\${c} is \${order[at]}\`).join(', '), [\`run\${i}\`, ...cells.map((c, at) => \`in-\${c}:\${order[at]}\`)]);
});
g`,
    'one row for the whole grid': `
const g = problem().primary('all');
const cells = [...new Set(runs.flatMap((r) => r.cells))];
const fits = (m) => runs.every(({ sum, cells }) => {
  const d = cells.filter((c) => m.has(c)).map((c) => m.get(c));
  const total = d.reduce((a, b) => a + b, 0);
  return new Set(d).size === d.length && (d.length === cells.length ? total === sum : total < sum);
});
const go = (at, m) => {
  if (at === cells.length) g.row([...m].map(([c, d]) => \`\${c} is \${d}\`).join(', '), ['all']);
  else for (const d of range(1, 10)) { const n = new Map(m).set(cells[at], d); if (fits(n)) go(at + 1, n); }
};
go(0, new Map());
g`,
    'a row for each set of digits of a run, by hand': `
const g = problem();
const cells = [...new Set(runs.flatMap((r) => r.cells))];
g.primary(cells).primary(runs.flatMap((_, i) => [\`set\${i}\`, ...range(1, 10).map((d) => \`\${i}/\${d}\`)]));
runs.forEach(({ sum, cells: own }, i) => {
  for (const set of sums(sum, own.length))
    g.row(\`run \${i} has \${set}\`, [\`set\${i}\`, ...range(1, 10).filter((d) => !set.includes(d)).map((d) => \`\${i}/\${d}\`)]);
});
for (const c of cells) for (const d of range(1, 10))
  g.row(\`\${c} is \${d}\`, [c, ...runs.flatMap((r, i) => (r.cells.includes(c) ? [\`\${i}/\${d}\`] : []))]);
g`,
  },
  wrongs: {
    'sums are not looked at': {
      code: patched(solution, [
        '  grid.oneOf(',
        '  grid.secondary(digits.map((digit) => `${at}=${digit}`));\n  const no = () => 0;\n  no(',
      ]),
      kind: 'allows too much',
      words: /add up to \d+, not \d+/,
      why: /No two of these rows break the rule|should clash/,
    },
    'a digit twice in a run': {
      code: `
const g = problem();
const cells = [...new Set(runs.flatMap((r) => r.cells))];
g.primary(cells);
for (const c of cells) for (const d of range(1, 10)) g.row(\`\${c} is \${d}\`, [c]);
g`,
      kind: 'allows too much',
      words: /a1 and b1 are in the same run, and both are 1/,
      why: /should clash, but they don’t/,
    },
    'runs down are forgotten': {
      code: patched(
        solution,
        ['run.cells.includes(cell) ?', 'run.cells.includes(cell) && at < 2 ?'],
        ['runs.entries()', 'runs.slice(0, 2).entries()'],
      ),
      kind: 'allows too much',
      words: /add up to|both are/,
    },
    'digits from 0': {
      code: patched(
        solution,
        ['range(1, 10)', 'range(0, 9)'],
        ['sums(run.sum, run.cells.length)', 'sums(run.sum, run.cells.length, digits)'],
      ),
      kind: 'says strange things',
      words: /“\w\d is 0”, but there is nothing like that here\. The cells are .*; the digits are 1 to 9/,
    },
    'only sets without 1': {
      code: patched(solution, ['sums(run.sum, run.cells.length)', 'sums(run.sum, run.cells.length, range(2, 10))']),
      kind: 'misses',
      words: /no solution/,
    },
    'each set twice': {
      code: patched(solution, [
        'const sets = sums(run.sum, run.cells.length)',
        'const sets = [...sums(run.sum, run.cells.length), ...sums(run.sum, run.cells.length)]',
      ]),
      kind: 'counts twice',
      words: /16 solutions, but all of them say the same/,
    },
    'the grid written down': {
      code: patched(solution, [
        'const cells = [...new Set(runs.flatMap((run) => run.cells))]',
        "const cells = ['a1', 'b1', 'a2', 'b2', 'c2']",
      ]),
      kind: 'says strange things',
      at: 1,
      words: /not on other data/,
    },
  },
});
