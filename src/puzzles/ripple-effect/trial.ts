/**
 * What comes of the numbers so far in the matrix: where the search would branch next, and whether
 * one more number leads to a dead end without any further choice.
 */
import { smallest } from '#dlx/choosers.ts';
import { type Links, columnOf, cover, createLinks, headerOf, uncover } from '#dlx/links.ts';
import { DOWN, ROW, SIZE } from '#dlx/slots.ts';
import type { ColumnMeaning } from './columns.ts';
import type { RippleProblem } from './encode.ts';

export interface Choice {
  readonly cell: number;
  readonly value: number;
}

/** A number that is not part of any solution, as the forced numbers after it show. */
export interface Refuted extends Choice {
  /** How many numbers are forced, one after another, before a column has no row left. */
  readonly forced: number;
  /** What that column is about. */
  readonly meaning: ColumnMeaning;
}

/** The links once the rows of the numbers so far are chosen: their columns are covered. */
export function linksAfter(problem: RippleProblem, numbers: readonly number[]): Links {
  const links = createLinks(problem.matrix);
  numbers.forEach((value, cell) => {
    if (value === 0) return;
    for (const column of columnsOf(problem, { cell, value })) cover(links, headerOf(column));
  });
  return links;
}

/** The address of the header that the search would branch on; 0 when no column is left. */
export function nextHeader(links: Links): number {
  // The chooser counts in nodes, the links in numbers: four of them to a node.
  return links.right[0] === 0 ? 0 : smallest(links, 0) << 2;
}

/**
 * Tries a row that is left and takes every row that is forced after it, as the search would. Null
 * when that ends where there is a choice again, or in a full grid. The links are as before in the end.
 */
export function refute(problem: RippleProblem, links: Links, choice: Choice): Refuted | null {
  const { nodes } = links;
  const covered: number[] = [];
  const take = (columns: readonly number[]): void => {
    for (const column of columns) {
      cover(links, headerOf(column));
      covered.push(column);
    }
  };
  take(columnsOf(problem, choice));
  let header = nextHeader(links);
  let forced = 0;
  for (; header !== 0 && nodes[header + SIZE] === 1; forced += 1) {
    take(problem.matrix.rows[nodes[nodes[header + DOWN]! + ROW]!] ?? []);
    header = nextHeader(links);
  }
  const isDeadEnd = header !== 0 && nodes[header + SIZE] === 0;
  for (const column of covered.reverse()) uncover(links, headerOf(column));
  return isDeadEnd ? { ...choice, forced, meaning: problem.meaningOf(columnOf(header)) } : null;
}

function columnsOf(problem: RippleProblem, { cell, value }: Choice): readonly number[] {
  const { width } = problem.puzzle;
  const row = problem.rowOf(cell % width, Math.floor(cell / width), value);
  return problem.matrix.rows[row] ?? [];
}
