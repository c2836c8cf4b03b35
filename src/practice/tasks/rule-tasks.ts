/** Exercises on what columns say: which pair of rows they forget, what a switch changes, what a colour allows. */
import { type Matrix, count, createMatrix, withKind } from '#dlx/index.ts';
import { createRandom } from '#dlx/random.ts';
import { capital, counted, inWords, listed } from '#english/english.ts';
import { randomMatrix } from '../random-matrix.ts';
import { asked, exampleFor, firstOf, numbers, rowText } from './asked.ts';
import { colouredLines, withColours } from './step-tasks.ts';
import { type TaskKind, linesOf, rowsIn, Unreadable, wordsOf } from './task.ts';

const SPEAKERS = ['Ada', 'Ben', 'Cy'] as const;

interface Talk {
  readonly talk: string;
  readonly speaker: string;
  readonly room: number;
  readonly hour: number;
}

/** Two rows that must clash and share no column. */
export const forgottenClash: TaskKind = {
  title: 'Two rows that must clash',
  after: 'secondary-columns',
  make(seed) {
    const { talks, pair } = firstOf((attempt) => talksFrom(seed + attempt * 7_919));
    const right = rowText(pair);
    const [one, other] = pair.map((at) => talks[at]);
    const pairs = talks.flatMap((_, a) => talks.flatMap((__, b) => (b > a ? [[a, b] as const] : [])));
    return asked({
      ask:
        'A row is a talk in a room at an hour. It covers its talk and its place, which is the room at that hour; both may be covered only once. ' +
        'Nobody has thought of the speakers, who cannot give two talks at once. Which two rows must not be chosen together, although they share no column?',
      given: talks
        .map(
          ({ talk, speaker, room, hour }, at) =>
            `${String(at + 1).padStart(2)}  ${talk}, by ${speaker}, in room ${room} at ${hour}`,
        )
        .join('\n'),
      form: `The numbers of two rows, such as ${exampleFor(right, '1 2', '1 3')}.`,
      right,
      read: (answer) => pairOf(answer, talks.length),
      traps: pairs.flatMap(([a, b]) => {
        const [first, second] = [talks[a], talks[b]];
        const words = first && second ? whyNot(first, second) : null;
        return words === null ? [] : [[rowText([a, b]), words] as const];
      }),
      because: `${one?.speaker} cannot give ${listed([one?.talk ?? '', other?.talk ?? ''])} at ${one?.hour}. A secondary column for each speaker at each hour would say so.`,
      otherwise: 'Look for one speaker who would be in two rooms at the same hour.',
    });
  },
};

/** Why two rows are not the pair, if they have something in common. */
function whyNot(one: Talk, other: Talk): string | null {
  if (one.talk === other.talk) return 'They share the column of their talk, so they clash already.';
  const isSameHour = one.hour === other.hour;
  if (isSameHour && one.room === other.room) return 'They share the column of their place, so they clash already.';
  if (one.speaker === other.speaker) return 'One speaker may give two talks, at different hours.';
  return isSameHour ? 'Two speakers may talk at the same hour, in two rooms.' : null;
}

function pairOf(answer: string, rows: number): string {
  const shell = createMatrix(
    ['A'],
    Array.from({ length: rows }, () => [0]),
  );
  const found = [...new Set(rowsIn(shell, wordsOf(answer)))];
  if (found.length !== 2) throw new Unreadable('Write the numbers of two rows.');
  return rowText(found);
}

/** Six rows among which one pair has the same speaker at the same hour, and nothing else in common. */
function talksFrom(seed: number): { talks: Talk[]; pair: readonly number[] } | null {
  const random = createRandom(seed);
  const speakers = ['A', 'B', 'C', 'D'].map((talk) => ({ talk, speaker: SPEAKERS[random.below(3)] ?? 'Ada' }));
  const every = speakers.flatMap((one) =>
    [1, 2, 3].flatMap((room) => [9, 10, 11].map((hour) => ({ ...one, room, hour }))),
  );
  const talks = random.shuffled(every).slice(0, 6);
  const pairs = talks.flatMap((one, a) =>
    talks.flatMap((other, b) => {
      const isMissed =
        one.speaker === other.speaker && one.hour === other.hour && one.talk !== other.talk && one.room !== other.room;
      return b > a && isMissed ? [[a, b]] : [];
    }),
  );
  const [pair] = pairs;
  return pair && pairs.length === 1 ? { talks, pair } : null;
}

/** How many covers there are when a column has another kind. */
export const afterASwitch: TaskKind = {
  title: 'A column is switched',
  after: 'secondary-columns',
  make(seed) {
    const random = createRandom(seed);
    const { matrix, column, kind, before, after } = firstOf((attempt) => {
      const drawn = randomMatrix({ seed: seed + attempt * 15_485_863, size: 'small', withSecondary: true });
      const first = count(drawn).solutions;
      const switches = drawn.columns.flatMap(({ kind: was }, one) =>
        (['primary', 'secondary', 'off'] as const).flatMap((now) => {
          const second = count(withKind(drawn, one, now)).solutions;
          return now === was || second === first
            ? []
            : [{ matrix: drawn, column: one, kind: now, before: first, after: second }];
        }),
      );
      return random.shuffled(switches)[0] ?? null;
    });
    const name = matrix.columns[column]?.name ?? '';
    const was = matrix.columns[column]?.kind ?? '';
    const others = (['primary', 'secondary', 'off'] as const).map(
      (other) => count(withKind(matrix, column, other)).solutions,
    );
    const without = count(
      createMatrix(
        matrix.columns,
        matrix.rows.map((row) => (row.includes(column) ? [] : row)),
      ),
    ).solutions;
    return asked({
      ask: `Column ${name} is ${was}. Now it is switched ${kind === 'off' ? 'off' : `to ${kind}`}. How many exact covers does the matrix have then?`,
      given: linesOf(matrix),
      matrix,
      form: `A number, such as ${exampleFor(String(after), '12', '15')}.`,
      right: String(after),
      read: numbers(1),
      traps: [
        [String(before), `That was the number while ${name} was ${was}.`],
        ...others.map((other) => [String(other), `Count again: ${meaningOf(kind)}`] as const),
        [String(without), 'Its rows are still there. All that changes is how often the column may be covered.'],
      ],
      because: `${capital(counted(after, 'exact cover'))}, where there ${before === 1 ? 'was one' : before === 0 ? 'were none' : `were ${inWords(before)}`}: ${meaningOf(kind)}`,
      otherwise: `Find all covers once more: ${meaningOf(kind)}`,
    });
  },
};

function meaningOf(kind: 'primary' | 'secondary' | 'off'): string {
  if (kind === 'primary') return 'a primary column must be covered exactly once.';
  return kind === 'secondary'
    ? 'a secondary column may be covered once, or not at all.'
    : 'a column that is off is not looked at.';
}

/** What a colour allows that a plain column forbids. */
export const colourOrColumn: TaskKind = {
  title: 'With colours and without',
  after: 'colours',
  make(seed) {
    const { matrix, coloured, plain } = firstOf((attempt) => {
      const drawn = withColours(seed + attempt * 86_028_121);
      const [first, second] = [count(drawn).solutions, count(bare(drawn)).solutions];
      return first === second || first > 9 ? null : { matrix: drawn, coloured: first, plain: second };
    });
    const off = count(
      matrix.columns.reduce(
        (one, { kind }, at) => (kind === 'secondary' ? withKind(one, at, 'off') : one),
        bare(matrix),
      ),
    ).solutions;
    return asked({
      ask:
        'Rows that give a secondary column the same colour may share it. How many exact covers does this matrix have, and how many if the colours are ' +
        'left out, so that each secondary column is covered at most once?',
      given: colouredLines(matrix),
      form: `Two numbers: with colours, without, such as ${exampleFor(`${coloured} ${plain}`, '3 1', '4 2')}.`,
      right: `${coloured} ${plain}`,
      read: numbers(2),
      traps: [
        [`${plain} ${coloured}`, 'A colour allows more: without it two rows can never share the column.'],
        [
          `${coloured} ${coloured}`,
          'In at least one of the covers, two rows agree on a colour. Without colours they clash.',
        ],
        [`${plain} ${plain}`, 'Rows that agree may share the column: look at those with the same colour.'],
        [`${off} ${plain}`, 'Rows of different colours still clash.'],
      ],
      because: `${counted(coloured - plain, 'cover')} ${coloured - plain === 1 ? 'has' : 'have'} rows that agree on a colour.`,
      otherwise: 'Find the covers of the primary columns alone first. Then check the secondary columns of each.',
    });
  },
};

/** The same matrix without its colours. */
function bare(matrix: Matrix): Matrix {
  return createMatrix(matrix.columns, matrix.rows);
}
