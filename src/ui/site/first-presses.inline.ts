/**
 * The one keeper of early presses: keeps what a reader does before the code is there (clicks, keys, choices, forms), and
 * repeats it in order once `data-ready` says that it has come. `data-waiting` says where something is kept. An element waits until it is mounted; a part of a mounted figure, and tools of it that
 * stand elsewhere, wait from the moment they are given `data-awaited` (`ui/figure/picture-at-touch.ts`). The original
 * event goes on, because whatever fetches the code hears it; so nothing is kept that is already answered: what the
 * browser does by itself, the keys of the page, and in a mounted figure its settings, what is `data-answered`, and the
 * keys of its run.
 */
const waiting = ':not(:defined), :is(.figure-host, .notebook, [data-do="take-out"], [data-awaited]):not([data-ready])';

/** The keys of the whole page, and what hears them. */
const ofPage: Readonly<Record<string, string>> = { '/': '[data-find]', p: 'present-door' };
const takesLetters = 'input, textarea, select, dialog, [contenteditable], [data-own-keys]';

type Act = () => void;
type Host = HTMLElement | SVGElement;

let kept: { readonly host: Host; readonly act: Act }[] = [];
/** The text field that the reader has written into since its last change. */
let writing: EventTarget | null = null;

/**
 * A press is repeated on the button or checkbox that was pressed. Where that has been replaced, and anywhere else in a
 * picture, it is repeated at its point of the host, since the page may be scrolled meanwhile.
 */
function clickAgain(event: MouseEvent, target: Element, host: Host): Act | null {
  const button = target.closest('button');
  if (button ? button.type !== 'button' || button.popoverTargetElement : target.closest('a, summary, label, input'))
    return null;
  if (!button && !target.closest('svg') && !('awaited' in host.dataset)) return null;
  const mark = target.closest('[role="checkbox"]');
  const before = host.getBoundingClientRect();
  return () => {
    if (button?.isConnected) {
      button.click();
      return;
    }
    const { left, top } = host.getBoundingClientRect();
    const at = { clientX: event.clientX - before.left + left, clientY: event.clientY - before.top + top };
    const under = mark?.isConnected ? mark : document.elementFromPoint(at.clientX, at.clientY);
    if (host.contains(under)) {
      under?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...at }));
    }
  };
}

function changeAgain(target: HTMLInputElement): Act {
  const { value, checked, type } = target;
  const isMark = type === 'checkbox' || type === 'radio';
  return () => {
    // A chosen file is still there.
    if (type !== 'file') Object.assign(target, isMark ? { checked } : { value });
    for (const each of ['input', 'change']) target.dispatchEvent(new Event(each, { bubbles: true }));
  };
}

/**
 * A key that the browser does not turn into a press, a choice or a letter by itself: it moves over a grid, writes into
 * it, or opens what stands in a text.
 */
function keyAgain(event: KeyboardEvent, target: Element, host: Host): Act | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isChord = ctrlKey || metaKey || altKey;
  const isPress = key === 'Enter' || key === ' ';
  const isCode = target.matches('[contenteditable]');
  if (isCode || target.matches('textarea')) {
    if (key !== 'Enter' || altKey || event.isComposing || !(isChord || (isCode && shiftKey))) return null;
    event.preventDefault();
  } else {
    // The keys of its run are heard by the figure around a part.
    if ('awaited' in host.dataset && !target.closest('[data-own-keys]')) return null;
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

function submitAgain(event: Event, form: HTMLFormElement): Act {
  event.preventDefault();
  return () => form.requestSubmit();
}

/** What hears a key of the whole page; undefined for any other key. A repeated one has its element. */
function doorOf({ key, ctrlKey, metaKey, altKey, isTrusted }: KeyboardEvent, target: Element): string | undefined {
  if (!isTrusted || ctrlKey || metaKey || altKey || target.closest(takesLetters)) return undefined;
  // Letters after the key of Find are for its field.
  const isAsking = key.length === 1 && kept.some(({ host }) => host.matches('[data-find]'));
  return isAsking ? '[data-find]' : ofPage[key.toLowerCase()];
}

function keep(event: Event): void {
  const target = event.target as Element;
  const { type, isTrusted } = event;
  if (isTrusted && (type === 'input' || type === 'change')) writing = type === 'input' ? target : null;
  const name = type === 'keydown' ? doorOf(event as KeyboardEvent, target) : undefined;
  // A press in a grid takes the focus when it is repeated; until then the keys after it come to what is around the host.
  const pressed = kept.at(-1)?.host;
  const after = type === 'keydown' && pressed && target.contains(pressed) ? pressed : null;
  const host =
    name === undefined
      ? (target.closest<Host>(waiting) ?? after)
      : document.querySelector<Host>(`${name}:not([data-ready])`);
  if (!host || ('awaited' in host.dataset && target.closest('[data-setting], [data-answered]'))) return;
  let act: Act | null = null;
  if (name !== undefined) {
    event.preventDefault();
    const again = new KeyboardEvent('keydown', event);
    act = () => void host.dispatchEvent(again);
  } else if (type === 'click') act = clickAgain(event as MouseEvent, target, host);
  else if (type === 'change') act = changeAgain(target as HTMLInputElement);
  else if (type === 'keydown') act = keyAgain(event as KeyboardEvent, target, host);
  else if (type === 'submit') act = submitAgain(event, target as HTMLFormElement);
  if (!act) return;
  // While code could not be fetched, a press asks for it again, so only the last one is kept.
  if (host.closest('[data-missing]')) kept = kept.filter((one) => one.host !== host);
  kept.push({ host, act });
  host.dataset['waiting'] = '';
}

for (const type of ['click', 'input', 'change', 'keydown', 'submit']) document.addEventListener(type, keep, true);

new MutationObserver(() => {
  const ready = kept.filter(({ host }) => 'ready' in host.dataset);
  kept = kept.filter(({ host }) => !('ready' in host.dataset));
  const field = writing === document.activeElement ? (writing as HTMLInputElement | null) : null;
  const { value = '', selectionStart = null, selectionEnd = null } = field ?? {};
  for (const { host, act } of ready) {
    delete host.dataset['waiting'];
    act();
  }
  // A text that was sent, and that is being written again, goes on as it was.
  if (ready.length > 0 && field && selectionStart !== null) {
    field.value = value;
    field.setSelectionRange(selectionStart, selectionEnd);
  }
}).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
