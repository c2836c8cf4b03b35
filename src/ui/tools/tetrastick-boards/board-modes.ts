import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { readText } from '#ui/kit/element-state.ts';
import { wiring } from '#ui/kit/wiring.ts';

type Mode = 'draw' | 'search';

/** The pictures of each mode, in the same order: the board, and what stands beside it. */
const PICTURES: Readonly<Record<Mode, readonly string[]>> = {
  draw: ['editor-picture', 'pieces-picture'],
  search: ['board-picture', 'matrix-picture'],
};

/** What asks for the search: its steps, and the buttons that lead along it. */
const ALONG = '.transport button, .more-drawer button, [data-do="solve"]';
const STEP_KEYS = /^(Arrow|Home$|End$|Page| $)/;

/**
 * One place shows the board to draw, or how the search fills it. The reader chooses; who takes hold of
 * the timeline, presses Solve or opens a link to a step is shown the search. `data-mode` on the figure
 * says which it is; on a phone the tabs of the pictures choose it too.
 */
export function boardModes(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const { on } = wiring(host, signal);
  const choices = [...host.querySelectorAll<HTMLInputElement>('[data-mode-choice]')];
  const tabs = [...host.querySelectorAll<HTMLInputElement>('.picture-tabs input')];
  const toSearch = (): void => figure().set('mode', 'search');

  for (const choice of choices) {
    on(choice, 'change', () => figure().set('mode', choice.value));
  }
  for (const tab of tabs) {
    const mode = PICTURES.draw.includes(tab.value) ? 'draw' : 'search';
    on(tab, 'change', () => figure().set('mode', mode));
  }
  const timeline = host.querySelector('.timeline');
  // A finger that may be on its way to scroll has moved the slider, and not the search.
  for (const type of ['input', 'pointerup']) {
    on(timeline, type, ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.dataset['part'] !== 'step') return;
      if (target.valueAsNumber === figure().player.step) toSearch();
    });
  }
  on(timeline, 'keydown', (event) => {
    const isStep = event instanceof KeyboardEvent && STEP_KEYS.test(event.key);
    if (isStep && event.target instanceof HTMLInputElement) toSearch();
  });
  on(host, 'click', ({ target }) => {
    if (target instanceof Element && target.closest(ALONG)) toSearch();
  });
  // A link to a step is one to the search, also when it is older than the two modes.
  queueMicrotask(() => {
    if (!signal.aborted && /^\d+$/.test(readText(host, 'step') ?? '')) toSearch();
  });

  function show(mode: Mode): void {
    if (host.dataset['mode'] === mode) return;
    const before = host.dataset['mode'] === 'search' ? 'search' : 'draw';
    host.dataset['mode'] = mode;
    for (const choice of choices) choice.checked = choice.value === mode;
    // The tab of the same place: the board for the board, what stands beside it for the other.
    const chosen = tabs.find(({ checked }) => checked)?.value ?? '';
    const at = PICTURES[before].indexOf(chosen);
    if (at < 0) return;
    for (const tab of tabs) tab.checked = tab.value === PICTURES[mode][at];
  }

  return () => show(figure().settings['mode'] === 'search' ? 'search' : 'draw');
}
