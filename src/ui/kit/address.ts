import type { PageAddress, Shareable } from './page-address.ts';
import { openAddress } from './page-address.ts';

/** The address of this page: the state of all its figures, in the fragment. */

let opened: PageAddress | null = null;

function address(): PageAddress {
  if (opened) return opened;
  opened = openAddress(window);
  follow(opened);
  return opened;
}

/**
 * Goes to the place that the address names, and follows its changes from then on: a link to another
 * state of the same page, typed, pressed or come back to, opens the page anew.
 */
function follow(page: PageAddress): void {
  const [visit] = performance.getEntriesByType('navigation');
  // Where a reader has been before, the browser goes to by itself.
  const isFirst = !(visit instanceof PerformanceNavigationTiming) || visit.type === 'navigate';
  if (isFirst && location.hash.includes('?')) page.goToPlace();
  window.addEventListener('hashchange', () => page.changed());
}

/** The state of all figures of the page, `?<figure>.<name>=<value>&…`. */
export function addressQuery(): string {
  return address().query;
}

/** True for the figure that a link with a state of it has led to. */
export function isLinkedTo(figure: string): boolean {
  return address().place === figure;
}

/** Writes that state; the address leads to `figure`. */
export function writeQuery(figure: string, query: string, state: unknown = history.state): void {
  address().write(figure, query, state);
}

/** Does something as soon as the address has been read: at once, unless something is packed in it. */
export function onceRead(act: () => void, signal?: AbortSignal): void {
  const { reading } = address();
  if (!reading) act();
  else
    void reading.then(() => {
      if (!signal?.aborted) act();
    });
}

/** What the address says of a figure and nobody can read, a sentence each. */
export function addressFaults(figure: string): readonly string[] {
  return address().faults(figure);
}

/** The fragment that brings others to a state of a figure, or the value that is too long for it. */
export function toShare(figure: string, query: string): Promise<Shareable> {
  return address().toShare(figure, query);
}

/** Goes to the place in the address, and follows the address; elements that mount at once need not ask. */
export function followAddress(): void {
  address();
}
