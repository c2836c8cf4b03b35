import { type Design, designOf, formatDesign } from '#puzzles/ripple-effect/design.ts';
import { readPastedPuzzle } from '#puzzles/ripple-effect/pasted.ts';
import { tooLong, LineError, TextError } from '#puzzles/text.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';
import { copyText } from '#ui/kit/copy-text.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import { readFile } from '../kit/files.ts';
import { typedText } from './typed.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';

const LEAST_ROWS = 12;
/** In bytes; the text of the largest puzzle has under a thousand characters. */
const MOST_BYTES = 20_000;

interface TextHearer {
  write(design: Design): void;
  /** Called when a text cannot be read. */
  refuse(): void;
  /** Called when the text of the grid is in the field again. */
  show(): void;
  /** Called with false when storage does not keep the typed text. */
  keeps(isKept: boolean): void;
}

/** A design, and what its text was taken for. */
interface ReadDesign {
  readonly design: Design;
  readonly as: string;
}

/**
 * Reads a puzzle that may break the rules: in the plain format or another that people paste.
 * @throws TextError for grids, LineError for an address or a file
 */
export function readAny(text: string): ReadDesign {
  const { puzzle, as } = readPastedPuzzle(text, false);
  return { design: designOf(puzzle), as };
}

/** Wires the text of the puzzle: typed, pasted, opened from a file, copied, saved. */
export function mountPuzzleText(host: HTMLElement, signal: AbortSignal, { write, refuse, show, keeps }: TextHearer) {
  const { part, press, on } = wiring(host, signal);
  const area = part('text', HTMLTextAreaElement);
  const error = part('text-error', HTMLElement);
  const unread = part('text-unread', HTMLElement);
  const said = part('text-said', HTMLElement);
  const file = part('file', HTMLInputElement);
  const unreadWords = part('text-unread-words', HTMLElement);
  /** The text of the puzzle in the grid. */
  let current = area.defaultValue;
  /** True while the field holds unread text of the reader. */
  let isOwn = false;
  /** Typed text that is put aside while the field shows the text of the grid, or null. */
  let aside: string | null = null;
  const typed = typedText();

  function complain(words: string): void {
    setText(error, words);
    area.setAttribute('aria-invalid', String(words !== ''));
  }

  /** Sets whether the field holds text of the reader, and discards the text put aside. */
  function own(is: boolean): void {
    isOwn = is;
    aside = null;
    showUnread();
  }

  function showUnread(): void {
    unread.hidden = !isOwn && aside === null;
    setText(unreadWords, isOwn ? 'This text has not been read into the grid.' : 'What you typed is set aside.');
    setText(back, isOwn ? 'Show the grid’s text' : 'Bring back what you typed');
    const unreadText = isOwn ? area.value : aside;
    if (!typed.keep(unreadText)) keeps(false);
  }

  /** Switches the field between the typed text and the text of the grid. */
  function exchange(): void {
    const before = aside;
    [aside, isOwn] = [before === null ? area.value : null, before !== null];
    area.value = before ?? current;
    complain('');
    showUnread();
    if (before === null) show();
    setText(
      said,
      before === null
        ? 'The field shows the grid’s text; what you typed can be brought back.'
        : 'What you typed is back.',
    );
  }

  /** Parses the field; a text with an error stays, for the reader to fix. */
  function read(): void {
    setText(said, '');
    const text = area.value;
    try {
      const { design, as } = readAny(text);
      complain('');
      own(false);
      write(design);
      show();
      area.value = current;
      const broken = ruleBroken(current);
      if (broken === null) setText(said, `Read as ${as}. The puzzle is in the grid.`);
      else complain(`The text is in the grid, but it is not a puzzle yet. ${upper(broken)}.`);
    } catch (fault) {
      own(true);
      refuse();
      if (fault instanceof LineError) {
        complain(`This cannot be read: ${fault.message}.`);
      } else if (fault instanceof TextError) {
        complain(`This cannot be read. ${upper(fault.message)}.`);
        const start = startOf(text, fault);
        area.focus();
        area.setSelectionRange(start, start + 1);
      } else throw fault;
    }
  }

  async function open(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    const before = isOwn ? area.value : null;
    const { text, fault } = await readFile(chosen, MOST_BYTES);
    if (fault) {
      complain(fault);
      return;
    }
    area.value = text;
    if (signal.aborted) return;
    read();
    if (isOwn) return;
    aside = before;
    showUnread();
  }

  function save(): void {
    saveFile('ripple-effect.txt', current);
    setText(said, 'Saved as ripple-effect.txt.');
  }

  on(area, 'input', () => {
    setText(said, '');
    complain('');
    own(area.value !== current);
  });
  // Pasted text is parsed at once, after the event, when the field holds it.
  on(area, 'paste', (event) => {
    const fault = tooLong(event.clipboardData?.getData('text') ?? '');
    if (fault === '') window.setTimeout(read);
    else {
      // A huge text would freeze the field.
      event.preventDefault();
      refuse();
      complain(`What you pasted cannot be read: ${fault}.`);
    }
  });
  on(file, 'change', () => {
    void open(file.files?.[0]).then(() => (file.value = ''));
  });
  press('read', read);
  press('open', () => file.click());
  press('copy', () => void copyText('The text', current).then((words) => setText(said, words)));
  press('save', save);
  const back = press('text-back', exchange);

  const unreadBefore = typed.take();
  if (unreadBefore !== null) {
    area.value = unreadBefore;
    own(true);
  }

  return {
    /** True while the field holds a text of the reader that has not been read. */
    isUnread: () => isOwn,
    /** Shows the text of the grid, unless unread text in the field would be lost. */
    show(design: Design): void {
      const next = formatDesign(design);
      if (next === current) return;
      current = next;
      setText(said, '');
      // The error was about the previous grid.
      complain('');
      if (isOwn) {
        showUnread();
        return;
      }
      if (area.value !== current) area.value = current;
      area.rows = Math.max(LEAST_ROWS, 2 * design.height + 2);
    },
    /** Shows an unreadable text with its error. */
    refuse(text: string): void {
      area.value = text;
      own(true);
      refuse();
      try {
        readAny(text);
      } catch (fault) {
        complain(`This cannot be read. ${fault instanceof Error ? upper(fault.message) : ''}.`);
      }
    },
  };
}

/** Returns the rule that a readable text breaks, with line and column, or null. */
function ruleBroken(text: string): string | null {
  try {
    parse(text);
    return null;
  } catch (fault) {
    if (fault instanceof TextError) return fault.message;
    throw fault;
  }
}

/** Returns the offset of an error in the text. */
export function startOf(text: string, { line, column }: TextError): number {
  const ends = [...text.matchAll(/\r\n|\n|\r/g)];
  const before = ends[line - 2];
  return (before ? before.index + before[0].length : 0) + column - 1;
}

function upper(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
