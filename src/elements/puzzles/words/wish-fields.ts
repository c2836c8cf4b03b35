import type { WordDraft } from '../../../puzzles/words/draft.ts';
import { ASKED, directionsOf } from '../../../puzzles/words/draft.ts';
import { inWords } from '../../../words/english.ts';
import { part } from '../../page/parts.ts';

/** The fields in which a reader says what the sheet shall be. */
export interface WishFields {
  /** What they say; or, in words, which of them cannot be read. */
  read(): { readonly draft: WordDraft | null; readonly words: string };
  write(draft: WordDraft): void;
  /** Whether the words are such that they cannot be packed. */
  markWords(isWrong: boolean): void;
  /** True when the reader has changed something before the page was listening. */
  isTyped(): boolean;
}

export function wishFields(host: HTMLElement): WishFields {
  const words = part(host, 'words-text', HTMLTextAreaElement);
  const seed = part(host, 'words-seed', HTMLInputElement);
  const choice = (name: string): HTMLSelectElement =>
    part(host, `words-${name}`, HTMLSelectElement);
  const [width, height, directions] = [choice('width'), choice('height'), choice('directions')];
  const [crossings, fill] = [choice('crossings'), choice('fill')];
  const selects = [width, height, directions, crossings, fill];

  return {
    read() {
      const number = Number(seed.value);
      const isSeed = /^\s*\d+\s*$/.test(seed.value) && number <= ASKED.seed;
      seed.setAttribute('aria-invalid', String(!isSeed));
      if (!isSeed) {
        return {
          draft: null,
          words: `“${seed.value}” is not a seed; write a whole number from 0 to ${inWords(ASKED.seed)}.`,
        };
      }
      return {
        draft: {
          ...{ width: Number(width.value), height: Number(height.value), seed: number },
          ...{ directions: directionsOf(directions.value), crossings: Number(crossings.value) },
          ...{ fill: fill.value === 'all' ? 'all' : 'own', text: words.value },
        },
        words: '',
      };
    },
    write(draft) {
      // What is there already keeps its place for writing.
      if (words.value !== draft.text) words.value = draft.text;
      seed.value = String(draft.seed);
      seed.setAttribute('aria-invalid', 'false');
      width.value = String(draft.width);
      height.value = String(draft.height);
      directions.value = String(draft.directions);
      crossings.value = String(draft.crossings);
      fill.value = draft.fill;
    },
    markWords: (isWrong) => words.setAttribute('aria-invalid', String(isWrong)),
    isTyped: () =>
      words.value !== words.defaultValue ||
      seed.value !== seed.defaultValue ||
      selects.some((select) => select.selectedOptions[0]?.defaultSelected === false),
  };
}
