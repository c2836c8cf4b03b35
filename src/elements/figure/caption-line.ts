import { part, setText } from '../page/parts.ts';

export interface CaptionLine {
  /** Shows the words, and has them said aloud unless `isQuiet`, or the figure plays. */
  update(words: string, isPlaying: boolean, isQuiet: boolean): void;
}

/** The line that says what is seen at this moment. */
export function mountCaption(host: HTMLElement): CaptionLine {
  const line = part(host, 'caption', HTMLElement);
  const slider = part(host, 'step', HTMLInputElement);
  let wasPlaying = false;
  return {
    update(words, isPlaying, isQuiet) {
      // The slider says its own caption; a second voice would only repeat it.
      const isSpoken = !isPlaying && !isQuiet && document.activeElement !== slider;
      if (isSpoken && line.getAttribute('aria-live') === 'off' && wasPlaying) {
        // Playing has just ended, and nobody has said where: the words are put there once more.
        line.textContent = '';
        requestAnimationFrame(() => setText(line, words));
      } else setText(line, words);
      line.setAttribute('aria-live', isSpoken ? 'polite' : 'off');
      wasPlaying = isPlaying;
    },
  };
}
