import { parseHTML } from 'linkedom';
import colouredCover from '#dlx/coloured-cover.ts?raw';
import colours from '#dlx/colours.ts?raw';
import type { Matrix } from '#dlx/index.ts';
import plainCover from '#dlx/plain-cover.ts?raw';
import search from '#dlx/search.ts?raw';
import type { Scenario } from '#scenarios/scenario.ts';
import { english } from '#pictures/code/english.ts';
import { pseudocode } from '#pictures/code/pseudocode.ts';
import { type CodeText, type TextId, TEXTS } from '#pictures/code/text.ts';
import { typescriptText } from '#pictures/code/typescript.ts';
import { englishWithColours, pseudocodeWithColours, typescriptWithColours } from '#pictures/code/with-colours.ts';

type Texts = Readonly<Record<TextId, CodeText>>;

const plain: Texts = { english, pseudocode, typescript: typescriptText({ 'plain-cover': plainCover, search }) };

const withColours: Texts = {
  english: englishWithColours,
  pseudocode: pseudocodeWithColours,
  typescript: typescriptWithColours({ search, colours, 'coloured-cover': colouredCover }),
};

/**
 * The three texts for a problem, with commit and purify if it has colours; the TypeScript is read at build time from
 * the files that the site runs.
 */
export function codeTextsFor({ colours: some }: Matrix): Texts {
  return some ? withColours : plain;
}

/** The default text of a figure. */
export function usualText({ choices }: Scenario): TextId {
  return TEXTS.find((text) => text === choices['code']?.[0]) ?? 'english';
}

export function drawnMarkup(draw: (host: Element) => void): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  draw(document.body as unknown as Element);
  return document.body.innerHTML;
}
