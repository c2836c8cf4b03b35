/**
 * Scrolls the frame of a listing, never the page, and only when the line is not visible in it: to the heading of the
 * line's section, if both fit, so that steps within a section scroll nothing.
 */
export function bringLineIntoView(frame: HTMLElement, line: HTMLElement): void {
  // The foot of the frame fades over the height of its padding.
  const room = frame.clientHeight - parseFloat(getComputedStyle(frame).paddingBlockEnd);
  const above = line.offsetTop - frame.scrollTop;
  if (above >= 0 && above + line.offsetHeight <= room) return;
  const head = line.parentElement?.previousElementSibling;
  const top = head instanceof HTMLElement ? head.offsetTop : 0;
  const fits = line.offsetTop + line.offsetHeight - top <= room;
  frame.scrollTop = fits ? top : line.offsetTop - room / 3;
}
