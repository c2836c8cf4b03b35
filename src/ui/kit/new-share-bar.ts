/** A bar that is made by a script; `ShareBar.astro` is one that stands there. */
export function shareBar(): HTMLProgressElement {
  const bar = document.createElement('progress');
  bar.setAttribute('aria-label', 'How much of the search is done');
  bar.hidden = true;
  return bar;
}
