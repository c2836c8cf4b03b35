import type { Undoable } from '../../../puzzles/undo.ts';
import { begin, change, redo, undo } from '../../../puzzles/undo.ts';
import { TextError } from '../../../puzzles/text.ts';
import type { WordDraft } from '../../../puzzles/words/draft.ts';
import { ASKED, formatDraft, parseDraft, wishOf } from '../../../puzzles/words/draft.ts';
import type { Sheet } from '../../../puzzles/words/sheet.ts';
import { sheetWords } from '../../../puzzles/words/sheet.ts';
import { faultOf, STANDARD } from '../../../scenarios/word-search.ts';
import { capital, inFigures } from '../../../words/english.ts';
import type { MountedFigure } from '../../figure/mount-figure.ts';
import type { Picture } from '../../figure/pictures.ts';
import { addNotice, notice, readText } from '../../page/element-state.ts';
import { part, say, setText } from '../../page/parts.ts';
import { mountCommands } from '../../workbench/commands.ts';
import { lineFormat, workOf } from '../../workbench/draft.ts';
import { mountDraftFile } from '../../workbench/draft-file.ts';
import { keeperOf } from '../../workbench/keeper.ts';
import { copyLink } from '../../workbench/links.ts';
import { otherTabWords, sentences } from '../../workbench/words.ts';
import { openSheetMaker } from './sheet-maker.ts';
import { showSheet } from './show-sheet.ts';
import { wishFields } from './wish-fields.ts';
import { WORDS } from './words-name.ts';

/** A sheet is made once the reader has stopped writing for so long, in milliseconds. */
const STILL_MS = 500;

const FORMAT = lineFormat(formatDraft, parseDraft, TextError);

/**
 * What the reader asks of a word search, and its sheet. Each change that can be read gives a new sheet,
 * made in a worker, and is a step that Undo leads back to; the figure of the search has the same words. What
 * cannot be read stays as it is, with what is wrong, and so does the sheet.
 */
export function wordTool(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
): Picture {
  const status = part(host, 'sheet-status', HTMLElement);
  const fault = part(host, 'words-fault', HTMLElement);
  const stop = host.querySelector<HTMLButtonElement>('[data-do="stop-sheet"]');
  const fields = wishFields(host);
  const keeper = keeperOf(WORDS, FORMAT);
  let work: Undoable<WordDraft> = begin(parseDraft(STANDARD));
  let timer = 0;

  const maker = openSheetMaker({
    best: (crossings) => setText(status, `Packing … ${inFigures(crossings, 'crossing')} so far.`),
    made({ sheet, words }) {
      rest();
      if (sheet) show(sheet);
      say(status, sentences(sheet ? sheetWords(sheet) : '', words));
    },
    broken(why) {
      rest();
      say(status, `No sheet was made: ${why}.`);
    },
  });

  function rest(): void {
    host.removeAttribute('data-making');
    if (stop) stop.hidden = true;
  }

  function show(sheet: Sheet): void {
    showSheet(host, sheet);
  }

  /** Makes the sheet of a draft and gives its words to the figure; what is wrong is said. */
  function make(draft: WordDraft): void {
    try {
      const wish = wishOf(draft);
      setText(fault, '');
      fields.markWords(false);
      setText(status, 'Packing …');
      host.setAttribute('data-making', '');
      if (stop) stop.hidden = false;
      maker.make(wish);
    } catch (error) {
      if (!(error instanceof TextError)) throw error;
      maker.stop();
      rest();
      setText(fault, capital(`${error.message}.`));
      fields.markWords(true);
      setText(status, 'The sheet is that of the words before.');
      return;
    }
    const line = formatDraft(draft);
    const tooLarge = faultOf(line);
    notice(host, tooLarge === '' ? '' : `${capital(tooLarge)}; it shows the words before.`);
    if (tooLarge === '' && figure().settings['puzzle'] !== line) figure().set('puzzle', line);
  }

  /** Keeps a step and shows it. */
  function keep(next: Undoable<WordDraft>): void {
    const kept = keeper.keep(next);
    ({ work } = kept);
    if (kept.hasOthers) addNotice(host, otherTabWords('list of words'));
    file.keeps(kept.isKept);
    commands.update();
  }

  function goTo(next: Undoable<WordDraft>): void {
    clearTimeout(timer);
    fields.write(next.now);
    keep(next);
    make(next.now);
  }

  /** The fields as they are now, as a step of their own. */
  function changed(): void {
    clearTimeout(timer);
    const { draft, words } = fields.read();
    if (!draft) {
      setText(fault, words);
      return;
    }
    const isOther = formatDraft(draft) !== formatDraft(work.now);
    if (isOther) keep(change(work, draft));
    // A seed that could not be read may be again what it was: then its fault goes.
    if (isOther || fault.textContent !== '') make(draft);
  }

  const commands = mountCommands(
    host,
    {
      undo: { act: () => goTo(undo(work)), isOff: () => work.past.length === 0 },
      redo: { act: () => goTo(redo(work)), isOff: () => work.future.length === 0 },
      'new-seed': () =>
        goTo(change(work, { ...work.now, seed: 1 + Math.floor(Math.random() * ASKED.seed) })),
      'stop-sheet': () => {
        maker.stop();
        rest();
        say(status, 'Stopped. The sheet is the one before.');
      },
      'copy-words': async () => say(status, await linkWords()),
      'print-sheet': () => print(),
    },
    signal,
  );
  const file = mountDraftFile(
    host,
    {
      noun: 'list of words',
      fileName: 'word-search.txt',
      text: () => formatDraft(work.now),
      open(text) {
        const { thing, fault: wrong } = FORMAT.read(text.trim());
        if (thing) goTo(change(work, thing));
        return thing ? '' : `This file cannot be read: ${wrong}.`;
      },
      say: (words) => say(status, words),
    },
    signal,
  );

  const linkWords = (): Promise<string> =>
    copyLink(host, 'The link to this word search', { puzzle: formatDraft(work.now) });

  const tool = part(host, 'writing', HTMLElement);
  tool.addEventListener('change', changed, { signal });
  tool.addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(changed, STILL_MS);
    },
    { signal },
  );
  addEventListener('pagehide', changed, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    maker.stop();
  });

  // The figure is there once the pictures are.
  queueMicrotask(() => {
    if (!signal.aborted) begins();
  });

  /** A link comes before the draft; Undo then leads back to the draft. */
  function begins(): void {
    const draft = keeper.read();
    const kept = workOf(draft);
    const linked = readText(host, 'puzzle');
    const read = linked === null ? null : FORMAT.read(linked).thing;
    const isTyped = fields.isTyped();
    file.offer(draft, keeper.text);
    if (read) {
      // The figure writes what it shows into the address: that is no link of somebody else.
      const isOwn = draft.steps.some((step) => formatDraft(step) === linked);
      work = kept && isOwn ? kept : begin(read, draft.steps);
      if (work !== kept && kept) addNotice(host, 'These words came with the link. Undo brings back your own.'); // prettier-ignore
    } else if (kept) work = kept;
    if (isTyped && !read) {
      // What was written before the draft could be read stands after it.
      changed();
    } else if (read || kept) {
      fields.write(work.now);
      make(work.now);
    }
    commands.update();
  }

  return () => undefined;
}
