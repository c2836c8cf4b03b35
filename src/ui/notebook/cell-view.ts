import type { CellState } from './cells.ts';
import type { Input, InputValue } from '#notebook/inputs.ts';
import type { Output } from '#notebook/outputs.ts';
import type { Outcome } from '#notebook/runner.ts';
import type { Counting } from '#notebook/solving.ts';
import { formatUserProblem } from '#puzzles/user-problem/format.ts';
import { faultWords, readUserProblem } from '#puzzles/user-problem/read.ts';
import { part, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Ended } from './box.ts';
import { LONG_LIMIT } from './box.ts';
import { drawCellChart } from './cell-chart.ts';
import { createCellCounting } from './cell-counting.ts';
import { showInputs } from './cell-inputs.ts';
import { figureIn, figureOf } from './cell-figure-place.ts';
import { tellProblem } from './cell-news.ts';
import { sendProblem } from './cell-problems.ts';
import type { Standing } from './cells.ts';
import type { Place } from './code-place.ts';
import { codePlace } from './code-place.ts';
import { doctorDoor } from './doctor-door.ts';
import { outputNodes } from './output-nodes.ts';

export interface CellActions {
  changed(code: string): void;
  run(): void;
  /** Runs the cell and goes on to the next one. */
  runOn(): void;
  /** Runs it with more time. */
  runLong(): void;
  stop(): void;
  /** The code of the other cells. */
  others(): readonly string[];
  set(label: string, value: InputValue): void;
}

const [RUNNING, DONE] = ['Running …', 'Done.'];

/** What is said of the result under a cell, and of a cell that shows none. */
const WORDS: Readonly<Record<Standing, { readonly shown: string; readonly bare: string }>> = {
  none: { shown: 'Not run yet.', bare: 'Not run yet.' },
  current: { shown: '', bare: '' },
  older: {
    shown: 'This result is of the code before your change. Run it again.',
    bare: 'Changed since it ran. Run it again.',
  },
  stale: {
    shown: 'This result is older: what the cell uses has changed. Run it again.',
    bare: 'What it uses has changed. Run it again.',
  },
};

/** A code cell as it stands on the page. */
export interface LiveCell {
  readonly state: CellState;
  readonly view: CellView;
}

/** The part of the page that is one cell of code. */
export interface CellView {
  /** Says that it is running, or will in a moment. */
  runs(): void;
  /** Shows how far a count is, while the cell runs. */
  counts(counting: Counting): void;
  /** Says whether the result under it is of what stands there now. */
  stands(now: Standing): void;
  /** Shows what came of a run; false when the cell failed, or gave something that is no problem. */
  show(outcome: Outcome): boolean;
  /** Shows inputs before the cell has run. */
  offer(inputs: readonly Input[]): void;
  /** Says why the cell cannot run, and marks the place. */
  fail(words: string, place?: Place): void;
  /** Says that the run was ended before the cell was done. */
  ended(why: Ended, limit: number): void;
  /** Takes back that it is running; the words say why it has not. */
  settle(words?: string): void;
  focus(): void;
  /** Opens the editor, with the focus in it. */
  edit(): void;
  /** Ends the editor. */
  end(): void;
}

/** Wires one cell: its code, which becomes an editor when it gets the focus, its buttons and its output. */
export function cellView(place: HTMLElement, host: HTMLElement, text: string, actions: CellActions): CellView {
  const leaving = new AbortController();
  const { signal } = leaving;
  const { press } = wiring(place, signal);
  const code = part(place, 'code', HTMLElement);
  const words = part(place, 'cell-status', HTMLElement);
  const fault = part(place, 'cell-fault', HTMLElement);
  const output = part(place, 'cell-output', HTMLElement);
  const inputs = part(place, 'cell-inputs', HTMLElement);
  const doctor = doctorDoor(place, signal);
  const run = press('run-cell', actions.run);
  const stop = press('stop-cell', actions.stop);
  const long = press('run-long', actions.runLong);
  const counting = createCellCounting(words);
  let now = text;
  /** What has become of the last run, and of its result since. */
  let status = '';
  let wrong = '';
  let standing: Standing = 'current';
  /** Why what was typed or pasted has not been taken: it stands until the next change, or run, of the cell. */
  let refused = '';

  const written = codePlace(
    code,
    text,
    {
      ...actions,
      changed(next) {
        now = next;
        refused = '';
        tell(status === RUNNING ? RUNNING : '');
        actions.changed(next);
      },
      leave: () => run?.focus(),
      fail(message) {
        refused = `${message}.`;
        showFault();
      },
      label: () => `Cell ${[...host.querySelectorAll('.code-cell')].indexOf(place) + 1}, code`,
    },
    signal,
  );
  // Once all cells are in their places.
  queueMicrotask(() => words.setAttribute('role', 'status'));

  /** What the status line says, and whether the result looks as if it were of what stands there now. */
  function showStatus(): void {
    const isShown = output.childElementCount > 0 || figureIn(place)?.hidden === false;
    const isSaid = now.trim() !== '' && (isShown || fault.hidden) && (status === '' || status === DONE);
    // That cells run and have run is said once for all of them.
    words.setAttribute('aria-live', status === RUNNING || status === DONE ? 'off' : 'polite');
    setText(words, (isSaid && WORDS[standing][isShown ? 'shown' : 'bare']) || status);
    place.toggleAttribute('data-older', isShown && (standing === 'older' || standing === 'stale'));
  }

  function showFault(): void {
    const said = [refused, wrong].filter((one) => one !== '').join(' ');
    setText(fault, said);
    fault.hidden = said === '';
    showStatus();
  }

  function tell(next: string, why = ''): void {
    [status, wrong] = [next, why];
    showFault();
    const isRunning = status === RUNNING;
    const pressed = [run, stop, long].find((one) => one === document.activeElement);
    if (stop) stop.hidden = !isRunning;
    if (run) run.hidden = isRunning;
    if (long) long.hidden = true;
    // The button that was pressed goes away: the focus goes to the one that comes.
    if (pressed?.hidden) (isRunning ? stop : run)?.focus();
    place.toggleAttribute('data-running', isRunning);
    counting.hide();
  }

  function fail(message: string, at?: Place): void {
    const where = at && at.line > 0 ? `Line ${at.line}${at.column > 0 ? `, column ${at.column}` : ''}: ` : '';
    tell('', `${where}${message}.`);
    written.mark(at ?? null, message);
  }

  function showOutput(given: Output | null, lines: readonly string[]): void {
    output.replaceChildren(...outputNodes(document, given, lines));
    if (given?.kind === 'chart') void drawCellChart(output, given.chart);
  }

  /** Shows a problem in the figure of the cell, which is there when the cell has given one before. */
  function showProblem({ data, rules }: Extract<Output, { kind: 'problem' }>): string {
    const { problem, faults } = readUserProblem(data);
    if (!problem) return faults.slice(0, 5).map(faultWords).join('; ');
    const text = formatUserProblem(problem);
    figureOf(place, host).then(
      (figure) => {
        const title = figure.querySelector('.figure-title');
        if (title) title.textContent = problem.title ?? 'The problem';
        // Until it is alive, the figure shows what it was drawn with.
        const isAsleep = figure.dataset['ready'] === undefined;
        if (isAsleep && part(figure, 'standard', HTMLElement).textContent !== JSON.stringify(text)) {
          figure.dataset['waiting'] = '';
          // What wakes it when the reader comes to it; the one who has just run the cell is there.
          figure.dispatchEvent(new Event('focusin'));
        }
        sendProblem(figure, text);
      },
      (error: unknown) => fail(error instanceof Error ? error.message : String(error)),
    );
    doctor.show(problem, rules ?? null);
    tellProblem(place, { code: now, problem, rules: rules ?? null });
    return '';
  }

  return {
    runs() {
      if (status !== RUNNING) refused = '';
      tell(RUNNING);
    },
    counts: (news) => counting.show(news),
    stands(next) {
      standing = next;
      showStatus();
    },
    show({ output: given, inputs: asked, lines, error }) {
      showInputs(inputs, asked, actions.set);
      if (error) {
        // A figure stays, as one of the code before: what is being mended can be compared with it.
        showOutput(null, lines);
        fail(error.message, error);
        return false;
      }
      const faults = given?.kind === 'problem' ? showProblem(given) : '';
      if (given?.kind !== 'problem' || faults !== '') doctor.hide();
      const figure = figureIn(place);
      if (figure) figure.hidden = given?.kind !== 'problem' || faults !== '';
      showOutput(given, lines);
      tell(given === null && lines.length === 0 ? DONE : '');
      written.mark(null, '');
      if (faults !== '') fail(faults);
      return faults === '';
    },
    offer: (asked) => showInputs(inputs, asked, actions.set),
    fail,
    ended(why, limit) {
      const came = counting.words();
      if (why === 'stopped') tell(`Stopped.${came}`);
      else if (why === 'broken') tell('', 'The cell said too much, or broke the sandbox; it was ended.');
      else {
        tell('', `The cell was still running after ${limit / 1_000} seconds, and was ended.${came}`);
        if (long) long.hidden = limit >= LONG_LIMIT;
      }
    },
    settle(why = '') {
      if (place.hasAttribute('data-running')) tell(why);
    },
    edit: written.edit,
    focus: written.focus,
    end() {
      leaving.abort();
      written.end();
    },
  };
}
