import { storedDraft } from './board-stored.ts';
import { defineFigure } from './figure-element.ts';
import { largeMatrix } from './large-matrix.ts';
import { lazyPicture } from './lazy-picture.ts';
import type { MountedFigure } from './mount-figure.ts';
import { readOwn } from './own-state.ts';
import { part } from './parts.ts';
import type { Picture } from './pictures.ts';
import { board } from './pictures.ts';
import { copyToken, ownBoards } from './scenarios/own-boards.ts';

defineFigure('own-board-figure', {
  scenario: ownBoards,
  pictures: (host, figure, signal) => [
    largeMatrix(host, figure, signal, { examples: 'F, H21, I11', groupToken: copyToken }),
    board(host),
    lazyEditor(host, figure, signal),
  ],
});

/**
 * The editor is fetched at the first touch, or at once when there is another board than the one
 * drawn at build time. What the reader chooses before it has come is heard again when it has, as
 * `lazyPicture` sees to it for a press.
 */
function lazyEditor(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const place = part(host, 'building', HTMLElement);
  const waiting = new AbortController();
  const early: Event[] = [];
  for (const type of ['change', 'submit']) {
    place.addEventListener(
      type,
      (event) => {
        if (type === 'submit') event.preventDefault();
        early.push(event);
      },
      { signal: waiting.signal },
    );
  }
  signal.addEventListener('abort', () => waiting.abort());
  async function load(): Promise<Picture> {
    const { boardEditor } = await import('./board-editor.ts');
    waiting.abort();
    const editor = boardEditor(host, figure, signal);
    queueMicrotask(() => {
      for (const { type, target } of early) {
        target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      }
    });
    return editor;
  }
  const isOther = storedDraft() !== null || readOwn(host, 'board') !== null;
  return lazyPicture(host, place, load, signal, isOther ? 'at once' : 'at first touch');
}
