import { drawSmallBoard } from '#pictures/tetrasticks/draw-small-board.ts';
import { drawFound } from '#pictures/wall/draw-found.ts';
import type { WallSection } from '#pictures/wall/plan.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { make } from '#ui/kit/make.ts';
import { setText } from '#ui/kit/parts.ts';
import { type SectionCounts, countWords, headWords } from './wall-words.ts';

/** A section of the wall on the page. */
export interface PageSection {
  readonly section: WallSection;
  readonly element: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  /** Shows how many boards there are, and the cursor on the strip of a search. */
  update(counts: SectionCounts, step: number): void;
  /** Leaves on the strip of a search the ticks of these boards. */
  mark(isIn: (board: number) => boolean): void;
}

/** The sections that the page was built with, in the order of their searches. */
export function builtSections(place: HTMLElement, sections: readonly WallSection[]): PageSection[] {
  return sections.flatMap((section, at) => {
    const element = place.children[at];
    return element instanceof HTMLElement ? pageSection(section, element) : [];
  });
}

/**
 * Makes a section: its head with the counts, for a place of a piece its picture too, and its canvas.
 *
 * @param keep called with the place of a piece, to look for the boards that have it
 */
export function makeSection(section: WallSection, keep: (placement: Placement) => void): PageSection {
  const { about } = section;
  const words = make(
    document,
    'div',
    { class: 'wall-head-words' },
    make(document, 'h3', { class: 'flush' }, headWords(about)),
    make(document, 'p', { class: 'soft flush tabular', 'data-part': 'count' }),
  );
  const head = make(document, 'div', { class: 'wall-head level' }, words);
  const placement = about.sort === 'place' ? about.placement : null;
  if (placement) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawSmallBoard(svg, { width: 5, height: 5, placements: [placement] });
    head.prepend(svg);
    const button = make(document, 'button', { type: 'button', class: 'button pushed' }, 'Draw this');
    button.addEventListener('click', () => keep(placement));
    head.append(button);
  }
  const canvas = make(document, 'canvas', { class: 'wall-canvas', 'aria-hidden': 'true' });
  return pageSection(section, make(document, 'section', { class: 'wall-section' }, head, canvas));
}

function pageSection(section: WallSection, element: HTMLElement): PageSection {
  const canvas = element.querySelector('canvas');
  const count = element.querySelector('[data-part="count"]');
  const strip = element.querySelector<SVGSVGElement>('.found-strip');
  if (!canvas) throw new Error('a section of the wall has no canvas');
  const { about } = section;
  return {
    section,
    element,
    canvas,
    update(counts, step) {
      setText(count, countWords(counts));
      if (about.sort === 'found') element.style.setProperty('--at', String(Math.min(1, step / about.run.end)));
    },
    mark(isIn) {
      if (about.sort !== 'found' || !strip) return;
      const { run } = about;
      drawFound(strip, { ...run, steps: run.steps.filter((_, at) => isIn(run.from + at)) });
    },
  };
}
