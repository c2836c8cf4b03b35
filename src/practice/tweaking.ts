/**
 * Rows that are tweaked out of the list of a column, and come back in one sweep: the writes of both, in the order in which
 * the engine makes them.
 */
import { type BoundedLinks, createBoundedLinks, tweak } from '#dlx/bounded/bounded-links.ts';
import type { Matrix } from '#dlx/index.ts';
import { copyOf, DOWN, headerOf, nextInRow, ROW, UP } from '#dlx/links.ts';
import type { Names } from '#history/caption.ts';
import type { Move } from '#history/index.ts';
import { writesOf } from '#history/writes.ts';
import { type MatrixWish, drawn } from './random-matrix.ts';
import type { Writing, WritingStep } from './writing.ts';

/** How many rows are tweaked. */
const ROWS: Readonly<Record<MatrixWish['size'], number>> = { small: 2, medium: 2, large: 3 };

/** A writing on a random matrix of which the longest column loses its first rows. */
export function randomTweaking(
  wish: MatrixWish,
  kind: 'tweak' | 'untweak',
  namesOf: (matrix: Matrix) => Names,
): Writing {
  const rows = ROWS[wish.size];
  const matrix = drawn(
    wish,
    (_, each) => each,
    (recording) => isWorthwhile(recording.matrix, rows),
  );
  return createTweaking(matrix, namesOf(matrix), kind, longest(matrix), rows);
}

/**
 * `tweak`: the topmost rows of the column leave, one after another, as the search tries them. `untweak`: they have left,
 * and come back.
 */
export function createTweaking(
  matrix: Matrix,
  names: Names,
  kind: 'tweak' | 'untweak',
  column: number,
  rows: number,
): Writing {
  const links = createBoundedLinks(matrix);
  const whole = copyOf(links);
  const tweaked: number[] = [];
  const leaving = Array.from({ length: rows }, () => {
    const top = links.nodes[headerOf(column) + DOWN]!;
    tweaked.push(top);
    return tweakOut(links, column, top);
  });
  const start = kind === 'tweak' ? whole : copyOf(links);
  const steps = kind === 'tweak' ? leaving.flat() : sweepBack(links, column, tweaked);
  const moves = [...new Set(steps.map(({ move }) => move))];
  return { kind, matrix, names, start, covered: [], moves, steps, given: steps.map(() => false) };
}

/** Tweaks a row of a column; returns the writes. */
function tweakOut(links: BoundedLinks, column: number, node: number): WritingStep[] {
  tweak(links, node, false);
  const move: Move = { kind: 'cover', column, tweaked: links.nodes[node + ROW]! };
  return writesOf(links, move, [...othersIn(links, node), node]).flatMap((write) =>
    write.link === 'colour' ? [] : [{ move, write }],
  );
}

/** Carries out the writes of `untweak`, so that each knows what it overwrites; one that changes nothing is left out. */
function sweepBack({ nodes, ...links }: BoundedLinks, column: number, tweaked: readonly number[]): WritingStep[] {
  const header = headerOf(column);
  const move: Move = { kind: 'uncover', column };
  const [first] = tweaked as [number];
  const lead = (link: 'up' | 'down', node: number, subject: number, isCounted = false): WritingStep => {
    const at = node + (link === 'up' ? UP : DOWN);
    const write = { link, node, from: nodes[at]!, to: subject, subject };
    nodes[at] = subject;
    return isCounted ? { move, write, isCounted } : { move, write };
  };
  /** Where the row above in this column left next after the other one, and is back, it leads down to it still. */
  const unhide = (other: number): WritingStep[] => {
    const above = nodes[other + UP]!;
    const isLed = nodes[above + DOWN] === other;
    return [lead('up', nodes[other + DOWN]!, other, isLed), ...(isLed ? [] : [lead('down', above, other)])];
  };
  return [
    lead('down', header, first),
    ...tweaked.flatMap((node) => [
      ...othersIn({ nodes, ...links }, node)
        .toReversed()
        .flatMap(unhide),
      lead('up', nodes[node + DOWN]!, node, node !== first),
    ]),
  ];
}

/** The other nodes of a row, to the right. */
function othersIn({ nodes }: Pick<BoundedLinks, 'nodes'>, start: number): number[] {
  const others: number[] = [];
  for (let node = nextInRow(nodes, start); node !== start; node = nextInRow(nodes, node)) others.push(node);
  return others;
}

/** The column with most rows, the leftmost of equals. */
function longest({ columns, rows }: Matrix<unknown>): number {
  const sizes = columns.map((_, column) => rows.filter((row) => row.includes(column)).length);
  return sizes.indexOf(Math.max(...sizes));
}

/** True when a row is left, and each that is tweaked is in another column too. */
function isWorthwhile(matrix: Matrix<unknown>, rows: number): boolean {
  const column = longest(matrix);
  const list = matrix.rows.filter((row) => row.includes(column));
  return list.length > rows && list.slice(0, rows).every((row) => row.length > 1);
}
