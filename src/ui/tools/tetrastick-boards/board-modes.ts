import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { readText } from '#ui/kit/address-text.ts';
import { wiring } from '#ui/kit/wiring.ts';

type Mode = 'draw' | 'search';

const PICTURES: Readonly<Record<Mode, readonly string[]>> = {
  draw: ['editor-picture', 'pieces-picture'],
  search: ['board-picture', 'matrix-picture'],
};

/** The buttons that switch to the search. */
const ALONG = '.transport button, .more-drawer button, [data-do="solve"]';
const STEP_KEYS = /^(Arrow|Home$|End$|Page| $)/;

/**
 * Switches the main picture between the editor and the search. The timeline, Solve and a link to a step switch to the
 * search. The mode is in `data-mode` on the figure; on a phone the picture tabs set it too.
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
  // A touch that may start a scroll moves the slider without a step of the player.
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
  // A link to a step opens the search; old links have no mode.
  queueMicrotask(() => {
    if (!signal.aborted && /^\d+$/.test(readText(host, 'step') ?? '')) toSearch();
  });

  function show(mode: Mode): void {
    if (host.dataset['mode'] === mode) return;
    const before = host.dataset['mode'] === 'search' ? 'search' : 'draw';
    host.dataset['mode'] = mode;
    for (const choice of choices) choice.checked = choice.value === mode;
    // Selects the tab at the same position in the other mode.
    const chosen = tabs.find(({ checked }) => checked)?.value ?? '';
    const at = PICTURES[before].indexOf(chosen);
    if (at < 0) return;
    for (const tab of tabs) tab.checked = tab.value === PICTURES[mode][at];
  }

  return () => show(figure().settings['mode'] === 'search' ? 'search' : 'draw');
}
