import { pictureAtTouch } from '#ui/figure/picture-at-touch.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';

/** A matrix small enough for SVG, whose headers are wired at the first touch. */
export function smallMatrix(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): Picture {
  const svg = part(host, 'matrix', SVGSVGElement);

  async function load(): Promise<Picture> {
    const { matrixHeaders } = await fetchPart(host, 'the matrix', () => import('./matrix-headers.ts'), signal);
    return matrixHeaders(host, svg, figure, signal);
  }

  return pictureAtTouch(host, svg, signal, load);
}
