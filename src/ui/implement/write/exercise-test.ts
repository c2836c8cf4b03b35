import { messageOf } from '#english/english.ts';
import { type Exercise, doneName } from '#practice/code/exercises.ts';
import { noteAnswer, noteMissed } from '#ui/kit/answers.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { TIME_LIMIT } from '#ui/notebook/box.ts';
import type { CodeBox } from './code-box.ts';
import type { ExerciseVerdict, TestEnd } from './exercise-verdict.ts';
import type { failureOf } from './failure.ts';
import { keepPassed } from './own-code.ts';

interface ExerciseTest {
  /** Tests the code. */
  run(): Promise<void>;
  /** Ends a test that runs, and drops the answer to it: the code has changed. */
  cancel(): void;
  /** Focuses the button Test. */
  focus(): void;
}

interface TestOptions {
  readonly verdict: ExerciseVerdict;
  /** The code to test, called once for each test. */
  code(): string;
  /** Called each time the code passes. */
  passed(): void;
}

/** The test of an exercise in the sandbox: its buttons Test and Stop, and what is noted of its end. */
export function mountExerciseTest(
  place: HTMLElement,
  { id }: Pick<Exercise, 'id'>,
  box: CodeBox,
  { verdict, code, passed }: TestOptions,
  signal: AbortSignal,
): ExerciseTest {
  const { press } = wiring(place, signal);
  /** Counts tests and changes, so that the answer to an earlier test can be dropped. */
  let turn = 0;
  let isTesting = false;
  /** True once a test of this visit has failed: only the first is noted. */
  let hasMissed = false;
  const testButton = press('test', () => void run());
  const stopButton = press('stop', () => box.stop());

  function show(isRunning: boolean): void {
    isTesting = isRunning;
    if (stopButton) stopButton.hidden = !isRunning;
    if (testButton) testButton.hidden = isRunning;
    const other = isRunning ? stopButton : testButton;
    // The focus moves from the hidden button to the visible one.
    if (document.activeElement === document.body || document.activeElement === testButton) other?.focus();
  }

  async function run(): Promise<void> {
    const text = code();
    turn += 1;
    const mine = turn;
    verdict.testing();
    show(true);
    try {
      const tools = await fetchAtPress('the compiler', () => import('./test-tools.ts'));
      // The code may have changed while the compiler was fetched.
      if (mine !== turn) return;
      const read = tools.compiled((compile) => tools.testRequest(id, text, compile));
      if ('fault' in read) verdict.unreadable(read.fault);
      else {
        const end = await box.run({ test: read.made }, TIME_LIMIT);
        if (mine === turn) note(end, text, tools.failureOf);
      }
    } catch (error) {
      if (mine === turn) verdict.none(messageOf(error));
    }
    if (mine === turn) show(false);
  }

  function note(end: TestEnd, text: string, read: typeof failureOf): void {
    const { kind } = end;
    if (kind === 'passed') {
      keepPassed(id, text);
      noteAnswer(doneName(id), 'right');
    } else if (kind === 'failed' || kind === 'too long') {
      if (!hasMissed) noteMissed(doneName(id));
      hasMissed = true;
    }
    verdict.show(end, read);
    if (kind !== 'passed') return;
    verdict.showTick(text);
    passed();
  }

  return {
    run,
    cancel() {
      turn += 1;
      // Only a test is stopped: the box may be running the solver below.
      if (!isTesting) return;
      box.stop();
      show(false);
    },
    focus: () => testButton?.focus(),
  };
}
