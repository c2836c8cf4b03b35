import { packing } from '#practice/model/tasks/packing.ts';
import { patched, testTask, textOf } from './support.ts';

const { solution } = textOf(packing);

testTask(packing, {
  counts: [9, 4, 18],
  rights: {
    'cells primary, with rows for those that stay free': patched(
      solution,
      ['van.secondary(`${x},${y}`', 'van.primary(`${x},${y}`'],
      [
        'for (const [name, cells]',
        'for (const y of range(height)) for (const x of range(width)) van.row(`free ${x},${y}`, [`${x},${y}`]);\nfor (const [name, cells]',
      ],
    ),
    'a row for each two places that overlap': `
const v = problem();
const all = Object.entries(crates).flatMap(([n, cells]) => range(width * height).flatMap((at) => {
  const [x, y] = [at % width, Math.floor(at / width)];
  const on = cells.map(([a, b]) => [a + x, b + y]);
  return on.every(([a, b]) => a < width && b < height) ? [{ n, x, y, on: on.map(String), own: [n] }] : [];
}));
v.primary(Object.keys(crates));
all.forEach((p, i) => all.slice(i + 1).forEach((q, j) => {
  if (!p.on.some((c) => q.on.includes(c))) return;
  v.secondary(\`o\${i}.\${j}\`);
  for (const one of [p, q]) one.own.push(\`o\${i}.\${j}\`);
}));
for (const { n, x, y, own } of all) v.row(\`\${n} at \${x}, \${y}: put\`, own);
v`,
    'cells by one number': `
const v = problem();
v.primary(Object.keys(crates)).secondary(range(width * height).map((at) => \`c\${at}\`));
for (const [n, cells] of Object.entries(crates))
  for (const x of range(width)) for (const y of range(height)) {
    const on = cells.map(([a, b]) => (a + x < width && b + y < height ? \`c\${(b + y) * width + a + x}\` : null));
    if (!on.includes(null)) v.row(\`\${n} at \${x},\${y}\`, [...on, n]);
  }
v`,
  },
  wrongs: {
    'the van must be full': {
      code: patched(solution, ['van.secondary(', 'van.primary(']),
      kind: 'misses',
      words: /no solution, but this should be one/,
      why: /leave the primary columns “.*” and “.*” uncovered/,
    },
    'only the corner counts': {
      code: patched(solution, ['...places.map(([u, v]) => `${u},${v}`)', '`${x},${y}`']),
      kind: 'allows too much',
      words: /crates \w and \w both lie on cell \d,\d/,
      why: /should clash/,
    },
    'outside the van': {
      code: patched(
        solution,
        ['places.some(([u, v]) => u >= width || v >= height)', 'false'],
        ['.cells(width, height)', '.cells(9, 9)'],
        [
          'for (const y of range(height))\n  for (const x of range(width)) van.sec',
          'for (const y of range(9))\n  for (const x of range(9)) van.sec',
        ],
      ),
      kind: 'says strange things',
      words: /there is nothing like that here\. The crates are L, I and O;/,
    },
    'a crate may be left behind': {
      code: patched(solution, [
        'van.primary(Object.keys(crates)',
        "van.primary('start').row('start', ['start']).secondary(Object.keys(crates)",
      ]),
      kind: 'leaves out',
      words: /crate L is left behind/,
      why: /The column “L” is secondary/,
    },
    'a crate in two places': {
      code: patched(
        solution,
        ['[name, ...places', '[...(x < 2 ? [name] : []), ...places'],
        ['van.primary(Object', "van.primary('start').row('s', ['start']).primary(Object"],
      ),
      kind: 'misses',
      words: /no solution, but this should be one/,
    },
    'four by three written down': {
      code: patched(solution, ['width', '4'], ['height', '3']),
      kind: 'says strange things',
      at: 1,
      words: /not on other data/,
    },
  },
});
