import { rota } from '#practice/model/tasks/rota.ts';
import { patched, testTask, textOf } from './support.ts';

const { solution } = textOf(rota);
const COUNT = `  week.atMost(
    who,
    most,
    days.map((day) => \`\${who}-\${day}\`),
    { group: 'count' },
  );`;

testTask(rota, {
  counts: [16, 18, 30],
  rights: {
    'a row for each person and week': `
const w = problem();
w.primary(people).primary(days);
for (const who of people)
  for (const size of range(most + 1))
    for (const set of combinations(range(days.length), size)) {
      const bad = set.some((d) => set.includes(d + 1) || off.some(([p, day]) => p === who && day === days[d]));
      if (!bad) w.row(set.map((d) => \`\${who} on \${days[d]}\`).join('; ') || \`\${who} is free\`, [who, ...set.map((d) => days[d])]);
    }
w`,
    'sets with oneOf, which know the days in a row and the days off too': `
const w = problem();
w.primary(days);
for (const who of people) {
  const own = days.filter((day) => !off.some(([p, d]) => p === who && d === day));
  const sets = range(Math.min(most, own.length) + 1).flatMap((size) => combinations(own, size))
    .filter((set) => !set.some((day) => set.includes(days[days.indexOf(day) + 1])));
  w.oneOf(who, own.map((d) => who + d), sets.map((set) => set.map((d) => who + d)));
  for (const day of own) w.row(\`\${who} on \${day}\`, [day, who + day]);
}
w`,
    'two days in a row as one row of the library': patched(
      solution,
      [
        `  week.secondary(
    days.slice(1).map((_, at) => \`\${who}-\${days[at]}+\`),
    { group: 'in a row' },
  );`,
        `  days.slice(1).forEach((_, at) => week.atMost(\`\${who}-\${days[at]}+\`, 1, [\`\${who}<\${at}\`, \`\${who}>\${at + 1}\`]));`,
      ],
      ['[`${who}-${days[at - 1]}+`]', '[`${who}>${at}`]'],
      ['[`${who}-${day}+`]', '[`${who}<${at}`]'],
    ),
  },
  wrongs: {
    'no count': {
      code: patched(solution, [COUNT, '  week.secondary(days.map((day) => `${who}-${day}`));']),
      kind: 'allows too much',
      words: /^Your rows allow this: \w+ works on 3 days, but 2 is the most\.$/,
      why: /^No two of these rows break a rule: only several together do\..* count with atMost or oneOf/,
    },
    'two days in a row': {
      code: patched(solution, ['`${who}-${day}`, ...beside]', '`${who}-${day}`]']),
      kind: 'allows too much',
      words: /\w+ works on \w+ and on the day after/,
      why: /should clash/,
    },
    'a day off is forgotten': {
      code: patched(solution, ['if (off', 'if ([]']),
      kind: 'allows too much',
      words: /(Ann works on Tue|Bo works on Fri), but has asked to be free/,
      why: /^The row “\w+ on \w+” breaks a rule by itself\. Leave it out\.$/,
    },
    'at most one': {
      code: patched(solution, ['    most,\n', '    1,\n']),
      kind: 'misses',
      words: /^Your rows have no solution/,
    },
    'two shifts as two columns that can be swapped': {
      code: patched(
        solution,
        [COUNT, '  week.secondary(range(most).map((n) => `${who}#${n}`));'],
        [
          '    week.row(`${who} on ${day}`, [day, `${who}-${day}`, ...beside]);',
          '    for (const n of range(most)) week.row(`${who} on ${day}`, [day, `${who}#${n}`, ...beside]);',
        ],
      ),
      kind: 'counts twice',
      words: /they say only 16 different things/,
    },
    'people that must work every day': {
      code: patched(solution, ['  week.secondary(\n', '  week.primary(\n']),
      kind: 'misses',
      words: /no solution, but this should be one/,
    },
    'two at most written as a number': {
      code: patched(solution, ['    most,\n', '    2,\n']),
      kind: 'allows too much',
      at: 1,
      words: /Right on what you see, but not on other data\. .* but 1 is the most/,
      why: /Take everything from people, days, most and off/,
    },
  },
});
