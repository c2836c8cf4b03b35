import type { Matrix } from '#dlx/index.ts';
import { COLUMN, columnOf, DOWN, headerOf, nextInRow, ROW, UP } from '#dlx/links.ts';
import type { Names } from '#history/caption.ts';
import type { Frame } from '#history/index.ts';
import { isForBranch } from './line-of.ts';
import type { TextId } from './text.ts';
import { inWords } from '#english/english.ts';

/** What a variable holds: a place among the links, or a number. */
export interface Value {
  readonly kind: 'column' | 'header' | 'node' | 'root' | 'count';
  /** The address of the node or header, as in `Links`; or the number itself. */
  readonly number: number;
  /** The row and column of the matrix that it stands for, or -1. */
  readonly row: number;
  readonly column: number;
}

/** The variables by what they mean; each text has names of its own for them. */
const NAMES = {
  // In the search.
  level: { english: 'level', pseudocode: 'k', typescript: 'level' },
  branch: { english: 'branching on', pseudocode: 'c', typescript: '#branch[level]' },
  taken: { english: 'taken', pseudocode: 'O[k]', typescript: '#path[level]' },
  // In cover and uncover.
  header: { english: 'working on', pseudocode: 'c', typescript: 'header' },
  before: { english: 'left of it', pseudocode: 'L[c]', typescript: 'before' },
  after: { english: 'right of it', pseudocode: 'R[c]', typescript: 'after' },
  start: { english: 'from', pseudocode: 'i', typescript: 'start' },
  node: { english: 'at', pseudocode: 'j', typescript: 'node' },
  up: { english: 'above', pseudocode: 'U[j]', typescript: 'up' },
  down: { english: 'below', pseudocode: 'D[j]', typescript: 'down' },
  column: { english: 'in', pseudocode: 'C[j]', typescript: 'column' },
  size: { english: 'rows there', pseudocode: 'S[C[j]]', typescript: 'its SIZE' },
} as const satisfies Readonly<Record<string, Readonly<Record<TextId, string>>>>;

export type VariableId = keyof typeof NAMES;

/** The two scopes of the panel, with their variables in order. */
export const SCOPES = {
  search: ['level', 'branch', 'taken'],
  cover: ['header', 'before', 'after', 'start', 'node', 'up', 'down', 'column', 'size'],
} as const satisfies Readonly<Record<string, readonly VariableId[]>>;

export type Values = Readonly<Partial<Record<VariableId, Value>>>;

/** What a variable is called in a text. */
export function variableName(id: VariableId, text: TextId): string {
  return NAMES[id][text];
}

/** The variables in scope at a moment; those that are not bound there are left out. */
export function valuesOf(matrix: Matrix, frame: Frame): Values {
  return { ...searchValues(matrix, frame), ...moveValues(frame) };
}

function searchValues(matrix: Matrix, frame: Frame): Values {
  const { event, move, path } = frame;
  const level = count(path.length);
  // On the way back the level below is left first, and its column uncovered.
  if (event === 'retreat' && move && isForBranch(matrix, frame, move)) {
    return { level: count(path.length + 1), branch: columnValue(move.column) };
  }
  const branch = frame.column < 0 ? {} : { branch: columnValue(frame.column) };
  if (event === 'try' || event === 'retreat') {
    const taken = { kind: 'node', number: -1, row: frame.row, column: frame.column } as const;
    // A row is tried at the level that chose its column.
    return { level: event === 'try' ? count(path.length - 1) : level, ...branch, taken };
  }
  return { level, ...branch };
}

function moveValues({ move, write, state, sizes }: Frame): Values {
  if (!move) return {};
  const header = columnValue(move.column);
  if (!write || !state) return { header };
  const isHeader = write.subject === header.number;
  if (write.link === 'colour' && isHeader) return { header };
  const { nodes, left, right } = state;
  const place = (address: number): Value => {
    if (address === 0) return { kind: 'root', number: 0, row: -1, column: -1 };
    const column = columnOf(nodes[address + COLUMN] as number);
    if (address === headerOf(column)) return { kind: 'header', number: address, row: -1, column };
    return { kind: 'node', number: address, row: nodes[address + ROW] as number, column };
  };
  if (write.link === 'colour') return { header, start: place(write.subject) };
  const number = header.number >> 2;
  const before = place((left[number] as number) << 2);
  const after = place((right[number] as number) << 2);
  // `uncover` comes to the header list last, and a column with a colour stays where it is.
  const isInRing = move.kind === 'cover' && move.colour === undefined;
  const ring = isHeader || isInRing ? { before, after } : {};
  if (isHeader) return { header, ...ring };

  const node = write.subject;
  const column = columnOf(nodes[node + COLUMN] as number);
  let start = node;
  do start = nextInRow(nodes, start);
  while (nodes[start + COLUMN] !== header.number);
  return {
    header,
    ...ring,
    start: place(start),
    node: place(node),
    // What a node out of its list says of its neighbours is what it said while it was in.
    up: place(nodes[node + UP] as number),
    down: place(nodes[node + DOWN] as number),
    column: columnValue(column),
    size: count(sizes[column] as number),
  };
}

/** A value in words: “column D”, “row ADG in column D”, “header of D”, “2”. */
export function valueWords({ kind, number, row, column }: Value, names: Names): string {
  const name = names.columns[column] ?? '';
  switch (kind) {
    case 'column':
      return `column ${name}`;
    case 'header':
      return `header of ${name}`;
    case 'node':
      return `row ${names.rows[row] ?? ''} in column ${name}`;
    case 'root':
      return 'the root';
    case 'count':
      return inWords(number);
  }
}

function columnValue(column: number): Value {
  return { kind: 'column', number: headerOf(column), row: -1, column };
}

function count(number: number): Value {
  return { kind: 'count', number, row: -1, column: -1 };
}
