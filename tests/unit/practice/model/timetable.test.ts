import { timetable } from '#practice/model/tasks/timetable.ts';
import { patched, testTask, textOf } from './support.ts';

const { solution } = textOf(timetable);

testTask(timetable, {
  counts: [54, 4, 24],
  rights: {
    'rooms that stay empty have rows': patched(
      solution,
      ['  plan.secondary(\n    rooms.map', '  plan.primary(\n    rooms.map'],
      [
        'for (const { name, teacher, group } of lessons) {',
        'for (const hour of hours) for (const room of rooms) plan.row(`empty ${room} ${hour}`, [room + hour]);\nfor (const { name, teacher, group } of lessons) {',
      ],
    ),
    'a column for each two rows that clash': `
const p = problem();
const all = lessons.flatMap((l) => hours.flatMap((h) => rooms.map((r) => ({ ...l, h, r, own: [l.name] }))))
  .filter(({ name, r }) => !needs.some(([n, room]) => n === name && room !== r));
p.primary(lessons.map((l) => l.name));
all.forEach((a, i) => all.slice(i + 1).forEach((b, j) => {
  if (a.h !== b.h || a.name === b.name || (a.r !== b.r && a.teacher !== b.teacher && a.group !== b.group)) return;
  p.secondary(\`\${i}-\${j}\`);
  a.own.push(\`\${i}-\${j}\`);
  b.own.push(\`\${i}-\${j}\`);
}));
for (const { name, h, r, own } of all) p.row(\`\${name} at \${h} in \${r}\`, own);
p`,
    'a row for the morning of a group': `
const p = problem();
const of = (key) => [...new Set(lessons.map((l) => l[key]))];
p.primary(of('group'));
for (const h of hours) p.secondary([...of('teacher'), ...rooms].map((x) => x + '@' + h));
for (const g of of('group')) {
  const own = lessons.filter((l) => l.group === g);
  const go = (at, done) => {
    if (at === own.length) {
      p.row(done.map(([l, h, r]) => \`\${l.name} at \${h} in \${r}\`).join(' and '), [g, ...done.flatMap(([l, h, r]) => [l.teacher + '@' + h, r + '@' + h])]);
      return;
    }
    for (const h of hours) for (const r of rooms)
      if (!done.some(([, k]) => k === h) && !needs.some(([n, room]) => n === own[at].name && room !== r)) go(at + 1, [...done, [own[at], h, r]]);
  };
  go(0, []);
}
p`,
  },
  wrongs: {
    'a teacher in two rooms': {
      code: patched(solution, ['        teacher + hour,\n', '']),
      kind: 'allows too much',
      words: /Abel teaches Maths and Physics at \d+/,
      why: /The rows “Maths at \d+ in \w+” and “Physics at \d+ in \w+” should clash/,
    },
    'a group in two rooms': {
      code: patched(solution, ['        group + hour,\n', '']),
      kind: 'allows too much',
      words: /7[ab] has \w+ and \w+ at \d+/,
      why: /should clash/,
    },
    'two lessons in a room': {
      code: patched(solution, ['        room + hour,\n', '']),
      kind: 'allows too much',
      words: /are both in \w+ at \d+/,
    },
    'rooms must be used': {
      code: patched(solution, ['  plan.secondary(\n    rooms.map', '  plan.primary(\n    rooms.map']),
      kind: 'misses',
      words: /no solution, but this should be one/,
      why: /uncovered\. If they may stay uncovered, make/,
    },
    'any room will do': {
      code: patched(solution, ['needed ? [needed] : rooms', 'rooms']),
      kind: 'allows too much',
      words: /(Sport needs Hall|Art needs Attic), but is in/,
      why: /breaks a rule by itself/,
    },
    'a teacher once in the morning': {
      code: patched(solution, ['        teacher + hour,\n', '        teacher + hours[0],\n']),
      kind: 'misses',
      words: /no solution, but this should be one/,
      why: /share the column “Abel9”/,
    },
    'hours written down': {
      code: patched(solution, ['of hours)', 'of [9, 10, 11])']),
      kind: 'says strange things',
      at: 1,
      words: /not on other data\. A row says “\w+ at (9|1\d) in \w+”/,
    },
  },
});
