import { copyText } from '../page/copy-text.ts';

/** The address of this page with these texts of an element in it, and nothing else. */
export function linkTo(host: HTMLElement, texts: Readonly<Record<string, string>>): string {
  const named = Object.entries(texts).map(([name, text]) => [`${host.id}.${name}`, text]);
  return `${location.origin}${location.pathname}?${new URLSearchParams(named).toString()}`;
}

/** Copies such a link; gives what to say about it. */
export function copyLink(
  host: HTMLElement,
  what: string,
  texts: Readonly<Record<string, string>>,
): Promise<string> {
  return copyText(what, linkTo(host, texts));
}
