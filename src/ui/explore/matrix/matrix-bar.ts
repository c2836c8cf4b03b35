/** The bar under a large matrix: find rows, zoom, see the whole, follow the search. */
import { type Found, foundInWords } from '#pictures/matrix/find.ts';
import { type ZoomTools, type ZoomWishes, iconButton, zoomTools } from '#ui/kit/zoom-tools.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { make } from '#ui/kit/make.ts';

interface BarWishes extends ZoomWishes {
  find(query: string): Found;
  nameOf(row: number): string;
  show(row: number, column: number | null): void;
  /** Ends the pointing: nothing was found, or the field is empty. */
  forget(): void;
  /** Announces what was found. */
  say(words: string): void;
}

/** Paths in an 18 by 18 box, as the site's other icons. */
const icons = {
  back: 'M11 4.5 6.5 9l4.5 4.5L6.5 9z',
  on: 'M7 4.5 11.5 9 7 13.5 11.5 9z',
} as const;

/** Milliseconds without typing after which the result is announced. */
const SAY_MS = 400;

/** Fills an empty bar; `examples` is the placeholder of the field. */
export function mountMatrixBar(
  bar: HTMLElement,
  examples: string,
  signal: AbortSignal,
  wishes: BarWishes,
): Pick<ZoomTools, 'update'> {
  const { on } = wiring(bar, signal);
  const input = document.createElement('input');
  input.type = 'search';
  input.placeholder = examples;
  input.autocomplete = 'off';
  input.spellcheck = false;
  // Not a live region: the result is announced once, after a pause, and not for every character.
  const count = make(document, 'span', { class: 'matrix-count soft one-line tabular' });
  const back = iconButton('Previous match', icons.back, () => step(-1));
  const next = iconButton('Next match', icons.on, () => step(1));
  const tools = zoomTools(wishes, 'Whole matrix');

  let found: Found = { rows: [], column: null };
  let at = -1;
  let sayTimer = 0;

  /** Only several matches can be stepped through. */
  function showSteps(): void {
    for (const button of [back, next]) button.hidden = found.rows.length < 2;
  }

  function show(): void {
    const isAsked = input.value.trim() !== '';
    const words = isAsked ? foundInWords(found, Math.max(0, at)) : '';
    count.textContent = words;
    showSteps();
    const row = found.rows[at];
    if (row === undefined) wishes.forget();
    else wishes.show(row, found.column);
    const name = row === undefined ? '' : `: ${wishes.nameOf(row)}`;
    clearTimeout(sayTimer);
    sayTimer = window.setTimeout(() => wishes.say(words + name), SAY_MS);
  }

  function step(by: number): void {
    if (found.rows.length === 0) return;
    at = (at + by + found.rows.length) % found.rows.length;
    show();
  }

  on(input, 'input', () => {
    found = wishes.find(input.value);
    at = found.rows.length > 0 ? 0 : -1;
    show();
  });
  on(input, 'keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
  });

  bar.replaceChildren(
    make(document, 'div', { class: 'matrix-find level' }, field('Find', input), back, next, count),
    make(document, 'div', { class: 'matrix-zoom level' }, tools.follow, ...tools.buttons),
  );
  signal.addEventListener('abort', () => {
    clearTimeout(sayTimer);
    bar.replaceChildren();
  });
  showSteps();

  return tools;
}

function field(name: string, input: HTMLInputElement): HTMLLabelElement {
  return make(document, 'label', { class: 'field' }, make(document, 'span', { class: 'field-name' }, name), input);
}
