/**
 * Questions about what comes next are held against brute force: what is right is worked out anew from
 * the rows chosen at the moment, by sets of columns, without sizes, covered columns or the moment after.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Matrix, createMatrix, parse } from '#dlx/index.ts';
import { type Names, namesOf } from '#history/caption.ts';
import { type Frame, createRecorder, createRecording, record } from '#history/index.ts';
import { momentsWorthAsking, predictionsAt } from '#practice/predict/moments.ts';
import type { Prediction, PredictionKind } from '#practice/predict/prediction.ts';
import { whyNotColumn } from '#practice/predict/which-column.ts';
import { crossword } from '#scenarios/crossword.ts';
import { queens } from '#scenarios/queens.ts';
import { rippleEffect } from '#scenarios/ripple-effect.ts';
import { type Scenario, problemOf, textSettingsOf } from '#scenarios/scenario.ts';
import { smallTetrasticks } from '#scenarios/small-tetrasticks.ts';
import { sudoku } from '#scenarios/sudoku.ts';
import { tetrasticks } from '#scenarios/tetrasticks.ts';
import { userProblem } from '#scenarios/user-problem.ts';
import { KNUTH } from '../../matrices/knuth.ts';
import { matrices } from '../../matrices/random.ts';
import { runs } from '../../support/runs.ts';

/** What a moment comes to, from its chosen rows and the column branched on alone. */
function byHand(matrix: Matrix, { path, branch, event }: Frame, names: Names) {
  const kindOf = (column: number): string => matrix.columns[column]?.kind ?? '';
  const onesOf = (row: number): number[] => (matrix.rows[row] ?? []).filter((column) => kindOf(column) !== 'off');
  const taken = (upTo = path.length): Set<number> => new Set(path.slice(0, upTo).flatMap(({ row }) => onesOf(row)));
  const usable = matrix.rows.flatMap((_, row) =>
    onesOf(row).some((column) => kindOf(column) === 'primary') ? [row] : [],
  );
  const apart = (row: number, from: Set<number>): boolean => onesOf(row).every((column) => !from.has(column));
  const left = (upTo?: number): number[] => {
    const out = taken(upTo);
    return usable.filter((row) => apart(row, out));
  };
  const now = taken();
  const open = matrix.columns.flatMap(({ kind }, column) => (kind === 'primary' && !now.has(column) ? [column] : []));
  const size = (column: number): number => left().filter((row) => onesOf(row).includes(column)).length;

  return {
    sizeOf: (name: string): number => size(names.columns.indexOf(name)),
    column(): string {
      const sizes = open.map(size);
      return names.columns[open[sizes.indexOf(Math.min(...sizes))] ?? -1] ?? '';
    },
    end(): string {
      if (open.length === 0) return 'No, the cover is complete';
      return open.some((column) => size(column) === 0) ? 'Yes, a dead end' : 'No, the search goes on';
    },
    /** The row comes from the list of the column branched on, after the one given up last. */
    rows(given: number): string {
      const list = left().filter((row) => onesOf(row).includes(branch));
      const next = list.find((row) => row > given) ?? -1;
      const free = left().filter((row) => !onesOf(row).includes(branch));
      return String(free.filter((row) => !apart(row, new Set(onesOf(next)))).length);
    },
    back(): string {
      const last = path.at(-1)?.row ?? -1;
      return String(onesOf(last).length - 1 + (event === 'dead end' ? 1 : 0));
    },
    levels(): string {
      let level = path.length - 1;
      const hasAnother = (): boolean =>
        left(level).some((row) => onesOf(row).includes(path[level]?.column ?? -1) && row > (path[level]?.row ?? -1));
      while (level > 0 && !hasAnother()) level -= 1;
      return String(path.length - level);
    },
    cost(): string {
      throw new Error('no row costs anything here');
    },
  };
}

function answerByHand(matrix: Matrix, frame: Frame, names: Names, { kind }: Pick<Prediction, 'kind'>): string {
  const hand = byHand(matrix, frame, names);
  return kind === 'rows' ? hand.rows(frame.event === 'retreat' ? frame.row : -1) : hand[kind]();
}

/** All that a question has to be; gives back its kind. */
function holds(matrix: Matrix, frame: Frame, names: Names, asked: Prediction): PredictionKind {
  const { sizeOf } = byHand(matrix, frame, names);
  const texts = asked.options.map(({ text }) => {
    // In a large matrix an option says how many rows its column has left.
    const [, name = text, said] = /^(\S+): ([\d,]+) rows?$/.exec(text) ?? [];
    if (said !== undefined) expect(said, text).toBe(sizeOf(name).toLocaleString('en'));
    return name;
  });
  const right = answerByHand(matrix, frame, names, asked).replace(/\B(?=(\d{3})+$)/g, ',');
  expect(
    texts.filter((text) => text === right),
    asked.ask,
  ).toHaveLength(1);
  expect(texts[asked.right]).toBe(right);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThanOrEqual(3);
  expect(asked.decision).toBe(frame.decision);
  expect(asked.reason).toMatch(/\.$/);
  asked.options.forEach(({ hint }, at) => {
    if (at === asked.right) expect(hint).toBe('');
    else expect(hint).toMatch(/[.?]$/);
    if (asked.kind === 'column') expect(hint.split(/[ :,.]/)).not.toContain(texts[asked.right]);
  });
  return asked.kind;
}

function framesOf(recording: ReturnType<typeof record>, last = recording.lastStep()): Frame[] {
  return Array.from({ length: last + 1 }, (_, decision) => recording.seek(decision));
}

test('over random matrices each question has exactly one right option, that of brute force', () => {
  const times = new Map<PredictionKind, number>();
  fc.assert(
    fc.property(matrices({ mostColumns: 9, mostRows: 14 }), (matrix) => {
      const recording = record(matrix);
      const names = namesOf(matrix);
      const frames = framesOf(recording, Math.min(200, recording.lastStep()));
      frames.forEach((frame, at) => {
        for (const asked of predictionsAt(recording, names, frames, at)) {
          const kind = holds(matrix, frame, names, asked);
          times.set(kind, (times.get(kind) ?? 0) + 1);
        }
      });
    }),
    { numRuns: runs(3_000), seed: 13 },
  );
  // Thousands of moments, and enough of each kind.
  expect([...times.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(runs(4000));
  for (const kind of ['column', 'rows', 'end', 'back', 'levels'] as const) {
    expect(times.get(kind) ?? 0, kind).toBeGreaterThan(runs(50));
  }
});

const scenarios: Readonly<Record<string, Scenario>> = {
  queens,
  'ripple effect': rippleEffect,
  sudoku,
  'small tetrasticks': smallTetrasticks,
  tetrasticks: tetrasticks,
  userProblem,
};

test.each(Object.keys(scenarios))('the questions of %s are right and not alike', (name) => {
  const scenario = scenarios[name]!;
  const settings = Object.fromEntries([
    ...Object.entries(scenario.choices).map(([key, [first = '']]) => [key, first] as const),
    ...Object.entries(textSettingsOf(scenario)).map(([key, { standard }]) => [key, standard] as const),
  ]);
  const { matrix, rowNames } = problemOf(scenario, settings);
  const names = namesOf(matrix, rowNames);
  const recorder = createRecorder(matrix);
  const recording = createRecording(matrix);
  recording.append(recorder.advance(300_000));
  const asked = momentsWorthAsking(recording, names);
  expect(asked.length).toBeGreaterThanOrEqual(3);
  for (const one of asked) holds(matrix, recording.seek(one.decision), names, one);
  expect(new Set(asked.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  // From the middle of the run on as well.
  const middle = Math.floor(Math.min(recording.lastStep(), 2_000) / 2);
  const later = momentsWorthAsking(recording, names, { from: middle });
  for (const one of later) {
    expect(one.decision).toBeGreaterThanOrEqual(middle);
    holds(matrix, recording.seek(one.decision), names, one);
  }
  // With a seed others, about as many; most students get moments that nobody else has.
  const seeds = [10, 77, 1_234, 9_999];
  const own = seeds.map((seed) => momentsWorthAsking(recording, names, { seed }));
  expect(momentsWorthAsking(recording, names, { seed: seeds[0]! })).toEqual(own[0]);
  for (const one of own[0]!) holds(matrix, recording.seek(one.decision), names, one);
  for (const some of own) {
    expect(Math.abs(some.length - asked.length)).toBeLessThanOrEqual(1);
    expect(some.every(({ decision }, at) => decision - (some[at - 1]?.decision ?? -2) >= 2)).toBe(true);
    expect(new Set(some.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  }
  expect(
    new Set(own.map((some) => some.map(({ decision, kind }) => `${decision} ${kind}`).join())).size,
  ).toBeGreaterThan(seeds.length / 2);
});

test('a run is asked about eight times at most, in its order, and the same each time', () => {
  const { matrix } = problemOf(queens, { n: '8', diagonals: 'secondary' });
  const recording = record(matrix);
  const asked = momentsWorthAsking(recording, namesOf(matrix));
  expect(asked).toHaveLength(8);
  expect(momentsWorthAsking(recording, namesOf(matrix))).toEqual(asked);
  asked.slice(1).forEach(({ decision }, at) => {
    expect(decision - asked[at]!.decision).toBeGreaterThanOrEqual(2);
  });
  expect(asked.at(-1)!.decision).toBeLessThan(400);
});

test('the search of the 6×7 matrix is asked about where it surprises', () => {
  const matrix = parse(KNUTH);
  const asked = momentsWorthAsking(record(matrix), namesOf(matrix));
  expect(asked.map(({ decision, kind }) => `${decision} ${kind}`)).toMatchInlineSnapshot(`
    [
      "2 column",
      "5 back",
      "8 column",
      "10 end",
      "13 back",
    ]
  `);
});

test('its first question says why an option is wrong, and why the right one is right', () => {
  const matrix = parse(KNUTH);
  const recording = record(matrix);
  const names = namesOf(matrix);
  const first = momentsWorthAsking(recording, names)[0]!;
  expect([first.ask, first.reason]).toEqual([
    'Which of these columns does the search branch on now?',
    'B and E have 1 row left each, and ties go to the leftmost.',
  ]);
  expect(first.options.map(({ text, hint }) => `${text}: ${hint}`)).toEqual([
    'B: ',
    'C: C has 2 rows left, but another primary column has fewer.',
    'E: No primary column has fewer rows than E, but one further to the left has as few.',
    'F: F has 2 rows left, but another primary column has fewer.',
  ]);
  // A column that the reader presses in the matrix need not be one of the options.
  expect(whyNotColumn(matrix, names, recording.seek(first.decision), 0)).toBe(
    'A is covered: the search chooses among the columns that are left.',
  );
});

test('nothing is asked where nothing is to choose', () => {
  const matrix = createMatrix([{ name: 'A', kind: 'primary' }], [[0], [0]]);
  expect(momentsWorthAsking(record(matrix), namesOf(matrix))).toEqual([]);
  const none = createMatrix([], []);
  expect(momentsWorthAsking(record(none), namesOf(none))).toEqual([]);
});

test('a column that the reader has chosen at What if? is not asked for', () => {
  const matrix = parse(KNUTH);
  const recording = record(matrix, {
    chooser: { rule: 'smallest', deviations: [{ node: 2, column: 5 }] },
  });
  const frames = framesOf(recording);
  const kinds = frames.map((_, at) => predictionsAt(recording, namesOf(matrix), frames, at).map(({ kind }) => kind));
  const chosen = frames.findIndex(({ counters }) => counters.nodes === 2);
  expect(frames[chosen]?.column).toBe(5);
  expect(kinds[chosen - 1]).not.toContain('column');
});

test('rows that agree on a colour share a column, so those that leave are said to clash', () => {
  const settings = Object.fromEntries(
    Object.entries(textSettingsOf(crossword)).map(([key, { standard }]) => [key, standard] as const),
  );
  const { matrix, rowNames } = problemOf(crossword, settings);
  const recording = record(matrix, { limit: 3 });
  const asked = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) =>
    momentsWorthAsking(recording, namesOf(matrix, rowNames), { seed }),
  );
  const reasons = asked.flatMap(({ kind, reason }) => (kind === 'rows' ? [reason] : []));
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(reason).toMatch(/^(?:\d+|All of them) clash with row /);
});
