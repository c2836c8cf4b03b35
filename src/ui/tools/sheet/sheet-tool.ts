import { TextError } from '#puzzles/text.ts';
import type { Undoable } from '#puzzles/undo.ts';
import { begin, change, redo, undo } from '#puzzles/undo.ts';
import { ASKED } from '#puzzles/words/draft.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import { capital, sentence } from '#english/english.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { mountFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { readText } from '#ui/kit/address-text.ts';
import { addNotice, notice } from '#ui/kit/notice.ts';
import type { Mount } from '#ui/kit/mount.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { TaskLine } from '#ui/kit/worker.ts';
import { mountCommands } from '../kit/commands.ts';
import { lineFormat, workOf } from '../kit/draft.ts';
import { mountDraftFile } from '../kit/draft-file.ts';
import { draftKeeper } from '../kit/draft-keeper.ts';
import { copyToolLink } from '../kit/copy-tool-link.ts';
import { otherTabWords, sentences } from '../kit/words.ts';
import { usualPictures } from '#ui/explore/usual-pictures.ts';
import type { Seeded, WishFields } from './wish-fields.ts';

/** The pause in typing after which a sheet is made, in milliseconds. */
const STILL_MS = 500;

const OLD_SHEET = 'The sheet has not changed.';

/** The callbacks for the worker that makes a sheet. */
interface SheetHearer<Sheet> {
  progress(words: string): void;
  /** A sheet or null, and a sentence on settings that could not be met. */
  done(made: { readonly sheet: Sheet | null; readonly words: string }): void;
  failed(why: string): void;
}

/** A kind of sheet made from the reader's words: a word search or a crossword. */
interface SheetKind<Draft extends Seeded, Wish, Sheet> {
  /** The storage name of the draft. */
  readonly name: string;
  readonly sheetNoun: string;
  readonly fileName: string;
  /** Writes the draft as one line, and reads it back; `parse` throws TextError. */
  format(draft: Draft): string;
  parse(line: string): Draft;
  /** The draft of the build. */
  readonly standard: Draft;
  /** @throws TextError for words that cannot be read, RangeError for words that cannot make a sheet */
  wishOf(draft: Draft): Wish;
  fields(host: HTMLElement): WishFields<Draft>;
  /** Opens the worker that makes such sheets. */
  openMaker(signal: AbortSignal, hearer: SheetHearer<Sheet>): TaskLine<Wish>;
  show(host: HTMLElement, sheet: Sheet): void;
  /** A sentence about a sheet. */
  sheetWords(sheet: Sheet): string;
  /** Why the figure cannot show the search for a draft, given as its line; empty when it can. */
  faultOf(line: string): string;
}

/** Wires a sheet, its fields, and the figure of the search on the same words. */
export function mountSheetFigure<Draft extends Seeded, Wish, Sheet>(
  scenario: Scenario,
  kind: SheetKind<Draft, Wish, Sheet>,
): Mount {
  return (host, signal) => {
    const usual = usualPictures(scenario);
    return mountFigure(host, signal, {
      scenario,
      pictures: (place, figure, until) => [...usual(place, figure, until), sheetTool(kind, place, figure, until)],
    });
  };
}

/**
 * The fields and the sheet. Each readable change makes a new sheet in a worker, is a step of Undo, and goes to the
 * figure of the search. An unreadable input stays in its field with an error, and the sheet does not change.
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
  const keeper = draftKeeper(kind.name, lines);
  let work: Undoable<Draft> = begin(kind.standard);
  let timer = 0;

  const maker = kind.openMaker(signal, {
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
  });

  function rest(): void {
    host.removeAttribute('data-making');
    if (stop) stop.hidden = true;
  }

  /** Starts making the sheet of a draft and passes its words to the figure; a fault is shown. */
  function make(draft: Draft): void {
    try {
      const wish = kind.wishOf(draft);
      setText(fault, '');
      fields.markWords(false);
      setText(status, 'Searching…');
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
    notice(host, tooLarge === '' ? '' : `${capital(tooLarge)}; it still shows the previous ${sheetNoun}.`);
    if (tooLarge === '' && figure().settings['puzzle'] !== line) figure().set('puzzle', line);
  }

  /** Stores a step and updates the buttons. */
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
    make(next.now);
    keep(next);
  }

  /** Makes the current fields a step, if they differ. */
  function changed(): void {
    clearTimeout(timer);
    const { draft, words } = fields.read();
    if (!draft) {
      setText(fault, words);
      return;
    }
    const isOther = format(draft) !== format(work.now);
    // After a fault, unchanged fields are made again too, which clears the fault.
    if (isOther || fault.textContent !== '') make(draft);
    if (isOther) keep(change(work, draft));
  }

  /** Prints the sheet; the key is printed if it is open. */
  function printWith(hasKey: boolean): void {
    const door = part('key-door', HTMLDetailsElement);
    const wasOpen = door.open;
    door.open = hasKey;
    print();
    door.open = wasOpen;
  }

  const commands = mountCommands(host, signal, {
    undo: { act: () => goTo(undo(work)), isOff: () => work.past.length === 0 },
    redo: { act: () => goTo(redo(work)), isOff: () => work.future.length === 0 },
    'new-seed': () => goTo(change(work, { ...work.now, seed: 1 + Math.floor(Math.random() * ASKED.seed) })),
    'stop-sheet': () => {
      maker.cancel();
      rest();
      say(status, `Stopped. ${OLD_SHEET}`);
    },
    'copy-words': async () => say(status, await linkWords()),
    'print-sheet': () => printWith(false),
    'print-key': () => printWith(true),
  });
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
    copyToolLink(host, `The link to this ${sheetNoun}`, { puzzle: format(work.now) });

  const tool = part('writing', HTMLElement);
  on(tool, 'change', changed);
  on(tool, 'input', () => {
    clearTimeout(timer);
    timer = window.setTimeout(changed, STILL_MS);
  });
  on(window, 'pagehide', changed);
  signal.addEventListener('abort', () => clearTimeout(timer));

  // `figure` is defined only after `pictures` has returned.
  queueMicrotask(() => {
    if (!signal.aborted) begins();
  });

  /** A link takes precedence over the draft, to which Undo then leads back. */
  function begins(): void {
    const draft = keeper.read();
    const kept = workOf(draft);
    const linked = readText(host, 'puzzle');
    const read = linked === null ? null : lines.read(linked).thing;
    const isTyped = fields.isTyped();
    file.offer(draft, keeper.text);
    if (read) {
      // The figure writes its settings into the address, so a known text is not a foreign link.
      const isOwn = draft.steps.some((step) => format(step) === linked);
      work = kept && isOwn ? kept : begin(read, draft.steps);
      if (work !== kept && kept) addNotice(host, 'These words came with the link. Undo brings back your own.');
    } else if (kept) work = kept;
    if (isTyped && !read) {
      // Words typed before this script ran become a step after the draft.
      changed();
    } else if (read || kept) {
      fields.write(work.now);
      make(work.now);
    }
    commands.update();
  }

  return () => undefined;
}
