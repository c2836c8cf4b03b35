import { defineElement } from '#ui/kit/define-element.ts';
import { answers } from '#ui/kit/kept-answers.ts';
import { tick } from '#ui/kit/tick.ts';
import { wiring } from '#ui/kit/wiring.ts';

/** Ticks the rungs that have been climbed on this device. */
function mountLadder(host: HTMLElement, signal: AbortSignal): void {
  const { on } = wiring(host, signal);
  const show = (): void => {
    const all = answers();
    for (const rung of host.querySelectorAll<HTMLElement>('[data-rung]')) {
      const isClimbed = all.get(rung.dataset['rung'] ?? '') === 'right';
      const sign = rung.querySelector('.visited');
      if (!isClimbed) sign?.remove();
      else if (!sign) rung.append(tick('climbed'));
    }
  };
  show();
  on(window, 'answered', show);
  // Rungs climbed on another page, or in another tab.
  on(window, 'storage', show);
  on(window, 'pageshow', show);
}

defineElement('ladder-table', mountLadder);
