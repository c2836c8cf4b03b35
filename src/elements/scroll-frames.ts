/**
 * Frames that a picture may be too large for. Only a frame that has something to scroll takes the
 * focus, so that the Tab key does not stop where there is nothing to do, and only it shows a shadow.
 */

/** Less than this is a rounding of sizes, and nothing to scroll for. */
const SLACK = 4;

/** Brings one frame up to its size. */
function update(frame: HTMLElement): void {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = frame;
  const isWide = scrollWidth - clientWidth > SLACK;
  const isHigh = scrollHeight - clientHeight > SLACK;
  frame.classList.toggle('is-wide', isWide);
  frame.classList.toggle('is-high', isHigh);
  if (isWide || isHigh) frame.tabIndex = 0;
  else frame.removeAttribute('tabindex');
}

const watcher = new ResizeObserver((entries) => {
  const frames = new Set(
    entries.map(({ target }) => target.closest<HTMLElement>('.picture-scroll')),
  );
  for (const frame of frames) if (frame) update(frame);
});

for (const frame of document.querySelectorAll<HTMLElement>('.picture-scroll')) {
  watcher.observe(frame);
  for (const picture of frame.children) watcher.observe(picture);
}
