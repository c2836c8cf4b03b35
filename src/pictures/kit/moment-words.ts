import { listed } from '#english/english.ts';
import { type Moment, pointedAtWords } from './moment.ts';

/** Longer lists are counted. */
const LONGEST = 12;

/**
 * What the search is doing at a moment, in the names of rows and columns: for the words of a board,
 * after what only the board knows.
 */
export function searchWords(moment: Moment): string {
  const { problem, taken, rows, columns, branch, sizes, move } = moment;
  const { rowNames, matrix } = problem;
  const named = (state: string): string[] => rowNames.filter((_, row) => rows[row] === state);
  const names = (state: string): string =>
    named(state).length > LONGEST ? `${named(state).length} rows` : listed(named(state));
  const column = (index: number): string => matrix.columns[index]?.name ?? '';
  const sentences = taken.flatMap(({ row, state }) =>
    state === 'chosen' ? [] : [`${rowNames[row] ?? ''} is ${state === 'trying' ? 'being tried' : 'taken back'}.`],
  );
  if (named('tried').length > 0) sentences.push(`Tried before: ${names('tried')}.`);
  if (branch >= 0 && columns[branch] === 'dead end') {
    // With bounds, a column can need more rows than it has.
    const left = (sizes[branch] ?? 0) > 0 ? 'too few rows are' : 'nothing is';
    sentences.push(`Dead end: ${left} left for ${column(branch)}.`);
  } else if (branch >= 0) {
    const left = named('candidate').length === 0 ? 'no row is left to try' : `left to try: ${names('candidate')}`;
    sentences.push(`The search branches on ${column(branch)}; ${left}.`);
  }
  if (move) {
    const { colour, tweaked } = move;
    const noun = problem.colourNoun ?? 'colour';
    const [done, undone] =
      tweaked !== undefined
        ? ['Tweaked', 'Untweaked']
        : colour
          ? [`Given the ${noun} ${colour}`, `Lost the ${noun} ${colour}`]
          : ['Covered', 'Uncovered'];
    const what = tweaked === undefined ? column(move.column) : (rowNames[tweaked] ?? '');
    sentences.push(`${move.kind === 'cover' ? done : undone} just now: ${what}.`);
  }
  const pointed = pointedAtWords(moment);
  return [...sentences, ...(pointed ? [`Pointed at: ${pointed}`] : [])].join(' ');
}
