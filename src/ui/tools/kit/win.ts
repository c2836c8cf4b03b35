import { messageOf } from '#english/english.ts';
import { pngOf } from '#ui/figure/take-out/picture-file.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { ShowWin } from './win-door.ts';

/** The duration of the wave, and of the lift of one part, in milliseconds. */
const WAVE_MS = 600;
const LIFT_MS = 220;

/** What the win effects need of a page. */
export interface Winner {
  readonly svg: SVGSVGElement;
  /** The selector of the parts that the wave moves. */
  readonly parts: string;
  readonly fileName: () => string;
  /** Announces the result of saving. */
  say(words: string): void;
}

/** Reveals and wires “Save a picture”, and returns a function that plays the wave for each new win. */
export function mountWin(host: HTMLElement, signal: AbortSignal, winner: Winner): ShowWin<unknown> {
  const save = wiring(host, signal).press('save-picture', () => {
    const name = winner.fileName();
    const { width, height } = winner.svg.getBoundingClientRect();
    const picture = { element: winner.svg, x: 0, y: 0, width, height };
    pngOf({ title: name, width, height, pictures: [picture] }).then(
      (file) => {
        saveFile(name, file);
        winner.say(`The picture is saved as ${name}.`);
      },
      (error: unknown) => {
        const why = messageOf(error);
        winner.say(`The picture could not be saved: ${why}. Press again to retry.`);
      },
    );
  });
  if (save) save.hidden = false;
  return (_, isNews) => {
    if (isNews) wave(winner);
  };
}

/** Plays a wave from the lower left to the upper right; not with reduced motion. */
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
