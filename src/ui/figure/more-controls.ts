/** The controls in the drawer of a timeline; fetched when it is first opened. */
import { ZOOMS } from '#history/index.ts';
import { lensWords } from '#player/lens.ts';
import { speedAt } from '#player/speed.ts';
import type { TimelineView } from '#player/timeline-view.ts';
import { hideToCome } from './hide-to-come.ts';
import { isToComeHidden } from './to-come.ts';
import { mountAskMe } from './ask-me.ts';
import { setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Figure } from './figure.ts';
import { mountJumps } from './jumps.ts';
import { mountLensButtons } from './lens-control.ts';
import { saveFigure } from './save-figure.ts';
import { showBlocked, showSlider } from './show-controls.ts';

export interface MoreControls {
  update(view: TimelineView): void;
}

/**
 * @param share copies the link to the moment shown
 */
export function mountMore(host: HTMLElement, figure: Figure, share: () => void, signal: AbortSignal): MoreControls {
  const { part, optionalPart, button, press, on } = wiring(host, signal);
  const { player } = figure;
  const drawer = part('more', HTMLElement);
  const zoom = part('zoom', HTMLSelectElement);
  const speed = part('speed', HTMLInputElement);
  const speedText = part('speed-words', HTMLElement);
  const tools = part('lens-tools', HTMLElement);
  const said = optionalPart('lens-words', HTMLElement);
  const shared = optionalPart('shared', HTMLElement);
  const committed = (): void => figure.moved();
  const narrow = matchMedia('(max-width: 40rem)');
  const updateLens = mountLensButtons(host, player, figure.part, signal);

  on(zoom, 'change', () => {
    player.setZoom(ZOOMS.find((name) => name === zoom.value) ?? 'decisions');
    committed();
  });
  on(speed, 'input', () => player.setSpeed(speedAt(speed.valueAsNumber)));
  for (const [name, to] of [
    ['first', () => 0],
    ['last', () => player.last],
  ] as const) {
    press(name, () => {
      player.seek(to());
      committed();
    });
  }
  mountJumps(host, figure, signal);
  const updateAsking = mountAskMe(host, figure, signal);
  const hide = press('hide-to-come', () => hideToCome(!isToComeHidden()));
  press('share', share);
  press('save-picture', () => {
    void saveFigure(host, player.step).then((isSaved) => {
      setText(shared, isSaved ? 'Picture saved.' : 'This browser could not save the picture.');
    });
  });
  press('fill-window', () => {
    drawer.hidePopover();
    // The large view has its own button in the head of the figure, which may be hidden.
    button('large')?.click();
  });

  /** On a phone the drawer covers the lower half of the screen: scrolls the pictures above it. */
  function showAbove(): void {
    if (!narrow.matches || !drawer.matches(':popover-open')) return;
    part('stage', HTMLElement).scrollIntoView({ block: 'start' });
  }

  on(drawer, 'toggle', showAbove);
  showAbove();

  return {
    update(view) {
      updateAsking();
      hide?.setAttribute('aria-checked', String(isToComeHidden()));
      // Once shown, the tools stay, even if another problem has a short run.
      if (view.hasLens) tools.hidden = false;
      showSlider(speed, view.speed);
      speed.setAttribute('aria-valuetext', view.speed.words);
      setText(speedText, view.speed.words);
      showBlocked(host, view.blocked);
      updateLens();
      const words = lensWords(figure.part.now(), player.last);
      setText(said, view.hasLens ? `The strip covers ${words}.` : '');
    },
  };
}
