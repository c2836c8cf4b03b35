/** The name of a frame that scrolls: that of the picture in it, or else of the figure around it. */
export function frameName(frame: Element): string {
  const picture = frame.querySelector('svg[aria-label], table[aria-label]')?.getAttribute('aria-label');
  const name = picture ?? frame.closest('.figure-host')?.querySelector('.figure-title')?.textContent.trim() ?? '';
  return name === '' ? 'Scrolling frame' : `${name}, in a scrolling frame`;
}
