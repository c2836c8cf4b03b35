import { drawSmallBoard } from '#pictures/tetrasticks/draw-small-board.ts';
import type { Board } from '#puzzles/tetrasticks/decode.ts';
import { type Group, symmetryBetween } from '#puzzles/tetrasticks/symmetry.ts';
import { times } from '#english/english.ts';
import { make } from '#ui/kit/make.ts';

/** Boards within this distance of the view, in pixels, are drawn. */
const MARGIN = 300;

/** The symmetry that takes the first member of a group to this one: `turned half round`. */
export function memberWords(first: Board, member: Board): string {
  return first === member ? 'as first found' : (symmetryBetween(first, member)?.name ?? '');
}

/** The heading of a group. */
export function groupWords(index: number, count: number): string {
  return `Board ${index + 1}, found ${times(count)}`;
}

/** Mounts the list of groups of boards up to symmetry; only members near the view are drawn. */
export function mountGroups(list: HTMLElement, signal: AbortSignal) {
  const boards = new WeakMap<Element, Board>();
  // A scrolling list has to be reachable by keyboard.
  list.tabIndex = 0;
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const board = boards.get(target);
        if (!(target instanceof SVGSVGElement) || !board) continue;
        if (!isIntersecting) target.replaceChildren();
        else if (target.childElementCount === 0) drawSmallBoard(target, board);
      }
    },
    { root: list, rootMargin: `${MARGIN}px` },
  );
  signal.addEventListener('abort', () => watcher.disconnect());

  function memberOf(first: Board, board: Board): HTMLElement {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 1 1');
    svg.setAttribute('class', 'tetrastick-small');
    boards.set(svg, board);
    watcher.observe(svg);
    return make(document, 'li', {}, svg, make(document, 'span', {}, memberWords(first, board)));
  }

  return {
    show(groups: readonly Group<Board>[]): void {
      watcher.disconnect();
      const made = groups.map(({ members }, index) => {
        const [first] = members;
        const words = make(document, 'p', { class: 'soft' }, groupWords(index, members.length));
        const each = make(document, 'ul', { class: 'named-boards plain-list', role: 'list' });
        if (first) each.append(...members.map((member) => memberOf(first, member)));
        return make(document, 'li', { class: 'symmetry-group' }, words, each);
      });
      list.replaceChildren(...made);
      list.scrollTop = 0;
    },
  };
}
