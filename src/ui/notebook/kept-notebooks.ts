import { parseNotebook } from '#notebook/notebook.ts';
import { fragmentFor } from '#player/fragment.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { keptNames, recall, remember } from '#ui/kit/device.ts';
import { make } from '#ui/kit/make.ts';
import { say } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { TEXTS } from '#ui/tools/own-problem/problem-draft.ts';
import { readDraft } from '#ui/tools/kit/draft.ts';
import { draftPlace, OWN } from './draft-name.ts';
import { freeCopy } from './opening.ts';

/** Lists the notebooks of this device, to open or delete, and links to an empty one. */
function mountKept(host: HTMLElement, signal: AbortSignal): void {
  const { part, on } = wiring(host, signal);
  const list = part('kept', HTMLElement);
  const said = part('kept-said', HTMLElement);
  const fresh = part('new-notebook', HTMLAnchorElement);
  const base = new URL('..', fresh.href);

  function show(): void {
    const all = keptNames().flatMap((name) => {
      const place = draftPlace(name);
      const text = place && readDraft(recall(name), TEXTS).steps.at(-1);
      return place && text !== null && text !== undefined ? [{ name, ...place, title: titleOf(text) }] : [];
    });
    all.sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : Number(a.copy) - Number(b.copy)));
    list.replaceChildren(...all.map(entry));
    const hasOwn = all.some(({ slug, copy }) => slug === OWN && copy === '');
    fresh.href = addressOf(OWN, hasOwn ? freeCopy(OWN) : '');
  }

  function addressOf(slug: string, copy: string): string {
    return new URL(`${slug}/`, base).href + (copy && fragmentFor({ 'notebook.copy': copy }));
  }

  function entry({
    name,
    slug,
    copy,
    title,
  }: {
    name: string;
    slug: string;
    copy: string;
    title: string;
  }): HTMLElement {
    const words = copy === '' || slug === OWN ? '' : ` (copy ${copy})`;
    const away = make(
      document,
      'button',
      { type: 'button', class: 'button', 'aria-label': `Delete ${title}${words}` },
      'Delete',
    );
    away.addEventListener('click', () => remove(name, title));
    return make(document, 'li', {}, make(document, 'a', { href: addressOf(slug, copy) }, title), `${words} `, away);
  }

  function remove(name: string, title: string): void {
    const text = recall(name);
    remember(name, null);
    show();
    say(said, `“${title}” has been deleted. `);
    const back = make(document, 'button', { type: 'button', class: 'button' }, 'Bring it back');
    back.addEventListener('click', () => {
      remember(name, text);
      say(said, `“${title}” is back.`);
      show();
    });
    said.append(back);
    back.focus();
  }

  show();
  // After Back, another page may have kept a notebook since.
  on(window, 'pageshow', ({ persisted }) => persisted && show());
}

function titleOf(text: string): string {
  try {
    return parseNotebook(text).title;
  } catch {
    return 'Notebook';
  }
}

defineElement('kept-notebooks', mountKept);
