/** The button “Save or embed” of every figure; the dialog behind it is fetched with the first press. */
import { fetchNow } from '#ui/kit/fetch-part.ts';

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-do="take-out"]') : null;
  const figure = button?.closest<HTMLElement>('.figure-host, figure.figure');
  if (!button || !figure) return;
  const host = figure.closest<HTMLElement>('.figure-host') ?? figure;
  fetchNow('“Save or embed”', () => import('./dialog.ts')).then(
    ({ openDialog }) => openDialog(host),
    (error: unknown) => {
      button.setAttribute('title', error instanceof Error ? error.message : String(error));
    },
  );
});
