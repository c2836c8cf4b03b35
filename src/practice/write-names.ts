/** Nodes and links of the torus by name. */
import { type Links, COLUMN, columnOf, headerOf, ROW } from '#dlx/links.ts';
import type { Names } from '#history/caption.ts';
import type { Attempt } from './writing.ts';

/** `R of the root`, `U of row CD in D` */
export function linkName({ link, node }: Pick<Attempt, 'link' | 'node'>, links: Links, names: Names): string {
  return `${link.charAt(0).toUpperCase()} of ${placeOf(node, links, names)}`;
}

/** `the root`, `the header of A`, `row CD in D` */
export function placeOf(node: number, { nodes }: Links, names: Names): string {
  if (node === 0) return 'the root';
  const column = names.columns[columnOf(nodes[node + COLUMN] ?? 0)] ?? '';
  if (node <= headerOf(names.columns.length - 1)) return `the header of ${column}`;
  return `row ${names.rows[nodes[node + ROW] ?? 0] ?? ''} in ${column}`;
}
