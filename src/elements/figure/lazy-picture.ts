import { firstTouch } from '../page/first-touch.ts';
import type { Picture } from './pictures.ts';

/**
 * A picture whose code is fetched when the reader first touches the page, or as soon as another
 * moment than the one drawn at build time is to be shown. Until then that picture stands there.
 * `data-live` on the place says that the code has come.
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
  const builtStep = host.querySelector('[data-part="step"]')?.getAttribute('value');
  let builtFor: Parameters<Picture>[0] | null = null;
  let latest: Parameters<Picture> | null = null;
  let picture: Picture | null = null;
  let isAsked = false;
  /** A press that came before there was anybody to hear it. */
  let early: MouseEvent | null = null;
  const pressed: HTMLButtonElement[] = [];
  if (when === 'at once') void fetchPicture();
  else void firstTouch().then(fetchPicture);

  async function fetchPicture(): Promise<void> {
    if (isAsked || signal.aborted) return;
    isAsked = true;
    picture = await load();
    place.dataset['live'] = '';
    show();
    for (const button of pressed) button.click();
    if (!early) return;
    // The live picture may have other elements in the place of those that were pressed.
    const under = document.elementFromPoint(early.clientX, early.clientY);
    if (under && place.contains(under)) under.dispatchEvent(new MouseEvent(early.type, early));
  }

  /** There may be a reader before the figure has a moment to show, and the other way round. */
  function show(): void {
    if (picture && latest && !signal.aborted) picture(...latest);
  }

  place.addEventListener(
    'click',
    (event) => {
      if (!picture && event instanceof MouseEvent) early = event;
    },
    { signal },
  );
  tools?.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!picture && button) pressed.push(button);
    },
    { signal },
  );
  return (...now) => {
    latest = now;
    builtFor ??= now[0];
    if (picture) show();
    else if (String(now[1].step) !== builtStep || now[0] !== builtFor) void fetchPicture();
  };
}
