/** A board that is drawn from the marks of rows, in words. */
import { counted, listed, sentence } from '#english/english.ts';
import type { Heading, ProblemBoard } from '#puzzles/board.ts';
import type { Mark } from '#puzzles/marks.ts';
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
  const cells = board?.kind === 'lines' ? 'squares, drawn by their edges' : board?.kind;
  const ground = board ? `A board of ${board.width} by ${board.height} ${cells}.` : 'The list of the rows chosen.';
  const missing = board?.missing.length ?? 0;
  const holes = missing > 0 ? `${counted(missing, board?.kind === 'lines' ? 'edge' : 'cell')} missing.` : '';
  const chosen =
    names.length === 0
      ? 'No row is chosen.'
      : `${names.length === 1 ? 'Row' : 'Rows'} chosen: ${listed(shortList(names))}.`;
  const fault = userBoardFaultWords(moment);
  const wrong = isFull
    ? `Every primary column is covered, but ${fault}: not a solution of the problem.`
    : sentence(fault);
  const end = fault !== '' ? wrong : isFull ? 'This is a solution.' : '';
  const standing = standingWords(board?.marks ?? []);
  return [ground, holes, headingWords(board), standing, chosen, end, searchWords(moment)].filter(Boolean).join(' ');
}

/** The letters and numbers that stand on the board before any row is chosen; empty without any. */
function standingWords(marks: readonly Mark[]): string {
  const given = marks.flatMap((mark) =>
    'at' in mark && 'text' in mark && mark.text
      ? [`${mark.text} at rank ${mark.at[1] + 1}, file ${mark.at[0] + 1}`]
      : [],
  );
  return given.length === 0 ? '' : `On the board: ${shortList(given).join('; ')}.`;
}

/** What is written around the board; empty without headings. */
function headingWords(board: ProblemBoard | undefined): string {
  if (board?.kind !== 'cells') return '';
  const textOf = (heading: Heading): string => (typeof heading === 'string' ? heading : heading.join(' ')) || 'nothing';
  const said = (where: string, headings: readonly Heading[] = []): string =>
    headings.length === 0 ? '' : `${where}: ${shortList(headings.map(textOf)).join('; ')}.`;
  return [said('Above the board', board.across), said('Beside it', board.down)].filter(Boolean).join(' ');
}

/** A list of at most `LONGEST` entries, and how many more there are. */
function shortList(entries: readonly string[]): readonly string[] {
  const more = entries.length - LONGEST;
  return more > 0 ? [...entries.slice(0, LONGEST), `${more} more`] : entries;
}
