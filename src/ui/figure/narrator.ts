import { markedWords } from '#player/narration.ts';
import { isSaidByInput, part } from '#ui/kit/parts.ts';
import { make } from '#ui/kit/make.ts';

export interface Narrator {
  /** Shows the words, and announces them unless `isQuiet`, or the figure plays. */
  update(words: string, isPlaying: boolean, isQuiet: boolean): void;
}

/** The line that describes the moment, with the marks of the prose. */
export function mountNarrator(host: HTMLElement): Narrator {
  const line = part(host, 'caption', HTMLElement);
  const slider = part(host, 'step', HTMLInputElement);
  let wasPlaying = false;

  function show(words: string): void {
    if (line.textContent.trim().replaceAll(/\s+/g, ' ') === words) return;
    line.replaceChildren(
      ...markedWords(words).map(({ text, mark }) =>
        mark === null ? text : make(document, 'span', { class: `word-${mark}` }, text),
      ),
    );
  }

  return {
    update(words, isPlaying, isQuiet) {
      // A focused slider announces the same words itself.
      const isSpoken = !isPlaying && !isQuiet && document.activeElement !== slider && !isSaidByInput();
      if (isSpoken && line.getAttribute('aria-live') === 'off' && wasPlaying) {
        // Playing has just ended without an announcement, so the words are written again.
        line.textContent = '';
        requestAnimationFrame(() => show(words));
      } else show(words);
      line.setAttribute('aria-live', isSpoken ? 'polite' : 'off');
      wasPlaying = isPlaying;
    },
  };
}
