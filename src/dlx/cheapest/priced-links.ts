import { type BoundedLinks, createBoundedLinks } from '../bounded/bounded-links.ts';
import { headerOf } from '../link-arrays.ts';
import type { Matrix } from '../matrix.ts';
import { COLUMN, DOWN, ROW, SIZE, UP } from '../slots.ts';

/**
 * Links whose rows have costs.
 *
 * Each row of a column that is covered a fixed number of times pays at least the cheapest of them: its **tax**, which is
 * taken off the costs of all its rows. What is left of a row's cost when the columns have been taxed from left to right
 * is its **net** cost. A cover costs its net costs plus `taxed`, the sum of all taxes, which is the same for all covers,
 * and so a lower bound. The list of each column is sorted by net cost.
 *
 * Source: D. E. Knuth, *The Art of Computer Programming* 7.2.2.1, Algorithm X$; dlx5 (2021).
 */
export interface PricedLinks extends BoundedLinks {
  /** By row: its net cost. */
  readonly net: Float64Array;
  /** By column: its tax, 0 for a column that is not primary or has slack. */
  readonly taxes: Float64Array;
  /** What every cover pays in taxes: those of each column as often as it is covered. */
  readonly taxed: number;
}

/** @throws RangeError when a column with colours is primary */
export function createPricedLinks(matrix: Matrix<unknown>): PricedLinks {
  const links = createBoundedLinks(matrix);
  const net = Float64Array.from(matrix.rows, (_, row) => matrix.costs?.[row] ?? 0);
  const taxes = new Float64Array(matrix.columns.length);
  let taxed = 0;
  matrix.columns.forEach((_, column) => {
    if (links.slack[column + 1] !== 0) return;
    const rows = nodesOf(links, headerOf(column)).map((node) => links.nodes[node + ROW] as number);
    const tax = rows.length === 0 ? 0 : rows.reduce((least, row) => Math.min(least, net[row] as number), Infinity);
    for (const row of rows) net[row] = (net[row] as number) - tax;
    taxes[column] = tax;
    taxed += tax * (links.bound[column + 1] as number);
  });
  matrix.columns.forEach((_, column) => sortList(links, headerOf(column), net));
  return { ...links, net, taxes, taxed };
}

function nodesOf({ nodes }: BoundedLinks, header: number): number[] {
  const list: number[] = [];
  for (let node = nodes[header + DOWN] as number; node !== header; node = nodes[node + DOWN] as number) list.push(node);
  return list;
}

/** Sorts the list of a column by net cost; rows of equal cost keep their order. */
function sortList(links: BoundedLinks, header: number, net: Float64Array): void {
  const { nodes } = links;
  const netOf = (node: number): number => net[nodes[node + ROW] as number] as number;
  let above = header;
  for (const node of nodesOf(links, header).sort((a, b) => netOf(a) - netOf(b))) {
    nodes[above + DOWN] = node;
    nodes[node + UP] = above;
    above = node;
  }
  nodes[above + DOWN] = header;
  nodes[header + UP] = above;
}

/** True for a node whose row costs less than `limit`; false for a header. */
export function isBelow({ nodes, net }: PricedLinks, node: number, limit: number): boolean {
  return nodes[node + COLUMN] !== node && (net[nodes[node + ROW] as number] as number) < limit;
}

/** The most that the counted rows of a column may be before its length is taken instead, as in dlx5. */
const MOST_COUNTED = 10;

/** True for a column that cannot be covered often enough with the rows that cost less than `budget`, by its number. */
export function lacksRows(links: PricedLinks, number: number, budget: number): boolean {
  const { nodes, bound, slack } = links;
  let node = number << 2;
  for (let needed = (bound[number] as number) - (slack[number] as number); needed > 0; needed -= 1) {
    node = nodes[node + DOWN] as number;
    if (!isBelow(links, node, budget)) return true;
  }
  return false;
}

/**
 * The column to branch on, by its header number: the first that lacks rows that cost less than `budget`, otherwise that
 * with the fewest branches (`degree.ts`, of such rows), then that whose cheapest row costs most, then leftmost.
 */
export function cheapestChoice(links: PricedLinks, budget: number): number {
  const { nodes, right, bound, slack, net } = links;
  let best = 0;
  let [fewest, dearest] = [Infinity, 0];
  scan: for (let number = right[0] as number; number !== 0; number = right[number] as number) {
    const header = number << 2;
    const times = bound[number] as number;
    const further = Math.min(slack[number] as number, times) - times + 1;
    let rows = 0;
    let node = nodes[header + DOWN] as number;
    const least =
      further > 0 && times <= (slack[number] as number)
        ? 0
        : isBelow(links, node, budget)
          ? (net[nodes[node + ROW] as number] as number)
          : 0;
    for (; isBelow(links, node, budget); node = nodes[node + DOWN] as number) {
      if (rows + further === fewest) continue scan;
      if (rows >= MOST_COUNTED) {
        rows = nodes[header + SIZE] as number;
        break;
      }
      rows += 1;
    }
    const branches = rows + further;
    if (branches <= 0) return number;
    if (branches > fewest || (branches === fewest && least <= dearest)) continue;
    best = number;
    [fewest, dearest] = [branches, least];
  }
  return best;
}
