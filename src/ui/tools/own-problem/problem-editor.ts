import { sizeOf } from '#dlx/matrix.ts';
import type { Undoable } from '#puzzles/undo.ts';
import { begin, change, redo, undo, withBefore } from '#puzzles/undo.ts';
import { TextError } from '#puzzles/text.ts';
import type { UserBoardProblem } from '#puzzles/user-problem/encode.ts';
import { examine } from '#puzzles/user-problem/doctor/examine.ts';
import { MOST } from '#puzzles/user-problem/limits.ts';
import { faultOfLength } from '#puzzles/user-problem/parse.ts';
import { userProblem } from '#scenarios/user-problem.ts';
import { inFigures, inWords } from '#english/english.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { addNotice, notice, readText } from '#ui/kit/element-state.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountCommands } from '../kit/commands.ts';
import { workOf } from '../kit/draft.ts';
import { mountDraftFile } from '../kit/draft-file.ts';
import { copyToolLink } from '../kit/links.ts';
import { linkedWords, otherTabWords } from '../kit/words.ts';
import { mountFindings } from './findings.ts';
import { NOTHING_FOUND } from './finding-words.ts';
import { problemKeeper, withinRoom } from './problem-draft.ts';
import { mountTextFault } from './text-fault.ts';

/** The pause in typing after which the text is kept, in milliseconds. */
const STILL_MS = 800;

/**
 * Wires the field in which the reader writes a problem. *Open* parses it and passes it to the figure; a text with an
 * error stays in the field, and the figure does not change. Each opened text is a step of Undo; unopened text is stored
 * when the reader pauses, or leaves the field or the page.
 */
export function problemEditor(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const { part, on } = wiring(host, signal);
  const area = part('text', HTMLTextAreaElement);
  const example = part('example', HTMLSelectElement);
  const status = part('text-status', HTMLElement);
  const fault = mountTextFault(host, area);
  const findings = mountFindings(host, signal, (place) => figure().pin(place));
  const found = part('no-findings', HTMLElement);
  const keeper = problemKeeper();
  let work: Undoable<string> = begin(area.value);
  /** The text of the problem in the figure; later typing is not a step yet. */
  let opened = area.value;

  /** Returns the problem of a text; null, with the error shown, when it cannot be read. */
  function read(text: string): UserBoardProblem | null {
    try {
      const problem = userProblem.encode({ problem: text });
      fault.show(text, null);
      return problem;
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      fault.show(text, error);
      return null;
    }
  }

  /** Runs while a typed text is not stored yet. */
  let timer = 0;

  /** Stores the work with the current text of the field. */
  function keep(next: Undoable<string> = { ...work, now: area.value }): void {
    clearTimeout(timer);
    const kept = keeper.keep(withinRoom(next));
    ({ work } = kept);
    if (kept.hasOthers) notice(host, otherTabWords('problem'));
    file.keeps(kept.isKept);
    commands.update();
  }

  /** Passes the problem of the text to the figure; false when it cannot be read. */
  function open(text: string): boolean {
    const problem = read(text);
    if (!problem) {
      say(status, '');
      tellChanged();
      return false;
    }
    figure().set('problem', text);
    opened = text;
    tell(problem);
    return true;
  }

  function tell({ matrix, userProblem: problem }: UserBoardProblem): void {
    const { findings: all, kinds } = examine(problem);
    findings.show(all);
    const count = all.length === 0 ? NOTHING_FOUND : `${inFigures(all.length, 'finding')}:`;
    setText(found, kinds === '' ? count : `${kinds} ${count}`);
    const { rows, primary, secondary, ones } = sizeOf(matrix);
    const columns = `${inFigures(primary, 'primary column')}${secondary > 0 ? ` and ${inFigures(secondary, 'secondary column')}` : ''}`;
    say(status, `Read: ${inFigures(rows, 'row')}, ${columns}, ${inFigures(ones, 'one')}.`);
  }

  /** Removes the findings, which are about the problem in the figure and not about the text. */
  function tellChanged(): void {
    findings.show([]);
    setText(found, 'The doctor looks at the text when it is opened.');
  }

  /** Shows that the text has changed since it was opened. */
  function tellTyped(): void {
    const problem = area.value === opened ? read(opened) : null;
    if (problem) tell(problem);
    else {
      tellChanged();
      setText(status, 'Changed since it was opened. Press Open to read it.');
    }
  }

  /** Puts another step into the field, stores it and opens it. */
  function replace(next: Undoable<string>): void {
    area.value = next.now;
    keep(next);
    open(next.now);
  }

  const own = (): Undoable<string> => ({ ...work, now: area.value });
  const commands = mountCommands(host, signal, {
    'open-text': () => {
      notice(host, '');
      const before = { ...work, now: opened };
      if (open(area.value)) keep(change(before, area.value));
      else {
        keep();
        fault.lead();
      }
    },
    undo: { act: () => replace(undo(own())), isOff: () => work.past.length === 0 },
    redo: { act: () => replace(redo(own())), isOff: () => work.future.length === 0 },
    'copy-problem': async () => say(status, await linkWords(area.value)),
  });
  const file = mountDraftFile(
    host,
    {
      noun: 'problem',
      fileName: 'problem.txt',
      text: () => area.value,
      open(text) {
        replace(change(own(), text));
        return '';
      },
      say: (words) => say(status, words),
    },
    signal,
  );

  function linkWords(text: string): Promise<string> {
    if (text.length <= MOST.link) {
      return copyToolLink(host, 'The link to this problem', { problem: text });
    }
    const sizes = `${inWords(text.length)} characters, and a link carries at most ${inWords(MOST.link)}`;
    return Promise.resolve(`The text has ${sizes}. Save it as a file and send that.`);
  }

  on(area, 'change', () => keep());
  on(area, 'input', () => {
    tellTyped();
    clearTimeout(timer);
    timer = window.setTimeout(() => keep(), STILL_MS);
  });
  signal.addEventListener('abort', () => clearTimeout(timer));
  on(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden' && area.value !== work.now) keep();
  });
  on(window, 'pagehide', () => area.value !== work.now && keep());
  on(area, 'paste', (event) => {
    const fault = faultOfLength(event.clipboardData?.getData('text') ?? '');
    if (fault === '') return;
    // A huge text would freeze the field.
    event.preventDefault();
    say(status, `What you pasted was not accepted: ${fault}.`);
  });
  on(area, 'keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    host.querySelector<HTMLButtonElement>('[data-do="open-text"]')?.click();
  });
  on(example, 'change', loadExample);

  function loadExample(): void {
    const text = example.value;
    example.value = '';
    if (text !== '') replace(change(own(), text));
  }

  // `figure` is defined only after `pictures` has returned.
  queueMicrotask(() => {
    if (!signal.aborted) begins();
  });

  /** A link takes precedence over the draft, to which Undo then leads back. */
  function begins(): void {
    const draft = keeper.read();
    const kept = workOf(draft);
    const linked = readText(host, 'problem');
    const isTyped = area.value !== area.defaultValue;
    file.offer(draft, keeper.text);
    if (linked !== null) {
      work = kept?.now === linked ? kept : begin(linked, draft.steps);
      area.value = linked;
      opened = figure().settings['problem'] ?? opened;
      const problem = read(linked);
      if (problem) tell(problem);
      if (work !== kept && kept) {
        addNotice(host, linkedWords('problem', draft.steps.includes(linked)));
      }
    } else if (kept && !isTyped) {
      work = kept;
      area.value = kept.now;
      open(kept.now);
    } else if (kept) {
      // Text typed before this script ran becomes the step after the draft.
      work = withBefore(begin(area.value), draft.steps);
    }
    if (isTyped && linked === null) {
      tellTyped();
      keep();
    }
    commands.update();
    loadExample();
  }

  return () => undefined;
}
