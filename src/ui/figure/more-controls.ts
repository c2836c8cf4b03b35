/** The controls in the drawer of a timeline; fetched when it is first opened. */
import { ZOOMS } from '#history/index.ts';
import { lensWords, isWhole, NARROWEST, scaled, wholeRun } from '#player/lens.ts';
import { speedAt } from '#player/speed.ts';
import type { TimelineView } from '#player/timeline-view.ts';
import { isToComeHidden, TO_COME_CHANGED } from './to-come.ts';
import { mountAskMe } from './ask-me.ts';
import { setText, setDisabled } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Figure } from './figure.ts';
import { shareState } from './share-state.ts';
import { showBlocked, showSlider } from './show-controls.ts';
import { remember } from '#ui/kit/device.ts';
import type { Player } from '#player/player.ts';
import type { RunPart } from '#player/run-part.ts';
import { inWords } from '#english/english.ts';

export interface MoreControls {
  update(view: TimelineView): void;
}

/**
 * @param ownState the state of the figure, for a link to the moment shown
 */
export function mountMore(
  host: HTMLElement,
  figure: Figure,
  ownState: () => string,
  signal: AbortSignal,
): MoreControls {
  const { part, optionalPart, button, press, on } = wiring(host, signal);
  const { player } = figure;
  const drawer = part('more', HTMLElement);
  const zoom = part('zoom', HTMLSelectElement);
  const speed = part('speed', HTMLInputElement);
  const speedText = part('speed-words', HTMLElement);
  const tools = part('lens-tools', HTMLElement);
  const said = optionalPart('lens-words', HTMLElement);
  const settled = (): void => figure.settled();
  const narrow = matchMedia('(max-width: 40rem)');
  const updateLens = mountLensButtons(host, player, figure.part, signal);

  on(zoom, 'change', () => {
    player.setZoom(ZOOMS.find((name) => name === zoom.value) ?? 'decisions');
    settled();
  });
  on(speed, 'input', () => player.setSpeed(speedAt(speed.valueAsNumber)));
  for (const [name, to] of [
    ['first', () => 0],
    ['last', () => player.last],
  ] as const) {
    press(name, () => {
      player.seek(to());
      settled();
    });
  }
  mountJumps(host, figure, signal);
  const updateAsking = mountAskMe(host, figure, signal);
  const hide = press('hide-to-come', () => hideToCome(!isToComeHidden()));
  press('share', () => void shareState(optionalPart('shared', HTMLElement), host.id, ownState()));
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

/** The name under which this device keeps it; a script in the head of each page reads it. */
const NAME = 'to-come';

/** Hides what comes next in the runs of all figures, or shows it again; this device keeps the choice. */
function hideToCome(isHidden: boolean): void {
  if (isHidden) document.documentElement.dataset['toCome'] = '';
  else delete document.documentElement.dataset['toCome'];
  remember(NAME, isHidden ? 'hidden' : null);
  document.dispatchEvent(new Event(TO_COME_CHANGED));
}

/**
 * The buttons that make the strip cover a smaller part of the run, a larger one, or all of it.
 *
 * @returns a function that updates them to the part shown
 */
function mountLensButtons(host: HTMLElement, player: Player, part: RunPart, signal: AbortSignal): () => void {
  const { press } = wiring(host, signal);
  const scale = (factor: number) => (): void => part.show(scaled(part.now(), factor, player.step, player.last));
  const narrow = press('narrow', scale(0.25));
  const widen = press('widen', scale(4));
  const whole = press('whole', () => part.show(wholeRun(player.last)));

  return () => {
    const lens = part.now();
    setDisabled(narrow, lens.to - lens.from <= NARROWEST);
    setDisabled(widen, isWhole(lens, player.last));
    setDisabled(whole, isWhole(lens, player.last));
  };
}

/** Wires the field “Go to step” and the jumps to dead ends and solutions, where a timeline has them. */
function mountJumps(host: HTMLElement, figure: Figure, signal: AbortSignal): void {
  const { optionalPart, press, on } = wiring(host, signal);
  const { player } = figure;
  const settled = (): void => figure.settled();
  const form = optionalPart('go-to', HTMLFormElement);
  const field = optionalPart('go-to-step', HTMLInputElement);

  on(form, 'submit', (event) => {
    event.preventDefault();
    if (!field) return;
    const step = Number(field.value.replaceAll(/[\s,.’']/g, ''));
    const isGood = field.value.trim() !== '' && Number.isInteger(step) && step >= 0 && step <= player.last;
    field.setCustomValidity(isGood ? '' : `Type a whole number from 0 to ${inWords(player.last)}.`);
    if (!field.reportValidity()) return;
    player.seek(step);
    settled();
  });
  on(field, 'input', () => field?.setCustomValidity(''));

  const jump = (direction: 1 | -1) => (): void => {
    const { deadEnds } = player.frame.counters;
    const isOn = player.frame.event === 'dead end';
    const number = direction > 0 ? deadEnds + 1 : isOn ? deadEnds - 1 : deadEnds;
    // Without another dead end the jump goes to the end of the run, which shows that there is none.
    const isThere = player.toDeadEnd(number);
    if (!isThere && direction > 0) player.seek(player.last);
    if (isThere || direction > 0) settled();
  };
  press('previous-dead-end', jump(-1));
  press('next-dead-end', jump(1));
  press('previous-solution', () => {
    const number = player.frame.event === 'solution' ? player.solution - 1 : player.solution;
    if (player.toSolution(number)) settled();
  });
  press('next-solution', () => figure.toNextSolution());
}
