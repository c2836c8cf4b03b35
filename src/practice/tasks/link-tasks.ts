/** Exercises on the links: one write, and the order of undoing. */
import type { Matrix } from '#dlx/index.ts';
import { cover, createLinks, headerOf, sanity, uncover } from '#dlx/links.ts';
import { createRing, remove } from '#exhibits/ring.ts';
import { createRandom } from '#dlx/random.ts';
import { randomMatrix } from '../random-matrix.ts';
import { type TaskKind, columnsIn, gradeWith, lettersOf, linesOf, no, Unreadable, yes } from './task.ts';
import { exampleFor } from './asked.ts';

const LETTERS = 'ABCDEFG';

/** The links of a list after the first of the two writes that take a node out. */
export const oneWrite: TaskKind = {
  title: 'After one write',
  after: 'neighbours',
  make(seed) {
    const random = createRandom(seed);
    const ring = createRing(LETTERS.length);
    const [gone = 1, leaving = 2] = random.shuffled([2, 3, 4, 5, 6]);
    const name = (node: number): string => (node === 0 ? 'h' : (LETTERS[node - 1] ?? ''));
    remove(ring, gone);
    const [before, after] = [ring.left[leaving] ?? 0, ring.right[leaving] ?? 0];
    const [first] = remove(ring, leaving);
    // The second write has not been done yet: its link is what it was.
    ring.left[after] = leaving;
    const asked = [
      {
        link: `R[${name(before)}]`,
        to: name(first.to),
        hint: 'It is the link that has just been written.',
      },
      {
        link: `L[${name(after)}]`,
        to: name(leaving),
        hint: 'The second write will change it. Until then it leads to its old neighbour.',
      },
      {
        link: `R[${name(leaving)}]`,
        to: name(after),
        hint: 'Nobody writes to a node that leaves. Who was its neighbour?',
      },
    ];
    const key = asked.map(({ to }) => to).join(' ');
    return {
      ask:
        `${name(gone)} has been taken out. Now ${name(leaving)} is to leave as well, and only the first of its two ` +
        `writes has been done: R[L[${name(leaving)}]] ← R[${name(leaving)}]. Where do ` +
        `${asked.map(({ link }) => link).join(', ')} lead?`,
      given: `The list, with its head h: ${['h', ...LETTERS].join(' ')}, and back to h`,
      form: `Three nodes in this order, such as ${exampleFor(key, 'A B h', 'B h A')}.`,
      isLong: false,
      key,
      grade: (answer) =>
        gradeWith(answer, (text) => {
          const words = lettersOf(text).map((word) => (/^h$/i.test(word) ? 'h' : word.toUpperCase()));
          if (words.length !== asked.length) throw new Unreadable('Write three nodes.');
          const wrong = asked.find(({ to }, at) => words[at] !== to);
          if (!wrong) return yes('One write changes one link, and no other.');
          return no(`Look again at ${wrong.link}. ${wrong.hint}`);
        }),
    };
  },
};

/** Two columns that must not be uncovered in the order in which they were covered. */
export const wrongOrder: TaskKind = {
  title: 'Undoing in the wrong order',
  after: 'undo',
  make(seed) {
    const { matrix, damaging, harmless } = worthwhile(seed);
    const named = (pair: readonly number[]): string =>
      pair.map((column) => matrix.columns[column]?.name ?? '').join(' ');
    return {
      ask:
        'Cover two columns, and uncover them in the same order. For which two is something wrong afterwards? (One ' +
        'column alone always comes back whole, so it takes at least two.)',
      given: linesOf(matrix),
      matrix,
      form: `Two columns in the order in which they are covered, such as ${named(harmless)}.`,
      isLong: false,
      key: named(damaging),
      grade: (answer) =>
        gradeWith(answer, (text) => {
          const [x, y, ...more] = columnsIn(matrix, lettersOf(text));
          if (x === undefined || y === undefined || x === y || more.length > 0) {
            throw new Unreadable('Write two different columns.');
          }
          const fault = damage(matrix, x, y);
          if (fault) return yes(`Done with real links: ${fault}.`);
          return no(
            'With real links everything comes back as it was. Look for two columns with a row that has a 1 ' +
              'in both of them.',
          );
        }),
    };
  },
};

/** A matrix with pairs that do damage and pairs that do none, and the first of each. */
function worthwhile(seed: number): { matrix: Matrix; damaging: Pair; harmless: Pair } {
  for (let at = 0; ; at += 1) {
    const matrix = randomMatrix({ seed: seed + at * 1_000_003, size: 'medium', withSecondary: false });
    const pairs = pairsOf(matrix);
    const isDamaging = pairs.map(([x, y]) => damage(matrix, x, y) !== null);
    const damaging = pairs[isDamaging.indexOf(true)];
    const harmless = pairs[isDamaging.indexOf(false)];
    const many = isDamaging.filter(Boolean).length;
    if (damaging && harmless && many <= pairs.length / 2) return { matrix, damaging, harmless };
    if (at > 200) throw new Error(`no matrix with the seed ${seed} has harmless pairs`);
  }
}

/** Two columns, in the order in which they are covered. */
type Pair = readonly [number, number];

function pairsOf({ columns }: Matrix): Pair[] {
  return columns.flatMap((_, x) => columns.flatMap((_, y): Pair[] => (x === y ? [] : [[x, y]])));
}

/** What is wrong after both columns have been covered and uncovered in the same order; null when nothing is. */
function damage(matrix: Matrix, x: number, y: number): string | null {
  const links = createLinks(matrix);
  const pristine = createLinks(matrix);
  for (const column of [x, y]) cover(links, headerOf(column));
  for (const column of [x, y]) uncover(links, headerOf(column));
  const isSame = (kind: 'nodes' | 'left' | 'right'): boolean =>
    links[kind].every((value, at) => value === pristine[kind][at]);
  if (isSame('nodes') && isSame('left') && isSame('right')) return null;
  const [first] = sanity(
    links,
    matrix.columns.map(({ name }) => name),
  );
  return first ?? 'some links now lead elsewhere, though every node’s neighbours still lead back to it';
}
