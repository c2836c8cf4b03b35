import type { CellState } from './cells.ts';
import { type Input, type InputValue, type SetValues, withSet } from '#notebook/inputs.ts';
import { unusedWords } from '#notebook/set-values.ts';
import type { Output } from '#notebook/outputs.ts';
import type { SentNews } from '#notebook/protocol.ts';
import type { Outcome, RunError } from '#notebook/runner.ts';
import { soFarWords } from '#notebook/so-far-words.ts';
import { formatUserProblem } from '#puzzles/user-problem/format.ts';
import { faultWords, readUserProblem } from '#puzzles/user-problem/read.ts';
import { messageOf } from '#english/english.ts';
import { copyText } from '#ui/kit/copy-text.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { button, isSaidByInput, part, say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { MOST_GOING_MS } from '#workers/guard.ts';
import type { GuardEnd } from '#workers/guard.ts';
import type { Ended } from './box.ts';
import { LONG_LIMIT } from './box.ts';
import { drawCellChart } from './cell-chart.ts';
import { createCellCounting } from './cell-counting.ts';
import { showInputs } from './cell-inputs.ts';
import { figureIn, figureOf } from './cell-figure-place.ts';
import { tellNone, tellProblem } from './cell-news.ts';
import { sendProblem } from './cell-problems.ts';
import type { CellStanding } from './cells.ts';
import type { Place } from './code-place.ts';
import { codePlace } from './code-place.ts';
import { doctorDoor } from './doctor-door.ts';
import { builtWords, mountFold } from './fold.ts';
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
  /** The cell as a program. @throws Error that says why it cannot be one */
  program(): Promise<string>;
}

const [RUNNING, GOING, DONE] = ['Running…', 'Done, but something in it is still running.', 'Done.'];

/** The status of a cell whose result is visible, and of one without a visible result. */
const WORDS: Readonly<Record<CellStanding, { readonly shown: string; readonly bare: string }>> = {
  none: { shown: 'Not run yet.', bare: 'Not run yet.' },
  current: { shown: '', bare: '' },
  older: {
    shown: 'This result is from before your change. Run it again.',
    bare: 'Changed since it ran. Run it again.',
  },
  stale: {
    shown: 'This result is out of date: something the cell uses has changed. Run it again.',
    bare: 'Something the cell uses has changed. Run it again.',
  },
};

/** A code cell as it stands on the page. */
export interface LiveCell {
  readonly state: CellState;
  readonly view: CellView;
}

/** The view of one code cell. */
export interface CellView {
  /** Shows that the cell is running or queued. */
  runs(): void;
  /** Shows the progress of a search, and keeps what is to be shown if the run is ended early. */
  tells(news: SentNews): void;
  /** Shows whether the result is up to date. */
  stands(now: CellStanding): void;
  /**
   * Shows the outcome of a run; false when the cell failed, or its problem is not valid.
   * @param set what is set in its inputs
   * @param limit of the run, in milliseconds
   */
  show(outcome: Outcome, set: SetValues, limit: number): boolean;
  /** Shows inputs before the cell has run. */
  offer(inputs: readonly Input[]): void;
  /** The inputs in which the reader has set something. */
  inputsSet(): readonly Input[];
  /** Shows other values in the inputs. */
  sets(values: SetValues): void;
  /** Shows why the cell cannot run, and marks the place. */
  fail(words: string, place?: Place): void;
  /** Shows that the run was ended early; true when its lines or the cheapest solution so far are shown as its result. */
  ended(why: Ended, limit: number): boolean;
  /** Shows that code of the cell goes on after the run, with Stop; false when it does no more. */
  goesOn(isGoing: boolean): void;
  /** Shows why the worker was ended after the run. */
  overran(why: GuardEnd): void;
  /** Shows an error that was thrown after the run. */
  late(error: RunError): void;
  /** Ends the running state; the words say why the cell did not run. */
  settle(words?: string): void;
  /** Names its buttons and its code by its number, from 1. */
  number(now: number): void;
  /** How a reader stops it, from where the focus is. */
  wayToStop(): string;
  focus(): void;
  /** Opens the editor, with the focus in it. */
  edit(): void;
  /** Ends the editor. */
  end(): void;
}

/** Wires one cell: its code, which becomes an editor when it gets the focus, its buttons and its output. */
export function cellView(place: HTMLElement, text: string, actions: CellActions): CellView {
  const leaving = new AbortController();
  const { signal } = leaving;
  const { press } = wiring(place, signal);
  const code = part(place, 'code', HTMLElement);
  const words = part(place, 'cell-status', HTMLElement);
  const fault = part(place, 'cell-fault', HTMLElement);
  const output = part(place, 'cell-output', HTMLElement);
  const inputs = part(place, 'cell-inputs', HTMLElement);
  const built = part(place, 'cell-built', HTMLElement);
  const doctor = doctorDoor(place, signal);
  const fold = mountFold(place, signal);
  const run = press('run-cell', actions.run);
  const stop = press('stop-cell', actions.stop);
  const long = press('run-long', actions.runLong);
  press('copy-cell', () => void copy());
  press('copy-program', () => void copyProgram());
  const counting = createCellCounting(words);
  let now = text;
  let number = 0;
  let asked: readonly Input[] = [];
  /** The status of the last run, its error, and whether its result is up to date. */
  let status = '';
  let wrong = '';
  /** What went wrong after the run, which does not take the place of its error. */
  let afterwards = '';
  let standing: CellStanding = 'current';
  /** The status of a result that is the best so far. */
  let unproved = '';
  /** The lines and the cheapest solution that the running cell has sent. */
  let lines: string[] = [];
  let best: Output | null = null;
  /** Why an edit was refused, or that the editor is missing; shown until the next change or run. */
  let refused = '';

  const written = codePlace(
    code,
    text,
    {
      ...actions,
      changed(next) {
        now = next;
        fold.update(next);
        refused = '';
        tell(status === RUNNING ? RUNNING : '');
        actions.changed(next);
      },
      leave: () => (run?.hidden ? stop : run)?.focus(),
      fail(message) {
        refused = withStop(message);
        showFault();
      },
      label: () => `Cell ${number}, code`,
    },
    signal,
  );
  fold.update(text);
  // Later than the first render, so that screen readers do not announce every cell.
  queueMicrotask(() => words.setAttribute('role', 'status'));

  /** Renders the status line, and dims a result that is out of date. */
  function showStatus(): void {
    const isShown = output.childElementCount > 0 || figureIn(place)?.hidden === false;
    const isSaid = now.trim() !== '' && (isShown || fault.hidden) && ['', DONE, unproved].includes(status);
    // The runner announces running and finished cells once for all of them.
    const isSilent = status === RUNNING || status === DONE || isSaidByInput();
    words.setAttribute('aria-live', isSilent ? 'off' : 'polite');
    setText(words, (isSaid && WORDS[standing][isShown ? 'shown' : 'bare']) || status);
    place.toggleAttribute('data-older', isShown && (standing === 'older' || standing === 'stale'));
  }

  function showFault(): void {
    const said = [refused, wrong, afterwards].filter((one) => one !== '').join(' ');
    setText(fault, said);
    fault.hidden = said === '';
    showStatus();
  }

  function tell(next: string, why = '', later = ''): void {
    [status, wrong, afterwards] = [next, why, later];
    showFault();
    const isRunning = status === RUNNING;
    const pressed = [run, stop, long].find((one) => one === document.activeElement);
    if (stop) stop.hidden = !isRunning && status !== GOING;
    if (run) run.hidden = isRunning;
    if (long) long.hidden = true;
    // When the pressed button disappears, the focus moves to the one that replaces it.
    if (pressed?.hidden) (isRunning ? stop : run)?.focus();
    place.toggleAttribute('data-running', isRunning);
    counting.hide();
  }

  /** Offers to run it with more time, unless it has had that. */
  function offerLong(limit: number): void {
    if (long) long.hidden = limit >= LONG_LIMIT;
  }

  function fail(message: string, at?: Place): void {
    fold.open();
    tell('', `${placeWords(at)}${withStop(message)}`);
    written.mark(at ?? null, message);
  }

  /** Copies the code, with what is set in its fields instead of the initial values. */
  async function copy(): Promise<void> {
    const set = asked.filter(({ start }) => start !== undefined);
    words.setAttribute('aria-live', 'polite');
    try {
      const text =
        set.length === 0
          ? now
          : (await fetchAtPress('the code that reads cells', () => import('#notebook/set-in-code.ts'))).withValues(
              now,
              set,
            );
      say(words, await copyText(set.length === 0 ? 'The code' : 'The code, with what you have set,', text));
    } catch (error) {
      say(words, messageOf(error));
    }
  }

  async function copyProgram(): Promise<void> {
    words.setAttribute('aria-live', 'polite');
    try {
      say(words, await copyText('The program', await actions.program()));
    } catch (error) {
      say(words, messageOf(error));
    }
  }

  function showOutput(given: Output | null, lines: readonly string[]): void {
    output.replaceChildren(...outputNodes(document, given, lines));
    if (given?.kind === 'chart') void drawCellChart(output, given.chart);
  }

  /**
   * Shows a problem in the figure of the cell. Returns the faults of a problem that is not valid, else an empty string.
   */
  function showProblem({ data, rules }: Extract<Output, { kind: 'problem' }>): string {
    const { problem, faults } = readUserProblem(data);
    if (!problem) return faults.slice(0, 5).map(faultWords).join('; ');
    const text = formatUserProblem(problem);
    const figure = figureOf(place);
    const title = figure.querySelector('.figure-title');
    if (title) title.textContent = problem.title ?? 'The problem';
    // A figure that is not mounted yet still shows the problem of the build.
    const isAsleep = figure.dataset['ready'] === undefined;
    if (isAsleep && part(figure, 'standard', HTMLElement).textContent !== JSON.stringify(text)) {
      figure.dataset['outdated'] = '';
      // Mounts the figure as the reader's focus would.
      figure.dispatchEvent(new Event('focusin'));
    }
    sendProblem(figure, text);
    setText(built, builtWords(problem));
    doctor.show(problem, rules ?? null);
    tellProblem(place, { code: now, problem, rules: rules ?? null });
    return '';
  }

  function offer(next: readonly Input[]): void {
    asked = next;
    showInputs(inputs, next, actions.set);
  }

  return {
    runs() {
      if (status !== RUNNING) refused = '';
      [best, lines] = [null, []];
      tell(RUNNING);
    },
    tells(news) {
      if (news.kind === 'line') {
        lines.push(news.line);
        return;
      }
      counting.show(news);
      if (news.kind === 'cheapest') best = news.soFar.cost === null ? null : (news.best ?? best);
    },
    stands(next) {
      standing = next;
      showStatus();
    },
    show({ output: given, inputs: wanted, lines: all, error, unproved: open }, set, limit) {
      offer(wanted);
      if (error) {
        // The old figure stays for comparison with the code that is being fixed.
        showOutput(null, all);
        fail(error.message, error);
        if (open) offerLong(limit);
        return false;
      }
      const faults = given?.kind === 'problem' ? showProblem(given) : '';
      if (given?.kind !== 'problem' || faults !== '') {
        doctor.hide();
        setText(built, '');
        tellNone(place);
      }
      const figure = figureIn(place);
      if (figure) figure.hidden = given?.kind !== 'problem' || faults !== '';
      showOutput(given, all);
      unproved = open ? soFarWords(open) : '';
      tell(unproved || (given === null && all.length === 0 ? DONE : ''), '', unusedWords(set, wanted));
      if (open) offerLong(limit);
      written.mark(null, '');
      if (faults !== '') fail(faults);
      return faults === '';
    },
    offer,
    inputsSet: () => asked.filter(({ start }) => start !== undefined),
    sets: (values) => offer(asked.map((input) => withSet(input, values))),
    fail,
    ended(why, limit) {
      // Of the cells that ran together, some may have been done.
      if (!place.hasAttribute('data-running')) return false;
      const came = counting.words();
      const isShown = best !== null || lines.length > 0;
      if (isShown) showOutput(best, lines);
      if (why === 'stopped') tell(`Stopped.${came}`);
      else if (why === 'broken') tell('', 'The cell sent too much or broke the sandbox, so it was stopped.');
      else if (why === 'never')
        tell('', 'The cell was waiting for something that could no longer come, so it was stopped.');
      else {
        tell('', `The cell was still running after ${limit / 1_000} seconds, so it was stopped.${came}`);
        offerLong(limit);
      }
      return isShown;
    },
    goesOn(isGoing) {
      if (status !== RUNNING && (isGoing || status === GOING)) tell(isGoing ? GOING : '', wrong, afterwards);
    },
    overran(why) {
      const words = {
        'went on': `Something in the cell kept running for ${MOST_GOING_MS / 1_000} seconds after the run, so it was stopped.`,
        broken: 'The cell kept sending messages after its run, so it was stopped.',
        never: '',
      };
      if (status !== RUNNING) tell('', wrong, `${afterwards} ${words[why]}`.trim());
    },
    late(error) {
      if (status === RUNNING) return;
      fold.open();
      afterwards = `${placeWords(error)}An error after the run: ${withStop(error.message)}`;
      showFault();
      written.mark(error, error.message);
    },
    settle(why = '') {
      if (place.hasAttribute('data-running')) tell(why);
    },
    number(next) {
      number = next;
      written.name();
      run?.setAttribute('aria-label', `Run cell ${number}`);
      stop?.setAttribute('aria-label', `Stop cell ${number}`);
      button(place, 'copy-cell')?.setAttribute('aria-label', `Copy cell ${number}`);
      button(place, 'copy-program')?.setAttribute('aria-label', `Copy as a program, cell ${number}`);
      long?.setAttribute('aria-label', `Run for two minutes, cell ${number}`);
    },
    wayToStop: () => (code.contains(document.activeElement) ? 'Escape takes you to Stop.' : 'Stop ends it.'),
    edit: written.edit,
    focus: written.focus,
    end() {
      leaving.abort();
      written.end();
    },
  };
}

/** The words with a full stop at their end, unless they are empty or have one. */
function withStop(words: string): string {
  return words === '' || words.endsWith('.') ? words : `${words}.`;
}

/** “Line 3, column 5: ”; empty where the place is unknown. */
function placeWords(at?: Place): string {
  if (!at || at.line === 0) return '';
  return `Line ${at.line}${at.column > 0 ? `, column ${at.column}` : ''}: `;
}
