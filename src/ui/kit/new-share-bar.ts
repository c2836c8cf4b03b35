/** Makes the bar that `ShareBar.astro` writes into markup. */
export function shareBar(): HTMLProgressElement {
  const bar = document.createElement('progress');
  bar.setAttribute('aria-label', 'How much of the search is done');
  bar.hidden = true;
  return bar;
}
