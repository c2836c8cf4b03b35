import { TEXTS } from '../figures/code/text.ts';
import type { TextId } from '../figures/code/text.ts';

/** Under this name the browser remembers which text the reader likes to see. */
const MEMORY = 'code-text';

/** The text that the address asks for, else the one chosen last, anywhere; null for the usual one. */
export function chosenText(figure: string): TextId | null {
  const wanted = new URLSearchParams(location.search).get(`${figure}.code`) ?? recall();
  return TEXTS.find((id) => id === wanted) ?? null;
}

/** A browser may forbid its memory; then the choice holds as long as the page does. */
export function rememberText(text: string): void {
  try {
    localStorage.setItem(MEMORY, text);
  } catch {
    return;
  }
}

function recall(): string | null {
  try {
    return localStorage.getItem(MEMORY);
  } catch {
    return null;
  }
}
