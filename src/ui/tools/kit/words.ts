/** The messages of the tools about drafts. */
import type { Draft } from './draft.ts';

/** The noun for the work in a notice: `board`, `game`, `puzzle`. */
export type Noun = string;

export const otherTabWords = (noun: Noun): string =>
  `This ${noun} was changed in another tab. Undo restores that version.`;

/**
 * The notice about a thing that the address has, while Undo leads to the reader's own. After a reload it may be one that
 * the reader has changed in another tab since.
 */
export const linkedWords = (noun: Noun, isEarlier: boolean): string =>
  isEarlier
    ? `This is an earlier ${noun} of yours. Undo brings back your last one.`
    : `This ${noun} came with the link. Undo brings back your own.`;

const SAVE_IT = 'Save it as a file before you leave; this page can open the file again.';

export const unkeptWords = (noun: Noun, cure = SAVE_IT): string =>
  `This browser cannot keep your ${noun}: its storage is full or blocked for this page. ${cure}`;

/** The notice about a draft that the page could not read whole; empty when it could. */
export function leftOutWords({ damaged, isCut }: Draft<unknown>, noun: Noun): string {
  if (isCut) {
    return (
      `This browser has kept more steps of your ${noun} than the page can read. The newest are here, but Undo goes ` +
      'no further. Save everything as a file before you continue.'
    );
  }
  return damaged ? `Save what is left of your ${noun} as a file: there you can mend it.` : '';
}

/** Joins the sentences that are not empty. */
export function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
