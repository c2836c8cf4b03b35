/** What a reader who performs the search hears: in the sentences of the narrator, and in numbers. */
import { caption } from '#history/caption.ts';
import type { Frame } from '#history/index.ts';
import { movedRows } from '#history/row-state.ts';
import { inFigures, listed } from '#english/english.ts';
import { askingWords, shareWords } from './fading.ts';
import { type Exercise, type Round, frameOf, isOver, scoreOf, yoursIn } from './round.ts';
import type { Step } from './steps.ts';
import { whyStep } from './why-step.ts';

/** The one sentence under the matrix: what was just done, or why it was not. */
export function turnWords(exercise: Exercise, round: Round): string {
  if (round.wrong) return round.wrong.reason;
  if (round.done === 0) return 'Nothing is covered yet. Which column does the search branch on?';
  return isOver(exercise, round) ? resultWords(exercise, round) : doneWords(exercise, round);
}

/** The same on the ladder, where each step comes with its reason. */
export function tracedWords(exercise: Exercise, round: Round): string {
  const { given, steps } = exercise;
  const { done } = round;
  if (round.wrong || isOver(exercise, round)) return turnWords(exercise, round);
  const told = done === 0 ? 'Nothing is covered yet.' : doneWords(exercise, round);
  const why = steps[done - 1] ? ` ${whyStep(exercise, done)}` : '';
  return told + why + askingWords(given, done);
}

function doneWords(exercise: Exercise, round: Round): string {
  const step = exercise.steps[round.done - 1];
  const frame = frameOf(exercise, round);
  const words = step && colourWords(step, frame, exercise);
  if (words) return words;
  // A press that does an event is announced as the event, with or without its first cover.
  const isMove = step?.act === 'cover' || step?.act === 'uncover';
  return caption(isMove ? frame : { ...frame, move: null }, exercise.names, movedRows(exercise.matrix, frame));
}

function colourWords({ act, column, row }: Step, { move }: Frame, { names }: Exercise): string | null {
  const name = names.columns[column] ?? '';
  if (act === 'purify') {
    return `Purify column ${name}: row ${names.rows[row] ?? ''} gives it the colour ${move?.colour ?? ''}.`;
  }
  return act === 'unpurify' ? `Unpurify column ${name}: it loses the colour ${move?.colour ?? ''}.` : null;
}

/** “7 of 20” and “6”, for the line of counts. */
export function scoreWords(exercise: Exercise, round: Round): { steps: string; atOnce: string } {
  const { done, atOnce, all } = scoreOf(exercise, round);
  return { steps: `${done} of ${all}`, atOnce: String(atOnce) };
}

function resultWords(exercise: Exercise, round: Round): string {
  const { recording, names } = exercise;
  const covers = Array.from({ length: recording.totals.solutions }, (_, at) =>
    listed(recording.seek(recording.solutionStep(at + 1)).path.map(({ row }) => names.rows[row] ?? '')),
  );
  const { atOnce, all } = scoreOf(exercise, round);
  const yours = yoursIn(exercise);
  const found = `${inFigures(covers.length, 'solution')}: ${covers.join('; ')}`;
  const over = yours === 0 ? 'The search is over' : 'You have finished';
  return `${over}, with ${found}. ${inFigures(all, 'step')}${shareWords(all, yours, atOnce)}.`;
}
