import { footNotice } from './foot-notice.ts';
import { say } from './parts.ts';
import { type PageAddress, type Shareable, openAddress } from './page-address.ts';

/** The address of this page: the state of all its figures, in the fragment. */

let opened: PageAddress | null = null;

function address(): PageAddress {
  if (opened) return opened;
  opened = openAddress(window);
  follow(opened);
  tell(opened.strays(isHere));
  return opened;
}

function tell(strays: string): void {
  if (strays === '') return;
  const { place, words } = footNotice('status', [['Close', () => place.remove()]]);
  say(words, strays);
}

/**
 * Figures are elements of our own, or lie in one; those of cells are made by runs (`ui/notebook/cell-figure-place.ts`).
 */
function isHere(figure: string): boolean {
  const element = document.getElementById(figure);
  return /-figure$/.test(figure) || element?.localName.includes('-') || element?.matches('.figure-host') || false;
}

/**
 * Scrolls to the place that the address names, and listens for changes: a link to another state of the same page,
 * typed, pressed or reached with Back, reloads the page.
 */
function follow(page: PageAddress): void {
  const [visit] = performance.getEntriesByType('navigation');
  // On a reload or a return the browser restores the scroll position itself.
  const isFirst = !(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate';
  // In a frame, going to a place would scroll the page around it too.
  const isAlone = window.parent === window;
  if (isFirst && isAlone && location.hash.includes('?')) page.goToPlace();
  window.addEventListener('hashchange', () => page.changed());
}

/** The state of all figures of the page, `?<figure>.<name>=<value>&…`. */
export function addressQuery(): string {
  return address().query;
}

/** Whether the page was opened by a link to a state of this figure. */
export function isLinkedTo(figure: string): boolean {
  return address().place === figure;
}

/** Replaces the state in the address, makes `figure` the place that it names, and dispatches `address-written`. */
export function writeQuery(figure: string, query: string, state: unknown = history.state): void {
  address().write(figure, query, state);
  dispatchEvent(new Event('address-written'));
}

/** Calls `act` once the address has been read: at once, unless some of its values are packed. */
export function onceRead(act: () => void, signal?: AbortSignal): void {
  const { reading } = address();
  if (!reading) act();
  else
    void reading.then(() => {
      if (!signal?.aborted) act();
    });
}

/** A sentence for each value of a figure in the address that could not be read. */
export function addressFaults(figure: string): readonly string[] {
  return address().faults(figure);
}

/** The fragment of a link to this state of a figure, or the value that is too long for a link. */
export function toShare(figure: string, query: string): Promise<Shareable> {
  return address().toShare(figure, query);
}

/** Goes to the place in the address and listens for changes; an element that mounts at once does both by reading it. */
export function followAddress(): void {
  address();
}
