import { defineElement } from '#ui/kit/define-element.ts';
import { link } from '#ui/kit/link.ts';
import { say, setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { CachedPages } from '#workers/offline/page-cache.ts';
import type { FromServiceWorker } from '#workers/offline/messages.ts';
import { askServiceWorker } from './ask-service-worker.ts';
import { FAILURES, NO_SERVICE_WORKER, keptWords } from './keep-words.ts';

/** A service worker that has not come after this time will not, in milliseconds. */
const COMING_MS = 8_000;

/** Shows what is kept, and keeps and removes the site at a press. */
function mountKeepSite(host: HTMLElement, signal: AbortSignal): void {
  const { part, press, on } = wiring(host, signal);
  const words = part('words', HTMLElement);
  const bar = part('bar', HTMLProgressElement);
  part('instead', HTMLElement).hidden = location.pathname === link('offline/');
  press('again', () => location.reload());

  const keepAll = press('keep-all', () => {
    // So that the browser does not clear the pages away when it needs room.
    void navigator.storage.persist().catch(() => false);
    bar.value = 0;
    busy(true);
    void askServiceWorker({ do: 'keep-all' }, hear);
  });
  const remove = press('remove', () => {
    busy(true);
    bar.hidden = true;
    void askServiceWorker({ do: 'remove' }, hear);
  });

  function busy(isBusy: boolean): void {
    bar.hidden = !isBusy;
    for (const button of [keepAll, remove]) setDisabled(button, isBusy);
  }

  function hear(heard: FromServiceWorker): void {
    if ('share' in heard) {
      bar.value = heard.share;
      // Each change is announced; the bar shows the rest.
      setText(words, `Keeping the site: ${Math.floor(heard.share * 10) * 10}%.`);
    } else if ('failed' in heard) {
      busy(false);
      say(words, FAILURES[heard.failed]);
    } else show(heard.kept);
  }

  function show(kept: CachedPages): void {
    busy(false);
    setDisabled(keepAll, kept.pages.length === kept.all);
    say(words, keptWords(kept));
    const paths = new Set(kept.pages);
    for (const line of host.querySelectorAll<HTMLElement>('[data-path]')) {
      line.hidden = !paths.has(line.dataset['path'] ?? '');
    }
    for (const one of host.querySelectorAll<HTMLElement>('[data-kept-part]')) {
      one.hidden = one.querySelector('[data-path]:not([hidden])') === null;
    }
    part('kept', HTMLElement).hidden = paths.size === 0;
  }

  if (!('serviceWorker' in navigator)) {
    setText(words, NO_SERVICE_WORKER);
    return;
  }
  const late = setTimeout(() => setText(words, NO_SERVICE_WORKER), COMING_MS);
  const look = (): void =>
    void askServiceWorker({ do: 'tell' }, (heard) => {
      clearTimeout(late);
      hear(heard);
    });
  look();
  // The reader comes back to this page, or another tab has kept a page.
  on(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible' && bar.hidden) look();
  });
}

defineElement('keep-site', mountKeepSite);
