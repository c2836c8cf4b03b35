/**
 * Keeps the events in an element whose code has not arrived, and repeats them in order once it has (`data-ready`). A
 * repeated event is not trusted, so it is not kept a second time. While the code could not be fetched (`data-missing`),
 * a press asks for it again, so only the last one is kept. The browser opens drawers by itself.
 */
const waiting = ':not(:defined), :is(.figure-host, .notebook, [data-do="take-out"]):not([data-ready])';

/** The keys of the whole page, and what hears them. */
const ofPage: Readonly<Record<string, string>> = { '/': '[data-find]', p: 'present-door' };
const takesLetters = 'input, textarea, select, dialog, [contenteditable], [data-own-keys]';

type Act = () => void;

let kept: { readonly host: HTMLElement; readonly act: Act }[] = [];

/** The picture may be redrawn and the page scrolled meanwhile, so a press is kept relative to its element. */
function clickAgain(event: MouseEvent, target: Element, host: HTMLElement): Act | null {
  const button = target.closest('button');
  if (button) return button.type === 'button' && !button.popoverTargetElement ? () => button.click() : null;
  if (!target.closest('svg')) return null;
  const before = host.getBoundingClientRect();
  return () => {
    const { left, top } = host.getBoundingClientRect();
    const at = { clientX: event.clientX - before.left + left, clientY: event.clientY - before.top + top };
    const under = document.elementFromPoint(at.clientX, at.clientY);
    if (host.contains(under)) {
      under?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }));
    }
  };
}

function changeAgain(target: HTMLInputElement): Act {
  const { value, checked, type } = target;
  const isMark = type === 'checkbox' || type === 'radio';
  return () => {
    // A text that is being written goes on, and a chosen file is still there.
    if (!target.matches('textarea:focus, [type=file]')) Object.assign(target, isMark ? { checked } : { value });
    for (const each of ['input', 'change']) target.dispatchEvent(new Event(each, { bubbles: true }));
  };
}

/**
 * A key that the browser does not turn into a press, a choice or a letter by itself: it moves over a grid, writes into
 * it, or opens what stands in a text.
 */
function keyAgain(event: KeyboardEvent, target: Element, host: HTMLElement): Act | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isChord = ctrlKey || metaKey || altKey;
  const isPress = key === 'Enter' || key === ' ';
  const isCode = target.matches('[contenteditable]');
  if (isCode || target.matches('textarea')) {
    if (key !== 'Enter' || altKey || event.isComposing || !(isChord || (isCode && shiftKey))) return null;
    event.preventDefault();
  } else {
    // A chord belongs to the browser, but for undo and redo.
    if (!(isChord ? /^[zy]$/i : /^(.|Enter|Home|End|Delete|Backspace|Arrow\w+)$/).test(key)) return null;
    if (target.matches('input, select') || (isPress && target.matches('button, summary, a'))) return null;
    // On an item of a group it moves the focus or presses; elsewhere it may scroll the page.
    if (/^( |Enter|Home|End|Arrow)/.test(key) && target.matches('[tabindex]:not(pre, div)')) event.preventDefault();
  }
  const again = new KeyboardEvent('keydown', event);
  return () => {
    // A key before this one may have moved the focus.
    const { activeElement } = document;
    (host.contains(activeElement) ? activeElement : target)?.dispatchEvent(again);
  };
}

/** What hears a key of the whole page, while its code has not arrived. */
function doorOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element): HTMLElement | null {
  if (ctrlKey || metaKey || altKey || target.closest(takesLetters)) return null;
  // Letters after the key of Find are for its field.
  const isAsking = key.length === 1 && kept.some(({ host }) => host.matches('[data-find]'));
  const name = isAsking ? '[data-find]' : ofPage[key.toLowerCase()];
  return name === undefined ? null : document.querySelector<HTMLElement>(`${name}:not([data-ready])`);
}

function keep(event: Event): void {
  const target = event.target as Element;
  const door = event.type === 'keydown' ? doorOf(event as KeyboardEvent, target) : null;
  // A press in a grid takes the focus when it is repeated; until then the keys after it come to what is around the host.
  const pressed = kept.at(-1)?.host;
  const after = event.type === 'keydown' && pressed && target.contains(pressed) ? pressed : null;
  const host = event.isTrusted ? (door ?? target.closest<HTMLElement>(waiting) ?? after) : null;
  if (!host) return;
  let act: Act | null;
  if (door) {
    event.preventDefault();
    const again = new KeyboardEvent('keydown', event);
    act = () => void door.dispatchEvent(again);
  } else if (event.type === 'click') act = clickAgain(event as MouseEvent, target, host);
  else if (event.type === 'change') act = changeAgain(target as HTMLInputElement);
  else if (event.type === 'keydown') act = keyAgain(event as KeyboardEvent, target, host);
  else {
    event.preventDefault();
    act = () => (target as HTMLFormElement).requestSubmit();
  }
  if (!act) return;
  if ('missing' in host.dataset) kept = kept.filter((one) => one.host !== host);
  kept.push({ host, act });
  host.dataset['waiting'] = '';
}

for (const type of ['click', 'change', 'keydown', 'submit']) document.addEventListener(type, keep, true);

new MutationObserver((changes) => {
  for (const { target } of changes) {
    const mine = kept.filter(({ host }) => host === target);
    kept = kept.filter(({ host }) => host !== target);
    delete (target as HTMLElement).dataset['waiting'];
    for (const { act } of mine) act();
  }
}).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
