import { tournament } from '#practice/model/tasks/tournament.ts';
import { patched, testTask, textOf } from './support.ts';

const { solution } = textOf(tournament);

testTask(tournament, {
  // Edge colourings of K4 with three and four colours, less those with one edge in one colour: 6 - 2 and 96 - 24.
  counts: [4, 72, 156],
  rights: {
    'a row for each round, with all its games': `
const p = problem();
const pairs = combinations(teams, 2);
p.primary(pairs.map((two) => two.join('+'))).primary(range(1, rounds + 1).map((r) => \`round\${r}\`));
for (const r of range(1, rounds + 1))
  for (const size of range(Math.floor(teams.length / 2) + 1))
    for (const games of combinations(pairs, size)) {
      const all = games.flat();
      const bad = new Set(all).size < all.length || games.some(([a, b]) => away.some(([x, y, n]) => x === a && y === b && n === r));
      if (!bad) p.row(games.map(([a, b]) => \`\${b} v \${a} in round \${r}\`).join(', ') || \`nothing in round \${r}\`, [\`round\${r}\`, ...games.map((g) => g.join('+'))]);
    }
p`,
    'a column for each game that cannot be played, with a row that takes it': patched(
      solution,
      [
        '    if (!cannot)\n',
        '    const no = `no${a}${b}${round}`;\n    if (cannot) plan.primary(`must${no}`).secondary(no).row(no, [`must${no}`, no]);\n',
      ],
      ['        `${b}${round}`,\n', '        `${b}${round}`,\n        ...(cannot ? [no] : []),\n'],
    ),
    'a team that plays or rests': patched(
      solution,
      ['  plan.secondary(', '  plan.primary('],
      [
        'for (const [a, b] of pairs)',
        'for (const t of teams) for (const r of range(1, rounds + 1)) plan.row(`${t} rest in ${r}`, [`${t}${r}`]);\nfor (const [a, b] of pairs)',
      ],
    ),
  },
  wrongs: {
    'a team in two games at once': {
      code: patched(solution, ['        `${b}${round}`,\n', '']),
      kind: 'allows too much',
      words: /Your rows allow this: \w+ play twice in round \d/,
      why: /should clash/,
    },
    'home and away: each pair in both orders': {
      code: patched(
        solution,
        ['      plan.row(`${a} v', '      for (const [h, g] of [[a, b], [b, a]]) plan.row(`${h} v'],
        ['v ${b} in', 'v ${g} in'],
      ),
      kind: 'counts twice',
      words: /they say only 4 different things\. This one is counted 64 times/,
    },
    'the game that cannot be played': {
      code: patched(solution, ['if (!cannot)', 'if (true)']),
      kind: 'allows too much',
      words: /Ants and Bees play each other in round 1, but can’t play then/,
      why: /breaks a rule by itself/,
    },
    'every team plays in every round': {
      code: patched(solution, ['plan.secondary(', 'plan.primary(']),
      kind: 'misses',
      at: 1,
      words: /not on other data/,
      why: /primary/,
    },
    'pairs that may never meet': {
      code: patched(solution, [
        'plan.primary(\n  pairs',
        "plan.primary('start').row('start', ['start']).secondary(\n  pairs",
      ]),
      kind: 'leaves out',
      words: /Ants and Bees never play each other/,
      why: /secondary, so it may stay uncovered/,
    },
    'a round has one game': {
      code: patched(
        solution,
        ['        `${a}${round}`,\n        `${b}${round}`,\n', '        `all${round}`,\n'],
        ['    teams.map((team) => `${team}${round}`)', '    [`all${round}`]'],
      ),
      kind: 'misses',
      words: /no solution/,
      why: /share the column “all\d”, so they clash, but they shouldn’t/,
    },
    'three rounds written down': {
      code: patched(solution, ['rounds + 1', '4']),
      kind: 'misses',
      at: 1,
      words: /not on other data\. Your rows have \d+ of 72/,
      why: /No row says “.* in round 4”/,
    },
  },
});
