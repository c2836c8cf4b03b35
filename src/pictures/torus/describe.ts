/** The torus in words: what a node's links lead to, and what the whole picture shows now. */
import { sizeOf } from '#dlx/matrix.ts';
import { columnName, rowName } from '../matrix/view.ts';
import { colourSentence, torusColour } from './torus-colours.ts';
import { type Direction, type TorusNode, type TorusView, type TorusWrite, DIRECTIONS, standsApart } from './view.ts';
import { capital, inFigures, listed } from '#english/english.ts';

/** A node with all that is known of it, for the panel beside the picture. */
interface NodeFacts {
  readonly name: string;
  readonly standing: string;
  /** Where each link leads; null where the node has no such link that anybody uses. */
  readonly links: Readonly<Record<Direction, NodeLink | null>>;
  /** `C`, or null for the root. */
  readonly column: string | null;
  /** Rows left in that column's list. */
  readonly size: number | null;
}

interface NodeLink {
  readonly id: string;
  readonly name: string;
}

/** What there is in memory, and what is not: the zeros, and rows that no search can choose. */
interface TorusCounts {
  readonly nodes: number;
  readonly headers: number;
  /** In the matrix as the solver counts it, without those rows and the columns switched off. */
  readonly zeros: number;
  readonly unusable: number;
}

function torusCounts({ nodes, source }: TorusView): TorusCounts {
  const ones = nodes.filter(({ kind }) => kind === 'node').length;
  const headers = nodes.filter(({ kind }) => kind === 'header').length;
  const { rows, primary, secondary } = sizeOf(source.matrix);
  return {
    nodes: ones,
    headers,
    zeros: rows * (primary + secondary) - ones,
    unusable: source.matrix.rows.length - rows,
  };
}

/** `16 nodes + 7 headers + 1 root` */
function countWords(view: TorusView): string {
  const { nodes, headers } = torusCounts(view);
  return `${inFigures(nodes, 'node')} + ${inFigures(headers, 'header')} + 1 root`;
}

/** The same, and what is not there: `…; 26 zeros are not stored`, `… 26 zeros and 2 unusable rows …` */
export function storedWords(view: TorusView): string {
  const { zeros, unusable } = torusCounts(view);
  const absent = [inFigures(zeros, 'zero'), ...(unusable > 0 ? [inFigures(unusable, 'unusable row')] : [])];
  const verb = zeros === 1 && unusable === 0 ? 'is' : 'are';
  return `${countWords(view)}; ${listed(absent)} ${verb} not stored`;
}

/** `the root`, `the header of C`, `row CEF in column C` */
function nodeName({ source }: TorusView, { kind, row, column }: TorusNode): string {
  if (kind === 'root') return 'the root';
  if (kind === 'header') return `the header of ${columnName(source, column)}`;
  return `row ${rowName(source, row)} in column ${columnName(source, column)}`;
}

export function factsOf(view: TorusView, node: TorusNode): NodeFacts {
  const links = Object.fromEntries(
    DIRECTIONS.map((direction) => {
      const arrow = view.linksOf.get(node.id)?.find((link) => link.direction === direction);
      return [direction, arrow ? { id: arrow.to.id, name: nearName(view, node, arrow.to) } : null];
    }),
  ) as Record<Direction, NodeLink | null>;
  return {
    name: capital(nodeName(view, node)),
    standing: standingWords(view, node),
    links,
    column: node.column < 0 ? null : columnName(view.source, node.column),
    size: view.sizes[node.column] ?? null,
  };
}

/** One node in one breath, for its label. */
export function describeNode(view: TorusView, node: TorusNode): string {
  const { name, standing, links, size } = factsOf(view, node);
  const ways = DIRECTIONS.flatMap((direction) => {
    const link = links[direction];
    return link ? [`${direction} ${link.id === node.id ? 'itself' : link.name}`] : [];
  });
  const sizeWords = node.kind === 'header' && size !== null ? `, size ${size}` : '';
  const colour = colourSentence(view, node);
  const state = [standing, colour].map((words) => (words === '' ? '' : ` ${words}`)).join('');
  return `${name}${sizeWords}: ${ways.length === 0 ? 'no links' : ways.join(', ')}.${state}`;
}

/** What the whole picture shows now. */
export function describeTorus(view: TorusView): string {
  const { source, nodes, write } = view;
  const headers = nodes.filter(({ kind }) => kind === 'header');
  const named = (list: readonly TorusNode[]): string => listed(list.map(({ column }) => columnName(source, column)));
  const ring = headers.filter((h) => h.standing !== 'out' && !standsApart(source, h));
  const out = headers.filter((h) => h.standing === 'out');
  const apart = headers.filter((h) => standsApart(source, h));
  const removed = nodes.filter(({ kind, standing }) => kind === 'node' && standing === 'out');
  return [
    `${storedWords(view)}.`,
    ring.length > 0 ? `In the ring of headers: the root, ${named(ring)}.` : 'The root is alone in the ring of headers.',
    out.length > 0 ? `Out of the ring, but still pointing at old neighbours: ${named(out)}.` : '',
    apart.length > 0 ? `Outside the ring, linked left and right to themselves: ${named(apart)}.` : '',
    ...headers
      .filter(({ column }) => source.matrix.columns[column]?.kind !== 'off')
      .map((header) => columnWords(view, header)),
    removed.length > 0
      ? `Removed from their columns, and still pointing at their neighbours: ${listed(
          removed.map(({ row, column }) => `${rowName(source, row)} in ${columnName(source, column)}`),
        )}.`
      : '',
    ...colouredWords(view),
    write ? writeWords(view, write) : '',
    view.lit ? describeNode(view, view.lit) : '',
  ]
    .filter((words) => words !== '')
    .join(' ');
}

/** The columns that have a colour, the nodes that are marked, and what of that has just been written. */
function colouredWords(view: TorusView): string[] {
  const { nodes, source, cleansed } = view;
  const noun = source.colourNoun ?? 'colour';
  const coloured = nodes.flatMap((node) => {
    const colour = node.kind === 'header' ? torusColour(view, node) : null;
    return colour ? [`${columnName(source, node.column)} (${colour.name})`] : [];
  });
  const marked = nodes.filter((node) => torusColour(view, node)?.isMarked);
  const list = marked.map(({ row, column }) => `${rowName(source, row)} in ${columnName(source, column)}`);
  return [
    coloured.length > 0 ? `With a ${noun}: ${listed(coloured)}.` : '',
    list.length > 0
      ? `Marked, because ${list.length === 1 ? 'it agrees with its' : 'they agree with their'} column: ${listed(list)}.`
      : '',
    cleansed ? cleansedWords(view, cleansed, noun) : '',
  ];
}

/** A mark or a colour that has just been written; a header loses its colour when its column comes back. */
function cleansedWords(view: TorusView, cleansed: TorusNode, noun: string): string {
  const colour = torusColour(view, cleansed);
  return `Just ${colour ? 'written' : 'cleared'}: the ${colour?.isMarked ? 'mark' : noun} of ${nodeName(view, cleansed)}.`;
}

function writeWords(view: TorusView, { kind, now, before }: TorusWrite): string {
  const link = `the ${now.direction} link of ${nodeName(view, now.from)}`;
  const [was, is] = [before, now].map(({ to }) => nearName(view, now.from, to));
  if (kind === 'wrong') return `Wrong: ${link} leads to ${is}; it should lead to ${was}.`;
  return `Just written: ${link}, which led to ${was}, now leads to ${is}.`;
}

function columnWords(view: TorusView, header: TorusNode): string {
  const { source } = view;
  const rows: string[] = [];
  const down = new Map(view.arrows.filter((a) => a.direction === 'down').map(({ from, to }) => [from, to]));
  let node = down.get(header);
  // A list that is being mended may pass a node twice for a moment, but not the header.
  for (let left = view.nodes.length; node && node !== header && left > 0; left -= 1) {
    rows.push(rowName(source, node.row));
    node = down.get(node);
  }
  const name = columnName(source, header.column);
  const list = rows.length === 0 ? 'none' : listed(rows);
  return `Column ${name}, size ${view.sizes[header.column] ?? 0}: ${list}.`;
}

function standingWords({ covered }: TorusView, node: TorusNode): string {
  const { kind, standing, column } = node;
  if (kind === 'root') return '';
  const place = kind === 'header' ? 'the ring' : 'its column';
  if (standing === 'out') return `Out of ${place}: nothing in it points here, but the ${kind} keeps its own links.`;
  if (standing === 'half') return `Half out of ${place}: one neighbour points to this ${kind}, the other past it.`;
  if (covered[column]) return 'In the list of a covered column, as before.';
  return '';
}

/** As short as the place allows: within a column the row says enough, within a row the column. */
function nearName(view: TorusView, from: TorusNode, to: TorusNode): string {
  const { source } = view;
  if (to.kind !== 'node') return nodeName(view, to);
  if (from.column === to.column) return `row ${rowName(source, to.row)}`;
  return `column ${columnName(source, to.column)}`;
}
