import { recall } from '#ui/kit/device.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { pictureAtTouch } from '#ui/figure/picture-at-touch.ts';
import { type MountedFigure, mountFigure } from '#ui/figure/mount-figure.ts';
import { readText } from '#ui/kit/address-text.ts';
import { part } from '#ui/kit/parts.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { userProblem } from '#scenarios/user-problem.ts';
import { PROBLEM } from './problem-name.ts';
import { userProblemPictures } from './user-problem-pictures.ts';

/** Wires the standard figure on the problem that the reader writes. */
export function mountProblemFigure(host: HTMLElement, signal: AbortSignal): Promise<void> {
  return mountFigure(host, signal, {
    scenario: userProblem,
    pictures: (place, figure, until) => [
      ...userProblemPictures(userProblem, place, figure, until),
      editorAtTouch(place, figure, until),
    ],
  });
}

/**
 * Fetches the parser and editor at the first touch, or at once for a problem of a link or draft. The reader can type
 * before that; an early press on a button is replayed.
 */
function editorAtTouch(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const place = part(host, 'writing', HTMLElement);
  const buttons = part(host, 'writing-buttons', HTMLElement);
  async function load(): Promise<Picture> {
    const { problemEditor } = await fetchPart(
      host,
      'the code that reads the text',
      () => import('./problem-editor.ts'),
      signal,
    );
    return problemEditor(host, figure, signal);
  }
  const isOther = recall(PROBLEM) !== null || readText(host, 'problem') !== null;
  return pictureAtTouch(host, place, signal, load, isOther ? 'at once' : 'at touch', buttons);
}
