/** The field of Find and its results, on `/find/` and in the dialog that opens on every page. */
import type MiniSearch from 'minisearch';
import { counted } from '#english/english.ts';
import { recall, remember } from '#ui/kit/device.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { isChord } from '#ui/kit/keys.ts';
import { link } from '#ui/kit/link.ts';
import { make } from '#ui/kit/make.ts';
import { say, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { intents } from '../tasks.ts';
import { type Found, find, readIndex } from './find-index.ts';
import { FIND_KEY, markedAddress, OFF } from './marked-address.ts';
import { markWords } from './mark-words.ts';
import { stemOf, wordsOf } from './words.ts';

/** Length of the piece of a text that a result shows, in characters, and how much of it comes before the first word. */
const EXCERPT = 170;
const BEFORE = 50;
/** How many were found is announced after a pause of this many milliseconds, not between two letters. */
const PAUSE = 500;
/** A shorter question may still become a word. */
const SHORTEST = 2;

/** The nodes of the place: a field, what one can do here, a line that says how many were found, and the results. */
export function findNodes(document: Document): readonly HTMLElement[] {
  const field = make(document, 'input', {
    type: 'text',
    role: 'searchbox',
    name: 'q',
    'data-part': 'words',
    class: 'find-words',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    placeholder: 'A word, or a question',
    'aria-label': 'Find a word, or ask a question',
  });
  const toggle = make(document, 'input', { type: 'checkbox', 'data-part': 'key', checked: '', autocomplete: 'off' });
  return [
    make(document, 'form', { role: 'search', class: 'find-form needs-scripts', 'data-part': 'form' }, field),
    openingNode(document),
    make(document, 'p', { class: 'find-count soft small-type ui-type flush', role: 'status', 'data-part': 'count' }),
    make(document, 'ol', { class: 'find-results plain-list flush', role: 'list', 'data-part': 'results' }),
    make(
      document,
      'p',
      { class: 'find-foot needs-scripts row apart small-type ui-type soft flush' },
      make(document, 'label', { class: 'inline-level' }, toggle, 'The key / opens Find on every page'),
      make(document, 'a', { href: link('glossary/') }, 'Glossary'),
      make(document, 'a', { href: link('find/') }, 'All pages'),
    ),
  ];
}

/** What one can do here, by intent: shown while nothing is typed. */
function openingNode(document: Document): HTMLElement {
  const groups = intents.map(({ title, tasks }) => {
    const links = tasks.map(({ name, path }) =>
      make(document, 'li', {}, make(document, 'a', { href: link(path) }, name)),
    );
    return make(
      document,
      'li',
      {},
      make(document, 'span', { class: 'tiny-type soft strong' }, title),
      make(document, 'ul', { class: 'plain-list flush', role: 'list', 'aria-label': title }, ...links),
    );
  });
  const names = { role: 'list', 'aria-label': 'What you can do here' };
  return make(
    document,
    'ul',
    { class: 'find-opening plain-list flush ui-type', 'data-part': 'opening', ...names },
    ...groups,
  );
}

let coming: Promise<MiniSearch> | null = null;

/** Fetches the index, once for each page; after a failure the next call tries again. */
function fetchIndex(): Promise<MiniSearch> {
  coming ??= fetchAtPress('the index', async () => {
    const answer = await fetch(link('find.json'));
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return readIndex(await answer.text());
  }).catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}

/**
 * Wires the place: results come with each letter, arrows walk over the links, and Enter opens the first result.
 *
 * @param leave is called before a result on this page is shown
 */
export function mountFind(host: HTMLElement, signal: AbortSignal, leave: () => void = () => {}): void {
  const { part, on } = wiring(host, signal);
  const field = part('words', HTMLInputElement);
  const opening = part('opening', HTMLElement);
  const results = part('results', HTMLElement);
  const count = part('count', HTMLElement);
  const key = part('key', HTMLInputElement);

  key.checked = recall(FIND_KEY) !== OFF;
  on(key, 'change', () => remember(FIND_KEY, key.checked ? null : OFF));

  let timer = 0;
  signal.addEventListener('abort', () => window.clearTimeout(timer));

  function sayLater(words: string): void {
    window.clearTimeout(timer);
    setText(count, '');
    timer = window.setTimeout(() => say(count, words), PAUSE);
  }

  async function show(): Promise<void> {
    const { value } = field;
    const { length } = value.trim();
    opening.hidden = length > 0;
    sayLater('');
    try {
      const index = await fetchIndex();
      // A later letter may have come meanwhile.
      if (value !== field.value || signal.aborted) return;
      const found = find(index, value);
      results.replaceChildren(...found.map(resultNode));
      const nothing = length < SHORTEST ? '' : 'Nothing found. Try another word for it.';
      const order = found.length === 1 ? '' : ', best match first';
      const words = found.length === 0 ? nothing : `${counted(found.length, 'place')}${order}`;
      sayLater(words);
    } catch (error) {
      sayLater(error instanceof Error ? error.message : '');
    }
  }

  const linksIn = (list: HTMLElement): HTMLAnchorElement[] => [...list.querySelectorAll('a')];

  on(field, 'input', () => void show());
  on(part('form', HTMLFormElement), 'submit', (event) => {
    event.preventDefault();
    const [first] = linksIn(results);
    if (first) first.click();
    else void show();
  });
  on(host, 'keydown', (event) => {
    const stops: readonly HTMLElement[] = [field, ...linksIn(opening.hidden ? results : opening)];
    const at = stops.indexOf(event.target as HTMLElement);
    if (at < 0 || isChord(event)) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (to !== undefined) {
      event.preventDefault();
      stops[to]?.focus();
    } else if (at > 0 && (event.key.length === 1 || event.key === 'Backspace') && event.key !== ' ') {
      // The letter goes into the field.
      field.focus();
    }
  });
  on(host, 'click', (event) => {
    const { target } = event;
    const to = target instanceof Element ? target.closest('a') : null;
    if (!to || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    // A state of a figure is read when its page is opened.
    if (to.pathname !== location.pathname || to.hash.includes('?')) return;
    event.preventDefault();
    leave();
    // To the place, and the focus with it, even if the address has led there before.
    location.assign(to.hash || '#');
    markWords(to.search, to.hash);
  });
  if (field.value !== '') void show();
  else void fetchIndex().catch(() => null);
}

function resultNode({ kind, title, place, path, text, terms }: Found): HTMLElement {
  const name = make(document, 'span', { class: 'found-title' }, ...marked(title, terms));
  const sort = make(document, 'span', { class: 'found-kind' }, kind === 'to do' ? 'To do' : kind);
  const to = make(document, 'a', { href: markedAddress(link(path), terms) }, name, ' ', sort);
  const lines = [excerptOf(text, terms)].filter((line) => line !== '');
  return make(
    document,
    'li',
    {},
    to,
    ...(place === '' ? [] : [make(document, 'span', { class: 'found-place' }, place)]),
    ...lines.map((line) => make(document, 'p', { class: 'found-text' }, ...marked(line, terms))),
  );
}

/** The piece of a text that has the most of the words, cut between words. */
function excerptOf(text: string, terms: readonly string[]): string {
  const words = wordsOf(text);
  const hits = words.map(({ word, at }) => ({ at, stem: stemOf(word) })).filter(({ stem }) => terms.includes(stem));
  const different = ({ at }: { readonly at: number }): number =>
    new Set(hits.filter((hit) => hit.at >= at && hit.at < at + EXCERPT - BEFORE).map(({ stem }) => stem)).size;
  const most = Math.max(...hits.map(different));
  const first = hits.find((hit) => different(hit) === most)?.at ?? 0;
  const from = first <= BEFORE ? 0 : (words.find(({ at }) => at >= first - BEFORE)?.at ?? 0);
  const end = text.length - from <= EXCERPT ? text.length : text.lastIndexOf(' ', from + EXCERPT);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}

/** A text as nodes, with the words that were found in marks. */
function marked(text: string, terms: readonly string[]): (Node | string)[] {
  const nodes: (Node | string)[] = [];
  let done = 0;
  for (const { word, at } of wordsOf(text)) {
    if (!terms.includes(stemOf(word))) continue;
    nodes.push(text.slice(done, at), make(document, 'mark', {}, word));
    done = at + word.length;
  }
  return [...nodes, text.slice(done)];
}
