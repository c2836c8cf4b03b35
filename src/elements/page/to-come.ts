/** Whether what is to come in a run is hidden, on every figure of the page; this device keeps it. */
import { remember } from './device.ts';

/** The name under which the device keeps it; a script in the head of each page looks there. */
const NAME = 'to-come';
const CHANGED = 'tocomechange';

export function isToComeHidden(): boolean {
  return 'toCome' in document.documentElement.dataset;
}

export function hideToCome(isHidden: boolean): void {
  if (isHidden) document.documentElement.dataset['toCome'] = 'hidden';
  else delete document.documentElement.dataset['toCome'];
  remember(NAME, isHidden ? 'hidden' : null);
  document.dispatchEvent(new Event(CHANGED));
}

/** Calls back when it has changed. */
export function watchToCome(changed: () => void, signal: AbortSignal): void {
  document.addEventListener(CHANGED, changed, { signal });
}
