/** Exercises on the search itself: covers, columns branched on, sizes. */
import type { Matrix } from '#dlx/index.ts';
import { cover, createLinks, headerOf, SIZE } from '#dlx/links.ts';
import { recordOnLinks } from '#history/on-links.ts';
import { createRandom } from '#dlx/random.ts';
import { counted, listed } from '#english/english.ts';
import { randomMatrix } from '../random-matrix.ts';
import type { Grade, TaskKind } from './task.ts';
import { exampleFor } from './asked.ts';
import {
  columnsIn,
  coversOf,
  coverText,
  gradeWith,
  lettersOf,
  linesOf,
  no,
  rowsIn,
  Unreadable,
  wordsOf,
  yes,
} from './task.ts';

/** All exact covers of a matrix. */
export const allCovers: TaskKind = {
  title: 'All exact covers',
  after: 'secondary-columns',
  make(seed) {
    const matrix = randomMatrix({ seed, size: 'small', withSecondary: true });
    const covers = coversOf(matrix);
    return {
      ask: 'Find all exact covers: each primary column exactly once, each secondary column at most once.',
      given: linesOf(matrix),
      matrix,
      form: 'The numbers of the rows, with a semicolon between covers, such as 1 2; 3 4 5.',
      isLong: false,
      key: covers.join('; '),
      grade: (answer) => gradeWith(answer, (text) => gradeCovers(matrix, covers, text)),
    };
  },
};

function gradeCovers(matrix: Matrix, covers: readonly string[], answer: string): Grade {
  const given = answer.split(/[;\n]/).filter((part) => part.trim() !== '');
  const found = new Set<string>();
  for (const part of given) {
    const rows = [...new Set(rowsIn(matrix, wordsOf(part)))];
    const fault = faultIn(matrix, rows);
    if (fault) return no(`${part.trim()} is not an exact cover: ${fault}`);
    found.add(coverText(rows));
  }
  if (found.size < covers.length) {
    return no(`What you have found is right: ${counted(found.size, 'cover')}. There are more.`);
  }
  return yes(`${counted(covers.length, 'exact cover')}, and no more.`);
}

/** What keeps rows from being an exact cover, in a sentence; null when nothing does. */
function faultIn({ columns, rows }: Matrix, chosen: readonly number[]): string | null {
  for (const [column, { name, kind }] of columns.entries()) {
    const taking = chosen.filter((row) => rows[row]?.includes(column));
    if (taking.length > 1) {
      const all = taking.length === 2 ? 'both' : 'all';
      return `rows ${listed(taking.map((row) => String(row + 1)))} ${all} have a 1 in ${name}.`;
    }
    if (taking.length === 0 && kind === 'primary') return `nothing covers ${name}.`;
  }
  return null;
}

/** The first three columns that the search branches on. */
export const firstBranches: TaskKind = {
  title: 'The first three columns',
  after: 'secondary-columns',
  make(seed) {
    const matrix = randomMatrix({ seed, size: 'medium', withSecondary: true });
    const run = recordOnLinks(matrix);
    const branches: { column: number; size: number }[] = [];
    for (let step = 1; branches.length < 3; step += 1) {
      const { event, column } = run.seek(step);
      if (event !== 'choose' && event !== 'dead end') continue;
      branches.push({ column, size: run.seek(step - 1).sizes[column] ?? 0 });
    }
    const key = branches.map(({ column }) => matrix.columns[column]?.name ?? '').join(' ');
    return {
      ask:
        'The search takes the smallest column, the leftmost if there is a tie, and tries its rows from the top. ' +
        'Which are the first three columns it branches on? A dead end counts: its column is the one without a row.',
      given: linesOf(matrix),
      matrix,
      form: `Three columns in order, such as ${exampleFor(key, 'A B C', 'C B A')}.`,
      isLong: false,
      key,
      grade: (answer) =>
        gradeWith(answer, (text) => {
          const columns = columnsIn(matrix, lettersOf(text));
          if (columns.length !== 3) throw new Unreadable('Write three columns.');
          const wrong = branches.findIndex(({ column }, at) => column !== columns[at]);
          if (wrong < 0) return yes(`The search branches on ${key.replaceAll(' ', ', then ')}.`);
          const nth = ['first', 'second', 'third'][wrong] ?? '';
          const size = branches[wrong]?.size ?? 0;
          return no(
            `Look again at the ${nth}: ${wrong === 0 ? '' : 'when the search gets there, '}the smallest column has ` +
              `${size === 0 ? 'no row' : counted(size, 'row')}.`,
          );
        }),
    };
  },
};

/** The sizes after one column has been covered. */
export const sizesAfterCover: TaskKind = {
  title: 'Sizes after a cover',
  after: 'secondary-columns',
  make(seed) {
    const matrix = randomMatrix({ seed, size: 'medium', withSecondary: true });
    const random = createRandom(seed);
    const links = createLinks(matrix);
    const sizes = (): number[] => matrix.columns.map((_, column) => links.nodes[headerOf(column) + SIZE] as number);
    const before = sizes();
    const busy = matrix.columns.flatMap((_, column) => ((before[column] ?? 0) >= 3 ? [column] : []));
    const covered = busy[random.below(busy.length)] ?? 0;
    cover(links, headerOf(covered));
    const after = sizes();
    const others = matrix.columns.flatMap((_, column) => (column === covered ? [] : [column]));
    const name = (column: number): string => matrix.columns[column]?.name ?? '';
    return {
      ask: `Cover column ${name(covered)}. What are the sizes of the other columns then?`,
      given: linesOf(matrix),
      matrix,
      form: `${others.length} numbers, for the columns ${others.map(name).join(' ')} in this order.`,
      isLong: false,
      key: others.map((column) => after[column]).join(' '),
      grade: (answer) =>
        gradeWith(answer, (text) => {
          const numbers = wordsOf(text);
          if (numbers.length !== others.length || !numbers.every((one) => /^\d{1,3}$/.test(one))) {
            throw new Unreadable(`Write ${others.length} numbers with spaces between them.`);
          }
          const wrong = others.find((column, at) => after[column] !== Number(numbers[at]));
          if (wrong === undefined) return yes('Each row of the column has left all its other columns.');
          return no(`Look again at ${name(wrong)}: how many of its rows have no 1 in ${name(covered)}?`);
        }),
    };
  },
};
