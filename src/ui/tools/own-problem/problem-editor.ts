import { sizeOf } from '#dlx/matrix.ts';
import type { Undoable } from '#puzzles/undo.ts';
import { begin, change, redo, undo, withBefore } from '#puzzles/undo.ts';
import { TextError } from '#puzzles/text.ts';
import type { UserBoardProblem } from '#puzzles/user-problem/encode.ts';
import { examine } from '#puzzles/user-problem/doctor/examine.ts';
import { MOST } from '#puzzles/user-problem/limits.ts';
import { formatUserProblem } from '#puzzles/user-problem/format.ts';
import { faultOfLength, parseUserProblem } from '#puzzles/user-problem/parse.ts';
import { userProblem } from '#scenarios/user-problem.ts';
import { inFigures, inWords, messageOf } from '#english/english.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { readText } from '#ui/kit/address-text.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { addNotice, notice } from '#ui/kit/notice.ts';
import type { Reading } from '#puzzles/user-problem/pasted/reading.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountCommands } from '../kit/commands.ts';
import { workOf } from '../kit/draft.ts';
import { mountDraftFile } from '../kit/draft-file.ts';
import { copyToolLink } from '../kit/copy-tool-link.ts';
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
 * when the reader pauses or leaves the page: not as the field is left, because a notice would then move the button that
 * is being pressed.
 */
export function problemEditor(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const { part, on } = wiring(host, signal);
  const area = part('text', HTMLTextAreaElement);
  const example = part('example', HTMLSelectElement);
  const status = part('text-status', HTMLElement);
  const fault = mountTextFault(host, area);
  const findings = mountFindings(host, signal, (place) => figure().pin(place));
  const found = part('no-findings', HTMLElement);
  const other = part('other-reading', HTMLButtonElement);
  const keeper = problemKeeper();
  let work: Undoable<string> = begin(area.value);
  /** The text of the problem in the figure; later typing is not a step yet. */
  let opened = area.value;
  /** True when steps of another tab were put before a text that is not opened yet: Undo leads from it to those. */
  let isAfterOthers = false;

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
    if (kept.hasOthers) {
      notice(host, otherTabWords('problem'));
      isAfterOthers = area.value !== opened;
    }
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
    isAfterOthers = false;
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

  /** Returns what a text may mean; null, with the error shown, when it cannot be read. */
  async function readingsOf(text: string): Promise<readonly [Reading, ...Reading[]] | null> {
    try {
      const { readPasted } = await fetchAtPress('the code that reads the text', () => import('#notebook/pasted.ts'));
      const readings = readPasted(text);
      fault.show(text, null);
      return readings;
    } catch (error) {
      say(status, error instanceof TextError ? '' : messageOf(error));
      if (error instanceof TextError) fault.show(text, error);
      tellChanged();
      return null;
    }
  }

  /** What the opened text may mean as well, with the text as it was pasted. */
  let others: { readonly pasted: string; readonly readings: readonly [Reading, ...Reading[]] } | null = null;

  /**
   * Opens the first reading of a text, and offers the next. A text of another format becomes DLX text in the field,
   * after a step that has the pasted one, to which Undo leads.
   */
  function openReading(
    before: Undoable<string>,
    pasted: string,
    [first, ...rest]: readonly [Reading, ...Reading[]],
  ): void {
    const isAsTyped = pasted === first.text || formatted(pasted) === formatted(first.text);
    const text = isAsTyped ? pasted : first.text;
    area.value = text;
    area.scrollTo(0, 0);
    if (!open(text)) return;
    const withPasted = before.now === pasted || isAsTyped ? before : change(before, pasted);
    keep(change(withPasted, text));
    const [next] = rest;
    others = next ? { pasted, readings: [next, ...rest.slice(1), first] } : null;
    other.hidden = !next;
    if (next) setText(other, `Read it as ${next.as}`);
    if (!isAsTyped || next) say(status, `Read as ${first.as}.`);
  }

  /** Removes the findings, which are about the problem in the figure and not about the text. */
  function tellChanged(): void {
    findings.show([]);
    setText(found, 'The doctor looks at the text when you open it.');
  }

  /** Shows that the text has changed since it was opened. */
  function tellTyped(): void {
    other.hidden = true;
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
    'open-text': async () => {
      if (!isAfterOthers) notice(host, '');
      const pasted = area.value;
      const readings = await readingsOf(pasted);
      if (!readings || area.value !== pasted) {
        keep();
        fault.lead();
        return;
      }
      // Only now: the text may have been kept, and another tab's steps merged in, while the code was on its way.
      openReading(isAfterOthers ? undo(work) : { ...work, now: opened }, pasted, readings);
    },
    'other-reading': () => {
      if (others) openReading({ ...work, now: area.value }, others.pasted, others.readings);
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
    const sizes = `${inWords(text.length)} characters, but a link carries at most ${inWords(MOST.link)}`;
    return Promise.resolve(`The text has ${sizes}. Save it as a file and send that.`);
  }

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

/** The DLX text of a text that can be read; null for another. */
function formatted(text: string): string | null {
  try {
    return formatUserProblem(parseUserProblem(text));
  } catch {
    return null;
  }
}
