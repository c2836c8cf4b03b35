import { TextError } from '#puzzles/text.ts';
import type { Undoable } from '#puzzles/undo.ts';
import { begin, change, redo, undo } from '#puzzles/undo.ts';
import { ASKED } from '#puzzles/words/draft.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import { capital, sentence } from '#english/english.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { mountFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { addNotice, notice, readText } from '#ui/kit/element-state.ts';
import type { Mount } from '#ui/kit/mount.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { TaskLine } from '#ui/kit/worker.ts';
import { mountCommands } from '../kit/commands.ts';
import { lineFormat, workOf } from '../kit/draft.ts';
import { mountDraftFile } from '../kit/draft-file.ts';
import { keeperOf } from '../kit/keeper.ts';
import { copyLink } from '../kit/links.ts';
import { otherTabWords, sentences } from '../kit/words.ts';
import { usualPictures } from '#ui/explore/usual-pictures.ts';
import type { Seeded, WishFields } from './wish-fields.ts';

/** A sheet is made once the reader has stopped writing for so long, in milliseconds. */
const STILL_MS = 500;

const OLD_SHEET = 'The sheet is that of the words before.';

/** What the tool does with what a worker makes of a wish. */
export interface SheetHearer<Sheet> {
  /** How far it is, as a sentence. */
  progress(words: string): void;
  /** A sheet, or none; and a sentence about what is not as wished. */
  done(made: { readonly sheet: Sheet | null; readonly words: string }): void;
  failed(why: string): void;
}

/** A kind of sheet that is made of the reader's words: a word search, a crossword. */
export interface SheetKind<Draft extends Seeded, Wish, Sheet> {
  /** Under this name the device keeps the draft. */
  readonly name: string;
  readonly sheetNoun: string;
  readonly fileName: string;
  /** The draft as a line, and back; `parse` throws TextError. */
  format(draft: Draft): string;
  parse(line: string): Draft;
  /** What the page shows at first. */
  readonly standard: Draft;
  /** @throws TextError for words that cannot be read, RangeError for those that give no such sheet */
  wishOf(draft: Draft): Wish;
  fields(host: HTMLElement): WishFields<Draft>;
  /** Opens the worker that makes such sheets. */
  openMaker(hearer: SheetHearer<Sheet>, signal: AbortSignal): TaskLine<Wish>;
  show(host: HTMLElement, sheet: Sheet): void;
  /** What is said of a sheet. */
  sheetWords(sheet: Sheet): string;
  /** Why the figure cannot show the search of a draft's line; empty when it can. */
  faultOf(line: string): string;
}

/** Wires a sheet and its wishes, and the figure of the search on the same words. */
export function mountSheetFigure<Draft extends Seeded, Wish, Sheet>(
  scenario: Scenario,
  kind: SheetKind<Draft, Wish, Sheet>,
): Mount {
  return (host, signal) => {
    const usual = usualPictures(scenario);
    mountFigure(
      host,
      {
        scenario,
        pictures: (place, figure, until) => [...usual(place, figure, until), sheetTool(kind, place, figure, until)],
      },
      signal,
    );
  };
}

/**
 * What the reader asks of a sheet, and the sheet. Each change that can be read gives a new sheet,
 * made in a worker, and is a step that Undo leads back to; the figure of the search has the same words. What
 * cannot be read stays as it is, with what is wrong, and so does the sheet.
 */
function sheetTool<Draft extends Seeded, Wish, Sheet>(
  kind: SheetKind<Draft, Wish, Sheet>,
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
): Picture {
  const { part, on } = wiring(host, signal);
  const { format, sheetNoun } = kind;
  const lines = lineFormat(format, kind.parse);
  const status = part('sheet-status', HTMLElement);
  const fault = part('words-fault', HTMLElement);
  const stop = host.querySelector<HTMLButtonElement>('[data-do="stop-sheet"]');
  const fields = kind.fields(host);
  const keeper = keeperOf(kind.name, lines);
  let work: Undoable<Draft> = begin(kind.standard);
  let timer = 0;

  const maker = kind.openMaker(
    {
      progress: (words) => setText(status, words),
      done({ sheet, words }) {
        rest();
        if (sheet) kind.show(host, sheet);
        say(status, sentences(sheet ? kind.sheetWords(sheet) : '', words, sheet ? '' : OLD_SHEET));
      },
      failed(why) {
        rest();
        say(status, `No ${sheetNoun} was made: ${why}.`);
      },
    },
    signal,
  );

  function rest(): void {
    host.removeAttribute('data-making');
    if (stop) stop.hidden = true;
  }

  /** Makes the sheet of a draft and gives its words to the figure; what is wrong is said. */
  function make(draft: Draft): void {
    try {
      const wish = kind.wishOf(draft);
      setText(fault, '');
      fields.markWords(false);
      setText(status, 'The search is on …');
      host.setAttribute('data-making', '');
      if (stop) stop.hidden = false;
      maker.begin(wish);
    } catch (error) {
      if (!(error instanceof TextError || error instanceof RangeError)) throw error;
      maker.cancel();
      rest();
      setText(fault, sentence(error.message));
      fields.markWords(true);
      setText(status, OLD_SHEET);
      return;
    }
    const line = format(draft);
    const tooLarge = kind.faultOf(line);
    notice(host, tooLarge === '' ? '' : `${capital(tooLarge)}; it shows the words before.`);
    if (tooLarge === '' && figure().settings['puzzle'] !== line) figure().set('puzzle', line);
  }

  /** Keeps a step and shows it. */
  function keep(next: Undoable<Draft>): void {
    const kept = keeper.keep(next);
    ({ work } = kept);
    if (kept.hasOthers) addNotice(host, otherTabWords('list of words'));
    file.keeps(kept.isKept);
    commands.update();
  }

  function goTo(next: Undoable<Draft>): void {
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
    const isOther = format(draft) !== format(work.now);
    if (isOther) keep(change(work, draft));
    // A seed that could not be read may be again what it was: then its fault goes.
    if (isOther || fault.textContent !== '') make(draft);
  }

  const commands = mountCommands(
    host,
    {
      undo: { act: () => goTo(undo(work)), isOff: () => work.past.length === 0 },
      redo: { act: () => goTo(redo(work)), isOff: () => work.future.length === 0 },
      'new-seed': () => goTo(change(work, { ...work.now, seed: 1 + Math.floor(Math.random() * ASKED.seed) })),
      'stop-sheet': () => {
        maker.cancel();
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
      fileName: kind.fileName,
      text: () => format(work.now),
      open(text) {
        const { thing, fault: wrong } = lines.read(text.trim());
        if (thing) goTo(change(work, thing));
        return thing ? '' : `This file cannot be read: ${wrong}.`;
      },
      say: (words) => say(status, words),
    },
    signal,
  );

  const linkWords = (): Promise<string> =>
    copyLink(host, `The link to this ${sheetNoun}`, { puzzle: format(work.now) });

  const tool = part('writing', HTMLElement);
  on(tool, 'change', changed);
  on(tool, 'input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(changed, STILL_MS);
  });
  on(window, 'pagehide', changed);
  signal.addEventListener('abort', () => clearTimeout(timer));

  // The figure is there once the pictures are.
  queueMicrotask(() => {
    if (!signal.aborted) begins();
  });

  /** A link comes before the draft; Undo then leads back to the draft. */
  function begins(): void {
    const draft = keeper.read();
    const kept = workOf(draft);
    const linked = readText(host, 'puzzle');
    const read = linked === null ? null : lines.read(linked).thing;
    const isTyped = fields.isTyped();
    file.offer(draft, keeper.text);
    if (read) {
      // The figure writes what it shows into the address: that is no link of somebody else.
      const isOwn = draft.steps.some((step) => format(step) === linked);
      work = kept && isOwn ? kept : begin(read, draft.steps);
      if (work !== kept && kept) addNotice(host, 'These words came with the link. Undo brings back your own.');
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
