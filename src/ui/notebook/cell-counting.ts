import type { SearchNews } from '#notebook/protocol.ts';
import { soFarWords } from '#notebook/so-far-words.ts';
import { shareWords } from '#player/share-words.ts';
import { shareBar } from '#ui/kit/new-share-bar.ts';
import { showShare } from '#ui/kit/share-bar.ts';
import { inFigures } from '#english/english.ts';

/** A progress bar with the counts beside it, placed after the status of the cell at the first report. */
export function createCellCounting(after: Element) {
  let place: HTMLElement | null = null;
  let last: SearchNews | null = null;
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
    show(news: SearchNews): void {
      const done = shareOf(news);
      if (done === 1) {
        this.hide();
        return;
      }
      if (last === null) began = performance.now();
      last = news;
      place ??= make();
      place.hidden = false;
      const [bar, words] = place.children;
      if (bar instanceof HTMLProgressElement) showShare(bar, done);
      const share = shareWords(done, performance.now() - began);
      if (!words) return;
      words.textContent =
        news.kind === 'count' ? `${countWords(news)}${share && `; ${share}`}.` : soFarWords(news.soFar);
    },
    hide(): void {
      last = null;
      if (place) place.hidden = true;
    },
    /** A sentence on how far the last search had come, with a leading blank; empty when none was running. */
    words(): string {
      if (!last) return '';
      if (last.kind === 'cheapest') return ` ${soFarWords(last.soFar)}`;
      const share = shareWords(shareOf(last), 0);
      return ` A count had come to ${countWords(last)}${share && `, ${share}`}.`;
    },
  };
}

function shareOf(news: SearchNews): number {
  return news.kind === 'count' ? news.counting.share : news.soFar.share;
}

function countWords({ counting: { solutions, nodes } }: Extract<SearchNews, { kind: 'count' }>): string {
  return `${inFigures(solutions, 'solution')} in ${inFigures(nodes, 'node')}`;
}
