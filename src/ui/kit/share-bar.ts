/** Shows how much of a search is done, from 0 to 1; hidden where nothing is known, or nothing searched. */
export function showShare(bar: HTMLProgressElement, share: number): void {
  const isKnown = share > 0 && share < 1;
  bar.hidden = !isKnown;
  bar.value = isKnown ? share : 0;
}
