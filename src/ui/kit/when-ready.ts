/** Calls `act` once an element is mounted (`data-ready`), whose code comes when it is near the screen. */
export function whenReady(element: HTMLElement, act: () => void): void {
  if ('ready' in element.dataset) {
    act();
    return;
  }
  const observer = new MutationObserver(() => {
    if (!('ready' in element.dataset)) return;
    observer.disconnect();
    act();
  });
  observer.observe(element, { attributeFilter: ['data-ready'] });
}
