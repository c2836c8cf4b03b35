import { remember } from '#ui/kit/device.ts';
import { TO_COME_CHANGED } from './to-come.ts';

/** The name under which this device keeps it; a script in the head of each page reads it. */
const NAME = 'to-come';

/** Hides what comes next in the runs of all figures, or shows it again; this device keeps the choice. */
export function hideToCome(isHidden: boolean): void {
  if (isHidden) document.documentElement.dataset['toCome'] = '';
  else delete document.documentElement.dataset['toCome'];
  remember(NAME, isHidden ? 'hidden' : null);
  document.dispatchEvent(new Event(TO_COME_CHANGED));
}
