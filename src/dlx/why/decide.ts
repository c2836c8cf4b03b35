import { smallest } from '../choosers.ts';
import { commitOthers, uncommitOthers } from '../colours.ts';
import { cover, uncover } from '../columns.ts';
import { createLinks } from '../create-links.ts';
import { columnOf, headerOf, nextInRow, previousInRow } from '../link-arrays.ts';
import type { Matrix } from '../matrix.ts';
import { COLUMN, DOWN, SIZE } from '../slots.ts';
import { SubproblemTable } from '../subproblem-table.ts';

/** Whether a matrix has a solution, as far as it was searched. */
export interface Decision {
  readonly answer: 'solvable' | 'none' | 'unknown';
  /**
   * What it cost: its updates, and for each node and each 1 of the matrix as many more as take about the same time.
   */
  readonly steps: number;
  /**
   * The columns that were branched on. When there is no solution, the demands of these columns alone show it: as
   * secondary columns, all others leave the same search without one.
   */
  readonly branched: ReadonlySet<number>;
}

/**
 * Steps for a node, whose key is made and looked for, and for each 1, from which links are made. A secondary column that
 * may be part of the key takes one more.
 */
const NODE_STEPS = 200;
const ONE_STEPS = 20;

/** The most memory for subproblems without a solution, in bytes. */
const MOST_BYTES = 32 * 2 ** 20;

/**
 * Searches for the first solution on links. Subproblems without one are kept, so that each is searched once
 * (`exhibits/memoized.ts` says what makes two of them the same); with colours they are not.
 *
 * @param most the steps after which the answer is unknown
 */
export function decide(matrix: Matrix<unknown>, most: number): Decision {
  const links = createLinks(matrix);
  const { nodes: slots, right, colours } = links;
  const words = Math.max(1, Math.ceil(matrix.columns.length / 32));
  // A bit for each column that is not covered, and for each secondary one.
  const open = new Uint32Array(words);
  const isSecondary = new Uint32Array(words);
  const secondary: number[] = [];
  matrix.columns.forEach(({ kind }, column) => {
    if (kind !== 'off') flip(column);
    if (kind !== 'secondary') return;
    secondary.push(column);
    isSecondary[column >> 5] = (isSecondary[column >> 5] as number) | (1 << (column & 31));
  });
  const table = colours ? null : new SubproblemTable(words, MOST_BYTES);
  const keys: Uint32Array[] = [];
  // The secondary columns in the key of each level. Further down there are no others.
  const kept: number[][] = [];
  const branched = new Set<number>();
  let steps = ONE_STEPS * matrix.rows.reduce((sum, row) => sum + row.length, 0);
  let nodes = 0;

  function flip(column: number): void {
    open[column >> 5] = (open[column >> 5] as number) ^ (1 << (column & 31));
  }

  function coverColumn(header: number): void {
    steps += cover(links, header);
    flip(columnOf(header));
  }

  function uncoverColumn(header: number): void {
    uncover(links, header);
    flip(columnOf(header));
  }

  function take(node: number): void {
    if (colours) {
      steps += commitOthers(links, node);
      return;
    }
    for (let other = nextInRow(slots, node); other !== node; other = nextInRow(slots, other)) {
      coverColumn(slots[other + COLUMN] as number);
    }
  }

  function takeBack(node: number): void {
    if (colours) {
      uncommitOthers(links, node);
      return;
    }
    for (let other = previousInRow(slots, node); other !== node; other = previousInRow(slots, other)) {
      uncoverColumn(slots[other + COLUMN] as number);
    }
  }

  /** The columns that are not covered, without the secondary ones that exclude nothing any longer. */
  function keyAt(level: number): Uint32Array {
    const key = (keys[level] ??= new Uint32Array(words));
    for (let word = 0; word < words; word += 1) key[word] = (open[word] as number) & ~(isSecondary[word] as number);
    const before = kept[level - 1] ?? secondary;
    const now = (kept[level] ??= []);
    now.length = 0;
    for (const column of before) {
      const [word, bit] = [column >> 5, 1 << (column & 31)];
      if (((open[word] as number) & bit) === 0 || slots[headerOf(column) + SIZE] === 0) continue;
      key[word] = (key[word] as number) | bit;
      now.push(column);
    }
    steps += before.length;
    return key;
  }

  function search(level: number): Decision['answer'] {
    nodes += 1;
    steps += NODE_STEPS;
    if (right[0] === 0) return 'solvable';
    if (steps > most) return 'unknown';
    const key = table ? keyAt(level) : null;
    if (key && table && table.find(key) >= 0) return 'none';
    const header = smallest(links, nodes) << 2;
    branched.add(columnOf(header));
    coverColumn(header);
    let answer: Decision['answer'] = 'none';
    for (let node = slots[header + DOWN] as number; node !== header && answer === 'none';) {
      take(node);
      answer = search(level + 1);
      takeBack(node);
      node = slots[node + DOWN] as number;
    }
    uncoverColumn(header);
    if (key && answer === 'none') table?.add(key, 0, 0);
    return answer;
  }

  const answer = search(0);
  return { answer, steps, branched };
}
