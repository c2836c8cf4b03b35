import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import type { Draft } from './draft.ts';
import { readFile } from './files.ts';
import type { Noun } from './words.ts';
import { leftOutWords, unkeptWords } from './words.ts';

/** In bytes; a larger file cannot be a draft. */
const MOST_BYTES = 400_000;

export interface DraftFile {
  /** Shows a notice while the work is not kept in storage. */
  keeps(isKept: boolean): void;
  /** Shows what the page left out of a draft, and offers the whole text as a file. */
  offer(draft: Draft<unknown>, text: string | null): void;
}

interface DraftFileOptions {
  readonly noun: Noun;
  /** The file name, or a function called on save. */
  readonly fileName: string | (() => string);
  /** The current work as text that the page can open again. */
  text(): string;
  /** Opens the text of a file; returns the fault, or an empty string. */
  open?(text: string): string;
  say(words: string): void;
}

/**
 * Wires the buttons that save the work as a file and open it again, and the notice for work that storage does not keep.
 */
export function mountDraftFile(
  host: HTMLElement,
  { noun, fileName, text, open, say }: DraftFileOptions,
  signal: AbortSignal,
): DraftFile {
  const { part, optionalPart, press, on } = wiring(host, signal);
  const place = part('unkept', HTMLElement);
  const words = part('unkept-words', HTMLElement);
  const input = optionalPart('draft-file', HTMLInputElement);
  let isKept = true;
  /** What the page left out, in words, and the text of the whole draft. */
  let left = { words: '', text: '' };

  function show(): void {
    const now = isKept ? left.words : unkeptWords(noun);
    place.hidden = now === '';
    setText(words, now);
  }

  function save(what: string): void {
    const name = typeof fileName === 'string' ? fileName : fileName();
    saveFile(name, what);
    say(`Saved as ${name}.`);
  }

  press('save-unkept', () => save(isKept ? left.text : text()));
  press('save-file', () => save(text()));
  press('open-file', () => input?.click());
  on(input, 'change', () => {
    const chosen = input?.files?.[0];
    if (!chosen || !open) return;
    void readFile(chosen, MOST_BYTES).then((read) => {
      input.value = '';
      if (signal.aborted) return;
      const fault = read.fault || open(read.text);
      say(fault || `${chosen.name} is open. Undo brings back what was here.`);
    });
  });
  return {
    keeps(now) {
      isKept = now;
      show();
    },
    offer(draft, all) {
      left = { words: leftOutWords(draft, noun), text: all ?? '' };
      show();
    },
  };
}
