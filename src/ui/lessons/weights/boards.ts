/** The boards of figure 16.2, none of which can be covered. */
import { type Cell, cellsOf, encode } from '#puzzles/dominoes/encode.ts';
import type { NamedProblem } from '#puzzles/why/column-words.ts';

export interface WeighedBoard extends NamedProblem {
  readonly cells: readonly Cell[];
  readonly width: number;
  readonly height: number;
  /** What one of its pieces is called, and several of them. */
  readonly piece: string;
  readonly plural: string;
  /** How many pieces would cover it. */
  readonly pieces: number;
}

const sizes = {
  dominoes: { width: 4, height: 4, lessCorners: true, length: 2, piece: 'domino', plural: 'dominoes' },
  bars: { width: 6, height: 6, lessCorners: false, length: 4, piece: 'bar', plural: 'bars' },
} as const;

export type BoardName = keyof typeof sizes;

/** Their names in the address, and what the figure calls them. */
export const BOARDS: readonly { readonly value: BoardName; readonly text: string }[] = [
  { value: 'dominoes', text: 'dominoes, two corners gone' },
  { value: 'bars', text: 'bars of four, 6×6' },
];

/** The board of this name; the first for a name that is none. */
export function boardNamed(name: string | undefined): WeighedBoard {
  const { piece, plural, ...size } = sizes[name === 'bars' ? name : 'dominoes'];
  const cells = cellsOf(size);
  const matrix = encode(size);
  const groups = [{ name: 'cells', from: 0, to: cells.length }];
  return { ...size, cells, matrix, groups, piece, plural, pieces: cells.length / size.length };
}

/** What there is to find. */
export function askWords({ pieces, plural, cells }: WeighedBoard): string {
  return `Which weights prove that ${pieces} ${plural} never cover these ${cells.length} cells?`;
}

/** `pm0`: a letter for each cell, line by line; nothing for a board without weights. */
export function writeWeights(weights: readonly number[]): string {
  return weights.some((weight) => weight !== 0) ? weights.map((weight) => 'm0p'[weight + 1]).join('') : '';
}

/** The weights of a text for a board of so many cells, or null when it does not fit. */
export function readWeights(text: string, cells: number): number[] | null {
  if (text === '') return Array.from({ length: cells }, () => 0);
  return /^[m0p]+$/.test(text) && text.length === cells ? [...text].map((one) => 'm0p'.indexOf(one) - 1) : null;
}
