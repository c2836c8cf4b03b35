/** How a page shows its figures, as its address has it: on the wall, and with what comes next hidden. */
import { isToComeHidden } from './to-come.ts';

/** The item on the wall: the id of a figure, or a number. */
const PRESENT = 'page.present';
/** A script in the head of each page reads it too, before the first paint (`ui/site/theme.inline.ts`). */
const TO_COME = 'page.to-come';

/** The item that a page's address puts on the wall, or null. */
export function presentedIn(query: string): string | null {
  return new URLSearchParams(query).get(PRESENT);
}

/** A query with this item on the wall, or with none. */
export function withPresented(query: string, item: string | null): string {
  const entries = new URLSearchParams(query);
  if (item === null) entries.delete(PRESENT);
  else entries.set(PRESENT, item);
  const text = entries.toString();
  return text === '' ? '' : `?${text}`;
}

/** What a link to a figure says of the page, for a class that is to see it as it is seen now. */
export function withPageView(query: string, figure: HTMLElement | null): string {
  const entries = new URLSearchParams(query);
  if (figure?.querySelector('.fills-window')) entries.set(PRESENT, figure.id);
  if (isToComeHidden()) entries.set(TO_COME, 'hidden');
  return `?${entries.toString()}`;
}
