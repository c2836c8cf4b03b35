/** The button “Save or embed” of every figure; the dialog behind it is fetched with the first press. */
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { whenReady } from '#ui/kit/when-ready.ts';

const BUTTON = '[data-do="take-out"]';

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest(BUTTON) : null;
  const figure = button?.closest<HTMLElement>('.figure-host, figure.figure');
  if (!button || !figure) return;
  const host = figure.closest<HTMLElement>('.figure-host') ?? figure;
  const open = (): void => void openOver(host);
  // A figure whose code has not arrived has neither its film nor all of its pictures.
  if (host.matches('.figure-host')) whenReady(host, open);
  else open();
});

/** Figures whose press waits for the dialog, so that a further one only retries. */
const waiting = new WeakSet<HTMLElement>();

async function openOver(host: HTMLElement): Promise<void> {
  if (waiting.has(host)) return;
  waiting.add(host);
  const { signal } = new AbortController();
  const { openDialog } = await fetchPart(host, '“Save or embed”', () => import('./dialog.ts'), signal);
  waiting.delete(host);
  openDialog(host);
}

// What was pressed before is repeated.
for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) button.dataset['ready'] = '';
