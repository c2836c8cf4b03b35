import type { WallSort } from '#pictures/wall/plan.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { type PageSection, builtSections, makeSection } from './sections.ts';
import type { ShownBoards } from './shown-boards.ts';
import type { WallCanvas } from './wall-canvas.ts';

interface PageSections {
  /** Puts the sections of the plan on the page. */
  sort(sort: WallSort): void;
  /** Shows the sections that have a board with the part; all of them when no board has it. */
  filter(canvas: WallCanvas): void;
  /** Shows how many boards are found by a step. */
  update(step: number, isFound: (board: number) => boolean): void;
}

/** The sections of the wall on the page; those along the search are there when it is built. */
export function mountSections(
  place: HTMLElement,
  shown: ShownBoards,
  keep: (placement: Placement) => void,
): PageSections {
  const built = builtSections(place, shown.plan.sections);
  let sections: readonly PageSection[] = built;
  return {
    sort(sort) {
      sections = sort === 'found' ? built : shown.plan.sections.map((section) => makeSection(section, keep));
      place.replaceChildren(...sections.map(({ element }) => element));
    },
    filter(canvas) {
      const isAny = shown.count > 0;
      for (const { element, section, mark } of sections) {
        element.hidden = isAny && !section.boards.some(shown.hasPart);
        mark(shown.hasPart);
      }
      canvas.show(sections.filter(({ element }) => !element.hidden));
    },
    update(step, isFound) {
      for (const { section, update } of sections) {
        const withPart = section.boards.filter(shown.hasPart);
        const counts = {
          all: section.boards.length,
          withPart: withPart.length,
          found: withPart.filter(isFound).length,
        };
        update(counts, step);
      }
    },
  };
}
