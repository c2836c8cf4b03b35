import { COLUMN, columnOf, cover, createLinks, DOWN, headerOf, SIZE, SPACER, uncover, UP } from '#dlx/links.ts';
import { encode } from '#puzzles/knuth/encode.ts';
import { type Question, solved } from './question.ts';

const problem = encode();
const names = problem.matrix.columns.map((column) => column.name);
const columnNamed = (name: string): number => names.indexOf(name);

/** How many nodes the torus of Knuth's matrix has, headers and root included. */
export const torusNodes: Question = {
  lesson: 'torus',
  ask: 'How many nodes does the picture have in all: 1s, headers and the root?',
  answers: {
    kind: 'number',
    most: 99,
    hint: (wrong, right) =>
      wrong === right - 1
        ? 'One is missing: the root is a node too.'
        : wrong === 16
          ? 'Those are the 1s. The headers and the root are nodes as well.'
          : 'Count the 1s in the six rows, then a header for each of the seven columns, then the root.',
  },
  solve() {
    const { nodes } = createLinks(problem.matrix);
    const headers = names.length + 1;
    let ones = 0;
    for (let at = headers * 4; at < nodes.length; at += 4) {
      if (nodes[at + COLUMN] !== SPACER) ones += 1;
    }
    return solved(
      ones + headers,
      `There are ${ones} 1s, ${headers - 1} headers and the root. The ${6 * 7 - ones} zeros are nowhere.`,
    );
  },
};

/** The size of column G once D is covered. Figure 5.1 covers A, so it shows the method and not the answer. */
export const sizeAfterCover: Question = {
  lesson: 'cover',
  ask:
    'Suppose column D is covered first. Its rows are ADG, AD and DEG; those of G are ADG, BG and DEG. What is the ' +
    'size of G after cover(D)?',
  answers: {
    kind: 'number',
    most: 9,
    hint: (wrong, right) =>
      wrong > right
        ? 'Every row with a 1 in D leaves all its other columns. Which of these rows are in G?'
        : 'One row of G has no 1 in D. It stays.',
  },
  solve() {
    const { before, after } = sizeAround('D', 'G');
    return solved(
      after,
      `Column G had ${before} rows. Rows ADG and DEG are in column D, so they leave G: ${after} is left.`,
    );
  },
};

export const sizeOfItself: Question = {
  lesson: 'cover',
  ask: 'Column D has three rows. What is the size of D itself after cover(D)?',
  answers: {
    kind: 'number',
    most: 9,
    hint: (wrong) =>
      wrong === 0
        ? 'No node of D is taken out: the inner loop begins to the right of it.'
        : 'Look at the inner loop. Does it ever reach the node in D itself?',
  },
  solve() {
    const { after } = sizeAround('D', 'D');
    return solved(
      after,
      `Nobody touches D’s own list: it still has ${after} rows, and uncover(D) walks along it to find what to put back.`,
    );
  },
};

/** The size of a column before and after a column, which may be the same one, is covered. */
function sizeAround(covered: string, column: string): { before: number; after: number } {
  const links = createLinks(problem.matrix);
  const size = headerOf(columnNamed(column)) + SIZE;
  const before = links.nodes[size] as number;
  cover(links, headerOf(columnNamed(covered)));
  return { before, after: links.nodes[size] as number };
}

/** Whether two columns may be uncovered in the order in which they were covered. */
export const sameOrder: Question = {
  lesson: 'undo',
  ask: 'Cover A and then D. Now uncover A first and D after it. Is everything as it was?',
  answers: {
    kind: 'choice',
    options: ['yes', 'no'],
    hints: {
      yes:
        'When A comes back, row ADG is back in D and in G. Then uncover(D) walks over that row too: what does ' +
        'that do to the size of G?',
    },
  },
  solve() {
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
    return solved(
      isSame ? 'yes' : 'no',
      isSame
        ? 'Every link and every size is as it was.'
        : 'Done on the real links: the ring of headers ' +
            `${ringWords}${wrong.length > 0 ? `, ${link} ${wrongWords(wrong)}` : ''}.`,
      { words: 'it done in figure 6.2', state: { 'undo-columns.uncovered': 'A-D' } },
    );
  },
};

/** `the sizes of A and G are wrong (4 instead of 2, 4 instead of 3)` */
function wrongWords(wrong: readonly { name: string; is: number; was: number }[]): string {
  const names = wrong.map(({ name }) => name);
  const last = names.pop() ?? '';
  const of = names.length === 0 ? last : `${names.join(', ')} and ${last}`;
  const counts = wrong.map(({ is, was }) => `${is} instead of ${was}`).join(', ');
  return `the ${names.length === 0 ? 'size' : 'sizes'} of ${of} ${names.length === 0 ? 'is' : 'are'} wrong (${counts})`;
}

function ringOf(right: Int32Array): string {
  const ring: string[] = [];
  for (let header = right[0] as number; header !== 0 && ring.length < 20; header = right[header] as number) {
    ring.push(names[columnOf(header << 2)] ?? '?');
  }
  return ring.join(' ');
}

export const aboveHeader: Question = {
  lesson: 'torus',
  ask: 'Go up from the header of column A. Where are you?',
  answers: {
    kind: 'choice',
    options: ['at the root', 'in row ADG', 'in row AD', 'nowhere'],
    hints: {
      'at the root': 'The root is beside the headers, in their ring.',
      'in row ADG': 'That is one step down.',
      nowhere: 'Every list in the picture is a ring.',
    },
  },
  solve() {
    const { nodes } = createLinks(problem.matrix);
    const header = headerOf(columnNamed('A'));
    const last = nodes[header + UP] as number;
    const inA = (row: number): boolean => problem.matrix.rows[row]?.includes(columnNamed('A')) ?? false;
    const rows = problem.rowNames.filter((_, row) => inA(row));
    if (nodes[last + DOWN] !== header) throw new Error('the ring of A is not closed');
    return solved(
      `in row ${rows.at(-1) ?? ''}`,
      'The ring of a column goes from the header down to its last node and then back to the header. So the last ' +
        'node is one step up from the header.',
    );
  },
};

export const updatesOfCover: Question = {
  lesson: 'cover',
  ask: 'How many updates does cover(A) make? The rows of A are ADG and AD.',
  answers: {
    kind: 'number',
    most: 99,
    hint: (wrong, right) =>
      wrong === right - 1
        ? 'The header leaves its ring as well, and that is an update.'
        : wrong > right
          ? 'The nodes of column A itself are not taken out.'
          : 'Count the header, and then every node of the two rows that is not in A.',
  },
  solve() {
    const updates = cover(createLinks(problem.matrix), headerOf(columnNamed('A')));
    return solved(
      updates,
      'One for the header. D and G of the row ADG leave their columns, and D of the row AD leaves its own.',
      { words: 'figure 5.1', state: { 'cover.step': '0' } },
    );
  },
};

/** A row in two covered columns leaves once: the second cover does not meet it. */
export const updatesOfSecond: Question = {
  lesson: 'cover',
  ask:
    'Now D is covered as well, after A. The rows ADG and AD are in both. How many updates does this second cover ' +
    'make? The rows of D were ADG, AD and DEG.',
  answers: {
    kind: 'number',
    most: 99,
    hint: (wrong, right) =>
      wrong === updatesInOrder('DA')[0]
        ? 'That is how many it makes when nothing is covered yet. Which rows does the walk down column D still meet?'
        : wrong > right
          ? 'cover(A) took two rows out of column D. The walk down D does not meet them again.'
          : 'The header of D is one. One row is left in D: how many other nodes does it have?',
  },
  solve() {
    const [first = 0, second = 0] = updatesInOrder('AD');
    const [other = 0, rest = 0] = updatesInOrder('DA');
    return solved(
      second,
      'One for the header, and E and G of the row DEG. ADG and AD left column D with A, so nothing leaves its list ' +
        `twice. With D first, it would be ${other} and then ${rest}: ${other + rest} in all, just like ${first} and ${second}.`,
    );
  },
};

/** The updates of each cover, one after another. */
function updatesInOrder(order: string): number[] {
  const links = createLinks(problem.matrix);
  return Array.from(order, (name) => cover(links, headerOf(columnNamed(name))));
}

/** Which headers are missing from the ring after three columns were uncovered in the wrong order. */
export const ringAfterThree: Question = {
  lesson: 'undo',
  ask:
    'Cover A, B and C in that order, and uncover them in the order A, C, B. Walk to the right from the root: ' +
    'which headers do you meet?',
  answers: {
    kind: 'choice',
    options: ['all seven', 'all but C', 'all but A', 'all but A and B'],
    hints: {
      'all seven': 'C left last. What does its header remember on its left?',
      'all but C': 'C comes back with the root on its left: it tells the root to point at C.',
      'all but A': 'B writes to A when it comes back, but who leads to A by then?',
    },
  },
  solve() {
    const links = createLinks(problem.matrix);
    for (const name of 'ABC') cover(links, headerOf(columnNamed(name)));
    for (const name of 'ACB') uncover(links, headerOf(columnNamed(name)));
    const ring = ringOf(links.right);
    const missing = names.filter((name) => !ring.split(' ').includes(name));
    return solved(
      missing.length === 0 ? 'all seven' : `all but ${missing.join(' and ')}`,
      `Done on the real links, this leaves the ring ${ring}. The search looks for a column on this walk, so it ` +
        `never sees ${missing.join(' and ')}.`,
      { words: 'it done in figure 6.3', state: { 'undo-three.uncovered': 'A-C-B' } },
    );
  },
};
