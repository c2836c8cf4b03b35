/**
 * Reads the text of a file.
 *
 * @param most in bytes; a larger file is refused unread
 * @returns the text, or the reason in `fault` when it could not be read
 */
export async function readFile(file: File, most: number): Promise<{ readonly text: string; readonly fault: string }> {
  if (file.size > most) {
    const sizes = `${file.size.toLocaleString('en')} bytes, and the page reads up to ${most.toLocaleString('en')}`;
    return { text: '', fault: `The file ${file.name} is too long: it has ${sizes}.` };
  }
  try {
    return { text: await file.text(), fault: '' };
  } catch {
    return { text: '', fault: `The file ${file.name} could not be opened; choose it again.` };
  }
}
