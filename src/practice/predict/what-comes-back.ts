import type { Frame } from '#history/index.ts';
import { counted, listed, inWords } from '#english/english.ts';
import { type Prediction, type Turn, numbers, predictionOf } from './prediction.ts';

/** Columns are named up to so many; more are counted. */
const MOST_NAMED = 6;
/** Nobody counts more rows than this one after another. */
const MOST_LEVELS = 6;

/**
 * How many columns come back with the row that is given up: those that the row had covered, and the one
 * branched on after it, if there was one. Worth asking after a dead end or a
 * solution, the first time most of all, and never where none comes back.
 */
export function howManyColumns({ matrix, names, before, after }: Turn): Prediction | null {
  if (after.event !== 'retreat') return null;
  const worth = worthOf(before);
  if (worth === 0) return null;
  const still = new Set(after.covered.map(({ column }) => column));
  const back = before.covered.filter(({ column }) => !still.has(column)).map(({ column }) => column);
  const right = back.length;
  if (right === 0) return null;
  const nameOf = (column: number): string => names.columns[column] ?? '';
  const row = names.rows[after.row] ?? '';
  const own = (matrix.rows[after.row] ?? []).filter((column) => matrix.columns[column]?.kind !== 'off').length;
  const inner = before.event === 'solution' ? '' : nameOf(before.branch);
  const kept = nameOf(after.branch);
  const rule = `The columns that row ${row} had covered come back${inner && ', and so does the one branched on after that'}.`;
  const which = right > MOST_NAMED ? counted(right, 'column') : listed(back.toReversed().map(nameOf));
  return predictionOf(
    {
      kind: 'back',
      decision: before.decision,
      worth,
      ask: `The search takes back row ${row}. How many columns come back?`,
      reason:
        `${which} ${right === 1 ? 'comes' : 'come'} back. ${kept} stays covered: it is the column whose rows are ` +
        'being tried.',
    },
    { value: right, text: inWords(right) },
    numbers(
      [
        ...(own === right
          ? []
          : [[own, `Row ${row} has that many columns. But ${kept} was covered before it.`] as const]),
        [right - 1, inner ? `${inner} was covered as well, and comes back first.` : `More than that. ${rule}`],
        [right + 1, `${kept} stays covered: it is the column whose rows are being tried.`],
        [before.covered.length, `Not all of them: only what was covered since row ${row} was tried.`],
        [right + 2, `Fewer than that. ${rule}`],
      ],
      0,
      before.covered.length,
    ),
  );
}

function worthOf({ event, counters }: Frame): number {
  if (event === 'dead end') return counters.deadEnds === 1 ? 3 : 1;
  if (event === 'solution') return counters.solutions === 1 ? 2 : 1;
  return 0;
}

/**
 * How many rows the search gives up before it tries another one. Worth asking when at least three rows
 * stand, most of all when more than one is given up.
 */
export function howFarBack({ names, frames, before, at }: Turn): Prediction | null {
  const { event, path } = before;
  if ((event !== 'dead end' && event !== 'solution') || path.length < 3) return null;
  let right = 0;
  while (frames[at + right + 1]?.event === 'retreat') right += 1;
  const next = frames[at + right + 1];
  // At the end of the run, or of what is looked at, no other row is tried.
  if (next?.event !== 'try' || right > MOST_LEVELS) return null;
  const through = path
    .slice(path.length - right + 1)
    .map(({ column }) => names.columns[column] ?? '')
    .toReversed();
  const column = names.columns[next.column] ?? '';
  const row = names.rows[next.row] ?? '';
  const look = 'Go up from the last row: which of the columns branched on has a row that has not been tried yet?';
  return predictionOf(
    {
      kind: 'levels',
      decision: before.decision,
      worth: right > 1 ? 3 : 1,
      ask:
        `The search ${event === 'dead end' ? 'is stuck' : 'has found a cover'} and backs up. How many rows does it ` +
        'take back before it tries another one?',
      reason:
        through.length === 0
          ? `Column ${column} has another row to try: ${row}.`
          : `${throughWords(through)} no row left to try; column ${column} has one: ${row}.`,
    },
    { value: right, text: inWords(right) },
    numbers(
      [
        [
          right - 1,
          `Then the column of the last row taken back has no row left to try, so the search goes further. ${look}`,
        ],
        [right + 1, `It does not have to go that far. ${look}`],
        [right - 2, `It goes further. ${look}`],
        [right + 2, `It does not have to go that far. ${look}`],
        [1, `The column of the last row has no other row left to try. ${look}`],
      ],
      1,
      path.length,
    ),
  );
}

function throughWords(columns: readonly string[]): string {
  const [first = ''] = columns;
  if (columns.length === 1) return `Column ${first} has`;
  return columns.length > MOST_NAMED ? `${counted(columns.length, 'column')} have` : `Columns ${listed(columns)} have`;
}
