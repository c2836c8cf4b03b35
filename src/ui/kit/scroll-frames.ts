/**
 * Frames that a picture may be too large for. Only a frame that has something to scroll takes the
 * focus, so that the Tab key does not stop where there is nothing to do, and it fades towards the
 * sides on which there is more to see.
 */

import { frameName } from './frame-name.ts';

/** Up to this many pixels are a rounding of sizes, not something to scroll for. */
const SLACK = 4;

/** Updates the tab stop of a frame, and the sides on which it fades. */
function update(frame: HTMLElement): void {
  const { scrollLeft, scrollTop } = frame;
  const right = frame.scrollWidth - frame.clientWidth;
  const below = frame.scrollHeight - frame.clientHeight;
  const more = {
    'more-before': scrollLeft > SLACK,
    'more-after': right - scrollLeft > SLACK,
    'more-above': scrollTop > SLACK,
    'more-below': below - scrollTop > SLACK,
  };
  for (const [name, is] of Object.entries(more)) frame.classList.toggle(name, is);
  if (right <= SLACK && below <= SLACK) {
    frame.removeAttribute('tabindex');
    return;
  }
  frame.tabIndex = 0;
  if (frame.ariaLabel) return;
  frame.role = 'group';
  frame.ariaLabel = frameName(frame);
}

/** The frames of pictures, and a long list. */
const FRAMES = '.picture-scroll, .symmetry-groups';

const watcher = new ResizeObserver((entries) => {
  const frames = new Set(entries.map(({ target }) => target.closest<HTMLElement>(FRAMES)));
  for (const frame of frames) if (frame) update(frame);
});

for (const frame of document.querySelectorAll<HTMLElement>(FRAMES)) {
  frame.addEventListener('scroll', () => update(frame), { passive: true });
  watcher.observe(frame);
  for (const picture of frame.children) watcher.observe(picture);
}
