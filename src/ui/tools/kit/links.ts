import { copyLink as copyLinkTo } from '#ui/kit/copy-link.ts';

/**
 * Copies the address of this page with these texts of an element in it, and nothing else.
 *
 * @param what is copied, as `The link to this board`
 * @returns what to say about it
 */
export function copyLink(host: HTMLElement, what: string, texts: Readonly<Record<string, string>>): Promise<string> {
  const named = Object.entries(texts).map(([name, text]) => [`${host.id}.${name}`, text]);
  return copyLinkTo(what, host.id, `?${new URLSearchParams(named).toString()}`);
}
