/** What the torus shows at one moment: every node, and where each of its links leads. */
import { type Links, columnOf, createLinks, headerOf, nextInRow, previousInRow } from '#dlx/links.ts';
import { COLUMN, DOWN, ROW, SPACER, UP } from '#dlx/slots.ts';
import type { Frame, PointerWrite } from '#history/frame.ts';
import type { RowState } from '#history/row-state.ts';
import { type Highlight, noHighlight } from '../kit/highlight.ts';
import { isCovered, momentOf } from '../kit/moment.ts';
import type { MatrixSource } from '../matrix/view.ts';
import { between } from './between.ts';

export type Direction = PointerWrite['link'];

export const DIRECTIONS = ['left', 'right', 'up', 'down'] as const satisfies readonly Direction[];

/**
 * - `in`: a walk along the list meets the node, either way round
 * - `half`: only one way round; the node is just leaving its list, or coming back
 * - `out`: neither way, and it still points at the neighbours it had
 */
export type NodeStanding = 'in' | 'half' | 'out';

export interface TorusNode {
  /** `root`, `header-<column>` or `node-<row>-<column>`: the same while the reader edits. */
  readonly id: string;
  /** As in `Links`. */
  readonly address: number;
  readonly kind: 'root' | 'header' | 'node';
  /** −1 for the root and the headers. */
  readonly row: number;
  /** −1 for the root. */
  readonly column: number;
  readonly standing: NodeStanding;
}

export interface TorusLink {
  readonly id: string;
  readonly direction: Direction;
  readonly from: TorusNode;
  readonly to: TorusNode;
  /** The list that the link belongs to; a header that stands apart has a ring of its own. */
  readonly list: 'ring' | 'row' | 'column' | 'own';
  /**
   * A `ghost` is a link of a node that is out of this list; a `jump` leads past nodes that are.
   */
  readonly style: 'plain' | 'jump' | 'ghost';
  /** Nodes that stand between the two in the picture, and that the link leads past. */
  readonly past: readonly TorusNode[];
}

export interface TorusView {
  readonly source: MatrixSource;
  readonly links: Links;
  /** The root, the headers, and the nodes row by row. */
  readonly nodes: readonly TorusNode[];
  readonly arrows: readonly TorusLink[];
  /** The links of each node, by its id. */
  readonly linksOf: ReadonlyMap<string, readonly TorusLink[]>;
  /** For each column whether it is covered, and the one being branched on, or −1. */
  readonly covered: readonly boolean[];
  readonly branch: number;
  readonly rows: readonly RowState[];
  /** How many rows are left in each column's list. */
  readonly sizes: Int32Array;
  /** The pointer write just done, with the nodes it is about. */
  readonly write: TorusWrite | null;
  /** The header that has just been given a colour, or a node a mark, or that has lost it. */
  readonly cleansed: TorusNode | null;
  readonly highlight: Highlight;
  /** The node pointed at or selected, if it is one of this torus. */
  readonly lit: TorusNode | null;
}

export interface TorusWrite {
  /** `wrong`: nobody has just written it, but it leads elsewhere than it should. */
  readonly kind: 'cover' | 'uncover' | 'wrong';
  /** The link as it was, or should be, and as it is now. */
  readonly before: TorusLink;
  readonly now: TorusLink;
  readonly subject: TorusNode;
  /** How much of it is done, from 0 to 1, which is at rest; in between the link is on its way. */
  readonly share: number;
}

interface TorusOptions {
  /** At the links zoom, or at any other one together with `links`. */
  readonly frame?: Frame | null;
  /** The links as they are at the frame's moment; the frame's own at the links zoom. */
  readonly links?: Links | null;
  readonly highlight?: Highlight;
  /** The id of the node that the reader has selected. */
  readonly selected?: string | null;
  /** Outside of a run: the columns that are covered, and the write just done. */
  readonly covered?: readonly number[];
  readonly last?: WriteNow | null;
  /** How much of the last write is done. Default: 1. */
  readonly share?: number;
  /** A link that is wrong, to be shown instead. */
  readonly wrong?: WrongLink | null;
}

/** A link of a node that leads elsewhere than it should; all are addresses, as in `Links`. */
interface WrongLink {
  readonly direction: Direction;
  readonly node: number;
  readonly is: number;
  readonly should: number;
}

/** A pointer write, and the cover or uncover that it belongs to. */
type WriteNow = Pick<Frame, 'write' | 'move'>;

/** Turns a matrix and a moment into the view of its torus. Without a frame nothing is covered. */
export function torusView(source: MatrixSource, options: TorusOptions = {}): TorusView {
  const { frame = null, highlight = noHighlight, selected = null, covered = [], wrong, share = 1 } = options;
  const last = options.last ?? frame;
  const cleansed = last?.write?.link === 'colour' ? last.write.node : -1;
  const { matrix } = source;
  const links = options.links ?? frame?.state ?? createLinks(matrix);
  const moment = frame && momentOf(source, frame, highlight);
  const nodes = nodesOf(source, links);
  const make = linkMaker(source, nodes);
  const arrows = arrowsOf(source, links, nodes, make);
  const linksOf = new Map(nodes.map(({ id }) => [id, [] as TorusLink[]]));
  for (const arrow of arrows) linksOf.get(arrow.from.id)?.push(arrow);
  const pointed = nodes.find(({ id }) => id === nodeIdOf(highlight));
  return {
    source,
    links,
    nodes,
    arrows,
    linksOf,
    covered: matrix.columns.map((_, column) =>
      moment ? isCovered(moment, column) && moment.columns[column] !== 'coloured' : covered.includes(column),
    ),
    branch: moment?.branch ?? -1,
    rows: moment?.rows ?? matrix.rows.map(() => 'free'),
    sizes: Int32Array.from(matrix.columns, (_, c) => links.nodes[headerOf(c) + ROW]!),
    write: wrong ? writeOf('wrong', wrong, wrong.node, nodes, make, 1) : last && lastOf(last, nodes, make, share),
    cleansed: nodes.find(({ address }) => address === cleansed) ?? null,
    highlight,
    lit: pointed ?? nodes.find(({ id }) => id === selected) ?? null,
  };
}

/** The node that a highlight means: a cell of the matrix is a node, a column alone its header. */
function nodeIdOf({ row, column }: Highlight): string | null {
  if (column === null) return null;
  return row === null ? `header-${column}` : `node-${row}-${column}`;
}

/** The address that a link of a node leads to; null for the root's up and down, which nobody uses. */
function linkedTo(links: Links, node: Pick<TorusNode, 'address' | 'kind'>, direction: Direction): number | null {
  const { nodes, left, right } = links;
  const { address, kind } = node;
  if (direction === 'up' || direction === 'down') {
    if (kind === 'root') return null;
    return nodes[address + (direction === 'up' ? UP : DOWN)]!;
  }
  if (kind === 'node') {
    return direction === 'left' ? previousInRow(nodes, address) : nextInRow(nodes, address);
  }
  return (direction === 'left' ? left : right)[address >> 2]! << 2;
}

/** True for a header that is not in the ring: of a secondary column, or of one that is off. */
export function standsApart({ matrix }: MatrixSource, { kind, column }: TorusNode): boolean {
  return kind === 'header' && matrix.columns[column]?.kind !== 'primary';
}

function nodesOf({ matrix }: MatrixSource, links: Links): TorusNode[] {
  const { nodes } = links;
  const ofRoot = { id: 'root', address: 0, kind: 'root' } as const;
  const root: TorusNode = { ...ofRoot, row: -1, column: -1, standing: 'in' };
  const ring = walks(links, root, 'right', 'left');
  const headers = matrix.columns.map(({ kind }, column): TorusNode => {
    const address = headerOf(column);
    const standing = kind === 'primary' ? standingIn(ring, address) : 'in';
    return { id: `header-${column}`, address, kind: 'header', row: -1, column, standing };
  });
  const lists = headers.map((header) => walks(links, header, 'down', 'up'));
  const found = [root, ...headers];
  for (let address = links.left.length << 2; address < nodes.length; address += 4) {
    const header = nodes[address + COLUMN]!;
    if (header === SPACER) continue;
    const row = nodes[address + ROW]!;
    const column = columnOf(header);
    const standing = standingIn(lists[column]!, address);
    found.push({ id: `node-${row}-${column}`, address, kind: 'node', row, column, standing });
  }
  return found;
}

type Walks = readonly ReadonlySet<number>[];

function standingIn(lists: Walks, address: number): NodeStanding {
  const ways = lists.filter((list) => list.has(address)).length;
  return ways === 2 ? 'in' : ways === 1 ? 'half' : 'out';
}

/** The addresses that the root, or a header, reaches in a ring, in the one direction and the other. */
function walks(links: Links, start: TorusNode, ...directions: readonly Direction[]): Walks {
  return directions.map((direction) => {
    const reached = new Set<number>();
    let at = linkedTo(links, start, direction);
    while (at !== null && !reached.has(at)) {
      reached.add(at);
      const kind = start.kind === 'header' && at !== start.address ? 'node' : at ? 'header' : 'root';
      at = linkedTo(links, { address: at, kind }, direction);
    }
    return reached;
  });
}

/** Makes the link of a node in one direction, when it leads to another node. */
type LinkMaker = (from: TorusNode, direction: Direction, to: TorusNode) => TorusLink;

/** Every link of every node. A column that is off has a header, and no link worth drawing. */
function arrowsOf({ matrix }: MatrixSource, links: Links, nodes: readonly TorusNode[], make: LinkMaker): TorusLink[] {
  const byAddress = new Map(nodes.map((node) => [node.address, node]));
  return nodes
    .filter(({ column }) => matrix.columns[column]?.kind !== 'off')
    .flatMap((from) =>
      DIRECTIONS.flatMap((direction) => {
        const to = byAddress.get(linkedTo(links, from, direction) ?? -1);
        return to ? [make(from, direction, to)] : [];
      }),
    );
}

/** Knows who stands in one line in the picture: from left to right, or from top to bottom. */
function linkMaker(source: MatrixSource, nodes: readonly TorusNode[]): LinkMaker {
  const ring = nodes.filter((node) => node.kind !== 'node' && !standsApart(source, node));
  const columns = source.matrix.columns.map((_, index) =>
    nodes.filter(({ column }) => column === index).toSorted((a, b) => a.row - b.row),
  );
  const rows = source.matrix.rows.map((_, index) =>
    nodes.filter(({ row }) => row === index).toSorted((a, b) => a.column - b.column),
  );
  return (from, direction, to) => {
    const id = `${from.id}-${direction}`;
    const isVertical = direction === 'up' || direction === 'down';
    if (!isVertical && standsApart(source, from)) {
      return { id, direction, from, to, list: 'own', style: 'plain', past: [] };
    }
    const list = isVertical ? 'column' : from.kind === 'node' ? 'row' : 'ring';
    const line = { ring, row: rows[from.row], column: columns[from.column] }[list] ?? [];
    const past = between(line, from, to, direction === 'right' || direction === 'down');
    return { id, direction, from, to, list, style: styleOf(from, list, past), past };
  };
}

/** A row is never taken apart, and a covered header stays in its own column's list. */
function styleOf(
  { kind, standing }: TorusNode,
  list: TorusLink['list'],
  past: readonly TorusNode[],
): TorusLink['style'] {
  const isOut = standing === 'out' && list === (kind === 'node' ? 'column' : 'ring');
  return isOut ? 'ghost' : past.length > 0 ? 'jump' : 'plain';
}

function writeOf(
  kind: TorusWrite['kind'],
  { direction, node, is, should }: WrongLink,
  about: number,
  nodes: readonly TorusNode[],
  make: LinkMaker,
  share: number,
): TorusWrite | null {
  const at = (address: number) => nodes.find((one) => one.address === address);
  const [from, now, before, subject] = [node, is, should, about].map(at);
  if (!from || !now || !before || !subject) return null;
  return { kind, before: make(from, direction, before), now: make(from, direction, now), subject, share };
}

function lastOf({ write, move }: WriteNow, nodes: readonly TorusNode[], make: LinkMaker, share: number) {
  if (!write || !move || write.link === 'colour') return null;
  const { link: direction, node, to: is, from: should, subject } = write;
  return writeOf(move.kind, { direction, node, is, should }, subject, nodes, make, share);
}
