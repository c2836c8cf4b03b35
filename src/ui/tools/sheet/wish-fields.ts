import { ASKED } from '#puzzles/words/draft.ts';
import { part } from '#ui/kit/parts.ts';
import { readSeed } from '../kit/seed-field.ts';

/** The fields for the settings of a sheet. */
export interface WishFields<Draft> {
  /** Returns the draft of the fields; or null, with the field that cannot be read in words. */
  read(): { readonly draft: Draft | null; readonly words: string };
  write(draft: Draft): void;
  /** Marks the words as not valid. */
  markWords(isWrong: boolean): void;
  /** True when the reader changed a field before this script ran. */
  isTyped(): boolean;
}

/** The fields that every draft has. */
export interface Seeded {
  readonly seed: number;
  readonly text: string;
}

/**
 * Wires the fields of a draft: the text of its words, a seed, and choices.
 *
 * @param names the choices by their names in the draft; the element of `width` is the part `words-width`
 * @param draftOf makes a draft from the values of the choices
 */
export function wishFields<Draft extends Seeded, Name extends keyof Draft & string>(
  host: HTMLElement,
  names: readonly Name[],
  draftOf: (value: (name: Name) => string, rest: Seeded) => Draft,
): WishFields<Draft> {
  const words = part(host, 'words-text', HTMLTextAreaElement);
  const seed = part(host, 'words-seed', HTMLInputElement);
  const choices = new Map(names.map((name) => [name, part(host, `words-${name}`, HTMLSelectElement)]));

  return {
    read() {
      const read = readSeed(seed, ASKED.seed);
      if (typeof read === 'string') return { draft: null, words: read };
      const rest = { seed: read, text: words.value };
      return { draft: draftOf((name) => choices.get(name)?.value ?? '', rest), words: '' };
    },
    write(draft) {
      // An unchanged text is not set again, which would move the cursor.
      if (words.value !== draft.text) words.value = draft.text;
      seed.value = String(draft.seed);
      seed.setAttribute('aria-invalid', 'false');
      for (const [name, select] of choices) select.value = String(draft[name]);
    },
    markWords: (isWrong) => words.setAttribute('aria-invalid', String(isWrong)),
    isTyped: () =>
      words.value !== words.defaultValue ||
      seed.value !== seed.defaultValue ||
      [...choices.values()].some((select) => select.selectedOptions[0]?.defaultSelected === false),
  };
}
