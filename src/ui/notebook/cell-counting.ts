import type { Counting } from '#notebook/solving.ts';
import { shareWords } from '#player/share-words.ts';
import { shareBar } from '#ui/kit/new-share-bar.ts';
import { showShare } from '#ui/kit/share-bar.ts';
import { inFigures } from '#english/english.ts';

/** A progress bar with the counts beside it, placed after the status of the cell at the first report. */
export function createCellCounting(after: Element) {
  let place: HTMLElement | null = null;
  let last: Counting | null = null;
  let began = 0;

  function make(): HTMLElement {
    const made = document.createElement('span');
    made.className = 'cell-counting row ui-type note-type soft';
    const bar = shareBar();
    // Hidden from screen readers, because the numbers change all the time.
    const words = document.createElement('span');
    words.setAttribute('aria-hidden', 'true');
    made.append(bar, words);
    after.after(made);
    return made;
  }

  return {
    show(counting: Counting): void {
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
    hide(): void {
      last = null;
      if (place) place.hidden = true;
    },
    /** A sentence on how far the last count had come, with a leading blank; empty when none was running. */
    words(): string {
      if (!last) return '';
      const share = shareWords(last.share, 0);
      return ` A count had come to ${countWords(last)}${share && `, ${share}`}.`;
    },
  };
}

function countWords({ solutions, nodes }: Counting): string {
  return `${inFigures(solutions, 'solution')} in ${inFigures(nodes, 'node')}`;
}
