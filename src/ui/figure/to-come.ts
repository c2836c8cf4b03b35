/** Whether what is to come in a run is hidden, on every figure of the page: an attribute of the page. */

/** Dispatched on the document when it has changed. */
export const TO_COME_CHANGED = 'tocome';

export function isToComeHidden(): boolean {
  return 'toCome' in document.documentElement.dataset;
}
