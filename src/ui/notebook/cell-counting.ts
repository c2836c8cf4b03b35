import type { Counting } from '#notebook/solving.ts';
import { shareWords } from '#player/share-words.ts';
import { shareBar } from '#ui/kit/new-share-bar.ts';
import { showShare } from '#ui/kit/share-bar.ts';
import { inFigures } from '#english/english.ts';

/** How far a count in a cell is, while the cell runs. */
export interface CellCounting {
  show(counting: Counting): void;
  hide(): void;
  /** What the last count had come to, as a sentence to follow another; empty when none was under way. */
  words(): string;
}

/** A bar with the counts beside it, after the words of the cell; they come when there is something to tell. */
export function createCellCounting(after: Element): CellCounting {
  let place: HTMLElement | null = null;
  let last: Counting | null = null;
  let began = 0;

  function make(): HTMLElement {
    const made = document.createElement('span');
    made.className = 'cell-counting';
    const bar = shareBar();
    // The numbers change all the time: they are read, not said.
    const words = document.createElement('span');
    words.setAttribute('aria-hidden', 'true');
    made.append(bar, words);
    after.after(made);
    return made;
  }

  return {
    show(counting) {
      if (counting.share === 1) {
        this.hide();
        return;
      }
      if (last === null) began = performance.now();
      last = counting;
      place ??= make();
      place.hidden = false;
      const [bar, words] = place.children;
      if (bar instanceof HTMLProgressElement) showShare(bar, counting.share);
      const share = shareWords(counting.share, performance.now() - began);
      if (words) words.textContent = `${countWords(counting)}${share && `; ${share}`}.`;
    },
    hide() {
      last = null;
      if (place) place.hidden = true;
    },
    words() {
      if (!last) return '';
      const share = shareWords(last.share, 0);
      return ` A count had come to ${countWords(last)}${share && `, ${share}`}.`;
    },
  };
}

function countWords({ solutions, nodes }: Counting): string {
  return `${inFigures(solutions, 'solution')} in ${inFigures(nodes, 'node')}`;
}
