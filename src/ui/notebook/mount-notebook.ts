import { readInputs } from '#notebook/inputs.ts';
import { type Arrangement, arranged } from '#notebook/arrange.ts';
import { type Undoable, begin, change, redo, undo } from '#puzzles/undo.ts';
import { faultOfFile, fileNameOf, formatNotebook, parseNotebook } from '#notebook/notebook.ts';
import { addNotice, notice } from '#ui/kit/element-state.ts';
import { onceAFrame } from '#ui/kit/once-a-frame.ts';
import { isSaidByInput, part, say } from '#ui/kit/parts.ts';
import { withinRoom } from '#ui/tools/own-problem/problem-draft.ts';
import { copyToolLink } from '#ui/tools/kit/links.ts';
import { mountCommands } from '#ui/tools/kit/commands.ts';
import { mountDraftFile } from '#ui/tools/kit/draft-file.ts';
import { otherTabWords } from '#ui/tools/kit/words.ts';
import { LONG_LIMIT } from './box.ts';
import { mountArranging } from './arranging.ts';
import { bringFigure } from './cell-figure-place.ts';
import './cell-figure.ts';
import { createCellList } from './cell-list.ts';
import { tellChange } from './cell-news.ts';
import { type LiveCell, cellView } from './cell-view.ts';
import { createCellRunner } from './cell-runner.ts';
import type { CellState } from './cells.ts';
import { fromTemplate } from './from-template.ts';
import { createStandings } from './standings.ts';
import { tellCopy, tellLink } from './of-a-link.ts';
import { notebookOpening } from './opening.ts';
import { createSandbox } from './sandbox.ts';
import { textCell, textPlace } from './text-cell.ts';
import { mountTitle } from './title.ts';

/** In characters: a longer notebook has to be saved as a file. */
const MOST_LINK = 50_000;

/**
 * Mounts a notebook. Nothing runs before the reader presses Run or sets an input, because a link may bring foreign
 * code; then a cell runs in the sandbox with the cells that it needs, and quick dependents follow.
 */
export function mountNotebook(host: HTMLElement, signal: AbortSignal): void {
  const said = part(host, 'said', HTMLElement);
  const built = JSON.parse(part(host, 'original', HTMLElement).textContent) as string;
  const original = parseNotebook(built);
  const builtInputs = JSON.parse(part(host, 'built-inputs', HTMLElement).textContent) as Readonly<
    Record<string, unknown>
  >;
  const opening = notebookOpening(host, built);
  const { keeper } = opening;
  let { work } = opening;
  /** True until the reader changes or keeps the notebook of the link. */
  let isOfLink = opening.isLinked;
  /** True once the reader has run something. */
  let hasRun = false;
  const sandbox = createSandbox(host, host.dataset['box'] ?? '', signal, {
    goesOn: (isGoing) => runner.goesOn(isGoing),
    ended: (why) => runner.ended(why),
    late: (error) => runner.late(error),
  });
  let made = 0;
  /** The cell in which the reader is typing: all typing there up to a run is one step of Undo. */
  let typing: HTMLElement | string | null = null;

  const list = createCellList(part(host, 'cells', HTMLElement), {
    text(built, text) {
      const place = built ?? textPlace(text);
      const words = textCell(place, text, { changed: () => typed(place), left });
      return { kind: 'text', place, words };
    },
    code(built, text) {
      const place = built ?? codePlace(text);
      const id = place.dataset['cell'] ?? '';
      // A cell with a result of the build is treated like one that has run here.
      const source = built && { code: text, all: null };
      const state: CellState = { id, code: text, set: {}, isFresh: false, source, took: 0 };
      const view = cellView(place, text, {
        changed: (code) => edit(id, code),
        run: () => void run(id).then(() => bringFigure(place)),
        runOn: () => void run(id).then(() => next(id)?.view.focus()),
        runLong: () => void run(id, LONG_LIMIT),
        stop,
        others: () => [...list.live.values()].flatMap((one) => (one.state === state ? [] : [one.state.code])),
        set(label, value) {
          state.set = { ...state.set, [label]: value };
          typing = null;
          typed(id);
          // A link's code waits for Run, and so does what an input of it would run.
          if (opening.isLinked && !hasRun) standings.update();
          else void run(id);
        },
      });
      // The inputs of the build work at once: setting one runs the cell.
      if (built) view.offer(readInputs(builtInputs[id]));
      return { kind: 'code', place, live: { state, view } };
    },
  });

  function codePlace(text: string): HTMLElement {
    made += 1;
    const template = part(host, 'cell-template', HTMLTemplateElement);
    const place = fromTemplate(template, 'cell-new', `cell-n${made}`);
    const code = part(place, 'code', HTMLElement);
    (code.querySelector('code') ?? code).textContent = text;
    return place;
  }

  const next = (id: string): LiveCell | undefined => {
    const all = [...list.live.values()];
    return all[all.findIndex(({ state }) => state.id === id) + 1];
  };

  function edit(id: string, code: string): void {
    const cell = list.live.get(id);
    if (!cell || cell.state.code === code) return;
    cell.state.code = code;
    cell.state.isFresh = false;
    standings.update();
    typed(id);
  }

  /** Keeps typed text at once; the text from before the typing is one step back. */
  function typed(place: HTMLElement | string): void {
    const steps = typing === place ? { ...work, now: textNow() } : change(work, textNow());
    typing = place;
    keep(steps);
  }

  /** After editing, a text may parse as several cells, or none. */
  function left(): void {
    typing = null;
    const fault = replace(now());
    if (fault !== '') say(said, fault);
  }

  function keep(next: Undoable<string>): void {
    if (isOfLink) opening.adopt();
    isOfLink = false;
    const kept = keeper.keep(withinRoom(next));
    ({ work } = kept);
    if (kept.hasOthers) notice(host, otherTabWords('notebook'));
    file.keeps(kept.isKept);
    commands.update();
    tellChange(host);
  }

  /** The current notebook as text. */
  const textNow = (): string => formatNotebook({ title: title.text, cells: list.cells() });

  const standings = createStandings(() => list.live, signal);
  const runner = createCellRunner(
    () => list.live,
    standings,
    sandbox,
    (words) => {
      if (!isSaidByInput()) say(said, words);
    },
  );
  const { stop } = runner;

  function run(id: string, limit?: number): Promise<void> {
    typing = null;
    hasRun = true;
    return runner.run(id, limit);
  }

  /** Shows and keeps another notebook. Returns the fault when it cannot be read. */
  function replace(next: Undoable<string>): string {
    const fault = tryToShow(next.now);
    if (fault === '') keep(next);
    return fault;
  }

  function tryToShow(text: string): string {
    try {
      const notebook = parseNotebook(text);
      stop();
      typing = null;
      title.show(notebook.title);
      list.show(notebook.cells);
      arranging.update();
      standings.update();
      if (notebook.unread) addNotice(host, notebook.unread);
      return '';
    } catch (error) {
      return error instanceof Error ? `${error.message}.` : String(error);
    }
  }

  const title = mountTitle(host, original.title, signal, () => typed('title'));
  const arranging = mountArranging(host, () => list.all, signal, arrange);

  /** Moves, deletes or adds a cell, or opens a text for editing. */
  function arrange(index: number, how: Arrangement | 'edit'): void {
    if (how === 'edit') {
      editText(index);
      return;
    }
    const { cells, at, words } = arranged(list.cells(), index, how);
    const fault = replace(change(now(), formatNotebook({ title: title.text, cells })));
    say(said, fault || words);
    if (fault !== '') return;
    const cell = list.all[at];
    if (how === 'text') editText(at);
    else if (how === 'code' && cell?.kind === 'code') cell.live.view.edit();
    else arranging.focus(at, how);
  }

  function editText(index: number): void {
    const cell = list.all[index];
    if (cell?.kind === 'text') cell.words.edit();
  }

  const now = (): Undoable<string> => ({ ...work, now: textNow() });
  const commands = mountCommands(host, signal, {
    'run-all'() {
      typing = null;
      hasRun = true;
      void runner.runAll();
    },
    'add-cell': () => arrange(list.all.length - 1, 'code'),
    'add-text': () => arrange(list.all.length - 1, 'text'),
    // `replace` returns an empty string on success, which clears the previous message.
    undo: { act: () => say(said, replace(undo(now()))), isOff: () => work.past.length === 0 },
    redo: { act: () => say(said, replace(redo(now()))), isOff: () => work.future.length === 0 },
    'start-over': () => {
      replace(change(now(), formatNotebook(original)));
      say(said, 'The notebook is as it was. Undo brings yours back.');
    },
    'show-solution': () => {
      const template = part(host, 'mended', HTMLTemplateElement);
      replace(change(now(), template.content.textContent));
      say(said, 'A solution is in the first cell. Undo brings yours back.');
    },
    'copy-notebook': async () => {
      const text = textNow();
      const isLong = text.length > MOST_LINK;
      say(
        said,
        isLong
          ? 'The notebook is too long for a link. Save it as a file and send that.'
          : await copyToolLink(host, 'The link to this notebook', { text }),
      );
    },
  });

  const file = mountDraftFile(
    host,
    {
      noun: 'notebook',
      fileName: () => fileNameOf(title.text),
      text: textNow,
      open: (text) => faultOfFile(text) || replace(change(now(), text)),
      say: (words) => say(said, words),
    },
    signal,
  );

  list.adopt(original.cells);
  standings.asBuilt();
  begins();

  /** Shows newer work from another tab, or from this page before Back. The previous state is one step back. */
  function follow(): void {
    const other = isOfLink ? null : keeper.fromOtherTab();
    const mine = textNow();
    if (!other || other.now === mine || tryToShow(other.now) !== '') return;
    work = other.past.includes(mine) ? other : begin(other.now, [...other.past, mine]);
    notice(host, 'This notebook was changed in another tab, and this is that version. Undo restores yours.');
    commands.update();
    tellChange(host);
  }

  const followSoon = onceAFrame(follow, signal);
  for (const sign of ['storage', 'pageshow']) window.addEventListener(sign, followSoon, { signal });

  /** Shows the notebook of the link or draft, without running it. */
  function begins(): void {
    file.offer(opening.draft, keeper.text);
    commands.update();
    if (work.now === built) return;
    const fault = tryToShow(work.now);
    if (fault) notice(host, `The notebook could not be opened: ${fault}`);
    else if (!isOfLink) say(said, 'As you left it. A cell that has not run since says so.');
    else tellLink(host, keepLinked);
    if (opening.isCopy) tellCopy(host);
  }

  function keepLinked(): void {
    keep(now());
    say(said, 'Kept on this device: you will find it under “Yours” on the notebook page.');
  }
}
