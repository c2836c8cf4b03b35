/** What the drawer of a timeline holds; it comes when the reader first opens it. */
import { ZOOMS } from '../../history/index.ts';
import { lensView } from '../../player/lens.ts';
import type { Lens } from '../../player/lens.ts';
import { speedAt } from '../../player/speed.ts';
import type { TimelineView } from '../../player/timeline-view.ts';
import { adoptStyles } from '../page/adopt-styles.ts';
import { onPress, optionalPart, part, setText } from '../page/parts.ts';
import type { Figure } from './figure.ts';
import styles from './more.css?inline';
import { mountJumps } from './jumps.ts';
import { createLens } from './lens-control.ts';
import { saveFigure } from './save-figure.ts';
import { showBlocked, showSlider } from './show-controls.ts';

export interface MoreControls {
  /** The part of the run that the strip covers. */
  part(): Lens;
  update(view: TimelineView): void;
}

/**
 * @param redraw called when the strip is to cover another part of the run
 * @param share copies the link to the moment shown
 */
export function mountMore(
  host: HTMLElement,
  figure: Figure,
  redraw: () => void,
  share: () => void,
  signal: AbortSignal,
): MoreControls {
  adoptStyles(styles);
  const { player } = figure;
  const zoom = part(host, 'zoom', HTMLSelectElement);
  const speed = part(host, 'speed', HTMLInputElement);
  const speedText = part(host, 'speed-words', HTMLElement);
  const tools = part(host, 'lens-tools', HTMLElement);
  const said = optionalPart(host, 'lens-words', HTMLElement);
  const shared = optionalPart(host, 'shared', HTMLElement);
  const committed = (): void => figure.moved();
  const lens = createLens(host, player, redraw, signal);

  zoom.addEventListener(
    'change',
    () => {
      player.setZoom(ZOOMS.find((name) => name === zoom.value) ?? 'decisions');
      committed();
    },
    { signal },
  );
  speed.addEventListener('input', () => player.setSpeed(speedAt(speed.valueAsNumber)), { signal });
  for (const [name, to] of [
    ['first', () => 0],
    ['last', () => player.last],
  ] as const) {
    onPress(
      host,
      name,
      () => {
        player.seek(to());
        committed();
      },
      signal,
    );
  }
  mountJumps(host, player, committed, signal);
  onPress(host, 'share', share, signal);
  onPress(
    host,
    'save-picture',
    () => {
      void saveFigure(host, player.step).then((isSaved) => {
        setText(shared, isSaved ? 'Picture saved.' : 'This browser could not save the picture.');
      });
    },
    signal,
  );

  return {
    part: () => lens.part(),
    update(view) {
      // What has once been there stays, whatever the reader makes of the problem.
      if (view.hasLens) tools.hidden = false;
      showSlider(speed, view.speed);
      speed.setAttribute('aria-valuetext', view.speed.words);
      setText(speedText, view.speed.words);
      showBlocked(host, view.blocked);
      setText(said, view.hasLens ? `The strip covers ${lensView(lens.part(), player.last).words}.` : ''); // prettier-ignore
    },
  };
}
