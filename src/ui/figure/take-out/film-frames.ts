/** The frames of a film: the pictures of a figure at any step, drawn beside the reader's own, which stay as they are. */
import { momentOf } from '#pictures/kit/moment.ts';
import { drawMatrix } from '#pictures/matrix/draw.ts';
import { drawMatrixOverview } from '#pictures/matrix/overview.ts';
import { sweptView } from '#pictures/matrix/sweep.ts';
import { runView } from '#pictures/matrix/view.ts';
import { drawTorus } from '#pictures/torus/draw.ts';
import { torusView } from '#pictures/torus/view.ts';
import type { RunMoment } from '#pictures/kit/moment.ts';
import type { Board } from '#scenarios/scenario.ts';
import type { KnownFigure } from '../known-figures.ts';
import { type PictureSheet, paint } from './picture-file.ts';

/** A picture that a film can show. */
interface Part {
  readonly name: string;
  /** The picture of the page; the frames are drawn beside it, so that the same styles hold for them. */
  readonly original: Element;
  draw(svg: SVGSVGElement, moment: RunMoment, share: number): void;
}

/** Draws frames of one figure. */
export interface Frames {
  /** What a film can show: a picture, or two beside each other. */
  readonly choices: readonly string[];
  /** Whether links are seen in it, which swing when they are written. */
  hasLinks(choice: string): boolean;
  /**
   * Paints a step of the run, as wide as said; its height is the same for all steps. Between two steps the later one is
   * painted, with its written link on its way.
   */
  paint(choice: string, place: number, width: number): Promise<HTMLCanvasElement>;
}

/** The name of the picture of links. */
const LINKS = 'Links';
/** The height at which pictures are drawn, and the gap between two of them, in pixels of the sheet. */
const HEIGHT = 480;
const GAP = 24;
/** A large matrix is drawn in this window. */
const WINDOW = { width: 720, height: 480 };

/** Prepares the frames of a figure; null when it has no picture that can be drawn at any step. */
export async function framesOf(host: Element, title: string, known: KnownFigure): Promise<Frames | null> {
  const { scenario, figure } = known;
  const board = await scenario.board?.();
  const parts = partsOf(host, known, board ?? null);
  if (parts.length === 0) return null;
  const both = parts
    .map(({ name }) => name)
    .join(' and ')
    .toLowerCase();
  const choices = [...parts.map(({ name }) => name), ...(parts.length > 1 ? [`Both: ${both}`] : [])];

  function partsIn(choice: string): readonly Part[] {
    const chosen = parts.filter(({ name }) => name === choice);
    return chosen.length > 0 ? chosen : parts;
  }

  return {
    choices,
    hasLinks: (choice) => figure.player.zoom === 'links' && partsIn(choice).some(({ name }) => name === LINKS),
    async paint(choice, place, width) {
      const { player, problem } = figure;
      const step = Math.ceil(place);
      const moment = momentOf(problem, player.recording.seek(step, player.zoom));
      const stills = partsIn(choice).map((part) => stillOf(part, moment, place - step + 1));
      try {
        return await paint(sheetOf(title, stills), width);
      } finally {
        for (const still of stills) still.remove();
      }
    },
  };
}

function partsOf(host: Element, { scenario, figure }: KnownFigure, board: Board | null): Part[] {
  const id = `${host.id}-film`;
  const parts: Part[] = [];
  const add = (part: string, name: string, draw: Part['draw']): void => {
    const original = host.querySelector(`[data-part="${part}"]`);
    if (original) parts.push({ name, original, draw });
  };
  if (board) add('board', 'Board', (svg, moment) => board.draw(svg, moment, { id }));
  add('torus', LINKS, (svg, { problem, frame }, share) => {
    const links = frame.state ?? figure.player.recording.seek(frame.links, 'links').state;
    drawTorus(svg, torusView(problem, { frame, links, share }), { id });
  });
  if (scenario.matrix === 'small') add('matrix', 'Matrix', (svg, moment) => drawMatrix(svg, runView(moment), { id }));
  if (scenario.matrix === 'large') {
    const { groupToken } = scenario;
    add('matrix', 'Matrix', (svg, moment, share) => {
      const options = { id, size: WINDOW, ...(groupToken && { groupToken }) } as const;
      drawMatrixOverview(svg, sweptView(moment, { frame: moment.frame, share }), options);
      svg.style.fontFamily = 'var(--font-mono)';
    });
  }
  return parts;
}

/** Draws a moment on an svg of its own beside the picture of the page. */
function stillOf({ original, draw }: Part, moment: RunMoment, share: number): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  if (original instanceof SVGSVGElement) {
    for (const name of ['class', 'data-part']) {
      const value = original.getAttribute(name);
      if (value !== null) svg.setAttribute(name, value);
    }
  }
  original.after(svg);
  draw(svg, moment, share);
  svg.classList.add('take-out-still');
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}

function sheetOf(title: string, stills: readonly SVGSVGElement[]): PictureSheet {
  let x = 0;
  const pictures = stills.map((element) => {
    const { width, height } = element.viewBox.baseVal;
    const placed = { element, x, y: 0, width: (width / (height || 1)) * HEIGHT, height: HEIGHT };
    x += placed.width + GAP;
    return placed;
  });
  return { title, pictures, width: x - GAP, height: HEIGHT };
}
