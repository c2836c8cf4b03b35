import { listStep } from './key-steps.ts';
import { ARROWS } from './keys.ts';
import { part } from './parts.ts';
import { rovingFocus } from './roving-focus.ts';
import { wiring } from './wiring.ts';

/**
 * Wires the tabs of a host: a press or an arrow key shows the panel that a tab controls, and hides the others.
 *
 * @param chosen called with the `data-tab` of the tab that the reader chose
 */
export function mountTabs(host: HTMLElement, signal: AbortSignal, chosen: (name: string) => void) {
  const list = part(host, 'tabs', HTMLElement);
  const { on } = wiring(list, signal);
  const tabs = Array.from(list.querySelectorAll<HTMLElement>('[data-tab]'), (tab) => ({
    tab,
    name: tab.dataset['tab'] ?? '',
    panel: part(host, tab.dataset['tab'] ?? '', HTMLElement),
  }));
  const roving = rovingFocus<HTMLElement>(list, signal, {
    items: '[data-tab]',
    next(from, { key }) {
      const at = tabs.findIndex(({ tab }) => tab === from);
      const arrow = ARROWS.get(key);
      // The tabs wrap around; arrows up and down scroll the page.
      if (arrow?.dy) return null;
      const to = arrow ? (at + arrow.dx) % tabs.length : listStep(key, at, tabs.length, 1);
      return to === null ? null : (tabs.at(to)?.tab ?? from);
    },
  });

  /** Shows the panel of this name; an unknown name changes nothing. */
  function show(name: string): void {
    const shown = tabs.find((one) => one.name === name);
    if (!shown) return;
    for (const { tab, panel } of tabs) {
      tab.setAttribute('aria-selected', String(tab === shown.tab));
      panel.classList.toggle('is-shown', tab === shown.tab);
    }
    roving.stopAt(shown.tab);
  }

  for (const { tab, name, panel } of tabs) {
    const choose = (): void => {
      if (panel.classList.contains('is-shown')) return;
      show(name);
      chosen(name);
    };
    // A key moves the focus alone; not every browser focuses what is pressed.
    on(tab, 'focus', choose);
    on(tab, 'click', choose);
  }
  return { show };
}
