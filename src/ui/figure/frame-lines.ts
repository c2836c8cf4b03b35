/** A frame of this height has most figures in sight, in pixels; in one that is too low a figure scrolls. */
export const FRAME_HEIGHT = 760;

/**
 * The lines that put a figure into another page.
 *
 * @param address of its page, with its state
 */
export function frameLines(address: string, title: string, height = FRAME_HEIGHT): string {
  const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return (
    `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="${height}" ` +
    'frameborder="0" loading="lazy" allow="clipboard-write"></iframe>'
  );
}
