/** The texts for screen readers around the canvas of a large matrix. */
import { describeMatrix } from '#pictures/matrix/describe.ts';
import type { MatrixView } from '#pictures/matrix/view.ts';
import { addTo } from '#ui/kit/canvas-words.ts';

const KEYS =
  'Arrow keys go from cell to cell, with Shift to the next 1; Ctrl with Home or End to a corner; plus, minus and zero zoom.';
/** Milliseconds without a change before the state is described, so that the words do not slow playing. */
const WORDS_MS = 300;

/** The number of matrices mounted so far, for unique ids. */
let mounted = 0;

/** Adds the hidden texts to the stage of a matrix; they are removed when the signal aborts. */
export function mountMatrixWords(stage: HTMLElement, view: MatrixView, signal: AbortSignal) {
  const spoken = addTo(stage, 'visually-hidden', '');
  const keys = addTo(stage, 'visually-hidden', KEYS);
  const state = addTo(stage, 'visually-hidden', describeMatrix(view));
  let timer = 0;
  mounted += 1;
  spoken.setAttribute('role', 'status');
  keys.id = `matrix-keys-${mounted}`;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const element of [spoken, keys, state]) element.remove();
  });
  return {
    /** The id of what describes the canvas at each focus: its keys. Its state is long, and is read beside it. */
    describedBy: keys.id,
    /** Announces something. */
    say: (words: string): void => void (spoken.textContent = words),
    /** Describes the state in words, once the moments have stopped changing. */
    describe(latest: () => MatrixView): void {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        const words = describeMatrix(latest());
        if (state.textContent !== words) state.textContent = words;
      }, WORDS_MS);
    },
  };
}
