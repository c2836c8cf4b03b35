/** The words about what is kept for reading offline. */
import { inFigures } from '#english/english.ts';
import type { Failure, CachedPages } from '#workers/offline/page-cache.ts';

/** Tells how many megabytes there are, to a tenth. */
function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

export function keptWords({ pages, all, bytes, allBytes, download }: CachedPages): string {
  if (pages.length === all) {
    return `All ${inFigures(all, 'page')} are kept: ${megabytes(bytes)} on this device. Nothing here needs a network.`;
  }
  const now =
    pages.length === 0
      ? 'No page is kept yet.'
      : `${pages.length} of ${inFigures(all, 'page')} ${pages.length === 1 ? 'is' : 'are'} kept: ${megabytes(bytes)} on this device.`;
  return (
    `${now} ` + `All pages together take ${megabytes(allBytes)}; at most ${megabytes(download)} has to be fetched.`
  );
}

export const FAILURES: Readonly<Record<Failure, string>> = {
  network: 'The connection was lost on the way. Press Keep all to continue from there.',
  changed: 'A new edition of the site is being published. Try again in a minute.',
  room: 'This device has no room for all the pages. Those fetched so far are kept.',
};

export const NO_SERVICE_WORKER = 'This browser keeps no pages: it may be an old one, or this may be a private window.';
