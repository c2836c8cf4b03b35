/** The boards that the reader has built, kept on this device: a line each, the last is the current one. */
import {
  CustomBoardError,
  parseCustomBoard,
} from '../../../../puzzles/tetrasticks/custom-board-text.ts';

export interface BoardDraft {
  /** Boards that can be read, oldest first; empty when nothing is kept. */
  readonly lines: readonly string[];
  /** The line of the current board when it is damaged, and what is wrong with it. */
  readonly damaged: { readonly line: string; readonly fault: string } | null;
}

/** Reads what is kept; lines before the last that are damaged are passed over. */
export function readDraft(stored: string | null): BoardDraft {
  const all = (stored ?? '').split('\n').filter((line) => line.trim() !== '');
  const lines = all.filter((line) => faultOf(line) === null);
  const last = all.at(-1);
  const fault = last === undefined ? null : faultOf(last);
  return { lines, damaged: last !== undefined && fault !== null ? { line: last, fault } : null };
}

/** What is wrong with the line of a board, or null. */
export function faultOf(line: string): string | null {
  try {
    parseCustomBoard(line);
    return null;
  } catch (error) {
    if (error instanceof CustomBoardError) return error.message;
    throw error;
  }
}
