import { savePicture } from '#ui/kit/save-picture.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { ShowWin } from './win-door.ts';

/** How long the wave takes, and how long it lifts one part of the picture, in milliseconds. */
const WAVE_MS = 600;
const LIFT_MS = 220;

/** What a page tells of its puzzle once it is solved. */
export interface Winner {
  readonly svg: SVGSVGElement;
  /** The parts of the picture through which the wave goes. */
  readonly parts: string;
  /** Of the picture to save. */
  readonly fileName: () => string;
  /** Where the page says what has come of it. */
  say(words: string): void;
}

/** Wires “Save a picture”, which is hidden until then, and gives a wave for each win that is news. */
export function mountWin(host: HTMLElement, winner: Winner, signal: AbortSignal): ShowWin<unknown> {
  const save = wiring(host, signal).press('save-picture', () => {
    const name = winner.fileName();
    savePicture(name, winner.svg).then(
      () => winner.say(`The picture is saved as ${name}.`),
      (error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        winner.say(`The picture could not be saved: ${why}. Press again to retry.`);
      },
    );
  });
  if (save) save.hidden = false;
  return (_, isNews) => {
    if (isNews) wave(winner);
  };
}

/** A wave through the parts of the picture, from the lower left to the upper right; none for those who want no motion. */
function wave({ svg, parts }: Winner): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const placed = [...svg.querySelectorAll<SVGGraphicsElement>(parts)].map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { element, way: left + right - top - bottom };
  });
  const ways = placed.map(({ way }) => way);
  const first = Math.min(...ways);
  const length = Math.max(...ways) - first || 1;
  for (const { element, way } of placed) {
    element.animate([{ translate: '0 0' }, { translate: '0 -6px' }, { translate: '0 0' }], {
      delay: ((way - first) / length) * (WAVE_MS - LIFT_MS),
      duration: LIFT_MS,
      easing: 'ease-in-out',
    });
  }
}
