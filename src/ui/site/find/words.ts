/** The words of texts and of questions, for the index and for the marks. */

export const WORD = /[\p{L}\p{N}]+/gu;

/** A word without the endings that lessons and questions have in different ways: `covered` is `cover`. */
export function stemOf(word: string): string {
  const small = word.toLowerCase();
  if (/^\d/.test(small) || small.length < 4 || /(?:ss|us|is)$/.test(small)) return small;
  return small
    .replace(/ie[sd]$/, 'y')
    .replace(/(?<=[cs]h|ss|x|o)es$/, '')
    .replace(/(?<=..)s$/, '')
    .replace(/(?<=...)(?:ing|ed)$/, '');
}

/** The words of a text, and where each begins. */
export function wordsOf(text: string): { readonly word: string; readonly at: number }[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, at: index }));
}
