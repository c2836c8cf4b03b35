import { remember } from '#ui/kit/device.ts';
import { TO_COME_CHANGED } from './to-come.ts';

/** The name under which the device keeps it; a script in the head of each page looks there. */
const NAME = 'to-come';

/** Hides what is to come in the runs of all figures, or shows it again; this device keeps it. */
export function hideToCome(isHidden: boolean): void {
  if (isHidden) document.documentElement.dataset['toCome'] = '';
  else delete document.documentElement.dataset['toCome'];
  remember(NAME, isHidden ? 'hidden' : null);
  document.dispatchEvent(new Event(TO_COME_CHANGED));
}
