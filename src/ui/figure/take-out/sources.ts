/** The pictures of a figure as they stand on the page. */
import { momentOf } from '#pictures/kit/moment.ts';
import { drawMatrixOverview } from '#pictures/matrix/overview.ts';
import { sweptView } from '#pictures/matrix/sweep.ts';
import { type KnownFigure, knownFigure } from '../known-figures.ts';
import type { PictureSheet } from './picture-file.ts';

export interface Source {
  readonly name: string;
  /** Whether it can be written as SVG. */
  readonly isDrawn: boolean;
  sheet(): PictureSheet;
}

type Found = PictureSheet['pictures'][number] & { readonly name: string; readonly place: Element };

const NOT_PICTURES = '.button, .icon-button, label, dialog, summary, .picture-title, .timeline-track';
/** Signs in lines of text, tables and legends are narrower than this, in pixels. */
const NARROWEST = 40;

const NAMELESS = 'Picture';

/** The pictures that are seen in a figure: all of them as they stand, if they are several, and each. */
export function sourcesOf(host: Element, title: string): Source[] {
  const found = picturesIn(host);
  const seen = new Map<string, number>();
  const each = found.map((one): Source => {
    const count = (seen.get(one.name) ?? 0) + 1;
    seen.set(one.name, count);
    return sourceOf(count > 1 ? `${one.name} (${count})` : one.name, title, [one]);
  });
  // Of a figure with a run: what stands over its timeline. The tree and the charts below are there by name.
  const stage = knownFigure(host) && host.querySelector('[data-part="stage"]');
  const together = found.filter(({ place }) => stage === null || stage.contains(place));
  if (together.length < 2) return each;
  // A picture without a name is only good beside the others.
  const named = each.filter(({ name }) => !name.startsWith(NAMELESS));
  return [sourceOf('All, as shown', title, together), ...named];
}

function sourceOf(name: string, title: string, found: readonly Found[]): Source {
  const [left, top] = [Math.min(...found.map(({ x }) => x)), Math.min(...found.map(({ y }) => y))];
  const pictures = found.map(({ element, x, y, width, height }) => ({
    element,
    width,
    height,
    x: x - left,
    y: y - top,
  }));
  return {
    name,
    isDrawn: found.some(({ element }) => element instanceof SVGSVGElement),
    sheet: () => ({
      title,
      width: Math.max(...pictures.map(({ x, width }) => x + width)),
      height: Math.max(...pictures.map(({ y, height }) => y + height)),
      pictures,
    }),
  };
}

function picturesIn(host: Element): Found[] {
  const known = knownFigure(host);
  const elements = [...host.querySelectorAll<SVGSVGElement | HTMLCanvasElement>('svg, canvas')].filter(
    (element) =>
      // What is folded away has a place, but is not seen.
      element.checkVisibility() &&
      !element.closest(NOT_PICTURES) &&
      !element.parentElement?.closest('svg') &&
      element.getBoundingClientRect().width > NARROWEST,
  );
  const large = known?.scenario.matrix === 'large' ? host.querySelector('[data-part="matrix"]') : null;
  const found = elements.filter((element) => !large?.contains(element)).map((element) => foundAt(element));
  if (!known || !large || large.getClientRects().length === 0) return found;
  return [...found, { ...foundAt(matrixStill(host, known, large), large), name: 'Matrix' }];
}

function foundAt(element: Found['element'], place: Element = element): Found {
  const { x, y, width, height } = place.getBoundingClientRect();
  return { element, place, name: nameOf(place), x, y, width, height };
}

function nameOf(element: Element): string {
  const id = element.getAttribute('aria-labelledby')?.split(' ')[0] ?? '';
  const labelled = id === '' ? null : document.getElementById(id);
  const name =
    element.getAttribute('aria-label') ??
    labelled?.textContent ??
    element.querySelector('title')?.textContent ??
    element.closest('[aria-label]')?.getAttribute('aria-label') ??
    NAMELESS;
  // What follows the first sentence is how to use it.
  return name.split('. ')[0] ?? name;
}

/** A large matrix is on a canvas; as a file it is drawn whole. */
function matrixStill(host: Element, { figure, scenario }: KnownFigure, place: Element): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const { width, height } = place.getBoundingClientRect();
  const { groupToken } = scenario;
  // As it stands: a proof may be shown instead of the run.
  const moment = figure.view.moment?.run ?? momentOf(figure.problem, figure.player.frame);
  drawMatrixOverview(svg, sweptView(moment), {
    id: `${host.id}-file`,
    size: { width: Math.round(width), height: Math.round(height) },
    ...(groupToken && { groupToken }),
  });
  // It takes the colours of the page, and is not seen.
  svg.classList.add('take-out-still');
  svg.style.fontFamily = 'var(--font-mono)';
  svg.setAttribute('aria-hidden', 'true');
  host.querySelector('.take-out-stills')?.append(svg);
  return svg;
}
