/**
 * Copies a text.
 *
 * @param what is copied, as `The link to this board`
 * @returns what to say about it; when the browser refuses, the text itself, to be copied by hand
 */
export async function copyText(what: string, text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return `${what} is copied.`;
  } catch {
    return `The browser does not let the page copy. Mark this and copy it by hand: ${text}`;
  }
}
