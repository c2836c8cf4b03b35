/** What one number claims in an encoding, or two: the ones of their rows, sheet by sheet. */
import type { ColumnKind } from '#dlx/matrix.ts';
import { check } from '#puzzles/ripple-effect/check.ts';
import { type ColumnPlace, type Encoded, type EncodingName, encodeWith } from '#puzzles/ripple-effect/encodings.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { listed } from '#english/english.ts';

/** Who claims a column: the only number there is, one of two, or both. */
export type Claimer = 'only' | 'first' | 'second' | 'both';

export interface ClaimedColumn {
  /** The name of the column: `c3,3`, `B=2`, `2R3,3`. */
  readonly id: string;
  /** Where it lies on its sheet; the two ends of a pair. */
  readonly cells: readonly number[];
  readonly by: Claimer;
}

/** Columns that are drawn together: a plane, the pairs, or a single column of a cell or a room. */
export interface ClaimSheet {
  readonly id: string;
  readonly name: string;
  readonly kind: ColumnKind;
  readonly shape: 'one' | 'plane' | 'pairs';
  readonly width: number;
  readonly height: number;
  readonly claimed: readonly ClaimedColumn[];
  /** The numbers that claim something here, with their cells. */
  readonly numbers: readonly { readonly cell: number; readonly value: number }[];
  /** How many such sheets the encoding has: one for each value, or 1 for all. */
  readonly copies: number;
  /** For each cell of the sheet its room; a column of a cell or a room has no rooms on it. */
  readonly roomOf: readonly number[];
}

export interface Claims {
  /** The numbers, as rows are called: `2 at (3,3)`. */
  readonly names: readonly string[];
  readonly sheets: readonly ClaimSheet[];
  /** The names of the columns that both claim, and that count. */
  readonly shared: readonly string[];
  /** What the rules have against the numbers standing together; empty when they allow it. */
  readonly forbidden: string;
  /** The rule that forbids it; null when they are allowed. */
  readonly rule: 'room' | 'ripple' | null;
}

/**
 * The claims of one or two rows.
 *
 * @param names of the rows, in different cells: `2 at (3,3)`
 */
export function claimsOf(puzzle: RipplePuzzle, encoding: EncodingName, names: readonly string[]): Claims {
  const { rowNames } = encodeWith(puzzle, encoding);
  const rows = names.map((name) => rowNames.indexOf(name));
  if (rows.includes(-1)) throw new RangeError(`there is no row ${names.join(' or ')}`);
  return claimsOfRows(puzzle, encoding, rows);
}

/** The same for rows by their number. */
export function claimsOfRows(puzzle: RipplePuzzle, encoding: EncodingName, rows: readonly number[]): Claims {
  const encoded = encodeWith(puzzle, encoding);
  const { matrix, places, placements, rowNames } = encoded;
  const claimers = (column: number): number[] =>
    rows.flatMap((row, which) => (matrix.rows[row]?.includes(column) ? [which] : []));
  const columns = [...new Set(rows.flatMap((row) => matrix.rows[row] ?? []))];
  const bySheet = Map.groupBy(columns, (column) => sheetName(encoded, column));

  const sheets = [...bySheet].map(([name, [first = 0, ...more]]): ClaimSheet => {
    const place = places[first]!;
    const isOne = place.kind === 'cell' || place.kind === 'room';
    const here = [first, ...more];
    const standing = new Set(here.flatMap(claimers));
    return {
      id: name,
      name,
      kind: matrix.columns[first]?.kind ?? 'secondary',
      shape: isOne ? 'one' : place.kind === 'pair' ? 'pairs' : 'plane',
      width: isOne ? 1 : puzzle.width,
      height: isOne ? 1 : puzzle.height,
      claimed: here.map((column) => ({
        id: matrix.columns[column]?.name ?? '?',
        cells: isOne ? [0] : (places[column]?.cells ?? []),
        by: claimerOf(rows.length, claimers(column)),
      })),
      numbers: isOne ? [] : [...standing].map((which) => placements[rows[which]!]!),
      copies: copiesOf(encoded, place),
      roomOf: isOne ? [] : puzzle.roomOf,
    };
  });
  const isShared = (column: number): boolean => claimers(column).length > 1 && matrix.columns[column]?.kind !== 'off';
  const grid = puzzle.roomOf.map(
    (_, cell) => rows.map((row) => placements[row]!).find((each) => each.cell === cell)?.value ?? 0,
  );
  const fault = check(puzzle, grid).find(({ rule }) => rule === 'room' || rule === 'ripple');
  return {
    names: rows.map((row) => rowNames[row] ?? '?'),
    sheets,
    shared: columns.filter(isShared).map((column) => matrix.columns[column]?.name ?? '?'),
    forbidden: fault?.message ?? '',
    rule: fault?.rule === 'room' || fault?.rule === 'ripple' ? fault.rule : null,
  };
}

function claimerOf(rows: number, claimers: readonly number[]): Claimer {
  if (rows === 1) return 'only';
  if (claimers.length > 1) return 'both';
  return claimers[0] === 0 ? 'first' : 'second';
}

function sheetName({ matrix, places }: Encoded, column: number): string {
  const { kind, value, direction } = places[column]!;
  if (kind === 'pair') return `pairs of ${value}s`;
  if (kind !== 'plane') return matrix.columns[column]?.name ?? '?';
  if (value === 0) return 'the plane';
  return direction ? `${value} ${direction}` : `plane ${value}`;
}

function copiesOf({ places }: Encoded, { kind, direction }: ColumnPlace): number {
  if (kind !== 'plane') return 1;
  const alike = places.filter((place) => place.kind === kind && place.direction === direction);
  return new Set(alike.map(({ value }) => value)).size;
}

/**
 * What the sheets of one number show: `2 at (3,3) claims c3,3, B=2 and 3 columns of 2 up.`
 *
 * @param isCovered to say how many planes there are, and not which
 */
export function claimWords({ names, sheets }: Claims, isCovered = false): string {
  const planes = sheets.filter(({ shape }) => shape !== 'one').length;
  const parts = sheets
    .filter(({ kind, shape }) => kind !== 'off' && (!isCovered || shape === 'one'))
    .map(({ name, shape, kind, claimed }) => {
      if (shape === 'pairs')
        return claimed.length === 1 ? name.replace('pairs', 'a pair') : `${claimed.length} ${name}`;
      if (shape === 'plane') return `${claimed.length} of ${name}`;
      return kind === 'secondary' ? `${name}, which is secondary` : name;
    });
  if (isCovered) parts.push(`some in ${planes} planes; the question below asks which`);
  return `${listed(names)} claims the columns ${listed(parts)}.`;
}

/** The sheets without the planes: of two numbers that only their room keeps apart, the room's column. */
export function roomSheets(claims: Claims): Claims {
  const isTheirs = ({ shape, claimed }: ClaimSheet): boolean =>
    shape === 'one' && claimed.some(({ by }) => by === 'both');
  return { ...claims, sheets: claims.sheets.filter(isTheirs) };
}

/** What two numbers share, and what the rules say about them. */
export function sharedWords({ names, shared, forbidden }: Claims): string {
  const both = listed(names);
  if (shared.length > 0) {
    const end = forbidden === '' ? 'But the rules allow them.' : 'Nor do the rules allow them.';
    return `${both} share ${listed(shared)}, so they cannot both be chosen. ${end}`;
  }
  const end = forbidden === '' ? 'So do the rules.' : `But the rules forbid it: ${forbidden}`;
  return `${both} share no column, so the encoding lets both be chosen. ${end}`;
}
