/**
 * A lesson on the wall of a classroom: one figure or paragraph at a time, as large as the window. It is the same page:
 * all else on it is not displayed meanwhile, and figures go on. What answers the question of a figure (`data-answer`) is
 * blank until it is asked for. From the plan of an hour, On and Back follow the plan, and Leave comes back to it.
 */
import { withPresented } from '#ui/figure/page-view.ts';
import { addressQuery, writeQuery } from '#ui/kit/address.ts';
import { isChord, isTyping } from '#ui/kit/keys.ts';
import { make } from '#ui/kit/make.ts';
import { onceAFrame } from '#ui/kit/once-a-frame.ts';
import { say } from '#ui/kit/parts.ts';
import { fitFigure, fitText, loosen } from './fit.ts';
import { type Item, itemsOf } from './items.ts';
import { followedPlan } from './plan.ts';

export interface Presenter {
  /** Begins at an item, or at the one that is on the screen; or ends. */
  toggle(from?: string): void;
}

/** The keys of most clickers are Page Up and Down; some blank the screen with B, and some with a full stop. */
const ON: ReadonlyMap<string, 1 | -1> = new Map([
  ['PageDown', 1],
  ['PageUp', -1],
]);

export function createPresenter(signal: AbortSignal): Presenter {
  const root = document.documentElement;
  const items = itemsOf(document);
  let open: AbortController | null = null;
  let at = 0;
  /** Whether Escape, as it was pressed, was for a drawer or a preview over the item. */
  let isCovered = false;
  const plan = followedPlan(sayPlace);
  const place = make(document, 'p', { class: 'wall-place tabular', role: 'status' });
  const whole = button('Full screen', () => void toggleFullScreen());
  const answer = button('Show the answer', () => {
    items[at]?.place.setAttribute('data-answer-shown', '');
    answer.hidden = true;
  });
  const bar = make(
    document,
    'div',
    { class: 'wall-bar ui-type', role: 'region', 'aria-label': 'Presenting' },
    place,
    answer,
    button('Back', () => go(-1)),
    button('Next', () => go(1)),
    button('Blank', () => blank(true)),
    whole,
    button('Leave', leave),
  );
  whole.hidden = !document.fullscreenEnabled;
  const refit = onceAFrame(fit, signal);
  let fitted = '';
  /** The size of the texts of the figure. */
  let largest = Infinity;
  const watcher = new ResizeObserver(() => sizesOf(items[at]) !== fitted && refit());
  const coming = new MutationObserver(fitAnew);

  function button(name: string, act: () => void): HTMLButtonElement {
    const made = make(document, 'button', { type: 'button', class: 'button' }, name);
    made.addEventListener('click', act);
    return made;
  }

  function enter(from: string | undefined): void {
    const here = new AbortController();
    open = here;
    // A figure in the large view goes back into its place first.
    document.querySelector<HTMLElement>('.fills-window [data-do="large"]')?.click();
    const named = items.findIndex(({ key }) => key === from);
    const shown =
      named < 0 ? items.findIndex(({ place: of }) => of.getBoundingClientRect().bottom > innerHeight / 3) : named;
    document.body.append(bar);
    root.dataset['present'] = '';
    document.addEventListener('keydown', heard, { signal: here.signal, capture: true });
    document.addEventListener('keydown', leaveByKey, { signal: here.signal });
    document.addEventListener('click', pressed, { signal: here.signal });
    addEventListener('resize', fitAnew, { signal: here.signal });
    show(Math.max(0, shown));
  }

  function show(to: number): void {
    hide();
    at = to;
    const item = items[at];
    if (!item) return;
    const { place: of, shown, section, isFigure } = item;
    // It may not have been laid out yet (`layout-in-parts.inline.ts`), and would be fitted to a wrong box.
    Object.assign(of.dataset, { onWall: '', open: '', laidOut: '' });
    shown.classList.add(isFigure ? 'fills-window' : 'fills-wall');
    if (!isFigure) shown.dataset['section'] = section;
    shown.tabIndex = -1;
    largest = Infinity;
    fit();
    shown.scrollTop = 0;
    giveArrowsBack();
    // A picture that comes late, and words that grow, are fitted again.
    for (const part of shown.children) watcher.observe(part);
    coming.observe(of, { subtree: true, attributeFilter: ['data-ready'] });
    answer.hidden = !of.querySelector('[data-answer]') || 'answerShown' in of.dataset;
    sayPlace();
    writeQuery(isFigure ? of.id : '', withPresented(addressQuery(), item.key));
  }

  function hide(): void {
    watcher.disconnect();
    coming.disconnect();
    const item = items[at];
    if (!item) return;
    delete item.place.dataset['onWall'];
    loosen(item.shown);
    item.shown.classList.remove('fills-window', 'fills-wall', 'is-stacked');
    for (const name of ['--large-picture', '--wall-pictures']) item.shown.style.removeProperty(name);
    item.shown.removeAttribute('tabindex');
    delete item.shown.dataset['section'];
  }

  function fitAnew(): void {
    largest = Infinity;
    refit();
  }

  function sayPlace(): void {
    const item = items[at];
    const length = plan?.length();
    if (!open || !item || length === null) return;
    say(
      place,
      length === undefined || !plan
        ? item.words
        : `${plan.at + 1} of ${length} in the plan${item.words.replace(/^[^:]*/, '')}`,
    );
  }

  /** Comes back to the plan that led here; without one, to the page. */
  function leave(): void {
    if (plan && open) plan.leave();
    else close();
  }

  function close(): void {
    if (!open) return;
    const item = items[at];
    open.abort();
    open = null;
    blank(false);
    hide();
    bar.remove();
    delete root.dataset['present'];
    root.style.removeProperty('--wall');
    if (document.fullscreenElement) void document.exitFullscreen();
    writeQuery(item?.isFigure ? item.place.id : '', withPresented(addressQuery(), null));
    if (!item) return;
    // Reading goes on here, also by Tab.
    item.place.tabIndex = -1;
    item.place.addEventListener('blur', () => item.place.removeAttribute('tabindex'), { once: true });
    item.place.focus({ preventScroll: true });
    item.place.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  function go(by: 1 | -1): void {
    if (plan) {
      void plan.go(by).then((words) => words !== '' && say(place, words));
      return;
    }
    const to = at + by;
    if (to >= 0 && to < items.length) show(to);
    else say(place, by > 0 ? 'This is the end.' : 'This is the beginning.');
  }

  function blank(isBlank: boolean): void {
    if (isBlank) root.dataset['blank'] = '';
    else delete root.dataset['blank'];
  }

  function heard(event: KeyboardEvent): void {
    if (isChord(event)) return;
    const { key, target } = event;
    if ('blank' in root.dataset) {
      // Any key brings the picture back, and does nothing else.
      blank(false);
      if (key !== 'F5') stop(event);
      return;
    }
    const isTyped = isTyping(target);
    const by = ON.get(key) ?? (isText() && !isTyped ? arrow(key) : undefined);
    if (by !== undefined) {
      stop(event);
      go(by);
    } else if (/^[b.]$/i.test(key) && !isTyped) {
      stop(event);
      blank(true);
    } else if (key === 'Escape') isCovered = document.querySelector(':popover-open') !== null;
  }

  /** Escape closes the innermost thing first: a panel that it was pressed in has heard it by now. */
  function leaveByKey(event: KeyboardEvent): void {
    const { key, target, defaultPrevented } = event;
    if (key !== 'Escape' || defaultPrevented || isCovered || isChord(event)) return;
    stop(event);
    // In a picture that has arrows of its own it only leads out of the picture.
    if (target instanceof Element && target.matches('svg *, canvas')) giveArrowsBack();
    else leave();
  }

  /** A switch on a board, pressed with a pointer, is left as one beside it is: the arrows step the search. */
  function pressed({ detail, target }: MouseEvent): void {
    if (detail > 0 && target instanceof Element && target.closest('svg [role="switch"]')) giveArrowsBack();
  }

  /** The arrows are those of what is shown, not of one of its pictures. */
  function giveArrowsBack(): void {
    items[at]?.shown.focus({ preventScroll: true });
  }

  /** A text has no steps, so arrows go on there as well. */
  function isText(): boolean {
    const item = items[at];
    return item !== undefined && !item.isFigure && item.place.matches('p, ul, ol, pre, table, details, .opening');
  }

  function fit(): void {
    const item = items[at];
    if (!open || !item) return;
    if (item.isFigure) largest = fitFigure(item.shown, largest);
    else fitText(item.shown);
    fitted = sizesOf(item);
  }

  signal.addEventListener('abort', close);
  return { toggle: (from) => (open ? leave() : enter(from)) };
}

/** How large its parts are: while they stay so, nothing has to be fitted again. */
function sizesOf(item: Item | undefined): string {
  const boxes = [...(item?.shown.children ?? [])].map((part) => part.getBoundingClientRect());
  return boxes.map(({ width, height }) => `${width}x${height}`).join(' ');
}

function arrow(key: string): 1 | -1 | undefined {
  return key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // The browser refuses, and the window stays as it is.
  }
}
