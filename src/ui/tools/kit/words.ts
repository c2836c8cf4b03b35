/** What the pages to work on say of drafts. */
import type { Draft } from './draft.ts';

/** What a notice calls the work: `board`, `game`, `puzzle`. */
export type Noun = string;

export const otherTabWords = (noun: Noun): string =>
  `This ${noun} went on in another tab. Undo leads to how it stands there.`;

export const unkeptWords = (noun: Noun): string =>
  `This browser does not keep your ${noun}: its storage is full, or closed to this page. Save it as a file ` +
  'before you leave; the page can open the file again.';

/** What is left out of a draft and can be saved as it is; empty when the page has all of it. */
export function leftOutWords({ damaged, isCut }: Draft<unknown>, noun: Noun): string {
  if (isCut) {
    return (
      `This browser keeps more steps of your ${noun} than the page can read: the newest are there, and Undo goes ` +
      'back no further. Save all of it as a file before you go on.'
    );
  }
  return damaged ? `What is kept of your ${noun} can be saved as it is, to be mended.` : '';
}

/** Sentences one after another; the empty ones are none. */
export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
