import { recall } from '#ui/kit/device.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { defineFigure } from '#ui/figure/figure-element.ts';
import { pictureAtTouch } from '#ui/figure/picture-at-touch.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { readText } from '#ui/kit/address-text.ts';
import { part } from '#ui/kit/parts.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { customBoards } from '#scenarios/custom-boards.ts';
import { boardModes } from './board-modes.ts';
import { usualPictures } from '#ui/explore/usual-pictures.ts';

defineFigure('custom-board-figure', {
  scenario: customBoards,
  // In the editor the verdict is the answer, so the search is not announced.
  answer: ({ settings }, counts) => (settings['mode'] === 'search' ? counts : ''),
  pictures: (host, figure, signal) => [
    ...usualPictures(customBoards)(host, figure, signal),
    boardModes(host, figure, signal),
    editorAtTouch(host, figure, signal),
  ],
});

/** Fetches the editor at the first touch, or at once for a board of a link or draft. */
function editorAtTouch(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const place = part(host, 'building', HTMLElement);
  const places = [...host.querySelectorAll<HTMLElement>('[data-building]')];
  async function load(): Promise<Picture> {
    const { boardEditor } = await fetchPart(host, 'the editor', () => import('./board-editor.ts'), signal);
    return boardEditor(host, figure, signal);
  }
  const isOther = recall('boards') !== null || readText(host, 'board') !== null;
  return pictureAtTouch(host, place, signal, load, isOther ? 'at once' : 'at touch', ...places);
}
