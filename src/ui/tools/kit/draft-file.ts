import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import type { Draft } from './draft.ts';
import { readFile } from './files.ts';
import type { Noun } from './words.ts';
import { leftOutWords, unkeptWords } from './words.ts';

/** A file of more bytes is no draft of ours. */
const MOST_BYTES = 400_000;

export interface DraftFile {
  /** Whether the device keeps the work. That it does not is said once, until it does again. */
  keeps(isKept: boolean): void;
  /** Says what of a draft the page has left out, and offers the text of all of it. */
  offer(draft: Draft<unknown>, text: string | null): void;
}

export interface DraftFileOptions {
  readonly noun: Noun;
  /** The name of the file, or what it is when it is saved. */
  readonly fileName: string | (() => string);
  /** The work as it is now, as the page itself can open it again. */
  text(): string;
  /** Opens what a file says; gives what is wrong with it, or an empty text. */
  open?(text: string): string;
  say(words: string): void;
}

/**
 * The work as a file: to save it wherever one likes, and to open it again; and the notice that it has
 * to be saved so, because the device does not keep it.
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
  /** What was left out, and the text of all of it. */
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
      say(fault || `${chosen.name} is open. Undo brings back what stood here.`);
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
