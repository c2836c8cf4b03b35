/** Whether all figures of the page hide what comes next in a run: an attribute of the root element. */

/** Dispatched on the document when it has changed. */
export const TO_COME_CHANGED = 'tocome';

export function isToComeHidden(): boolean {
  return 'toCome' in document.documentElement.dataset;
}
