/** Why a step is not the one that the search takes: in words, with the names of columns and rows. */
import { askingRows } from '#dlx/matrix.ts';
import type { Matrix } from '#dlx/index.ts';
import type { Names } from '#history/caption.ts';
import { type Frame, rowStates } from '#history/index.ts';
import { counted, listed } from '#english/english.ts';
import type { Act, Press, Step } from './steps.ts';

/** The moment before a step, and the step that the search takes then. */
interface Situation {
  readonly matrix: Matrix;
  readonly names: Names;
  readonly frame: Frame;
  readonly step: Step;
}

/** Says why the search does not do this here. The press must not be the step's own. */
export function reasonAgainst(situation: Situation, press: Press): string {
  return against[situation.step.act](situation, press);
}

const against: Readonly<Record<Act, (situation: Situation, press: Press) => string>> = {
  choose: againstChoice,
  'dead end': againstChoice,
  try: againstRow,
  cover: againstCover,
  solution: againstSolution,
  retreat: againstRetreat,
  done: againstRetreat,
  purify: againstCover,
  uncover: againstUncover,
  unpurify: againstUncover,
};

function againstChoice(situation: Situation, press: Press): string {
  const { matrix, names, frame, step } = situation;
  const best = names.columns[step.column] ?? '';
  const size = frame.sizes[step.column] ?? 0;
  const isTied = matrix.columns.some(
    ({ kind }, column) =>
      kind === 'primary' && column !== step.column && frame.sizes[column] === size && !isCovered(frame, column),
  );
  const left = size === 0 ? 'no row left' : counted(size, 'row');
  const smallest = `${best} is the ${isTied ? 'first of the smallest' : 'smallest'}, with ${left}`;
  switch (press.kind) {
    case 'row':
      return size === 0
        ? `${best} has no row left. This is a dead end, whatever row is tried.`
        : `First choose a column: ${smallest}.`;
    case 'solution': {
      const open = matrix.columns.flatMap(({ kind, name }, column) =>
        kind === 'primary' && !isCovered(frame, column) ? [name] : [],
      );
      return `No solution yet: ${listed(open)} ${open.length === 1 ? 'is' : 'are'} still to be covered.`;
    }
    case 'back up':
      return `This is not a dead end: each primary column has a row left. ${smallest}.`;
    case 'column': {
      const pressed = names.columns[press.column] ?? '';
      if (isCovered(frame, press.column)) return coveredWords(situation, press.column);
      if (matrix.columns[press.column]?.kind !== 'primary') {
        return `${pressed} is secondary: nothing has to cover it, so the search never branches on it.`;
      }
      const other = frame.sizes[press.column] ?? 0;
      if (other > size) return `${smallest}; ${pressed} has ${other}.`;
      return `${best} is as small as ${pressed} and further left.`;
    }
  }
}

function againstRow({ matrix, names, frame, step }: Situation, press: Press): string {
  const column = names.columns[step.column] ?? '';
  const next = names.rows[step.row] ?? '';
  switch (press.kind) {
    case 'back up':
      return `Not yet: row ${next} of column ${column} has not been tried.`;
    case 'solution':
      return `No solution yet: column ${column} is chosen, but no row for it. Row ${next} is next.`;
    case 'column':
      return press.column === step.column
        ? `Column ${column} is chosen already. Try row ${next} for it.`
        : `Column ${column} is chosen: first try row ${next} for it.`;
    case 'row': {
      const pressed = names.rows[press.row] ?? '';
      const ones = matrix.rows[press.row] ?? [];
      if (!ones.includes(step.column)) {
        return `Row ${pressed} has no 1 in ${column}. Row ${next} is next.`;
      }
      const state = rowStates(matrix, frame)[press.row];
      if (state === 'candidate') {
        return `Row ${next} comes before row ${pressed}: rows are tried from the top down.`;
      }
      // A column that has the colour of the row does not keep it out.
      const asking = askingRows(matrix, frame.covered)[press.row] ?? ones;
      const cover = asking.find((one) => one !== step.column && isCovered(frame, one));
      if (state === 'hidden' && cover !== undefined) {
        const colour = colourOf(frame, cover);
        if (colour !== undefined) {
          return `Row ${pressed} is out: ${names.columns[cover] ?? ''} has the colour ${colour}, and the row does not agree.`;
        }
        return `Row ${pressed} is out: it has a 1 in ${names.columns[cover] ?? ''}, which is covered.`;
      }
      return `Row ${pressed} has been tried already. Row ${next} is next.`;
    }
  }
}

function againstCover(situation: Situation, press: Press): string {
  const { matrix, names, frame, step } = situation;
  const row = names.rows[step.row] ?? '';
  const next = names.columns[step.column] ?? '';
  switch (press.kind) {
    case 'row':
      return press.row === step.row
        ? `Row ${row} is being tried. ${step.act === 'purify' ? 'Purify' : 'Cover'} its columns: ${next} is next.`
        : `Row ${row} is being tried, but its column ${next} is not ${step.act === 'purify' ? 'purified' : 'covered'} yet.`;
    case 'solution':
    case 'back up':
      return `Not until every column of row ${row} is ${matrix.colours ? 'dealt with' : 'covered'}: ${next} is next.`;
    case 'column': {
      const pressed = names.columns[press.column] ?? '';
      const ones = matrix.rows[step.row] ?? [];
      if (!ones.includes(press.column)) return `Row ${row} has no 1 in ${pressed}. ${next} is next.`;
      if (isCovered(frame, press.column)) return coveredWords(situation, press.column);
      const isAround = ones.indexOf(press.column) < ones.indexOf(frame.column);
      return (
        `${next} comes before ${pressed}: from ${names.columns[frame.column] ?? ''} the search walks along the row ` +
        `to the right${isAround ? ', and around its end' : ''}.`
      );
    }
  }
}

function againstSolution(situation: Situation, press: Press): string {
  const { matrix, names, frame } = situation;
  if (press.kind === 'column' && colourOf(frame, press.column) !== undefined) {
    return `${coveredWords(situation, press.column)} No primary column is left: a solution.`;
  }
  const isOpen = press.kind === 'column' && !isCovered(frame, press.column);
  if (isOpen && matrix.columns[press.column]?.kind === 'secondary') {
    return (
      `${names.columns[press.column] ?? ''} is secondary, so it may stay uncovered. No primary column is left: a ` +
      'solution.'
    );
  }
  return press.kind === 'back up'
    ? 'Look again before you back up: no primary column is left, so this is a solution.'
    : 'No primary column is left to cover: this is a solution.';
}

function againstRetreat({ names, frame }: Situation, press: Press): string {
  if (frame.event === 'solution') {
    return press.kind === 'solution'
      ? 'This solution has been noted already. The search backs up and goes on.'
      : 'The solution is noted. The search does not stop there: back up.';
  }
  const column = names.columns[frame.branch] ?? '';
  return frame.event === 'dead end'
    ? `${column} has no row left, so this is a dead end: back up.`
    : `Every row of column ${column} has been tried: back up.`;
}

function againstUncover({ matrix, names, frame, step }: Situation, press: Press): string {
  const next = names.columns[step.column] ?? '';
  if (press.kind !== 'column') {
    const first = matrix.colours ? 'undo what was done' : 'uncover what was covered';
    return `First ${first} since row ${names.rows[frame.row] ?? ''} was tried: ${next} is next.`;
  }
  const pressed = names.columns[press.column] ?? '';
  const isColour = step.act === 'unpurify';
  if (!isCovered(frame, press.column)) {
    return `${pressed} is not covered. ${next} is the next to ${isColour ? 'lose its colour' : 'come back'}.`;
  }
  return isColour
    ? `${next} must lose its colour first: it was the last to take one.`
    : `${next} must come back before ${pressed}: it was covered later.`;
}

function coveredWords({ names, frame, step }: Situation, column: number): string {
  const name = names.columns[column] ?? '';
  const colour = colourOf(frame, column);
  if (colour !== undefined) {
    const next = step.act === 'cover' || step.act === 'purify' ? ` ${names.columns[step.column] ?? ''} is next.` : '';
    return `${name} has the colour ${colour} already, so there is nothing to do.${next}`;
  }
  const row = frame.covered.find((covered) => covered.column === column)?.row ?? -1;
  const why = row < 0 ? 'the search has branched on it' : `row ${names.rows[row] ?? ''} takes it`;
  return `${name} is covered already: ${why}.`;
}

function isCovered(frame: Frame, column: number): boolean {
  return frame.covered.some((covered) => covered.column === column);
}

/** The colour that a column has at this moment, if it has one. */
function colourOf(frame: Frame, column: number): string | undefined {
  return frame.covered.find((covered) => covered.column === column)?.colour;
}
