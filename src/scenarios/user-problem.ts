import { hasBounds } from '#dlx/bounds.ts';
import { walkerWithBounds } from '#history/bounded-walker.ts';
import type { Recording } from '#history/index.ts';
import { givenRows } from '#puzzles/givens.ts';
import { TextError } from '#puzzles/text.ts';
import { type UserBoardProblem, encodeUserProblem } from '#puzzles/user-problem/encode.ts';
import { parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { type Scenario, firstSolution } from './scenario.ts';
import { userBoardUsual } from './user-board-usual.ts';
import { userWords } from './user-words.ts';
import { DOMINOES } from '#puzzles/user-problem/dominoes.ts';

/** A matrix of at most this many rows and columns is drawn whole. */
const SMALL = 30;

/**
 * A problem that a user has written: the setting `problem` is its text (`puzzles/user-problem/parse.ts`).
 * @param standard the text of the first problem
 * @param matrix how its matrix is shown; by default its size decides
 * @throws TextError when `matrix` is left out and `standard` cannot be read
 */
export function userProblemScenario(
  standard: string,
  matrix: 'small' | 'large' = sizeOf(standard),
): Scenario<UserBoardProblem> {
  const read = reader();
  return {
    ...userBoardUsual,
    choices: {},
    texts: {
      problem: {
        standard,
        noun: 'problem',
        accepts: (text) => faultOf(text, read) === '',
        faultOf: (text) => faultOf(text, read),
      },
    },
    asks: ['solve'],
    task: null,
    zoom: 'decisions',
    matrix,
    examples: 'a name',
    // A run that does not finish at once waits for Solve, because the reader may still be writing.
    pauseAt: 0,
    // Some problems would keep a computer busy for years, so the run stops after this many updates.
    restAfter: 20e9,
    walk: (matrix, chooser) => (hasBounds(matrix) ? walkerWithBounds(matrix, chooser) : undefined),
    words: userWords,
    // `accepts` keeps out texts that cannot be read.
    encode: ({ problem = standard }) => read(problem),
    opening,
  };
}

/** The figure of a problem that the reader writes on the page. */
export const userProblem = userProblemScenario(DOMINOES, 'large');

/**
 * The figure of a problem that a cell of a notebook has built. The reader has run the cell, so the search for the
 * first solution starts by itself; further ones wait for Solve.
 */
export function cellScenario(standard: string): Scenario<UserBoardProblem> {
  return { ...userProblemScenario(standard, 'large'), pauseAt: 1, restAfter: 2e9 };
}

/** A puzzle with givens opens with these alone, and another problem at its first solution. */
function opening(recording: Recording, problem: UserBoardProblem): number {
  return givenRows(problem).size > 0 ? 0 : firstSolution(recording);
}

/** What is wrong with a text; empty when it can be read. */
function faultOf(text: string, read: (text: string) => unknown): string {
  try {
    read(text);
    return '';
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return error.message;
  }
}

/** Reads texts and caches the last problem, because a figure asks for its problem more than once. */
function reader(): (text: string) => UserBoardProblem {
  let last: { readonly text: string; readonly problem: UserBoardProblem } | null = null;
  return (text) => {
    if (last?.text !== text) last = { text, problem: encodeUserProblem(parseUserProblem(text)) };
    return last.problem;
  };
}

function sizeOf(text: string): 'small' | 'large' {
  const { columns, rows } = parseUserProblem(text);
  return Math.max(columns.length, rows.length) <= SMALL ? 'small' : 'large';
}
