/** Exercises on single steps: what clashes, what a cover costs, the order of undoing, what is left of a column. */
import { type Matrix, createMatrix } from '#dlx/index.ts';
import { cover, createLinks, headerOf, SIZE } from '#dlx/links.ts';
import { type Random, createRandom } from '#dlx/random.ts';
import { counted, listed } from '#english/english.ts';
import { randomMatrix } from '../random-matrix.ts';
import { asked, columnOrder, columnSet, exampleFor, firstOf, numbers, rowSet, rowText } from './asked.ts';
import { type TaskKind, linesOf } from './task.ts';

const nameOf = ({ columns }: Matrix, column: number): string => columns[column]?.name ?? '';
const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** The rows that clash with one. */
function clashing({ rows }: Matrix, row: number): number[] {
  return rows.flatMap((other, at) => (at !== row && other.some((column) => rows[row]?.includes(column)) ? [at] : []));
}

/** Which rows a choice rules out. */
export const ruledOut: TaskKind = {
  title: 'Rows that a choice rules out',
  after: 'secondary-columns',
  make(seed) {
    const { matrix, row } = firstOf((attempt) => {
      const drawn = randomMatrix({ seed: seed + attempt * 15_485_863, size: 'medium', withSecondary: true });
      const own = createRandom(seed).shuffled(numbersTo(drawn.rows.length));
      const found = own.find((one) => (drawn.rows[one]?.length ?? 0) > 1 && clashing(drawn, one).length > 1);
      return found === undefined ? null : { matrix: drawn, row: found };
    });
    const out = clashing(matrix, row);
    const [first = 0] = matrix.rows[row] ?? [];
    const ofFirst = matrix.rows.flatMap((other, at) => (at !== row && other.includes(first) ? [at] : []));
    const primaryOnly = out.filter((at) =>
      matrix.rows[at]?.some(
        (column) => matrix.columns[column]?.kind === 'primary' && matrix.rows[row]?.includes(column),
      ),
    );
    return asked({
      ask: `Row ${row + 1} is chosen. Which other rows can’t be chosen any more?`,
      given: linesOf(matrix),
      matrix,
      form: `The numbers of the rows, such as ${exampleFor(rowText(out), '1 2', '3 4')}.`,
      right: rowText(out),
      read: rowSet(matrix),
      traps: [
        [
          rowText(ofFirst),
          `You have looked at ${nameOf(matrix, first)} alone. Row ${row + 1} covers other columns too.`,
        ],
        [rowText(primaryOnly), 'A secondary column can be covered only once too, so its other rows go as well.'],
        [rowText([...out, row]), `Row ${row + 1} itself is chosen. Which others go?`],
      ],
      because: `Each of them shares a column with row ${row + 1}.`,
      otherwise: 'Go through the columns of the row, one after the other: which other rows have a 1 there?',
    });
  },
};

/** Which columns keep rows from being an exact cover. */
export const notExact: TaskKind = {
  title: 'Why a choice is not an exact cover',
  after: 'secondary-columns',
  make(seed) {
    const random = createRandom(seed);
    const { matrix, chosen, wrong, twice, never } = firstOf((attempt) => {
      const drawn = randomMatrix({ seed: seed + attempt * 32_452_843, size: 'medium', withSecondary: true });
      return chosenWrong(drawn, random);
    });
    const text = (columns: readonly number[]): string =>
      columns
        .toSorted((a, b) => a - b)
        .map((column) => nameOf(matrix, column))
        .join(' ');
    return asked({
      ask: `Rows ${listed(rowText(chosen).split(' '))} are chosen. In which columns do they break a rule?`,
      given: linesOf(matrix),
      matrix,
      form: `The names of the columns, such as ${exampleFor(text(wrong), 'A B', 'B C')}.`,
      right: text(wrong),
      read: columnSet(matrix),
      traps: [
        [
          text(twice),
          `${twice.length === 1 ? 'That one is' : 'Those are'} covered too often. A primary column must not stay uncovered either.`,
        ],
        [text([...twice, ...never]), 'A secondary column need not be covered.'],
        [text(never), 'And which columns are covered more than once?'],
      ],
      because: 'Every other primary column is covered once, and every other secondary column at most once.',
      otherwise: 'Count for each column how many of the chosen rows have a 1 there.',
    });
  },
};

/** Rows that break a rule in one to three columns; null where a few tries find none. */
function chosenWrong(matrix: Matrix, random: Random) {
  for (let tries = 0; tries < 30; tries += 1) {
    const chosen = random.shuffled(numbersTo(matrix.rows.length)).slice(0, 3 + random.below(2));
    const times = matrix.columns.map((_, column) => chosen.filter((row) => matrix.rows[row]?.includes(column)).length);
    const twice = numbersTo(times.length).filter((column) => (times[column] ?? 0) > 1);
    const never = numbersTo(times.length).filter((column) => times[column] === 0);
    const missed = never.filter((column) => matrix.columns[column]?.kind === 'primary');
    const wrong = [...twice, ...missed].toSorted((a, b) => a - b);
    if (twice.length > 0 && wrong.length < 4 && never.length > 0) return { matrix, chosen, wrong, twice, never };
  }
  return null;
}

/** How many updates a cover makes. */
export const updatesOfCover: TaskKind = {
  title: 'What covering a column costs',
  after: 'secondary-columns',
  make(seed) {
    const matrix = randomMatrix({ seed, size: 'medium', withSecondary: true });
    const primary = numbersTo(matrix.columns.length).filter((column) => matrix.columns[column]?.kind === 'primary');
    const column = createRandom(seed).shuffled(primary)[0] ?? 0;
    const own = matrix.rows.filter((row) => row.includes(column));
    const ones = own.reduce((sum, row) => sum + row.length, 0);
    const updates = cover(createLinks(matrix), headerOf(column));
    return asked({
      ask: `How many updates does it take to cover column ${nameOf(matrix, column)} of the whole matrix? Each removal from a list, of the header or of a node, is one update.`,
      given: linesOf(matrix),
      matrix,
      form: `A number, such as ${exampleFor(String(updates), '12', '15')}.`,
      right: String(updates),
      read: numbers(1),
      traps: [
        [String(updates - 1), 'The header leaves its ring too.'],
        [
          String(ones + 1),
          `The nodes in ${nameOf(matrix, column)} itself stay in their list, so that the way back can be found.`,
        ],
        [String(own.length), 'That is the number of its rows. Each of them leaves all its other columns.'],
      ],
      because: `One for the header, and ${counted(updates - 1, 'node')} of other columns in ${counted(own.length, 'row')}.`,
      otherwise: 'Take the rows of the column one by one: how many 1s do they have in other columns?',
    });
  },
};

/** In which order columns come back. */
export const orderOfUncovering: TaskKind = {
  title: 'The order of uncovering',
  after: 'secondary-columns',
  make(seed) {
    const random = createRandom(seed);
    const { matrix, row } = firstOf((attempt) => {
      const drawn = randomMatrix({ seed: seed + attempt * 49_979_687, size: 'medium', withSecondary: true });
      const found = random.shuffled(numbersTo(drawn.rows.length)).find((one) => (drawn.rows[one]?.length ?? 0) > 2);
      return found === undefined ? null : { matrix: drawn, row: found };
    });
    const own = matrix.rows[row] ?? [];
    const drawn = random.below(own.length);
    const places = [...numbersTo(own.length).slice(drawn), ...numbersTo(drawn)];
    // The search branches on primary columns alone.
    const at = places.find((place) => matrix.columns[own[place] ?? -1]?.kind === 'primary') ?? drawn;
    const covered = [...own.slice(at), ...own.slice(0, at)];
    const text = (columns: readonly number[]): string => columns.map((column) => nameOf(matrix, column)).join(' ');
    return asked({
      ask: `The search has branched on ${nameOf(matrix, covered[0] ?? 0)} and tried row ${row + 1}, going to the right. Now it takes the row back, and then leaves the column. In which order are the columns uncovered?`,
      given: linesOf(matrix),
      matrix,
      form: `${covered.length} columns in order, with spaces between them.`,
      right: text(covered.toReversed()),
      read: columnOrder(matrix),
      traps: [
        [text(covered), 'That is the order in which they were covered. What went last must come back first.'],
        [
          text([covered[0] ?? 0, ...covered.slice(1).toReversed()]),
          `${nameOf(matrix, covered[0] ?? 0)} was covered first of all, so it comes back last.`,
        ],
        [
          text(own.toReversed()),
          'The search did not begin at the left end of the row, but in the column that it branched on.',
        ],
      ],
      because: `They were covered from ${nameOf(matrix, covered[0] ?? 0)} to the right, around the row, and come back the other way.`,
      otherwise: 'Write down in which order they were covered. Then read it backwards.',
    });
  },
};

/** Sizes after a whole row. */
export const sizesAfterRow: TaskKind = {
  title: 'Sizes after a choice',
  after: 'secondary-columns',
  make(seed) {
    const random = createRandom(seed);
    const { matrix, row, left } = firstOf((attempt) => {
      const drawn = randomMatrix({ seed: seed + attempt * 67_867_967, size: 'medium', withSecondary: true });
      const one = random.below(drawn.rows.length);
      const rest = numbersTo(drawn.columns.length).filter((column) => !drawn.rows[one]?.includes(column));
      // Some row must go that another column counts, or nothing changes.
      const changes = drawn.rows.some(
        (other, at) =>
          at !== one &&
          other.some((column) => drawn.rows[one]?.includes(column)) &&
          other.some((column) => rest.includes(column)),
      );
      const isGood = (drawn.rows[one]?.length ?? 0) > 1 && rest.length > 2 && changes;
      return isGood ? { matrix: drawn, row: one, left: rest } : null;
    });
    const links = createLinks(matrix);
    for (const column of matrix.rows[row] ?? []) cover(links, headerOf(column));
    const sizes = left.map((column) => links.nodes[headerOf(column) + SIZE] ?? 0);
    const before = left.map((column) => matrix.rows.filter((one) => one.includes(column)).length);
    const [first = 0] = matrix.rows[row] ?? [];
    const half = left.map((column) => matrix.rows.filter((one) => one.includes(column) && !one.includes(first)).length);
    return asked({
      ask: `Row ${row + 1} is chosen, so all its columns are covered. What are the sizes of ${listed(left.map((column) => nameOf(matrix, column)))} now?`,
      given: linesOf(matrix),
      matrix,
      form: `${left.length} numbers, in this order.`,
      right: sizes.join(' '),
      read: numbers(left.length),
      traps: [
        [
          before.join(' '),
          'Those were the sizes before. All rows that clash with the chosen one have left these columns.',
        ],
        [
          half.join(' '),
          `You have covered ${nameOf(matrix, first)} alone. The other columns of the row are covered too.`,
        ],
      ],
      because: 'Only rows that share no column with the chosen one are still counted.',
      otherwise: 'Cross out each row that shares a column with the chosen one, then count again.',
    });
  },
};

/** Which rows go when a column takes its colour. */
export const purified: TaskKind = {
  title: 'Purify a column',
  after: 'colours',
  make(seed) {
    const { matrix, row, column } = firstOf((attempt) => {
      const drawn = withColours(seed + attempt * 86_028_121);
      const colourOf = (at: number, one: number): string =>
        drawn.colours?.[at]?.[drawn.rows[at]?.indexOf(one) ?? -1] ?? '';
      for (const [at, ones] of drawn.rows.entries()) {
        for (const one of ones) {
          const others = numbersTo(drawn.rows.length).filter(
            (other) => other !== at && drawn.rows[other]?.includes(one),
          );
          const goes = others.filter((other) => colourOf(other, one) !== colourOf(at, one));
          if (colourOf(at, one) !== '' && goes.length > 0 && goes.length < others.length)
            return { matrix: drawn, row: at, column: one };
        }
      }
      return null;
    });
    const colourOf = (at: number): string => matrix.colours?.[at]?.[matrix.rows[at]?.indexOf(column) ?? -1] ?? '';
    const others = numbersTo(matrix.rows.length).filter((at) => at !== row && matrix.rows[at]?.includes(column));
    const goes = others.filter((at) => colourOf(at) !== colourOf(row));
    const stay = others.filter((at) => !goes.includes(at));
    const name = nameOf(matrix, column);
    return asked({
      ask: `Row ${row + 1} gives column ${name} the colour ${colourOf(row)}. Which rows go when ${name} is purified?`,
      given: colouredLines(matrix),
      form: `The numbers of the rows, such as ${exampleFor(rowText(goes), '1 2', '3 4')}.`,
      right: rowText(goes),
      read: rowSet(matrix),
      traps: [
        [rowText(others), `A row that gives ${name} the same colour may share it, and stays.`],
        [
          rowText(stay),
          `${stay.length === 1 ? 'That one agrees' : 'Those agree'} on the colour. Rows with another colour go.`,
        ],
        [rowText([...goes, row]), `Row ${row + 1} is the one being tried, and stays.`],
      ],
      because: `${goes.length === 1 ? 'It gives' : 'They give'} ${name} another colour. Rows that agree stay.`,
      otherwise: `Only rows with a 1 in ${name} are looked at.`,
    });
  },
};

/** A random matrix whose secondary columns have one of two colours in each of their rows. */
export function withColours(seed: number): Matrix {
  const random = createRandom(seed);
  const { columns, rows } = randomMatrix({ seed, size: 'medium', withSecondary: true });
  return createMatrix(
    columns,
    rows.map((row) =>
      row.map((column) =>
        columns[column]?.kind === 'secondary' ? { column, colour: 'uv'.charAt(random.below(2)) } : column,
      ),
    ),
  );
}

/** A matrix in lines, with the colours of its 1s. */
export function colouredLines(matrix: Matrix): string {
  const lines = linesOf(createMatrix(matrix.columns, matrix.rows)).split('\n');
  const first = lines.length - matrix.rows.length;
  return lines
    .map((line, at) => {
      if (at < first) return line;
      const row = at - first;
      const ones = (matrix.rows[row] ?? []).map((column, place) => {
        const colour = matrix.colours?.[row]?.[place] ?? '';
        return colour === '' ? nameOf(matrix, column) : `${nameOf(matrix, column)}:${colour}`;
      });
      return `${String(row + 1).padStart(2)}  ${ones.join(' ')}`;
    })
    .join('\n');
}
