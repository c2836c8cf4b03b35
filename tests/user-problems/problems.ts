/** Written problems to test with: any at all, and some that stand for puzzles of our own. */
import fc from 'fast-check';
import { columnSentence } from '#puzzles/problem.ts';
import { encode as encodeQueens } from '#puzzles/queens/encode.ts';
import { encode as encodeSudoku } from '#puzzles/sudoku/encode.ts';
import type { EdgePlace, Mark, Place } from '#puzzles/marks.ts';
import type { ProblemBoard } from '#puzzles/board.ts';
import type { UserProblem } from '#puzzles/user-problem/problem.ts';
import { readUserProblem } from '#puzzles/user-problem/read.ts';

/** What a problem says that can be read; fails for one that cannot. */
export function soundProblem(data: unknown): UserProblem {
  const { problem, faults } = readUserProblem(data);
  if (!problem) throw new Error(JSON.stringify(faults));
  return problem;
}

/** Names that objects have by themselves, and signs that a text gives a meaning. */
const NAMES = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length', '0', '1', 'A', 'r1c1=2'],
  ...['#3', ';', '"', "'", '\\', 'fill', 'h0,0', '0,0', 'é', '字', '😀', '👩‍🚀', '---', 'row', '{}'],
];

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim())
  .filter((text) => text !== '');
const line = fc.oneof(
  word,
  fc.constantFrom('a: b', '"', '"a": b', 'row x: y', '|', '| board: 2x2', '```', '; fill 0,0'),
);
const heading = fc.constantFrom('Monday', '7', '"', 'a: b', '| x', 'row r:', [], ['1'], ['2', '10']);
const columnName = fc.oneof(
  fc.constantFrom(...NAMES),
  word
    .map((text) => text.replace(/[\s|:\u00ad\u200b\u2060]/gu, '') || 'x')
    .filter((text) => !/^(?:```|~~~)/.test(text)),
);
const colour = fc.option(fc.nat(15), { nil: undefined });
const optional = <Key extends string, Value>(key: Key, value: Value | undefined): Partial<Record<Key, Value>> =>
  (value === undefined ? {} : { [key]: value }) as Partial<Record<Key, Value>>;

/** Any mark that a board of this size can carry, where nothing is missing. */
function anyMark(kind: ProblemBoard['kind'], width: number, height: number): fc.Arbitrary<Mark> {
  const cell: fc.Arbitrary<Place> = fc.tuple(fc.nat(width - 1), fc.nat(height - 1));
  const middle = kind === 'lines' ? fc.tuple(fc.nat(width), fc.nat(height)) : cell;
  const edge: fc.Arbitrary<EdgePlace> = fc
    .constantFrom('h' as const, 'v' as const)
    .chain((way) =>
      fc
        .tuple(fc.nat(way === 'h' ? width - 1 : width), fc.nat(way === 'v' ? height - 1 : height))
        .map((at) => ({ way, at })),
    );
  const label = fc.oneof(
    fc.constantFrom('Q', '10', '"', 'a b', ';', '#1', '0,0', 'h0'),
    word.filter((text) => text.length <= 4),
  );
  const sign = fc.option(label, { nil: undefined });
  const onEdges = [
    fc.tuple(edge, colour).map(([one, c]): Mark => ({ mark: 'edge', ...one, ...optional('colour', c) })),
    edge.map((one): Mark => ({ mark: 'wall', ...one })),
  ];
  return fc.oneof(
    ...(kind === 'cells' || kind === 'lines' ? onEdges : []),
    fc.tuple(cell, colour, sign).map(([at, c, text]): Mark => ({
      mark: 'fill',
      at,
      ...optional('colour', c),
      ...optional('text', text),
    })),
    fc
      .tuple(fc.array(middle, { minLength: 2, maxLength: 4 }), colour)
      .map(([through, c]): Mark => ({ mark: 'path', through, ...optional('colour', c) })),
    fc.tuple(middle, colour).map(([at, c]): Mark => ({ mark: 'dot', at, ...optional('colour', c) })),
    fc.tuple(cell, label).map(([at, text]): Mark => ({ mark: 'corner', at, text })),
    line.map((text): Mark => ({ mark: 'caption', text })),
  );
}

const BOARDS = ['cells', 'triangles', 'hexagons', 'lines'] as const;

/** Any written problem, as data: names of all sorts, boards of every kind or none, words here and there. */
export const anyProblem: fc.Arbitrary<UserProblem> = fc
  .tuple(fc.constantFrom(...BOARDS, 'none' as const), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .chain(([kind, width, height]) => {
    const marks = kind === 'none' ? fc.constant([]) : fc.array(anyMark(kind, width, height), { maxLength: 4 });
    return fc.record({
      title: fc.option(line, { nil: undefined }),
      names: fc.uniqueArray(columnName, { minLength: 1, maxLength: 8 }),
      kinds: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
      groups: fc.option(fc.array(line, { minLength: 8, maxLength: 8 }), { nil: undefined }),
      words: fc.array(fc.option(line, { nil: undefined }), { minLength: 8, maxLength: 8 }),
      board: fc
        .tuple(marks, fc.option(fc.array(heading, { minLength: width, maxLength: width }), { nil: undefined }))
        .map(([standing, across]) =>
          kind === 'none'
            ? undefined
            : {
                kind,
                width,
                height,
                missing: [],
                marks: standing,
                ...(kind === 'cells' && optional('across', across)),
              },
        ),
      rows: fc.array(
        fc.record({
          columns: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 4 }),
          cost: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
          name: fc.option(line, { nil: undefined }),
          words: fc.option(line, { nil: undefined }),
          marks,
        }),
        { maxLength: 8 },
      ),
    });
  })
  .map(({ title, names, kinds, groups, words, board, rows }) =>
    soundProblem({
      ...optional('title', title),
      columns: names.map((name, at) => ({
        name,
        kind: at > 0 && kinds[at] ? 'secondary' : 'primary',
        ...optional('group', groups?.[at]),
        ...optional('words', words[at]),
      })),
      rows: rows.map(({ columns, cost, name, words: says, marks }) => ({
        columns: [...new Set(columns.map((column) => column % names.length))],
        ...optional('cost', cost),
        ...optional('name', name),
        ...optional('words', says),
        marks,
      })),
      ...optional('board', board),
    }),
  );

/** The same, where primary columns may have bounds. */
export const anyBoundedProblem: fc.Arbitrary<UserProblem> = fc
  .tuple(anyProblem, fc.array(fc.option(fc.tuple(fc.nat(3), fc.integer({ min: 1, max: 3 }))), { minLength: 8 }))
  .map(([problem, bounds]) =>
    soundProblem({
      ...problem,
      columns: problem.columns.map((column, at) => {
        const [min, more] = bounds[at] ?? [1, 0];
        return column.kind === 'primary' ? { ...column, min, max: min + more } : column;
      }),
    }),
  );

/** Our own queens, written. */
export function userQueens(n: number): UserProblem {
  const problem = encodeQueens({ n });
  return soundProblem({
    title: `${n} queens`,
    columns: problem.matrix.columns.map(({ name, kind }, column) => ({
      name,
      kind,
      words: columnSentence(problem, column).replace(/:.*$/, ''),
    })),
    rows: problem.matrix.rows.map((columns, row) => ({
      name: problem.rowNames[row],
      columns,
      marks: [{ mark: 'fill', at: [row % n, Math.floor(row / n)], text: 'Q' }],
    })),
    board: { kind: 'cells', width: n, height: n },
  });
}

/** Our own Sudoku, written. Givens stand on the board, and their rows write the same number. */
export function userSudoku(size: number, givens: readonly number[]): UserProblem {
  const problem = encodeSudoku({ size, givens });
  const placeOf = (cell: number): Place => [cell % size, Math.floor(cell / size)];
  const { groups, matrix } = problem;
  const side = Math.sqrt(size);
  return soundProblem({
    title: `A Sudoku of ${size}×${size}`,
    columns: matrix.columns.map(({ name, kind }, column) => ({
      name,
      kind,
      group: groups.find(({ from, to }) => from <= column && column < to)?.name,
    })),
    rows: matrix.rows.map((columns, row) => {
      const { cell, number } = problem.placements[row]!;
      return {
        name: problem.rowNames[row],
        columns,
        marks: [{ mark: 'fill', at: placeOf(cell), text: number }],
      };
    }),
    board: {
      kind: 'cells',
      width: size,
      height: size,
      blocks: [side, side],
      marks: givens.flatMap((given, cell) => (given ? [{ mark: 'fill', at: placeOf(cell), text: given }] : [])),
    },
  });
}

/** Dominoes on a rectangle: a column for each cell, a row for each two neighbours. */
export function userDominoes(width: number, height: number): UserProblem {
  const name = (x: number, y: number): string => `c${x}${y}`;
  const cells = Array.from({ length: width * height }, (_, cell) => [...[cell % width, Math.floor(cell / width)]]) as [
    number,
    number,
  ][];
  return soundProblem({
    title: `Dominoes on ${width}×${height}`,
    columns: cells.map(([x, y]) => name(x, y)),
    rows: cells.flatMap(([x, y]) =>
      (
        [
          [x + 1, y],
          [x, y + 1],
        ] as const
      )
        .filter(([toX, toY]) => toX < width && toY < height)
        .map(([toX, toY]) => ({
          columns: [name(x, y), name(toX, toY)],
          marks: [
            { mark: 'fill', at: [x, y], colour: toX > x ? 2 : 5 },
            { mark: 'fill', at: [toX, toY], colour: toX > x ? 2 : 5 },
          ],
        })),
    ),
    board: { kind: 'cells', width, height },
  });
}
