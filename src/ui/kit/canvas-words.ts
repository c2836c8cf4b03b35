import type { Highlight } from '#pictures/kit/highlight.ts';
import { make } from './make.ts';

/** What surrounds an explorer's canvas: text for screen readers, a hint about the wheel, the place pointed at. */

const HINT = 'Ctrl and the wheel zoom; drag to move.';
const HINT_MS = 1_600;

/** Adds an element with these words to the end of another. */
export function addTo(parent: HTMLElement, className: string, text: string, tag: 'p' | 'div' = 'p'): HTMLElement {
  return parent.appendChild(make(document, tag, { class: className }, text));
}

/** The first element of this class in `host`; it is made and appended if there is none. */
export function childOf(host: HTMLElement, className: string): HTMLElement {
  return host.querySelector<HTMLElement>(`.${className}`) ?? addTo(host, className, '', 'div');
}

/** Adds a hint about zooming with the wheel. Returns a function that shows it for a moment. */
export function mountHint(stage: HTMLElement, signal: AbortSignal): () => void {
  const hint = addTo(stage, 'matrix-hint framed small-type', HINT);
  hint.setAttribute('aria-hidden', 'true');
  let timer = 0;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    hint.remove();
  });
  return () => {
    hint.classList.add('is-shown');
    clearTimeout(timer);
    timer = window.setTimeout(() => hint.classList.remove('is-shown'), HINT_MS);
  };
}

/** Writes the row and the column that the canvas points at into its attributes, where the figure reads them. */
export function markPlace(canvas: HTMLCanvasElement, place: Highlight): void {
  for (const name of ['row', 'column'] as const) {
    if (place[name] === null) canvas.removeAttribute(`data-${name}`);
    else canvas.setAttribute(`data-${name}`, String(place[name]));
  }
}
