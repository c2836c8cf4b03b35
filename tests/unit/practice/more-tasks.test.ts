/** The exercises with one right answer, each on two hundred seeds: the answer follows from what the reader sees. */
import { expect, test } from 'vitest';
import { taskKinds } from '#practice/tasks/index.ts';
import type { Task } from '#practice/tasks/task.ts';
import { runs } from '../../support/runs.ts';
import { type Seen, coversByHand, seenOf, treeByHand } from './seen-task.ts';

const SEEDS = Array.from({ length: runs(4_000) }, (_, at) => at + 1);
const found = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
const has = (row: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  [...row.keys()].some((name) => other.has(name));
const allOf = ({ primary, secondary }: Seen): string[] => [...primary, ...secondary];
const numbered = (rows: readonly unknown[], keep: (at: number) => boolean): string =>
  rows.flatMap((_, at) => (keep(at) ? [at + 1] : [])).join(' ');

/** By the title of its kind, the answer to a task worked out in another way. */
const ANSWERS: Readonly<Record<string, (task: Task, seen: Seen) => string>> = {
  'Nodes of the whole search': (_, seen) => String(treeByHand(seen).nodes),
  'Dead ends': (_, seen) => String(treeByHand(seen).deadEnds),
  'What a walk estimates'({ ask }) {
    const degrees = (found(ask, /column had (.*) rows?, and/).match(/\d+/g) ?? []).map(Number);
    const product = (upTo: number): number => degrees.slice(0, upTo).reduce((all, one) => all * one, 1);
    return String(Array.from({ length: degrees.length + 1 }, (_, level) => product(level)).reduce((a, b) => a + b));
  },
  'The bar by weight'({ ask }) {
    const ordinals = ['first', 'second', 'third', 'fourth'];
    const levels = [...ask.matchAll(/at the (\w+) of (\d) rows/g)].map(([, at = '', of]) => [
      ordinals.indexOf(at),
      Number(of),
    ]);
    const share = levels.reduceRight((inner, [done = 0, of = 1]) => (done + inner) / of, 0);
    const all = levels.reduce((product, [, of = 1]) => product * of, 1);
    const top = Math.round(share * all);
    const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
    return `${top / divisor(top, all)}/${all / divisor(top, all)}`;
  },
  'The same work left'({ given }, { rows }) {
    const branches = [...given.matchAll(/^([A-D]): rows (.*)$/gm)].map(([, letter = '', numbers = '']) => ({
      letter,
      covered: numbers
        .split(' ')
        .flatMap((row) => [...(rows[Number(row) - 1]?.keys() ?? [])])
        .toSorted()
        .join(),
    }));
    return branches
      .filter((one) => branches.some((other) => other !== one && other.covered === one.covered))
      .map(({ letter }) => letter)
      .join(' ');
  },
  'The cheapest cover'({ given }, seen) {
    const costs = found(given, /order: (.*)$/)
      .split(', ')
      .map(Number);
    const price = (rows: readonly number[]): number => rows.reduce((sum, row) => sum + (costs[row - 1] ?? NaN), 0);
    return (coversByHand(seen).toSorted((a, b) => price(a) - price(b))[0] ?? []).join(' ');
  },
  'Rows that a choice rules out'({ ask }, { rows }) {
    const row = rows[Number(found(ask, /^Row (\d+)/)) - 1]!;
    return numbered(rows, (at) => rows[at] !== row && has(rows[at]!, row));
  },
  'Why a choice is not an exact cover'({ ask }, seen) {
    const chosen = (found(ask, /^Rows (.*) are chosen/).match(/\d+/g) ?? []).map((row) => seen.rows[Number(row) - 1]!);
    const times = (name: string): number => chosen.filter((row) => row.has(name)).length;
    return allOf(seen)
      .filter((name) => times(name) > 1 || (times(name) === 0 && seen.primary.includes(name)))
      .join(' ');
  },
  'Sizes after a choice'({ ask }, seen) {
    const row = seen.rows[Number(found(ask, /^Row (\d+)/)) - 1]!;
    const left = seen.rows.filter((other) => !has(other, row));
    const names = allOf(seen).filter((name) => !row.has(name));
    return names.map((name) => left.filter((other) => other.has(name)).length).join(' ');
  },
  'What covering a column costs'({ ask }, { rows }) {
    const name = found(ask, /cover column (\w)/);
    return String(rows.filter((row) => row.has(name)).reduce((sum, row) => sum + row.size - 1, 1));
  },
  'The order of uncovering'({ ask }, { rows, primary }) {
    const names = [...(rows[Number(found(ask, /tried row (\d+)/)) - 1]?.keys() ?? [])];
    const branch = found(ask, /branched on (\w)/);
    if (!primary.includes(branch)) throw new Error(`no search branches on ${branch}`);
    const at = names.indexOf(branch);
    return [...names.slice(at), ...names.slice(0, at)].toReversed().join(' ');
  },
  'Purify a column'({ ask }, { rows }) {
    const [row, name, colour] = [
      Number(found(ask, /^Row (\d+)/)),
      found(ask, /column (\w) the/),
      found(ask, /colour (\w)\./),
    ];
    return numbered(rows, (at) => at + 1 !== row && rows[at]!.has(name) && rows[at]!.get(name) !== colour);
  },
  'A column is switched'({ ask }, seen) {
    const [name, kind] = [found(ask, /^Column (\w)/), found(ask, /switched (?:to )?(\w+)/)];
    const without = (names: readonly string[]): string[] => names.filter((one) => one !== name);
    return String(
      coversByHand({
        primary: [...without(seen.primary), ...(kind === 'primary' ? [name] : [])],
        secondary: [...without(seen.secondary), ...(kind === 'secondary' ? [name] : [])],
        rows: seen.rows,
      }).length,
    );
  },
  'With colours and without'(_, seen) {
    const rows = seen.rows.map((row) => new Map([...row.keys()].map((name) => [name, ''])));
    return `${coversByHand(seen).length} ${coversByHand({ ...seen, rows }).length}`;
  },
  'Two rows that must clash'({ given }) {
    const talks = [...given.matchAll(/^ *(\d+) {2}(\w), by (\w+), in room (\d) at (\d+)$/gm)].map(
      ([, ...parts]) => parts,
    );
    const pairs = talks.flatMap(([a, talk, speaker, room, hour]) =>
      talks.flatMap(([b, other, sameSpeaker, otherRoom, sameHour]) =>
        Number(b) > Number(a) && talk !== other && speaker === sameSpeaker && room !== otherRoom && hour === sameHour
          ? [`${a} ${b}`]
          : [],
      ),
    );
    return pairs.join(' or ');
  },
  'The row that is missing'({ given }) {
    const [board = '', listed = ''] = given.split('\nRows:\n');
    const cells = board.split('\n').map((line) => line.split(' '));
    const there = new Set(listed.split(', '));
    const all = cells.flatMap((line, y) =>
      line.flatMap((cell, x) =>
        [line[x + 1], cells[y + 1]?.[x]].flatMap((next) =>
          next && ![cell, next].includes('·') ? [`${cell} ${next}`] : [],
        ),
      ),
    );
    return all.filter((row) => !there.has(row)).join(' or ');
  },
  'What a row covers'({ ask, key }) {
    const names = `${ask} ${key}`;
    const rank = found(names.replace(/\(.*?\)/g, ''), /r(\d)/);
    const file = found(names.replace(/\(.*?\)/g, ''), /c(\d)/);
    const digit = found(names.replace(/\(.*?\)/g, ''), /=(\d)/);
    const box = 2 * Math.floor((Number(rank) - 1) / 2) + Math.floor((Number(file) - 1) / 2) + 1;
    const all = [`r${rank}c${file}`, `r${rank}=${digit}`, `c${file}=${digit}`, `b${box}=${digit}`];
    return all.filter((name) => !found(ask, /them are (.*)\. The fourth/).includes(name)).join(' or ');
  },
  'How many columns a model has'({ ask }) {
    const [a = 0, b = 0] = (found(ask, /(\d+×\d+)/) || found(ask, /1 to (\d+)/)).split('×').map(Number);
    if (ask.includes('queens')) return `${2 * a} ${4 * a - 2}`;
    if (ask.includes('Sudoku')) return `${4 * a * a} 0`;
    return ask.includes('Langford') ? `${3 * a} 0` : `${a * b} 0`;
  },
  'How many rows a piece makes'({ ask }) {
    const [width = 0, height = 0] = found(ask, /(\d+×\d+)/)
      .split('×')
      .map(Number);
    const hole = [Number(found(ask, /file (\d)/)), Number(found(ask, /rank (\d)/))];
    // The pieces in each frame of their size, as letters: those of one letter are one piece.
    const frames = FRAMES.find(([name]) => ask.includes(name))![1];
    let rows = 0;
    for (const pieces of frames) {
      const [wide, high] = [pieces[0]![0]!.length, pieces[0]!.length];
      for (let x = 1; x + wide - 1 <= width; x += 1) {
        for (let y = 1; y + high - 1 <= height; y += 1) {
          rows += pieces.filter((piece) => piece[hole[1]! - y]?.[hole[0]! - x] !== '#').length;
        }
      }
    }
    return String(rows);
  },
};

/** For each piece its frames, and in each the ways in which it lies there. */
const FRAMES: readonly (readonly [string, readonly (readonly (readonly string[])[])[]])[] = [
  ['a domino', [[['##']], [['#', '#']]]],
  ['a bar', [[['###']], [['#', '#', '#']]]],
  [
    'a corner',
    [
      [
        ['##', '#.'],
        ['##', '.#'],
        ['#.', '##'],
        ['.#', '##'],
      ],
    ],
  ],
  ['a square', [[['##', '##']]]],
  [
    'a T',
    [
      [
        ['###', '.#.'],
        ['.#.', '###'],
      ],
      [
        ['#.', '##', '#.'],
        ['.#', '##', '.#'],
      ],
    ],
  ],
];

test.each(Object.entries(ANSWERS))(
  '%s: the answer follows from what is seen, and each trap is told',
  (title, answerTo) => {
    const kind = taskKinds.find((one) => one.title === title)!;
    for (const seed of SEEDS) {
      const task = kind.make(seed * 100 + 17);
      expect(task.key, `seed ${seed}`).toBe(answerTo(task, seenOf(task)));
      expect(task.grade(task.key), `seed ${seed}`).toMatchObject({ isRight: true, isRead: true });
      expect(task.traps?.length, `seed ${seed}`).toBeGreaterThan(0);
      for (const [trap, words] of task.traps ?? []) {
        expect(task.grade(trap), `seed ${seed}, ${trap}`).toEqual({ isRight: false, isRead: true, words });
      }
    }
  },
);

test('of all sets of families one is right', () => {
  const kind = taskKinds.find(({ title }) => title === 'Which columns must be secondary')!;
  for (const seed of SEEDS) {
    const task = kind.make(seed);
    const sets = ['none', 'T', 'P', 'S', 'T P', 'T S', 'S P', 'PST'];
    expect(
      sets.filter((set) => task.grade(set).isRight),
      `seed ${seed}`,
    ).toHaveLength(1);
    const [talks = 0, rooms = 0, hours = 0] = (/are (\w+) talks.* in (\w+) rooms? at (\w+) hours/.exec(task.ask) ?? [])
      .slice(1)
      .map(number);
    const ofAda = task.ask.includes('all of them') ? talks : number(found(task.ask, /Ada gives (\w+) of them/));
    // A place, or an hour of Ada's, stays empty exactly where there are more of them than talks.
    const empty = [...(rooms * hours > talks ? ['P'] : []), ...(hours > ofAda ? ['S'] : [])].join(' ') || 'none';
    expect(task.key, task.ask).toBe(empty);
  }
});

function number(word: string): number {
  const at = ['no', 'one', 'two', 'three', 'four', 'five'].indexOf(word);
  return at < 0 ? Number(word) : at;
}

test.each(taskKinds)('$title: the example of how an answer is written is none', (kind) => {
  for (const seed of SEEDS.slice(0, runs(200))) {
    const { form, grade } = kind.make(seed);
    const [, example] = /such as ([^.“]*?)(?:; “none”.*)?\.$/.exec(form) ?? [];
    if (example !== undefined) expect(grade(example), `${seed}: ${form}`).toMatchObject({ isRight: false });
  }
});
