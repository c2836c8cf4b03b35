/** Exercises on primary and secondary columns: which kind says a rule, one kind that is wrong, slack rows. */
import { type Column, type ColumnKind, type Matrix, createMatrix, solve, withKind } from '#dlx/index.ts';
import { type Random, createRandom } from '#dlx/random.ts';
import { counted, inWords, listed } from '#english/english.ts';
import { exampleFor, firstOf } from './asked.ts';
import { randomMatrix } from '../random-matrix.ts';
import type { TaskKind } from './task.ts';
import {
  columnsIn,
  coversOf,
  gradeWith,
  linesOf,
  no,
  reordered,
  rowsIn,
  Unreadable,
  withFlipped,
  wordsOf,
  yes,
} from './task.ts';

const KINDS = ['primary', 'secondary', 'off'] as const satisfies readonly ColumnKind[];

type Kinds = readonly [ColumnKind, ColumnKind, ColumnKind];

/** What each kind says of a talk, of an hour, and of a room. */
const RULES: readonly Readonly<Record<ColumnKind, string>>[] = [
  {
    primary: 'Each talk is given exactly once.',
    secondary: 'A talk may be left out and is given at most once.',
    off: 'A talk may be given any number of times.',
  },
  {
    primary: 'In each hour there is exactly one talk.',
    secondary: 'In an hour there is at most one talk.',
    off: 'In an hour there may be any number of talks.',
  },
  {
    primary: 'Each room is used exactly once.',
    secondary: 'A room is used at most once.',
    off: 'A room may be used any number of times.',
  },
];

interface Rota {
  readonly counts: readonly [talks: number, hours: number, rooms: number];
  readonly kinds: Kinds;
}

/** Which of three constraints are primary, secondary or off. */
export const whichKinds: TaskKind = {
  title: 'Primary, secondary or off',
  after: 'secondary-columns',
  make(seed) {
    const rota = rotaFrom(createRandom(seed));
    const [talks, hours, rooms] = rota.counts.map(inWords);
    const wanted = rotas(rota.counts, rota.kinds).length;
    return {
      ask:
        `There are ${talks} talks, ${hours} hours and ${rooms} rooms. A row is a talk at an hour in a room, and ` +
        'there is a column for each talk, for each hour and for each room. Which kind are the columns of the ' +
        'talks, of the hours and of the rooms?',
      given: RULES.map((rule, at) => rule[rota.kinds[at] ?? 'off']).join('\n'),
      form:
        'Three words, for talks, hours and rooms: primary, secondary or off. Their first letters will do, such ' +
        `as ${exampleFor(rota.kinds.map((kind) => kind[0]).join(' '), 'p s o', 's o p')}.`,
      isLong: false,
      key: rota.kinds.join(' '),
      grade: (answer) =>
        gradeWith(answer, (text) => {
          const kinds = kindWords(text).map((word) => KINDS.find((kind) => kind.startsWith(word.toLowerCase())));
          const [ofTalks, ofHours, ofRooms] = kinds;
          if (!ofTalks || !ofHours || !ofRooms || kinds.length !== 3) {
            throw new Unreadable('Write three words: primary, secondary or off.');
          }
          const given: Kinds = [ofTalks, ofHours, ofRooms];
          const found = rotas(rota.counts, given).length;
          const isRight = given.every((kind, at) => kind === rota.kinds[at]);
          if (isRight) return yes(`The search finds ${counted(found, 'way')}, and the rules allow no others.`);
          const finds = `With these kinds the search finds ${counted(found, 'way')}`;
          return no(
            `${finds}${found === wanted ? ' too, but not those that the rules allow' : `, and the rules allow ${inWords(wanted)}`}. Does ` +
              'each sentence say exactly once, at most once or any number of times?',
          );
        }),
    };
  },
};

/** The words of an answer, or its letters when it is one word of `p`, `s` and `o`. */
function kindWords(text: string): string[] {
  return /^[pso]{2,}$/i.test(text.trim()) ? [...text.trim()] : wordsOf(text);
}

/** Sizes and rules for which no other kinds give the same rotas. */
function rotaFrom(random: Random): Rota {
  for (;;) {
    const size = (): number => 2 + random.below(3);
    const kind = (): ColumnKind => KINDS[random.below(3)] ?? 'off';
    const counts = [size(), size(), size()] as const;
    const kinds: Kinds = [kind(), kind(), kind()];
    if (!kinds.includes('primary') || new Set(kinds).size === 1) continue;
    const right = rotas(counts, kinds).join('|');
    if (right === '') continue;
    const others = KINDS.flatMap((a) => KINDS.flatMap((b) => KINDS.map((c): Kinds => [a, b, c])));
    const same = others.filter((other) => rotas(counts, other).join('|') === right);
    if (same.length === 1) return { counts, kinds };
  }
}

/** All rotas that kinds of columns allow. A row that takes no primary column is never chosen. */
function rotas(counts: Rota['counts'], kinds: Kinds): string[] {
  const starts = [0, counts[0], counts[0] + counts[1]];
  const columns = counts.flatMap((count, at) =>
    Array.from({ length: count }, (_, one): Column => ({ name: `${at}.${one}`, kind: kinds[at] ?? 'off' })),
  );
  const [talks, hours, rooms] = counts;
  const rows = Array.from({ length: talks * hours * rooms }, (_, row) => [
    row % talks,
    (starts[1] ?? 0) + (Math.floor(row / talks) % hours),
    (starts[2] ?? 0) + Math.floor(row / talks / hours),
  ]);
  return Array.from(solve(createMatrix(columns, rows)), (chosen) =>
    chosen.toSorted((a, b) => a - b).join(' '),
  ).toSorted();
}

/** One column has the wrong kind. */
export const wrongKind: TaskKind = {
  title: 'A column of the wrong kind',
  after: 'secondary-columns',
  make(seed) {
    const { right, wrong, column } = flipped(seed);
    const covers = coversOf(right);
    const name = right.columns[column]?.name ?? '';
    return {
      ask:
        'This matrix should have ' +
        `${covers.length === 1 ? 'one exact cover' : `${inWords(covers.length)} exact covers`}: ` +
        `${covers.join('; ')}. One of its columns has the wrong kind. Which one?`,
      given: linesOf(wrong),
      matrix: wrong,
      form: `The name of a column, such as ${exampleFor(name, 'A', 'B')}.`,
      isLong: false,
      key: name,
      grade: (answer) =>
        gradeWith(answer, (text) => {
          const [given, ...more] = columnsIn(wrong, wordsOf(text));
          if (given === undefined || more.length > 0) throw new Unreadable('Write one column.');
          if (given === column) {
            return yes(
              `${name} must be ${right.columns[column]?.kind ?? ''}: the search then finds just ${covers.length === 1 ? 'this one' : 'these'}.`,
            );
          }
          const found = coversOf(withFlipped(wrong, given), 20);
          return no(
            `If ${wrong.columns[given]?.name ?? ''} had the other kind, the search would find ` +
              `${found.length === 0 ? 'none' : found.length === 20 ? '20 or more' : found.join('; ')}.`,
          );
        }),
    };
  },
};

/** A matrix, and the same with one wrong kind that only its own change mends. */
function flipped(seed: number): { right: Matrix; wrong: Matrix; column: number } {
  const random = createRandom(seed);
  for (let at = 0; at < 500; at += 1) {
    const right = randomMatrix({
      seed: seed + at * 1_000_003,
      size: 'medium',
      withSecondary: true,
    });
    const column = random.below(right.columns.length);
    const wrong = withFlipped(right, column);
    const wanted = coversOf(right).join();
    if (coversOf(wrong, 20).join() === wanted) continue;
    const mending = wrong.columns.filter((_, one) => coversOf(withFlipped(wrong, one), 20).join() === wanted);
    if (mending.length === 1) return { right, wrong, column };
  }
  throw new Error(`no matrix with the seed ${seed} can be spoilt by one kind`);
}

/** Slack rows to be said by secondary columns. */
export const slackRows: TaskKind = {
  title: 'From slack rows to secondary columns',
  after: 'secondary-columns',
  make(seed) {
    const random = createRandom(seed);
    const wished = reordered(
      firstOf((attempt) => {
        const drawn = randomMatrix({ seed: seed + attempt * 1_000_003, size: 'medium', withSecondary: true });
        // A row with a single 1 would be a slack row too, although its column must be covered.
        return drawn.rows.some(({ length }) => length === 1) ? null : drawn;
      }),
      random,
    );
    const nowSecondary = wished.columns.flatMap(({ kind }, column) => (kind === 'secondary' ? [column] : []));
    const rows = random.shuffled([...wished.rows, ...nowSecondary.map((column) => [column])]);
    const matrix = createMatrix(
      wished.columns.map(({ name }): Column => ({ name, kind: 'primary' })),
      rows,
    );
    const gone = rows.flatMap(([column = -1, ...more], row) =>
      more.length === 0 && nowSecondary.includes(column) ? [row] : [],
    );
    const nameOf = (column: number): string => matrix.columns[column]?.name ?? '';
    const before = coversOf(matrix).length;
    return {
      ask:
        'All columns of this matrix are primary, and slack rows say “at most one”. Say it with secondary columns: ' +
        'which columns become secondary, and which rows go?',
      given: linesOf(matrix),
      matrix,
      form: 'The columns and then the rows, such as A B, 1 2.',
      isLong: false,
      key: `${nowSecondary.map(nameOf).join(' ')}, ${gone.map((row) => row + 1).join(' ')}`,
      grade: (answer) =>
        gradeWith(answer, (text) => {
          const words = wordsOf(text);
          const given = new Set(
            columnsIn(
              matrix,
              words.filter((word) => !/^\d+$/.test(word)),
            ),
          );
          const out = new Set(
            rowsIn(
              matrix,
              words.filter((word) => /^\d+$/.test(word)),
            ),
          );
          const left = matrix.rows.filter((_, row) => !out.has(row));
          const kinds = [...given].reduce((one, column) => withKind(one, column, 'secondary'), matrix);
          const found = coversOf(createMatrix(kinds.columns, left), 100).length;
          const isRight =
            [...given].toSorted((a, b) => a - b).join() === nowSecondary.join() &&
            [...out].toSorted((a, b) => a - b).join() === gone.join();
          if (isRight) {
            return yes(
              `The search finds ${counted(found, 'exact cover')}, as many as before, and never branches on ` +
                `${listed(nowSecondary.map(nameOf), 'or')}.`,
            );
          }
          const stray = [...out].find((row) => !gone.includes(row));
          if (stray !== undefined)
            return no(`Row ${stray + 1} is not a slack row: a slack row has a single 1, and says “nobody is here”.`);
          const odd = [...given].find((column) => !nowSecondary.includes(column));
          if (odd !== undefined) return no(`${nameOf(odd)} has no slack row, so it must be covered.`);
          const rest =
            gone.filter((row) => !out.has(row)).length + nowSecondary.filter((column) => !given.has(column)).length;
          const now =
            found === before
              ? `The search still finds ${counted(found, 'cover')}, but there is more to change`
              : `The search now finds ${found === 100 ? '100 or more' : counted(found, 'cover')} instead of ${before}`;
          return no(
            `That is right so far, but ${rest === 1 ? 'one is' : `${rest} are`} missing among the columns or ` +
              `their slack rows. ${now}.`,
          );
        }),
    };
  },
};
