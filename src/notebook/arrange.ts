/** The cells of a notebook in another order, one more of them, or one less. */
import type { Cell } from './notebook.ts';

/** Moves a cell, takes it out, or puts a text or code under it. */
export type Arrangement = 'up' | 'down' | 'delete' | 'text' | 'code';

/** What a new cell of text says at first. */
export const NEW_TEXT = 'Write here.';

export interface Arranged {
  readonly cells: readonly Cell[];
  /** The number of the cell to go on with, from 0; -1 when there is none. */
  readonly at: number;
  /** What has happened. */
  readonly words: string;
}

/**
 * The cells after something is done at one of them.
 *
 * @param index the number of the cell, from 0; a new one comes after it, so -1 puts it first
 */
export function arranged(cells: readonly Cell[], index: number, how: Arrangement): Arranged {
  const next = [...cells];
  if (how === 'text' || how === 'code') {
    next.splice(index + 1, 0, { kind: how, text: how === 'text' ? NEW_TEXT : '' });
    return { cells: next, at: index + 1, words: `Cell ${index + 2} is new.` };
  }
  const [cell] = next.splice(index, 1);
  if (!cell) return { cells, at: index, words: '' };
  if (how === 'delete') {
    const at = Math.min(index, next.length - 1);
    return { cells: next, at, words: `Cell ${index + 1} is deleted. Undo brings it back.` };
  }
  const at = Math.max(0, Math.min(index + (how === 'up' ? -1 : 1), next.length));
  next.splice(at, 0, cell);
  return { cells: next, at, words: `The cell is now number ${at + 1} of ${next.length}.` };
}
