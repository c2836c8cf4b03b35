/**
 * Copies text to the clipboard.
 *
 * @param what names the text in the message, as `The link to this board`
 * @returns the message to show; if the browser refuses, it contains the text, to be copied by hand
 */
export async function copyText(what: string, text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `${what} is copied.`;
  } catch {
    return `The browser does not let this page copy. Select this and copy it by hand: ${text}`;
  }
}
