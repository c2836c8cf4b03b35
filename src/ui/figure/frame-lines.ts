import { attributeText } from '#pictures/file/markup-text.ts';

/** A frame of this height has most figures in sight, in pixels; in one that is too low a figure scrolls. */
export const FRAME_HEIGHT = 760;

/**
 * The lines that put a figure into another page.
 *
 * @param address of its page, with its state
 */
export function frameLines(address: string, title: string, height = FRAME_HEIGHT): string {
  return (
    `<iframe src="${attributeText(address)}" title="${attributeText(title)}" width="100%" height="${height}" ` +
    'frameborder="0" loading="lazy" allow="clipboard-write"></iframe>'
  );
}
