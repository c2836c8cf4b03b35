/** What a reader who performs the search hears: in the sentences of the narrator, and in numbers. */
import { caption } from '#history/index.ts';
import { inFigures, listed } from '#english/english.ts';
import { type Exercise, type Round, frameOf, isOver, scoreOf } from './round.ts';

/** The one sentence under the matrix: what was just done, or why it was not. */
export function turnWords(exercise: Exercise, round: Round): string {
  if (round.wrong) return round.wrong.reason;
  const step = exercise.steps[round.done - 1];
  if (!step) return 'Nothing is covered yet. Which column does the search branch on?';
  if (isOver(exercise, round)) return resultWords(exercise, round);
  const frame = frameOf(exercise, round);
  // A press that does an event is announced as the event, with or without its first cover.
  const isMove = step.act === 'cover' || step.act === 'uncover';
  return caption(isMove ? frame : { ...frame, move: null }, exercise.names);
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
  const found = `${inFigures(covers.length, 'solution')}: ${covers.join('; ')}`;
  const right = atOnce === all ? 'each right first time' : `${atOnce} right first time`;
  return `You have finished, with ${found}. ${inFigures(all, 'step')}, ${right}.`;
}
