/** What a reader can take out of a figure: pictures, a film, its data, and the lines that embed it. */
import { make } from '#ui/kit/make.ts';
import { mountTabs } from '#ui/kit/tabs.ts';
import { figureOnPage } from '../register.ts';
import { knownFigure } from '../known-figures.ts';
import { dataPanel } from './data-panel.ts';
import { embedPanel } from './embed-panel.ts';
import { filmPanel } from './film-panel.ts';
import { picturePanel } from './picture-panel.ts';
import type { Taken } from './panel.ts';
import type { Stretch } from './stretch.ts';
import tabStyles from '#ui/kit/tabs.css?inline';
import styles from './take-out.css?inline';

let isStyled = false;

/** A policy may forbid styles in elements; a sheet that a script makes is allowed. */
function addStyles(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(tabStyles + styles);
  document.adoptedStyleSheets.push(sheet);
}

/** Opens the dialog over a figure, at its present moment. */
export function openDialog(host: HTMLElement): void {
  // A press may be heard twice: while this code was fetched, and again when the figure came.
  if (host.querySelector('dialog.take-out')) return;
  addStyles();
  const closing = new AbortController();
  const { signal } = closing;
  const title = titleOf(host);
  const known = knownFigure(host);
  known?.figure.player.pause();
  // The drawer that it was opened from would lie under it.
  for (const open of host.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  const taken: Taken = { host, title, name: host.id, stretch: stretchAround(known), signal };
  const page = figureOnPage(location.pathname, host.id);
  const stills = make(document, 'div', { class: 'take-out-stills', 'aria-hidden': 'true' });
  host.append(stills);
  const panels = [
    picturePanel(taken),
    known && filmPanel(taken, known),
    dataPanel(taken, known),
    page && embedPanel(taken, page, known),
  ].filter((panel) => panel !== null);

  const close = make(document, 'button', { type: 'button', class: 'button' }, 'Close');
  const ids = `${host.id}-take-out`;
  const tabs = panels.map(({ tab }, index) =>
    make(
      document,
      'button',
      { type: 'button', role: 'tab', id: `${ids}-tab-${index}`, 'aria-controls': `${ids}-${index}`, 'data-tab': tab },
      tab,
    ),
  );
  const bodies = panels.map(({ tab, content }, index) => {
    const about = { id: `${ids}-${index}`, role: 'tabpanel', 'aria-labelledby': `${ids}-tab-${index}` };
    return make(document, 'div', { ...about, class: 'stack', 'data-part': tab }, content);
  });
  const dialog = make(
    document,
    'dialog',
    { class: 'take-out framed small-type ui-type', 'aria-labelledby': `${ids}-title`, 'data-own-keys': '' },
    make(
      document,
      'div',
      { class: 'level spread take-out-head' },
      make(document, 'h2', { id: `${ids}-title`, class: 'flush' }, `Save or embed ${title}`),
      close,
    ),
    make(
      document,
      'div',
      { class: 'tabs', role: 'tablist', 'data-part': 'tabs', 'aria-label': 'What to save or embed' },
      ...tabs,
    ),
    ...bodies,
  );
  host.append(dialog);

  const seen = new Set<string>();
  const see = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    panels.find(({ tab }) => tab === name)?.shown?.();
  };
  const { show } = mountTabs(dialog, signal, see);
  const first = panels[0]?.tab ?? '';
  show(first);
  close.addEventListener('click', () => dialog.close());
  // A press on what lies behind closes it as well, if it began there.
  let began: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => (began = target));
  dialog.addEventListener('click', (event) => {
    if (began === dialog && !isInside(dialog, event)) dialog.close();
  });
  dialog.addEventListener('close', () => {
    closing.abort();
    dialog.remove();
    stills.remove();
  });
  dialog.showModal();
  see(first);
}

function isInside(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

function titleOf(host: HTMLElement): string {
  const number = host.querySelector('.figure-number')?.textContent.trim();
  const title = host.querySelector('.figure-title')?.textContent.trim() ?? '';
  return number ? `${number}: ${title}` : title;
}

/** Some steps from the present one on, to begin with. */
function stretchAround(known: ReturnType<typeof knownFigure>): Stretch {
  const length = 24;
  if (!known) return { from: 0, to: 0, speed: 2 };
  const { step, last } = known.figure.player;
  const from = Math.max(0, Math.min(step, last - length));
  return { from, to: Math.min(last, from + length), speed: 2 };
}
