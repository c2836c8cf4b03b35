import { inWords } from '#english/english.ts';

/** What stands instead of each byte that is not UTF-8, and a character that no text has. */
const NO_TEXT = /[\uFFFD\0]/;

/**
 * Reads the text of a file.
 *
 * @param most in bytes; a larger file is refused unread
 * @returns the text, or the reason in `fault` when it could not be read
 */
export async function readFile(file: File, most: number): Promise<{ readonly text: string; readonly fault: string }> {
  if (file.size > most) {
    const sizes = `${inWords(file.size)} bytes, but the page reads only up to ${inWords(most)}`;
    return { text: '', fault: `The file ${file.name} is too large: it has ${sizes}.` };
  }
  try {
    const text = await file.text();
    if (!NO_TEXT.test(text)) return { text, fault: '' };
    return { text: '', fault: `The file ${file.name} is not text in UTF-8. Nothing here has changed.` };
  } catch {
    return { text: '', fault: `The file ${file.name} could not be opened; choose it again.` };
  }
}
