/** Moves, adds and deletes the cells of a notebook. */
import type { Cell } from './notebook.ts';

/** Moves a cell, deletes it, or adds a text or code cell below it. */
export type Arrangement = 'up' | 'down' | 'delete' | 'text' | 'code';

/** The text that a new text cell starts with. */
export const NEW_TEXT = 'Write here.';

interface Arranged {
  readonly cells: readonly Cell[];
  /** The index of the cell to focus next, from 0; -1 when no cell is left. */
  readonly at: number;
  /** A sentence for the status line that says what happened. */
  readonly words: string;
}

/**
 * Returns the cells after one change; an index without a cell changes nothing.
 *
 * @param index of the cell, from 0; a new cell is inserted after it, so -1 inserts at the start
 */
export function arranged(cells: readonly Cell[], index: number, how: Arrangement): Arranged {
  const next = [...cells];
  if (how === 'text' || how === 'code') {
    next.splice(index + 1, 0, { kind: how, text: how === 'text' ? NEW_TEXT : '' });
    return { cells: next, at: index + 1, words: `Cell ${index + 2} has been added.` };
  }
  const [cell] = next.splice(index, 1);
  if (!cell) return { cells, at: index, words: '' };
  if (how === 'delete') {
    const at = Math.min(index, next.length - 1);
    return { cells: next, at, words: `Cell ${index + 1} has been deleted. Undo brings it back.` };
  }
  const at = Math.max(0, Math.min(index + (how === 'up' ? -1 : 1), next.length));
  next.splice(at, 0, cell);
  return { cells: next, at, words: `The cell is now number ${at + 1} of ${next.length}.` };
}
