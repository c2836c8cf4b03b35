import { casesOf } from '#practice/code/cases.ts';
import type { Exercise } from '#practice/code/exercises.ts';
import { doneName } from '#practice/code/exercises.ts';
import { faultOf } from '#practice/code/fault.ts';
import { caseWords, programFaultWords } from '#practice/code/fault-words.ts';
import { testRequest } from '#practice/code/requests.ts';
import { WAY_WORDS } from '#practice/code/way-back.ts';
import type { TestResult } from '#practice/code/test-code.ts';
import { wrongBy } from '#practice/code/wrongs.ts';
import type { Undoable } from '#puzzles/undo.ts';
import { begin, change, redo, undo } from '#puzzles/undo.ts';
import { inWords, messageOf } from '#english/english.ts';
import { TIME_LIMIT } from '#ui/notebook/box.ts';
import { codePlace } from '#ui/notebook/code-place.ts';
import { make } from '#ui/kit/make.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { tick } from '#ui/kit/tick.ts';
import { TEXTS, withinRoom } from '#ui/tools/own-problem/problem-draft.ts';
import { noteAnswer, noteMissed } from '#ui/kit/answers.ts';
import { mountCommands } from '#ui/tools/kit/commands.ts';
import { workOf } from '#ui/tools/kit/draft.ts';
import { draftKeeper } from '#ui/tools/kit/draft-keeper.ts';
import { otherTabWords, unkeptWords } from '#ui/tools/kit/words.ts';
import type { CodeBox } from './code-box.ts';
import { compiled } from './compiler.ts';
import { drawDamage } from './damage.ts';
import { draftOf, keepPassed, passedCode } from './own-code.ts';

const lineOf = (words: string): HTMLElement => make(document, 'p', { class: 'verdict-line' }, words);

type Verdict = 'none' | 'right' | 'wrong';

/** One exercise as it stands on the page. */
export interface MountedExercise {
  /** Changes the starting text, and the cell as long as nothing has been written in it. */
  beginWith(start: string): void;
}

/**
 * Wires one exercise: its code, which is saved as it is typed, its test, and the verdict.
 *
 * @param passed called each time the code passes
 */
export function mountExercise(
  place: HTMLElement,
  exercise: Exercise,
  box: CodeBox,
  passed: () => void,
  signal: AbortSignal,
): MountedExercise {
  const { part, press } = wiring(place, signal);
  const { id, title, solution } = exercise;
  const code = part('code', HTMLElement);
  const status = part('status', HTMLElement);
  const verdict = part('verdict', HTMLElement);
  const picture = part('damage', HTMLElement);
  const svg = part('damage-torus', SVGSVGElement);
  const lines = part('lines', HTMLElement);
  const keeper = draftKeeper(draftOf(id), TEXTS);
  let { start } = exercise;
  const kept = workOf(keeper.read());
  let work = kept ?? begin(start);
  /** True while typing goes on: everything typed up to a test is one step of Undo. */
  let isTyping = false;
  /** The notice about another tab, as long as Undo of what is being typed leads there. */
  let meanwhile = '';
  /** Counts tests and changes, so that the answer to an earlier test can be dropped. */
  let turn = 0;
  let isTesting = false;
  /** True once a test of this visit has failed: only the first is noted. */
  let hasMissed = false;

  const written = codePlace(
    code,
    start,
    {
      changed: typed,
      run: () => void test(),
      runOn: () => void test(),
      leave: () => testButton?.focus(),
      fail: (message) => setText(status, message),
      others: () => [],
      hasLibrary: false,
      label: () => `${title}, code`,
    },
    signal,
  );
  const testButton = press('test', () => void test());
  const stopButton = press('stop', () => box.stop());
  const commands = mountCommands(place, signal, {
    undo: { act: () => replace(undo(work)), isOff: () => work.past.length === 0 },
    redo: { act: () => replace(redo(work)), isOff: () => work.future.length === 0 },
    'start-over': () => {
      replace(change(work, start));
      setText(status, 'As it was at the start. Undo brings yours back.');
    },
    'use-solution': () => {
      replace(change(work, solution));
      setText(status, 'The solution is in the cell. Undo brings yours back.');
      written.focus();
    },
  });

  function keep(next: Undoable<string>): void {
    const { work: now, hasOthers, isKept } = keeper.keep(withinRoom(next));
    work = now;
    commands.update();
    if (hasOthers) meanwhile = otherTabWords('code');
    const words = isKept ? meanwhile : unkeptWords('code');
    if (words !== '') setText(status, words);
  }

  function typed(text: string): void {
    if (text === work.now) return;
    clear();
    if (!isTyping) meanwhile = '';
    const next = isTyping ? { ...work, now: text } : change(work, text);
    isTyping = true;
    keep(next);
  }

  function replace(next: Undoable<string>): void {
    if (next.now !== work.now) clear();
    isTyping = false;
    meanwhile = '';
    keep(next);
    written.replace(work.now);
  }

  /** Clears the verdict, because the code has changed. */
  function clear(): void {
    turn += 1;
    // Only a test is stopped: the box may be running the solver below.
    if (isTesting) {
      box.stop();
      runs(false);
    }
    tell('none');
    showTick();
  }

  function tell(how: Verdict, ...words: readonly string[]): void {
    place.dataset['verdict'] = how;
    setText(status, '');
    picture.hidden = true;
    lines.hidden = true;
    written.mark(null, '');
    verdict.replaceChildren(...words.map(lineOf));
  }

  function runs(isRunning: boolean): void {
    isTesting = isRunning;
    if (stopButton) stopButton.hidden = !isRunning;
    if (testButton) testButton.hidden = isRunning;
    const other = isRunning ? stopButton : testButton;
    // The focus moves from the hidden button to the visible one.
    if (document.activeElement === document.body || document.activeElement === testButton) other?.focus();
  }

  async function test(): Promise<void> {
    const text = work.now;
    isTyping = false;
    turn += 1;
    const mine = turn;
    tell('none');
    say(status, 'Testing …');
    runs(true);
    try {
      const read = await compiled((compile) => testRequest(id, text, compile));
      if ('fault' in read) {
        const { message, line, column } = read.fault;
        tell('wrong', `Line ${line}: ${message}.`);
        written.mark({ line, column: Math.max(1, column) }, message);
      } else {
        const end = await box.run({ test: read.made }, TIME_LIMIT);
        if (mine === turn) show(end, text);
      }
    } catch (error) {
      if (mine === turn) tell('none', messageOf(error));
    }
    if (mine === turn) runs(false);
  }

  function show(end: Awaited<ReturnType<CodeBox['run']>>, text: string): void {
    switch (end.kind) {
      case 'passed':
        keepPassed(id, text);
        noteAnswer(doneName(id), 'right');
        tell(
          'right',
          `Passed: right in ${inWords(end.cases)} cases, on the 6×7 matrix and on 200 random ones.`,
          ...end.ways.map((way) => WAY_WORDS[way]),
        );
        showLines(end.lines);
        showTick();
        passed();
        return;
      case 'failed':
        miss();
        showFault(end);
        return;
      case 'stopped':
        tell('none', 'Stopped.');
        return;
      case 'too long':
        miss();
        tell(
          'wrong',
          `It was still running after ${TIME_LIMIT / 1_000} seconds, and was ended: a loop of it has no end. ` +
            'Each loop around a ring ends where it began.',
        );
        return;
      default: {
        const message = 'message' in end ? end.message : 'The code said too much, and was ended';
        tell('wrong', `${message}.`);
      }
    }
  }

  function miss(): void {
    if (!hasMissed) noteMissed(doneName(id));
    hasMissed = true;
  }

  function showFault({ at, observed, alike, lines: said }: Extract<TestResult, { kind: 'failed' }>): void {
    const one = casesOf(id)[at];
    const fault = one && faultOf(one, observed);
    if (!one || !fault) {
      tell('wrong', 'What came out of the sandbox could not be read. Test it again.');
      return;
    }
    const meant = wrongBy(id, one, observed, fault, alike)?.words;
    tell('wrong', ...(meant === undefined ? [] : [meant]), programFaultWords(one, fault), `Seen at ${caseWords(one)}.`);
    if (fault.kind === 'broken' && fault.line > 0) {
      written.mark({ line: fault.line, column: 1 }, fault.message);
    }
    picture.hidden = !drawDamage(svg, one, observed, fault, `${id}-damage`);
    showLines(said);
  }

  function showLines(said: readonly string[]): void {
    lines.hidden = said.length === 0;
    setText(lines.querySelector('pre'), said.join('\n'));
  }

  function showTick(): void {
    const isDone = passedCode(id) !== null;
    part('tick', HTMLElement).replaceChildren(...(isDone ? [tick('solved')] : []));
    if (isDone && work.now === passedCode(id) && verdict.childElementCount === 0) {
      place.dataset['verdict'] = 'right';
      verdict.replaceChildren(lineOf('Passed.'));
    } else if (isDone && place.dataset['verdict'] === 'none') {
      setText(status, 'What passed is kept, and has its place in your solver. The cell has changed since.');
    }
  }

  if (kept) {
    written.replace(work.now);
    setText(status, 'As you left it.');
  }
  commands.update();
  showTick();

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
