import { fetchPart } from '#ui/kit/fetch-part.ts';
import { atTouch } from './at-touch.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import type { MountedFigure } from './mount-figure.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { Picture } from './pictures.ts';

/**
 * What if? At any node the reader may branch on another column, or begin with another row; the real solver goes on from
 * there, and both ways are compared. The panel opens with the chip of the narrator, or at once for a link with such
 * choices.
 *
 * @param walk starts the search where it is not the usual one
 */
export function whatIf(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
  walk: Scenario['walk'],
): Picture {
  const { on, part, press } = wiring(host, signal);
  async function load(): Promise<Picture> {
    const { createWhatIf } = await fetchPart(host, 'What if?', () => import('./what-if-panel.ts'), signal);
    const shown = createWhatIf(host, figure, signal, walk);
    return (moment, isQuiet) => {
      shown(moment, isQuiet);
      if (isAwaited) inSight();
      isAwaited = false;
    };
  }

  /** Nothing is pressed in the panel before its code is there, but for Close. */
  function panel(): Picture {
    return atTouch(host, load, signal, 'at once', () => (place.dataset['ready'] = ''));
  }

  /** Scrolls the panel into view: it may open below the screen, and has its height only once it is filled. */
  function inSight(): void {
    place.scrollIntoView({ block: 'nearest' });
  }

  const place = part('what-if', HTMLElement);
  const chip = press('another-way', () => show(place.hasAttribute('hidden')));
  press('what-if-close', () => show(false));
  for (const one of [place, chip]) on(one, 'keydown', closeByKey);
  let picture: Picture | null = null;
  let latest: RunMoment | null = null;
  let isAwaited = false;

  /** Escape closes the panel, and the focus goes back to the chip. */
  function closeByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || place.hidden) return;
    event.preventDefault();
    show(false);
  }

  function show(isOpen: boolean): void {
    const had = place.contains(document.activeElement);
    place.hidden = !isOpen;
    chip?.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) {
      const isThere = chip && !chip.hasAttribute('data-idle');
      if (had) (isThere ? chip : part('step', HTMLElement)).focus();
      return;
    }
    isAwaited = picture === null;
    picture ??= panel();
    if (latest) picture(latest, false);
    place.focus({ preventScroll: true });
    inSight();
  }

  if (figure().settings['whatif']) {
    place.hidden = false;
    chip?.setAttribute('aria-expanded', 'true');
    picture = panel();
  }
  return (moment) => {
    latest = moment;
    picture?.(moment, false);
  };
}
