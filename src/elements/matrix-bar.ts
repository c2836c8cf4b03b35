/** The bar under a large matrix: find rows, zoom, see the whole, follow the search. */
import type { Found } from '../figures/matrix/find.ts';
import { foundInWords } from '../figures/matrix/find.ts';

export interface BarWishes {
  zoom(step: number): void;
  fit(): void;
  follow(isOn: boolean): void;
  find(query: string): Found;
  nameOf(row: number): string;
  /** Shows a row that was found, and the column that was asked for. */
  show(row: number, column: number | null): void;
  /** Points at nothing any more: nothing was found, or nothing is looked for. */
  forget(): void;
  /** Says what was found to those who do not see it. */
  say(words: string): void;
}

export interface MatrixBar {
  /** Takes the buttons out of use that lead nowhere; `near` as in a viewport. */
  update(near: number, isFollowing: boolean): void;
}

/** Paths in an 18 by 18 box, as the site's other icons. */
const icons = {
  out: 'M4.5 9h9',
  in: 'M4.5 9h9M9 4.5v9',
  whole: 'M3.5 7V3.5H7M11 3.5h3.5V7M14.5 11v3.5H11M7 14.5H3.5V11',
  back: 'M11 4.5 6.5 9l4.5 4.5L6.5 9z',
  on: 'M7 4.5 11.5 9 7 13.5 11.5 9z',
} as const;

/** What was found is said once the reader has stopped typing for this long. */
const SAY_MS = 400;
/** One press of a zoom button: eight of them go all the way. */
const STEP = 0.125;

/** Fills an empty bar. `examples` are what a reader may look for, as a placeholder. */
export function mountMatrixBar(
  bar: HTMLElement,
  wishes: BarWishes,
  examples: string,
  signal: AbortSignal,
): MatrixBar {
  const input = document.createElement('input');
  input.type = 'search';
  input.placeholder = examples;
  input.autocomplete = 'off';
  input.spellcheck = false;
  // Not live: what is found is said once, after a pause, and not for every letter typed.
  const count = document.createElement('span');
  count.className = 'matrix-count';
  const back = iconButton('Previous match', icons.back, () => step(-1));
  const on = iconButton('Next match', icons.on, () => step(1));
  const out = iconButton('Zoom out', icons.out, () => wishes.zoom(-STEP));
  const closer = iconButton('Zoom in', icons.in, () => wishes.zoom(STEP));
  const whole = iconButton('Whole matrix', icons.whole, wishes.fit);
  const follow = document.createElement('button');
  follow.type = 'button';
  follow.className = 'switch';
  follow.setAttribute('role', 'switch');
  follow.textContent = 'Follow the search';
  follow.addEventListener('click', () => {
    wishes.follow(follow.getAttribute('aria-checked') !== 'true');
  });

  let found: Found = { rows: [], column: null };
  let at = -1;
  let sayTimer = 0;

  function show(): void {
    const isAsked = input.value.trim() !== '';
    const words = isAsked ? foundInWords(found, Math.max(0, at)) : '';
    count.textContent = words;
    back.disabled = found.rows.length < 2;
    on.disabled = found.rows.length < 2;
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

  input.addEventListener(
    'input',
    () => {
      found = wishes.find(input.value);
      at = found.rows.length > 0 ? 0 : -1;
      show();
    },
    { signal },
  );
  input.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
    },
    { signal },
  );

  bar.replaceChildren(
    group('matrix-find', field('Find', input), back, on, count),
    group('matrix-zoom', follow, out, closer, whole),
  );
  signal.addEventListener('abort', () => {
    clearTimeout(sayTimer);
    bar.replaceChildren();
  });
  back.disabled = true;
  on.disabled = true;

  return {
    update(near, isFollowing) {
      disable(out, near <= 0.001, closer);
      disable(closer, near >= 0.999, out);
      follow.setAttribute('aria-checked', String(isFollowing));
    },
  };
}

/** A button that is about to go out of use hands the focus on. */
function disable(button: HTMLButtonElement, isDisabled: boolean, next: HTMLButtonElement): void {
  if (button.disabled === isDisabled) return;
  const hadFocus = document.activeElement === button;
  button.disabled = isDisabled;
  if (isDisabled && hadFocus) next.focus();
}

function iconButton(name: string, path: string, action: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button';
  button.setAttribute('aria-label', name);
  button.title = name;
  button.innerHTML = `<svg viewBox="0 0 18 18" aria-hidden="true"><path d="${path}"/></svg>`;
  button.addEventListener('click', action);
  return button;
}

function field(name: string, input: HTMLInputElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.className = 'field';
  const words = document.createElement('span');
  words.className = 'field-name';
  words.textContent = name;
  label.append(words, input);
  return label;
}

function group(className: string, ...parts: readonly HTMLElement[]): HTMLDivElement {
  const element = document.createElement('div');
  element.className = className;
  element.append(...parts);
  return element;
}
