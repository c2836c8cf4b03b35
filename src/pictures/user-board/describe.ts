/** A board that is drawn from the marks of rows, in words. */
import { counted, listed, sentence } from '#english/english.ts';
import type { Heading, ProblemBoard } from '#puzzles/board.ts';
import type { Mark, Place } from '#puzzles/marks.ts';
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
  const standing = board ? standingWords(board) : '';
  return [ground, holes, headingWords(board), standing, chosen, end, searchWords(moment)].filter(Boolean).join(' ');
}

/** The letters and numbers that stand on the board before any row is chosen; empty without any. */
function standingWords({ kind, marks }: ProblemBoard): string {
  // Triangles and hexagons stand in ranks, but in no files.
  const across = kind === 'triangles' || kind === 'hexagons' ? 'place' : 'file';
  const given = marks.flatMap((mark) =>
    'at' in mark && 'text' in mark && mark.text
      ? [`${mark.text} at rank ${mark.at[1] + 1}, ${across} ${mark.at[0] + 1}`]
      : [],
  );
  const areas = kind === 'cells' ? areaWords(marks) : [];
  return [
    given.length === 0 ? '' : `On the board: ${shortList(given).join('; ')}.`,
    areas.length === 0 ? '' : `Areas, each in one colour, by what is in their corner: ${shortList(areas).join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The cells that lie together in the colour of a cell with a corner, as the cages of a killer Sudoku do. */
function areaWords(marks: readonly Mark[]): string[] {
  const colours = new Map(marks.flatMap((mark) => (mark.mark === 'fill' ? [[String(mark.at), mark.colour]] : [])));
  return marks.flatMap((mark) => {
    if (mark.mark !== 'corner' || colours.get(String(mark.at)) === undefined) return [];
    const area: Place[] = [mark.at];
    for (const [x, y] of area) {
      const beside: readonly Place[] = [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ];
      for (const place of beside) {
        const isIn = colours.get(String(place)) === colours.get(String(mark.at));
        if (isIn && !area.some((known) => String(known) === String(place))) area.push(place);
      }
    }
    const ranks = [...Map.groupBy(area, ([, y]) => y)].sort(([a], [b]) => a - b);
    const lines = ranks.map(([y, places]) => {
      const files = places.map(([x]) => x + 1).sort((a, b) => a - b);
      return `${files.length === 1 ? 'file' : 'files'} ${listed(files.map(String))} in rank ${y + 1}`;
    });
    return area.length === 1 ? [] : [`${mark.text} covers ${lines.join(', ')}`];
  });
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
