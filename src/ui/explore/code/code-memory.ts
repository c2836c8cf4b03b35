import { type TextId, TEXTS } from '#pictures/code/text.ts';
import { addressQuery } from '#ui/kit/address.ts';
import { recall, remember } from '#ui/kit/device.ts';

/** The name under which this device keeps the text that was chosen last. */
const MEMORY = 'code-text';

/** The text in the address, or else the one chosen last, on any page; null for the default. */
export function chosenText(figure: string): TextId | null {
  const wanted = new URLSearchParams(addressQuery()).get(`${figure}.code`) ?? recall(MEMORY);
  return TEXTS.find((id) => id === wanted) ?? null;
}

export function rememberText(text: string): void {
  remember(MEMORY, text);
}
