import { TEXTS } from '#pictures/code/text.ts';
import type { TextId } from '#pictures/code/text.ts';
import { addressQuery } from '#ui/kit/address.ts';
import { recall, remember } from '#ui/kit/device.ts';

/** Under this name the browser remembers which text the reader likes to see. */
const MEMORY = 'code-text';

/** The text that the address asks for, else the one chosen last, anywhere; null for the usual one. */
export function chosenText(figure: string): TextId | null {
  const wanted = new URLSearchParams(addressQuery()).get(`${figure}.code`) ?? recall(MEMORY);
  return TEXTS.find((id) => id === wanted) ?? null;
}

export function rememberText(text: string): void {
  remember(MEMORY, text);
}
