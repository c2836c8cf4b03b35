import { langford } from '#practice/model/tasks/langford.ts';
import { patched, testTask, textOf } from './support.ts';

const { solution } = textOf(langford);

testTask(langford, {
  // Twice the numbers of Langford’s puzzle for 3, 4 and 7, because a line read backwards is another one (OEIS A014552).
  counts: [2 * 1, 2 * 1, 2 * 26],
  rights: {
    'places secondary: there are as many as are filled': patched(solution, [
      'line.primary(\n  range',
      'line.secondary(\n  range',
    ]),
    'halves, joined by a colour for the place of the first': `
const p = problem();
const last = 2 * numbers.length;
p.primary(numbers.flatMap((n) => [\`\${n}a\`, \`\${n}b\`])).primary(range(1, last + 1).map(String).map((x) => 'p' + x));
p.secondary(numbers.map((n) => \`first\${n}\`));
for (const n of numbers)
  for (const x of range(1, last - n)) {
    p.row(\`\${n} at \${x}, the first\`, [\`\${n}a\`, \`p\${x}\`, \`first\${n}:\${x}\`]);
    p.row(\`\${n} at \${x + n + 1}, the second\`, [\`\${n}b\`, \`p\${x + n + 1}\`, \`first\${n}:\${x}\`]);
  }
p`,
    'a row for both with the second place first': patched(solution, [
      '`${number} at ${place} and ${other}`',
      '`${number} at ${other}, ${number} at ${place}`',
    ]),
  },
  wrongs: {
    'halves that know nothing of each other': {
      code: `
const p = problem();
const places = range(1, 2 * numbers.length + 1);
p.primary(places.map((x) => 'p' + x)).primary(numbers.flatMap((n) => [n + 'a', n + 'b']));
for (const n of numbers) for (const x of places) for (const c of 'ab') p.row(\`\${n} at \${x}\`, [n + c, 'p' + x]);
p`,
      kind: 'allows too much',
      words: /between the two \ds, at \d and \d, there (is|are) \d numbers?, not \d/,
      why: /The rows “\d at \d” and “\d at \d” should clash/,
    },
    'one place too near': {
      code: patched(solution, ['place + number + 1', 'place + number'], ['places - number)', 'places - number + 1)']),
      kind: 'misses',
      words: /no solution, but this should be one/,
      why: /No row that fits it says “\d at \d”/,
    },
    'any other place': {
      code: patched(
        solution,
        ['range(1, places - number)', 'range(1, places)'],
        ['const other = place + number + 1;', ''],
        ['    line.row(', '    for (const other of range(place + 1, places + 1)) line.row('],
      ),
      kind: 'allows too much',
      words: /between the two \ds, at \d and \d, there (is|are) \d numbers?, not \d/,
      why: /breaks a rule by itself/,
    },
    'two numbers in a place': {
      code: patched(solution, [', `place${other}`]', ']'], ['line.primary(\n  range', 'line.secondary(\n  range']),
      kind: 'allows too much',
      words: /place \d has two numbers/,
      why: /should clash/,
    },
    'the last place is never used': {
      code: patched(solution, ['range(1, places - number)', 'range(1, places - number - 1)']),
      kind: 'misses',
      words: /no solution, but this should be one/,
      why: /No row says “\d at \d”/,
    },
    'each pair twice': {
      code: patched(solution, ['    line.row(', '    for (const _ of range(2)) line.row(']),
      kind: 'counts twice',
      words: /128|16 solutions/,
      why: /The second time it has/,
    },
    'six places written down': {
      code: patched(solution, ['2 * numbers.length', '6']),
      kind: 'misses',
      at: 1,
      words: /not on other data/,
    },
    'only the numbers count': {
      code: patched(
        solution,
        ['[`${number}`, `place${place}`, `place${other}`]', '[`${number}`]'],
        ['line.primary(\n  range', 'line.secondary(\n  range'],
      ),
      kind: 'allows too much',
      words: /place \d has two numbers/,
    },
  },
});
