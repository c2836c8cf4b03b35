import { seating } from '#practice/model/tasks/seating.ts';
import { patched, testTask, textOf } from './support.ts';

const { solution } = textOf(seating);

testTask(seating, {
  // All, less those with a quarrel, and those with two back again.
  counts: [120 - 2 * 48 + 12, 24 - 12, 360 - 3 * 120 + (48 + 24 + 24) - 6],
  rights: {
    'by pairs of rows that clash, a column for each': `
const b = problem();
b.primary(guests);
const all = guests.flatMap((g) => range(1, chairs + 1).map((c) => ({ g, c })));
const clash = (p, q) =>
  p.c === q.c || (apart.some((two) => two.includes(p.g) && two.includes(q.g)) && Math.abs(p.c - q.c) === 1);
const own = all.map((one) => [one.g]);
all.forEach((p, i) => all.forEach((q, j) => {
  if (i >= j || p.g === q.g || !clash(p, q)) return;
  b.secondary(\`x\${i}-\${j}\`);
  own[i].push(\`x\${i}-\${j}\`);
  own[j].push(\`x\${i}-\${j}\`);
}));
all.forEach(({ g, c }, i) => b.row(\`\${g} at \${c}\`, own[i]));
b`,
    'chairs primary, with rows for those that stay empty': patched(
      solution,
      [`bench.secondary(\n  range`, `bench.primary(\n  range`],
      [
        `for (const guest of guests)`,
        `for (const chair of range(1, chairs + 1)) bench.row(\`nobody on \${chair}\`, [\`chair\${chair}\`]);\nfor (const guest of guests)`,
      ],
    ),
    'a row for the whole bench': `
const whole = problem();
whole.primary('bench');
const seat = (left, done) => {
  if (left.length === 0) {
    whole.row(done.map(([g, c]) => \`\${g.toUpperCase()} at \${c}\`).join(' and '), ['bench']);
    return;
  }
  const [guest, ...others] = left;
  for (const c of range(1, chairs + 1)) {
    const bad = done.some(([g, d]) => c === d || (Math.abs(c - d) === 1 && apart.some((t) => t.includes(g) && t.includes(guest))));
    if (!bad) seat(others, [...done, [guest, c]]);
  }
};
seat(guests, []);
whole`,
  },
  wrongs: {
    'the quarrels are forgotten': {
      code: patched(solution, ['...quarrels.flatMap', '...[].flatMap']),
      kind: 'allows too much',
      words: /^Your rows allow this: \w+ and \w+ sit side by side, on chairs \d and \d\.$/,
      why: /^The rows “\w+ at \d” and “\w+ at \d” should clash, but they don’t/,
    },
    'two on a chair': {
      code: patched(solution, ['        `chair${chair}`,\n', '']),
      kind: 'allows too much',
      words: /sit on the same chair/,
      why: /should clash/,
    },
    'each chair must be taken': {
      code: patched(solution, [`bench.secondary(\n  range`, `bench.primary(\n  range`]),
      kind: 'misses',
      words: /^Your rows have no solution, but this should be one\.$/,
      why: /leave the primary column “chair\d” uncovered/,
    },
    'a guest may stay away': {
      code: patched(
        solution,
        ['bench.primary(guests', 'bench.secondary(guests'],
        ['.cells(chairs, 1)', ".cells(chairs, 1).primary('x').row('start', ['x'])"],
      ),
      kind: 'leaves out',
      words: /call this a solution, but Ada has no chair/,
      why: /The column “Ada” is secondary, so it may stay uncovered/,
    },
    'quarrels keep them two chairs apart': {
      code: patched(solution, ['[chair - 1, chair]', '[chair - 2, chair - 1, chair]']),
      kind: 'misses',
      words: /^Your rows have \d+ of 36 solutions/,
      why: /share the column “\w+\/\w+\d”, so they clash, but they shouldn’t/,
    },
    'five chairs written as a number': {
      code: patched(solution, ['chairs', '5']),
      kind: 'says strange things',
      at: 1,
      words: /^Right on what you see, but not on other data\./,
      why: /Take everything from guests, chairs and apart/,
    },
    'chairs from 0': {
      code: patched(solution, ['`${guest} at ${chair}`', '`${guest} at ${chair - 1}`']),
      kind: 'says strange things',
      words:
        /“\w+ at 0”, but there is nothing like that here\. The guests are Ada, Ben, Cem and Dot; the chairs are 1 to 5/,
    },
    'names that say nothing': {
      code: patched(solution, ['`${guest} at ${chair}`', '`row ${guest} ${chair}`']),
      kind: 'says nothing',
      words: /Begin the name of each row with words such as “Ada at 3”/,
    },
    'an empty seat as a row that may be or not': {
      code: patched(solution, [
        'const bench = problem(',
        "const bench = problem('x').primary(['a']).row('b', ['a']).row('c', ['a']);\nbench.cells(chairs, 1); const no = problem(",
      ]),
      kind: 'counts twice',
      words: /they say only 36 different things\. This one is counted twice\.$/,
      why: /has “c” where it had “b”/,
    },
    'no problem': { code: 'guests.length', kind: 'fails', words: /does not give a problem/ },
  },
});
