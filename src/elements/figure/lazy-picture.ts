import type { RunMoment } from '../../pictures/kit/moment.ts';
import type { Problem } from '../../puzzles/problem.ts';
import { keepPresses } from '../page/early-presses.ts';
import { firstTouch } from '../page/first-touch.ts';
import type { Picture } from './pictures.ts';

/**
 * A picture whose code is fetched when the reader first touches the page, or as soon as another
 * moment than the one drawn at build time is to be shown. Until then that picture stands there, and
 * what is pressed is kept. `data-live` on the place says that the code has come.
 *
 * @param tools buttons that the picture brings to life, when they stand outside of its place
 */
export function lazyPicture(
  host: HTMLElement,
  place: HTMLElement | SVGElement,
  load: () => Promise<Picture>,
  signal: AbortSignal,
  when: 'at first touch' | 'at once' = 'at first touch',
  tools: HTMLElement | null = null,
): Picture {
  const isBuilt = builtMoment(host);
  const pressAgain = keepPresses(place, tools, signal);
  let picture: Picture | null = null;
  /** The moment to show once the code is there; a reader may be faster than the figure. */
  let latest: RunMoment | null = null;
  let fetching: Promise<void> | null = null;

  function fetchOnce(): void {
    if (!signal.aborted) fetching ??= load().then(live);
  }

  function live(loaded: Picture): void {
    if (signal.aborted) return;
    picture = loaded;
    place.dataset['live'] = '';
    if (latest) picture(latest);
    pressAgain();
  }

  if (when === 'at once') fetchOnce();
  else void firstTouch().then(fetchOnce);
  return (moment) => {
    latest = moment;
    if (picture) picture(moment);
    else if (!isBuilt(moment)) fetchOnce();
  };
}

/** Says of a moment whether it is the one drawn at build time: the same step of the first problem shown. */
function builtMoment(host: HTMLElement): (moment: RunMoment) => boolean {
  const step = host.querySelector('[data-part="step"]')?.getAttribute('value');
  let first: Problem | null = null;
  return ({ problem, frame }) => {
    first ??= problem;
    return problem === first && String(frame.step) === step;
  };
}
