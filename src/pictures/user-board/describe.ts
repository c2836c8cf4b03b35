/** A board that is drawn from the marks of rows, in words. */
import { counted, listed, sentence } from '#english/english.ts';
import { searchWords } from '../kit/moment-words.ts';
import type { Moment } from '../kit/moment.ts';
import { userBoardFaultWords } from './faults.ts';

/** Longer lists are cut. */
const LONGEST = 40;

/** What stands on the board, and what the search does. */
export function describeUserBoard(moment: Moment): string {
  const { problem, taken, isFull } = moment;
  const { board } = problem;
  const names = taken.filter(({ state }) => state === 'chosen').map(({ row }) => problem.rowNames[row] ?? '');
  const more = names.length - LONGEST;
  const told = more > 0 ? [...names.slice(0, LONGEST), `${more} more`] : names;
  const cells = board?.kind === 'cells' ? 'cells' : 'squares, drawn by their edges';
  const ground = board ? `A board of ${board.width} by ${board.height} ${cells}.` : 'The list of the rows chosen.';
  const missing = board?.missing.length ?? 0;
  const holes = missing > 0 ? `${counted(missing, board?.kind === 'cells' ? 'cell' : 'edge')} missing.` : '';
  const standing =
    names.length === 0 ? 'No row is chosen.' : `${names.length === 1 ? 'Row' : 'Rows'} chosen: ${listed(told)}.`;
  const fault = userBoardFaultWords(moment);
  const wrong = isFull ? `Every primary column is covered, but ${fault}: no solution of the problem.` : sentence(fault);
  const end = fault !== '' ? wrong : isFull ? 'This is a solution.' : '';
  return [ground, holes, standing, end, searchWords(moment)].filter(Boolean).join(' ');
}
