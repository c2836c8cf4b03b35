import type { Deviation } from '#dlx/index.ts';
import type { Names } from '#history/caption.ts';
import type { Below } from '#history/below.ts';
import { inWords } from '#english/english.ts';

/**
 * What the reader has chosen at a node.
 *
 * @param isOfRows whether a row can be asked for: with bounds or costs rows are tried in an order of their own
 */
export function deviationWords({ node, column, row }: Deviation, names: Names, isOfRows: boolean): string {
  const first = row === undefined || !isOfRows ? '' : `, beginning with row ${names.rows[row] ?? row}`;
  return `At node ${inWords(node)} you branch on ${names.columns[column] ?? column}${first}.`;
}

/** The cells of the comparison, keyed by `<name>-<way>`. */
export function comparisonCells(
  counts: readonly [yours: Below, solvers: Below],
  isOver: boolean,
): Readonly<Record<string, string>> {
  const ways = ['yours', 'solvers'];
  return Object.fromEntries(
    counts.flatMap((below, way) =>
      Object.entries(cellsOf(below, isOver)).map(([name, text]) => [`${name}-${ways[way]}`, text]),
    ),
  );
}

function cellsOf(below: Below, isOver: boolean): Record<string, string> {
  const { nodes, updates, solutions, firstSolution, isWhole } = below;
  const said = (count: number): string =>
    isWhole ? inWords(count) : isOver ? `at least ${inWords(count)}` : `${inWords(count)} so far`;
  const first = isWhole ? 'there is none' : isOver ? 'none was found' : 'none yet';
  return {
    nodes: said(nodes),
    updates: said(updates),
    solutions: isWhole ? inWords(solutions) : solutions === 0 ? first : `at least ${inWords(solutions)}`,
    first: firstSolution === null ? first : inWords(firstSolution),
  };
}
