import type { Zoom } from '#history/index.ts';
import type { FigureState, ReadState, SettingChoices, TextSettings } from '#player/address.ts';
import { readState, writeState } from '#player/address.ts';
import { addressQuery, writeQuery } from '#ui/kit/address.ts';
import { linkTo, tooLongWords } from '#ui/kit/copy-link.ts';
import { copyText } from '#ui/kit/copy-text.ts';
import { say } from '#ui/kit/parts.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import { make } from '#ui/kit/make.ts';
import { withPageView } from './page-view.ts';

/** The state that the page's address gives to a figure. */
export function stateFromAddress(
  figure: string,
  choices: SettingChoices,
  zoom: Zoom,
  written?: TextSettings,
): ReadState {
  return readState(addressQuery(), figure, choices, zoom, written);
}

/** Writes a figure's state into the address, and leaves that of the others alone. */
export function stateToAddress(
  figure: string,
  choices: SettingChoices,
  state: FigureState,
  zoom: Zoom,
  written?: TextSettings,
): void {
  writeQuery(figure, writeState(addressQuery(), figure, choices, state, zoom, written));
}

/**
 * Copies a link to the current state of a figure, and announces that. The link carries how the figure is seen now, too:
 * on the wall, and without what comes next. A value that is too long for a link is offered as
 * a file.
 */
export async function shareState(
  said: HTMLElement | null,
  figure: string,
  choices: SettingChoices,
  state: FigureState,
  zoom: Zoom,
  written?: TextSettings,
): Promise<void> {
  const { link, tooLong } = await linkTo(
    figure,
    withPageView(writeState('', figure, choices, state, zoom, written), document.getElementById(figure)),
  );
  if (!said) return;
  say(said, link === null ? tooLongWords('The link', tooLong) : await copyText('The link', link));
  if (link !== null) return;
  const save = make(document, 'button', { class: 'button' }, 'Save as a file');
  save.addEventListener('click', () => saveFile(`${figure}.txt`, tooLong));
  said.append(' ', save);
}
