import { copyLink } from '#ui/kit/copy-link.ts';

/**
 * Copies the address of this page with only these settings of an element.
 *
 * @param what names the link in the message: `The link to this board`
 * @returns the message
 */
export function copyToolLink(
  host: HTMLElement,
  what: string,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  const named = Object.entries(texts).map(([name, text]) => [`${host.id}.${name}`, text]);
  return copyLink(what, host.id, `?${new URLSearchParams(named).toString()}`);
}
