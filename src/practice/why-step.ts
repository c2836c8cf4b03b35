/** Why the search takes a step: one short sentence, with the names of columns and rows. */
import { askingRows } from '#dlx/matrix.ts';
import { type Frame, rowStates } from '#history/index.ts';
import { movedRows } from '#history/row-state.ts';
import { counted, listed } from '#english/english.ts';
import type { Exercise } from './round.ts';
import type { Act, Step } from './steps.ts';

/** A step that has been done, with the moments before and after it. */
interface Done {
  readonly exercise: Exercise;
  readonly step: Step;
  readonly last: Step | undefined;
  readonly before: Frame;
  readonly frame: Frame;
}

/** The reason for the step that brought a round to `done` steps. */
export function whyStep(exercise: Exercise, done: number): string {
  const { steps, recording, detail } = exercise;
  const step = steps[done - 1];
  if (!step) return '';
  const last = steps[done - 2];
  const before = recording.seek(last?.position ?? 0, detail);
  return why[step.act]({ exercise, step, last, before, frame: recording.seek(step.position, detail) });
}

const why: Readonly<Record<Act, (done: Done) => string>> = {
  choose: whyColumn,
  'dead end': (done) => `Whatever else is chosen, nothing can cover ${columnOf(done)} now.`,
  try: whyRow,
  cover: whyCover,
  purify: whyPurify,
  solution: whySolution,
  retreat: whyRetreat,
  done: (done) => `No row of ${columnOf(done)} is left to try at the top of the search, so nothing has been missed.`,
  uncover: (done) => `It was covered last, so it comes back first${andRows(done, ', and brings back', '')}.`,
  unpurify: (done) => `It took the colour last, so it loses it first${andRows(done, ', and brings back', '')}.`,
};

function whyColumn(done: Done): string {
  const { exercise, step, before } = done;
  const { matrix, names } = exercise;
  const isOpen = (column: number): boolean => !before.covered.some((covered) => covered.column === column);
  const size = before.sizes[step.column] ?? 0;
  const open = matrix.columns.flatMap(({ kind }, column) => (kind === 'primary' && isOpen(column) ? [column] : []));
  // A secondary column may have fewer rows: the search never branches on it.
  const others = matrix.columns.some(({ kind }) => kind === 'secondary') ? 'primary column' : 'column';
  if (open.length === 1) return `It is the only ${others} left.`;
  const equals = open.flatMap((column) => (before.sizes[column] === size ? [names.columns[column] ?? ''] : []));
  if (equals.length === 1) return `Every other ${others} has more rows to try.`;
  return `No ${others} has fewer, and of ${listed(equals)}, with ${counted(size, 'row')} each, it is furthest left.`;
}

function whyRow({ exercise, step, frame }: Done): string {
  const { matrix, names } = exercise;
  const tried = rowStates(matrix, frame).flatMap((state, row) => (state === 'tried' ? [names.rows[row] ?? ''] : []));
  const column = names.columns[step.column] ?? '';
  // Columns whose colour the row has are passed over when the others are covered.
  const asking = askingRows(matrix, frame.covered)[step.row];
  const agreed = (matrix.rows[step.row] ?? []).filter((one) => !asking?.includes(one));
  const alone =
    agreed.length > 0
      ? ` It agrees on ${listed(agreed.map((one) => names.columns[one] ?? ''))}, where there is nothing to do.`
      : '';
  if (tried.length === 0) return `It is the first row in the list of ${column}.${alone}`;
  const been = `${tried.length === 1 ? 'row' : 'rows'} ${listed(tried)} ${tried.length === 1 ? 'has' : 'have'} been tried`;
  return `It is the next row in the list of ${column}: ${been}.${alone}`;
}

function whyCover(done: Done): string {
  const rows = movedNames(done);
  const row = rowOf(done);
  if (rows.length === 0) return 'No other row was left in it, so no row leaves.';
  return rows.length === 1
    ? `Row ${rows[0] ?? ''} has a 1 there too, so it cannot join row ${row}.`
    : `Rows ${listed(rows)} have a 1 there too, so ${rows.length === 2 ? 'neither' : 'none'} of them can join row ${row}.`;
}

/** Rows in the list of the column that ask for another colour, or for none, and those that agree. */
function whyPurify(done: Done): string {
  const gone = movedNames(done);
  const { exercise, step, frame } = done;
  const { matrix, names } = exercise;
  const states = rowStates(matrix, frame);
  const stay = matrix.rows.flatMap((row, at) =>
    states[at] === 'free' && row.includes(step.column) ? [names.rows[at] ?? ''] : [],
  );
  const colour = frame.move?.colour ?? '';
  const agreeing =
    stay.length === 0 ? '' : `${rowsWords(stay)} ${stay.length === 1 ? 'agrees and stays' : 'agree and stay'}`;
  if (gone.length === 0) return agreeing === '' ? 'No other row was left in it.' : `${agreeing}.`;
  const going = `${rowsWords(gone)} ${gone.length === 1 ? 'does' : 'do'} not give it ${colour}, so ${
    gone.length === 1 ? 'it goes' : 'they go'
  }`;
  return agreeing === '' ? `${going}.` : `${going}; ${agreeing.charAt(0).toLowerCase()}${agreeing.slice(1)}.`;
}

function whySolution({ exercise, frame }: Done): string {
  const { matrix, names } = exercise;
  const rows = frame.path.map(({ row }) => names.rows[row] ?? '');
  const verb = rows.length === 1 ? 'covers' : 'cover';
  const each = matrix.columns.every(({ kind }) => kind === 'primary') ? 'each column' : 'each primary column';
  const agree = matrix.colours && rows.length > 1 ? ', and they agree on every colour' : '';
  return `${rowsWords(rows)} ${verb} ${each} exactly once${agree}.`;
}

function whyRetreat(done: Done): string {
  const { exercise, last, before } = done;
  if (last?.act === 'solution') return 'There may be another solution, so the search goes on.';
  const column = exercise.names.columns[before.branch] ?? '';
  return last?.act === 'dead end'
    ? `${column} cannot be covered as long as row ${rowOf(done)} is chosen.`
    : `With that row chosen, every row of ${column} has been tried.`;
}

function andRows(done: Done, verb: string, none: string): string {
  const rows = movedNames(done);
  return rows.length === 0 ? none : `${verb} ${rows.length === 1 ? 'row' : 'rows'} ${listed(rows)}`;
}

function movedNames({ exercise, frame }: Done): string[] {
  return movedRows(exercise.matrix, frame).map((row) => exercise.names.rows[row] ?? '');
}

function rowsWords(rows: readonly string[]): string {
  return `${rows.length === 1 ? 'Row' : 'Rows'} ${listed(rows)}`;
}

function columnOf({ exercise, step }: Done): string {
  return exercise.names.columns[step.column] ?? '';
}

function rowOf({ exercise, step }: Done): string {
  return exercise.names.rows[step.row] ?? '';
}
