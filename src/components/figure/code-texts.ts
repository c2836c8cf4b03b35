import { parseHTML } from 'linkedom';
import links from '../../dlx/links.ts?raw';
import search from '../../dlx/search.ts?raw';
import type { Scenario } from '../../scenarios/scenario.ts';
import { english } from '../../pictures/code/english.ts';
import { pseudocode } from '../../pictures/code/pseudocode.ts';
import type { CodeText, TextId } from '../../pictures/code/text.ts';
import { TEXTS } from '../../pictures/code/text.ts';
import { typescriptText } from '../../pictures/code/typescript.ts';

/** The three texts; the TypeScript is read from the files that the site runs, while it is built. */
export const codeTexts: Readonly<Record<TextId, CodeText>> = {
  english,
  pseudocode,
  typescript: typescriptText({ links, search }),
};

/** The text that a reader of a figure sees who has chosen none. */
export function usualText({ choices }: Scenario): TextId {
  return TEXTS.find((text) => text === choices['code']?.[0]) ?? 'english';
}

/** What a function draws into an element, as markup. */
export function drawnMarkup(draw: (host: Element) => void): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  draw(document.body as unknown as Element);
  return document.body.innerHTML;
}
