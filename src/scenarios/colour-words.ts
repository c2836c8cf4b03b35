import { COLUMN, ROW } from '#dlx/slots.ts';
import { type Names, caption } from '#history/caption.ts';
import { colourIn } from '#pictures/kit/colour-looks.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import { counted } from '#english/english.ts';

/**
 * The sentence for a moment at which a column takes or loses a colour, with the rows that agree and those that
 * go; null at any other moment. It is the `words` of scenarios with colours.
 */
export function colourWords(moment: RunMoment, names: Names): string | null {
  const { move, write } = moment.frame;
  if (!move || move.colour === undefined) return null;
  if (write) return wordsOfWrite(moment, names);
  const column = names.columns[move.column] ?? '';
  const colour = `${nounOf(moment)} ${move.colour}`;
  return move.kind === 'cover'
    ? `Column ${column} takes the ${colour}: ${rowsThatGo(moment)}.`
    : `Column ${column} loses the ${colour}: ${rowsThatComeBack(moment)}.`;
}

function nounOf({ problem }: RunMoment): string {
  return problem.colourNoun ?? 'colour';
}

function rowsThatGo(moment: RunMoment): string {
  const [gone, stay] = counts(moment);
  if (gone + stay === 0) return 'no other row asks for it';
  const go = `${counted(gone, 'row')} with ${different(moment)} ${gone === 1 ? 'goes' : 'go'}`;
  const agree = `${gone === 0 ? counted(stay, 'row') : stay} that ${stay === 1 ? 'agrees stays' : 'agree stay'}`;
  if (stay === 0) return go;
  return gone === 0 ? `${agree}, and none goes` : `${go}, and ${agree}`;
}

function rowsThatComeBack(moment: RunMoment): string {
  const [gone, stay] = counts(moment);
  if (gone === 0) return stay === 0 ? 'no row comes back' : 'its rows were there all along';
  const back = `${counted(gone, 'row')} with ${different(moment)} ${gone === 1 ? 'comes' : 'come'} back`;
  if (stay === 0) return back;
  return `${back}, and ${stay} that ${stay === 1 ? 'agrees was' : 'agree were'} there all along`;
}

/** How many rows of the column's list go or come back, and how many agree. */
function counts({ frame, moved }: RunMoment): [gone: number, stay: number] {
  const all = frame.sizes[frame.move?.column ?? -1] ?? 0;
  return [moved.length, all - moved.length];
}

/** `another letter`, or `another letter or none` where a row that goes names none. */
function different(moment: RunMoment): string {
  const { problem, frame, moved } = moment;
  const { column = -1 } = frame.move ?? {};
  const colours = new Set(moved.map((row) => colourIn(problem.matrix, row, column)));
  const noun = nounOf(moment);
  if (!colours.has('')) return `another ${noun}`;
  return colours.size === 1 ? `no ${noun}` : `another ${noun} or none`;
}

/** A single write: the colour of the column, the mark of a row, or a link as at a cover. */
function wordsOfWrite(moment: RunMoment, names: Names): string {
  const { frame } = moment;
  const { move, write, state } = frame;
  if (!move || !write || !state) return '';
  const isPurify = move.kind === 'cover';
  if (write.link !== 'colour') {
    return caption(frame, names, moment.moved).replace(/^(?:Cover|Uncover)/, isPurify ? 'Purify' : 'Unpurify');
  }
  const column = names.columns[move.column] ?? '';
  const noun = nounOf(moment);
  if (state.nodes[write.node + COLUMN] === write.node) {
    return isPurify
      ? `Purify ${column}: its header takes the ${noun} ${move.colour}.`
      : `Unpurify ${column}: its header no longer has a ${noun}.`;
  }
  const row = names.rows[state.nodes[write.node + ROW] ?? -1] ?? '';
  return isPurify
    ? `Purify ${column}: row ${row} agrees, so its 1 is marked with −1, and the row stays.`
    : `Unpurify ${column}: the mark of row ${row} goes, and its 1 has the ${noun} ${move.colour} again.`;
}
