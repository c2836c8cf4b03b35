/** Shows how much of a search is done, from 0 to 1; the bar is hidden at 0, when nothing is known, and at 1. */
export function showShare(bar: HTMLProgressElement, share: number): void {
  const isKnown = share > 0 && share < 1;
  bar.hidden = !isKnown;
  bar.value = isKnown ? share : 0;
}
