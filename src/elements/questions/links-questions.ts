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

/** Whether 1, 2, 3, taken out in this order, may come back as 1, 3, 2. */
export const restoreInAnyOrder: Question = {
  answers: { kind: 'choice', options: ['yes', 'no'] },
  grade(answer) {
    const ring = createRing(3);
    for (const node of [1, 2, 3]) remove(ring, node);
    for (const node of [1, 3, 2]) restore(ring, node);
    const bad = check(ring, [1, 2, 3]);
    return judgeChoice(
      answer,
      bad === null ? 'yes' : 'no',
      bad === null
        ? 'Every link is as it was.'
        : `Carried out on a real list: ${bad}. (0 is the head.)`,
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
    const wrong = names.filter(
      (_, column) =>
        links.nodes[headerOf(column) + SIZE] !== pristine.nodes[headerOf(column) + SIZE],
    );
    const ring = ringOf(links.right);
    const isSame = wrong.length === 0 && ring === ringOf(pristine.right);
    return judgeChoice(
      answer,
      isSame ? 'yes' : 'no',
      isSame
        ? 'Every link and every size is as it was.'
        : `Carried out on the real links, the ring of headers ends as ${ring}${wrong.length > 0 ? `, and the size of ${wrong.join(', ')} is wrong` : ''}.`,
    );
  },
};

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
