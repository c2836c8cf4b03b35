import { linkTo, tooLongWords } from '#ui/kit/copy-link.ts';
import { copyText } from '#ui/kit/copy-text.ts';
import { make } from '#ui/kit/make.ts';
import { sayInView } from '#ui/kit/parts.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import { isPresented, withPageView } from './page-view.ts';

/**
 * Copies a link to a state of a figure, and announces that. The link carries how the figure is seen now, too: on the
 * wall, and without what comes next. A value that is too long for a link is offered as a file.
 *
 * @param query the state, as `writeState` writes it
 */
export async function shareState(said: HTMLElement | null, figure: string, query: string): Promise<void> {
  const host = document.getElementById(figure);
  const { link, tooLong } = await linkTo(figure, withPageView(query, host));
  if (!said) return;
  const what = isPresented(host) ? 'The link for presenting' : 'The link';
  sayInView(said, link === null ? tooLongWords('The link', tooLong) : await copyText(what, link));
  if (link !== null) return;
  const save = make(document, 'button', { class: 'button' }, 'Save as a file');
  save.addEventListener('click', () => saveFile(`${figure}.txt`, tooLong));
  said.append(' ', save);
}
