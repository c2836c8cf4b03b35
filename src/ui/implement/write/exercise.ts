import type { Exercise } from '#practice/code/exercises.ts';
import type { Undoable } from '#puzzles/undo.ts';
import { begin, change, redo, undo } from '#puzzles/undo.ts';
import { codePlace } from '#ui/notebook/code-place.ts';
import { announcePerformed } from '#ui/kit/announced.ts';
import { part } from '#ui/kit/parts.ts';
import { withinRoom } from '#ui/tools/own-problem/problem-draft.ts';
import { mountCommands } from '#ui/tools/kit/commands.ts';
import { workOf } from '#ui/tools/kit/draft.ts';
import type { DraftKeeper } from '#ui/tools/kit/draft-keeper.ts';
import { otherTabWords, unkeptWords } from '#ui/tools/kit/words.ts';
import type { CodeBox } from './code-box.ts';
import { mountExerciseTest } from './exercise-test.ts';
import { exerciseVerdict } from './exercise-verdict.ts';

/** One exercise as it stands on the page. */
export interface MountedExercise {
  /** Changes the starting text, and the cell as long as nothing has been written in it. */
  beginWith(start: string): void;
}

interface ExerciseOptions {
  readonly box: CodeBox;
  /** Called each time the code passes. */
  passed(): void;
  /** Keeps the code. */
  readonly keeper: DraftKeeper<string>;
}

/** Wires one exercise: its code, which is kept as it is typed, its test, and the verdict. */
export function mountExercise(
  place: HTMLElement,
  exercise: Exercise,
  { box, passed, keeper }: ExerciseOptions,
  signal: AbortSignal,
): MountedExercise {
  const { title, solution } = exercise;
  let { start } = exercise;
  const kept = workOf(keeper.read());
  let work = kept ?? begin(start);
  /** True while typing goes on: everything typed up to a test is one step of Undo. */
  let isTyping = false;
  /** The notice about another tab, as long as Undo of what is being typed leads there. */
  let meanwhile = '';

  const written = codePlace(
    part(place, 'code', HTMLElement),
    start,
    {
      changed: typed,
      run: () => void test.run(),
      runOn: () => void test.run(),
      leave: () => test.focus(),
      fail: (message) => verdict.note(message),
      others: () => [],
      hasLibrary: false,
      label: () => `${title}, code`,
    },
    signal,
  );
  const verdict = exerciseVerdict(place, exercise, written.mark);
  const code = (): string => {
    isTyping = false;
    return work.now;
  };
  const test = mountExerciseTest(place, exercise, box, { verdict, code, passed: hasPassed }, signal);
  const commands = mountCommands(place, signal, {
    undo: { act: () => replace(undo(work)), isOff: () => work.past.length === 0 },
    redo: { act: () => replace(redo(work)), isOff: () => work.future.length === 0 },
    'start-over': () => {
      replace(change(work, start));
      verdict.note(`The code is as it was at the start.${work.past.length > 0 ? ' Undo brings yours back.' : ''}`);
    },
    'use-solution': () => {
      replace(change(work, solution));
      verdict.note('The solution is in the cell. Undo brings your own code back.');
      written.focus();
    },
  });

  function hasPassed(): void {
    announcePerformed(place, { share: 1, isOver: true });
    passed();
  }

  function keep(next: Undoable<string>): void {
    const { work: now, hasOthers, isKept } = keeper.keep(withinRoom(next));
    work = now;
    commands.update();
    if (hasOthers) meanwhile = otherTabWords('code');
    const words = isKept ? meanwhile : unkeptWords('code', 'Copy it before you leave.');
    if (words !== '') verdict.note(words);
  }

  function typed(text: string): void {
    if (text === work.now) return;
    clear(text);
    if (!isTyping) meanwhile = '';
    const next = isTyping ? { ...work, now: text } : change(work, text);
    isTyping = true;
    keep(next);
  }

  function replace(next: Undoable<string>): void {
    if (next.now !== work.now) clear(next.now);
    isTyping = false;
    meanwhile = '';
    keep(next);
    written.replace(work.now);
  }

  /** Clears the verdict, because the code has changed to this. */
  function clear(now: string): void {
    test.cancel();
    announcePerformed(place, { share: 0, isOver: false });
    verdict.none();
    verdict.showTick(now);
  }

  if (kept) {
    written.replace(work.now);
    verdict.note('The code is as you left it.');
  }
  commands.update();
  verdict.showTick(work.now);

  return {
    beginWith(text) {
      if (start === text) return;
      const isUntouched = work.now === start && work.past.length === 0;
      start = text;
      if (!isUntouched) return;
      work = begin(text);
      written.replace(text);
    },
  };
}
