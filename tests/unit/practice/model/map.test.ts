import { map } from '#practice/model/tasks/map.ts';
import { patched, testTask, textOf } from './support.ts';

const { solution } = textOf(map);

testTask(map, {
  // Two choices for the coast and none for the hill, once the triangle of the others is coloured; an even ring in two
  // colours; a triangle and an island in four.
  counts: [12, 2, 96],
  rights: {
    'a region and a colour may be chosen or not': `
const m = problem();
m.primary([...regions].reverse());
for (const [i, [a, b]] of borders.entries()) m.secondary(colours.map((c) => \`\${i}\${c}\`));
for (const c of colours)
  for (const r of regions)
    m.row(\`\${r} is \${c.toUpperCase()}, of \${colours.length}\`, [
      ...borders.flatMap((two, i) => (two.includes(r) ? [\`\${i}\${c}\`] : [])), r]);
m`,
    'a row for each colour, with all its regions': `
const m = problem();
m.primary(regions).primary(colours);
const sets = range(regions.length + 1).flatMap((size) => combinations(regions, size));
for (const c of colours)
  for (const set of sets)
    if (!borders.some(([a, b]) => set.includes(a) && set.includes(b)))
      m.row(set.map((r) => \`\${r} is \${c}\`).join(', ') || \`no \${c}\`, [c, ...set]);
m`,
    'colours of columns, one for each border': `
const m = problem();
m.primary(regions).primary(borders.map(([a, b]) => a + b)).secondary(regions.map((r) => r + '!'));
for (const r of regions) for (const c of colours) m.row(\`\${r} is \${c}\`, [r, \`\${r}!:\${c}\`]);
for (const [a, b] of borders)
  for (const c of colours)
    for (const d of colours) if (c !== d) m.row(\`border \${a} \${b} \${c} \${d}\`, [a + b, \`\${a}!:\${c}\`, \`\${b}!:\${d}\`]);
m`,
  },
  wrongs: {
    'borders are forgotten': {
      code: patched(solution, ['.filter((border) => border.includes(region))', '.slice(0, 0)']),
      kind: 'allows too much',
      words: /^Your rows allow this: \w+ and \w+ are neighbours, and both are \w+\.$/,
      why: /should clash, but they don’t: give them a column that both cover/,
    },
    'a border only for one of its sides': {
      code: patched(solution, ['border.includes(region)', 'border[0] === region']),
      kind: 'allows too much',
      words: /are neighbours, and both are/,
    },
    'a column for a border, of any colour': {
      code: patched(
        solution,
        ['  for (const colour of colours)\n    map.secondary(`${a}/${b}-${colour}`', '    map.secondary(`${a}/${b}`'],
        ['.map(([a, b]) => `${a}/${b}-${colour}`)', '.map(([a, b]) => `${a}/${b}`)'],
      ),
      kind: 'misses',
      words: /^Your rows have no solution/,
      why: /share the column “Moor\/Wood”, so they clash, but they shouldn’t/,
    },
    'borders that must be used': {
      code: patched(solution, ['map.secondary', 'map.primary']),
      kind: 'misses',
      words: /no solution, but this should be one/,
      why: /uncovered\. If (it|they) may stay uncovered, make/,
    },
    'each region is in each colour': {
      code: patched(
        solution,
        [
          "map.primary(regions, { group: 'region' });",
          'for (const c of colours) map.primary(regions.map((r) => r + c));',
        ],
        ['      region,\n', '      region + colour,\n'],
      ),
      kind: 'misses',
      words: /no solution/,
      why: /primary/,
    },
    'three colours are written down': {
      code: patched(solution, ['of colours)', "of ['red', 'blue', 'green'])"]),
      kind: 'says strange things',
      at: 1,
      words: /Right on what you see, but not on other data\. A row says “\w+ is (blue|green)”/,
      why: /regions = \['North', .* Take everything from regions, borders and colours/,
    },
  },
});
