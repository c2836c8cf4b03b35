import { fetchAtPress } from './fetch-part.ts';

/**
 * Copies text to the clipboard. If the browser refuses, the text is shown in a field, selected, to be copied by hand.
 *
 * @param what names the text in the message, as `The link to this board`
 * @returns the message to show, once the text is copied or that field is closed
 */
export async function copyText(what: string, text: string): Promise<string> {
  const copied = `${what} is copied.`;
  try {
    await navigator.clipboard.writeText(text);
    return copied;
  } catch {
    try {
      const { copyByHand } = await fetchAtPress('the copy field', () => import('./copy-by-hand.ts'));
      return (await copyByHand(what, text)) ? copied : `${what} wasn’t copied.`;
    } catch {
      return `Copy this by hand: ${text}`;
    }
  }
}
