/** A hint in words: where the search would go on, and why. */
import type { ColumnMeaning } from '#puzzles/ripple-effect/columns.ts';
import { type Hint, type HintColumn, type NextHint, choicesLeft } from '#puzzles/ripple-effect/hint.ts';
import { type RipplePuzzle, cellWords } from '#puzzles/ripple-effect/puzzle.ts';
import type { Choice } from '#puzzles/ripple-effect/trial.ts';
import { capital, counted, listed, sentence, withArticle } from '#english/english.ts';

/** A hint in words: the column that the search looks at, and why. */
export function hintWords(puzzle: RipplePuzzle, hint: Hint): string {
  switch (hint.kind) {
    case 'full':
      return 'The grid is full: nothing is left to fill in.';
    case 'fault':
      return `First mend this: ${hint.fault.message} ${mendWords(puzzle, hint.mend)}`.trimEnd();
    case 'wrong': {
      const wrong = wrongWords(puzzle, hint);
      if (!hint.dead)
        return `No solution can be reached from here, though every primary column that is left has a row. ${wrong}`;
      return `${deadWords(puzzle, hint.dead)} ${wrong}`;
    }
    case 'dead':
      return `${deadWords(puzzle, hint.column)} At least one number on the grid is wrong.`;
    case 'next':
      return hint.column.choices.length === 1 ? forcedWords(puzzle, hint.column) : branchWords(puzzle, hint);
  }
}

function wrongWords({ width }: RipplePuzzle, { cell, value }: Choice): string {
  return `The ${value} in the cell ${cellWords(width, cell)} is not part of the only solution.`;
}

function mendWords(puzzle: RipplePuzzle, mend?: Choice & { readonly isWrong: boolean }): string {
  if (!mend) return '';
  if (mend.isWrong) return wrongWords(puzzle, mend);
  return `You can clear the ${mend.value} in the cell ${cellWords(puzzle.width, mend.cell)}.`;
}

function forcedWords(puzzle: RipplePuzzle, column: HintColumn): string {
  const { name, meaning, choices } = column;
  const [only] = choices;
  const next = `The column ${name} has size 1, so the search takes this row next.`;
  const left =
    meaning.kind === 'room'
      ? `Room ${roomName(puzzle, meaning.room)} has one place left for its ${meaning.value}: ` +
        `${cellWords(puzzle.width, only?.cell ?? 0)}.`
      : `The cell ${cellWords(puzzle.width, only?.cell ?? 0)} has one number left: ${only?.value ?? 0}.`;
  return `${left} ${reasons(puzzle, column)}${next}`;
}

/** No row is forced: the column with what is left for it, and what a look ahead has found out. */
function branchWords(puzzle: RipplePuzzle, hint: NextHint): string {
  const { column, refuted } = hint;
  const { name, meaning, choices } = column;
  // In a cell the rows differ by their numbers, in a room by their places.
  const call = ({ cell, value }: Choice): string =>
    meaning.kind === 'room' ? `the cell ${cellWords(puzzle.width, cell)}` : String(value);
  const about =
    meaning.kind === 'room'
      ? `the ${meaning.value} of room ${roomName(puzzle, meaning.room)} has ${choices.length} places left`
      : `the cell ${cellWords(puzzle.width, choices[0]?.cell ?? 0)} has ${choices.length} numbers left`;
  const options =
    meaning.kind === 'room'
      ? choices.map(({ cell }) => cellWords(puzzle.width, cell)).join('; ')
      : listed(choices.map(({ value }) => String(value)));
  if (refuted.length === 0) {
    return `No primary column has size 1, so the search would branch on ${name}. ${capital(about)}: ${options}.`;
  }
  const left = choicesLeft(hint);
  const dead = refuted.map((one) => {
    const it = meaning.kind === 'room' ? `${capital(withArticle(one.value))} in ${call(one)}` : `The ${one.value}`;
    return `${it} leads to a dead end: ${after(one.forced)}${endWords(puzzle, one.meaning)}.`;
  });
  const end =
    left.length === 0
      ? 'So no solution can be reached from here: at least one number on the grid is wrong.'
      : `That leaves ${left.map(call).join(' or ')}.`;
  return `No primary column has size 1, so look ahead from ${name}. ${capital(about)}: ${options}. ${dead.join(' ')} ${end}`;
}

function after(forced: number): string {
  return forced === 0 ? 'at once ' : `after ${counted(forced, 'forced number')}, `;
}

/** Why a column without rows is a dead end, without a capital and a full stop. */
function endWords(puzzle: RipplePuzzle, meaning: ColumnMeaning): string {
  return meaning.kind === 'room'
    ? `room ${roomName(puzzle, meaning.room)} has no place left for its ${meaning.value}`
    : `nothing fits in the cell ${cellWords(puzzle.width, meaning.cell)}`;
}

function roomName(puzzle: RipplePuzzle, room: number): string {
  return puzzle.rooms[room]?.name ?? '?';
}

function deadWords(puzzle: RipplePuzzle, column: HintColumn): string {
  const { name, meaning } = column;
  const nothing = sentence(endWords(puzzle, meaning));
  return `No solution can be reached from here: the column ${name} has no row left. ${nothing} ${reasons(puzzle, column)}`.trimEnd();
}

/** What took the other rows of a column away, in a sentence or two, each with a space after it. */
function reasons(puzzle: RipplePuzzle, { meaning, choices, gone }: HintColumn): string {
  const told: string[] = [];
  const inRoom = gone.filter(({ blocker }) => blocker.rule === 'room');
  if (meaning.kind === 'cell' && inRoom.length > 0) {
    told.push(`Its room has ${listed(inRoom.map(({ value }) => String(value)))} already.`);
  }
  const ripples = new Map(
    gone.flatMap(({ value, blocker: { rule, by } }) =>
      rule === 'ripple' ? [[by, `the ${value} at ${cellWords(puzzle.width, by)}`] as const] : [],
    ),
  );
  if (meaning.kind === 'cell' && gone.length === 0) told.push('Its room is this one cell.');
  if (ripples.size > 0) {
    const what = listed([...ripples.values()]);
    told.push(
      meaning.kind === 'room'
        ? // Where a place is left, it is an empty cell as well.
          `Its ${choices.length > 0 ? 'other ' : ''}empty ` +
            `${gone.filter(({ blocker }) => blocker.rule === 'ripple').length === 1 ? 'cell lies' : 'cells lie'} in ` +
            `the ripples of ${what}.`
        : `${told.length > 0 ? 'The cell' : 'It'} lies in the ripples of ${what}.`,
    );
  } else if (meaning.kind === 'room' && gone.length > 0) told.push('Its other cells are full.');
  return told.map((words) => `${words} `).join('');
}
