/** Registers the service worker, has this page kept with all that it needs, and says when a new edition is here. */
import { footNotice } from '#ui/kit/foot-notice.ts';
import { link } from '#ui/kit/link.ts';
import type { ToServiceWorker } from '#workers/offline/messages.ts';
import { askServiceWorker } from './ask-service-worker.ts';

interface Connection {
  readonly saveData?: boolean;
}

async function keepPages(): Promise<void> {
  const { serviceWorker } = navigator;
  let isFirst = serviceWorker.controller === null;
  let isAsked = false;
  let isOffered = false;
  const registration = await serviceWorker.register(link('sw.js'), { scope: link(), updateViaCache: 'none' });

  function begin(): void {
    isAsked = true;
    const begins: ToServiceWorker = { do: 'begin' };
    if (registration.waiting) registration.waiting.postMessage(begins);
    else location.reload();
  }
  function offer(): void {
    if (isOffered) return;
    isOffered = true;
    const notice = footNotice('status', [
      ['Reload', begin],
      ['Later', () => notice.place.remove()],
    ]);
    notice.words.textContent = 'A new edition is here. Reload when you are ready.';
  }
  function watch(): void {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) offer();
    });
  }

  serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    // Another tab has let the new edition begin. What this page needs of the old one is still there.
    else if (!isFirst) offer();
    isFirst = false;
  });
  if (registration.waiting && serviceWorker.controller) offer();
  watch();
  registration.addEventListener('updatefound', watch);

  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  const path = decodeURI(location.pathname)
    .slice(link().length)
    .replace(/(^|\/)index\.html$/, '$1');
  if (!connection?.saveData) await askServiceWorker({ do: 'keep', path });
}

// A page in a frame of another leaves it at that. A browser may refuse: in a private window, or without room.
if ('serviceWorker' in navigator && self === top) keepPages().catch(() => undefined);
