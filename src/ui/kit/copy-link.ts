import { LONGEST_LINK } from '#player/fragment.ts';
import { toShare } from './address.ts';
import { copyText } from './copy-text.ts';
import { inWords } from '#english/english.ts';

/**
 * Makes a link to a state of a figure, without the state of the rest of the page.
 *
 * @param query the state, `?<figure>.<name>=<value>&…`
 * @param page path of the figure's page
 * @returns the link, or the value that is too long for one
 */
export async function linkTo(
  figure: string,
  query: string,
  page = location.pathname,
): Promise<{ readonly link: string; readonly tooLong: null } | { readonly link: null; tooLong: string }> {
  const { fragment, tooLong } = await toShare(figure, query);
  if (fragment === null) return { link: null, tooLong };
  return { link: new URL(page + fragment, location.href).href, tooLong: null };
}

/** The message for a string that is too long for a link. */
export function tooLongWords(what: string, text: string, cure = 'Send the text as a file.'): string {
  const length = inWords(text.length);
  const most = inWords(LONGEST_LINK);
  return (
    `${what} would be too long to share: it would carry ${length} characters, and a link of more than ${most} ` +
    `does not work everywhere. ${cure}`
  );
}

/**
 * Copies a link to a state of a figure to the clipboard.
 *
 * @param what names the link in the message, as `The link to this board`
 * @returns the message to show
 */
export async function copyLink(what: string, figure: string, query: string, page?: string): Promise<string> {
  const { link, tooLong } = await linkTo(figure, query, page);
  return link === null ? tooLongWords(what, tooLong) : copyText(what, link);
}
