/** The words of texts and of questions, for the index and for the marks. */

/**
 * A word, the size of a board, as `11×11`, `11x11` or `11 × 11`, what a matrix is of, as `0-1`, `0/1` or `0 1`, or a
 * language whose name ends with signs. What follows the apostrophe in `don’t` and `row’s` is not a word: T and S are
 * pieces.
 */
export const WORD =
  /\d+\s?[x×]\s?\d+|(?<![\d.]\s?)0[-/ ]1(?!\s?[\d.])|(?<![\p{L}\p{N}])c(?:\+\+|#)|(?<![\p{L}\p{N}]|\p{L}[’'](?=(?:s|t|d|m|re|ve|ll)(?![\p{L}\p{N}])))[\p{L}\p{N}]+/giu;

/** A word without the endings that lessons and questions have in different ways: `covered` is `cover`, and `colour` is `color`. */
export function stemOf(word: string): string {
  const small = word.toLowerCase();
  if (/^\d/.test(small)) return small.replace(/\s?[x×]\s?/, 'x').replace(/^0\D1$/, '0-1');
  if (small.length < 4 || /(?:ss|us|is)$/.test(small)) return small;
  return small
    .replace(/ie[sd]$/, 'y')
    .replace(/(?<=[cs]h|ss|x|o)es$/, '')
    .replace(/(?<=..)s$/, '')
    .replace(/(?<=...)(?:ing|ed)$/, '')
    .replace(/(?<=...)our$/, 'or');
}

/** The words of a text, and where each begins. */
export function wordsOf(text: string): { readonly word: string; readonly at: number }[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, at: index }));
}
