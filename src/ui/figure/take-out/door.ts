/** The button “Save or embed” of every figure; the dialog behind it is fetched with the first press. */
import { messageOf } from '#english/english.ts';
import { fetchNow } from '#ui/kit/fetch-part.ts';
import { whenReady } from '#ui/kit/when-ready.ts';

const BUTTON = '[data-do="take-out"]';

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest(BUTTON) : null;
  const figure = button?.closest<HTMLElement>('.figure-host, figure.figure');
  if (!button || !figure) return;
  const host = figure.closest<HTMLElement>('.figure-host') ?? figure;
  const open = (): void => void openOver(host, button);
  // A figure whose code has not arrived has neither its film nor all of its pictures.
  if (host.matches('.figure-host')) whenReady(host, open);
  else open();
});

function openOver(host: HTMLElement, button: Element): Promise<void> {
  return fetchNow('“Save or embed”', () => import('./dialog.ts')).then(
    ({ openDialog }) => openDialog(host),
    (error: unknown) => {
      button.setAttribute('title', messageOf(error));
    },
  );
}

// What was pressed before is repeated.
for (const button of document.querySelectorAll<HTMLElement>(BUTTON)) button.dataset['ready'] = '';
