import {
  columnOf,
  cover,
  createLinks,
  headerOf,
  SIZE,
  SPACER,
  COLUMN,
  uncover,
} from '../../dlx/index.ts';
import { check, createRing, remove, restore } from '../../dlx/ring.ts';
import { encode } from '../../puzzles/knuth/encode.ts';
import { LIST_LAB_NAMES } from '../labs/list-lab-standard.ts';
import type { Question } from './question.ts';
import { judgeChoice, judgeNumber } from './question.ts';

const problem = encode();
const names = problem.matrix.columns.map((column) => column.name);
const columnNamed = (name: string): number => names.indexOf(name);

/** How many nodes the torus of Knuth's matrix has, headers and root included. */
export const torusNodes: Question = {
  answers: { kind: 'number', most: 99 },
  grade(answer) {
    const { nodes } = createLinks(problem.matrix);
    const headers = names.length + 1;
    let ones = 0;
    for (let at = headers * 4; at < nodes.length; at += 4) {
      if (nodes[at + COLUMN] !== SPACER) ones += 1;
    }
    return judgeNumber(
      answer,
      ones + headers,
      `There are ${ones} ones, ${headers - 1} headers and the root. The ${6 * 7 - ones} zeros are nowhere.`,
    );
  },
};

/** The size of column D once A is covered. */
export const sizeAfterCover: Question = {
  answers: { kind: 'number', most: 9 },
  grade(answer) {
    const links = createLinks(problem.matrix);
    const size = headerOf(columnNamed('D')) + SIZE;
    const before = links.nodes[size] as number;
    cover(links, headerOf(columnNamed('A')));
    const after = links.nodes[size] as number;
    return judgeNumber(
      answer,
      after,
      `Column D had ${before} rows. Rows ADG and AD are in column A, so they leave D: ${after} is left.`,
    );
  },
};

/** What covering A does to the size of A itself. */
export const sizeOfItself: Question = {
  answers: { kind: 'number', most: 9 },
  grade(answer) {
    const links = createLinks(problem.matrix);
    cover(links, headerOf(columnNamed('A')));
    const size = links.nodes[headerOf(columnNamed('A')) + SIZE] as number;
    return judgeNumber(
      answer,
      size,
      `A’s own list is not touched: it still has ${size} rows, and uncover(A) will walk it to find what to put back.`,
    );
  },
};

/** Whether B, C, D of the list A to E, taken out in this order, may come back as B, D, C. */
export const restoreInAnyOrder: Question = {
  answers: { kind: 'choice', options: ['yes', 'no'] },
  grade(answer) {
    const ring = createRing(LIST_LAB_NAMES.length);
    const nodes = (letters: string): number[] =>
      [...letters].map((name) => LIST_LAB_NAMES.indexOf(name) + 1);
    for (const node of nodes('BCD')) remove(ring, node);
    for (const node of nodes('BDC')) restore(ring, node);
    const bad = check(
      ring,
      LIST_LAB_NAMES.map((_, index) => index + 1),
      (node) => LIST_LAB_NAMES[node - 1] ?? 'head',
    );
    return judgeChoice(
      answer,
      bad === null ? 'yes' : 'no',
      bad === null
        ? 'Every link is as it was.'
        : `Carried out on the real list, it has a bad link: ${bad}.`,
    );
  },
};

/** Whether two columns may be uncovered in the order in which they were covered. */
export const sameOrder: Question = {
  answers: { kind: 'choice', options: ['yes', 'no'] },
  grade(answer) {
    const links = createLinks(problem.matrix);
    const pristine = createLinks(problem.matrix);
    const [a, d] = [headerOf(columnNamed('A')), headerOf(columnNamed('D'))];
    cover(links, a);
    cover(links, d);
    uncover(links, a);
    uncover(links, d);
    const sizes = names.map((name, column) => {
      const at = headerOf(column) + SIZE;
      return { name, is: links.nodes[at] as number, was: pristine.nodes[at] as number };
    });
    const wrong = sizes.filter(({ is, was }) => is !== was);
    const ring = ringOf(links.right);
    const isRingRight = ring === ringOf(pristine.right);
    const isSame = wrong.length === 0 && isRingRight;
    const ringWords = isRingRight ? 'is right again' : `ends as ${ring}`;
    const link = isRingRight ? 'but' : 'and';
    return judgeChoice(
      answer,
      isSame ? 'yes' : 'no',
      isSame
        ? 'Every link and every size is as it was.'
        : `Carried out on the real links: the ring of headers ${ringWords}${wrong.length > 0 ? `, ${link} ${wrongWords(wrong)}` : ''}.`,
    );
  },
};

/** `the sizes of A and G are wrong (4 for 2, 4 for 3)` */
function wrongWords(wrong: readonly { name: string; is: number; was: number }[]): string {
  const names = wrong.map(({ name }) => name);
  const last = names.pop() ?? '';
  const of = names.length === 0 ? last : `${names.join(', ')} and ${last}`;
  const counts = wrong.map(({ is, was }) => `${is} for ${was}`).join(', ');
  return `the ${names.length === 0 ? 'size' : 'sizes'} of ${of} ${names.length === 0 ? 'is' : 'are'} wrong (${counts})`;
}

function ringOf(right: Int32Array): string {
  const ring: string[] = [];
  for (
    let header = right[0] as number;
    header !== 0 && ring.length < 20;
    header = right[header] as number
  ) {
    ring.push(names[columnOf(header << 2)] ?? '?');
  }
  return ring.join(' ');
}
