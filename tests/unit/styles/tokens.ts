import { readFileSync } from 'node:fs';
import { type Rgb, linearFromOklch } from '../../../scripts/cards/colour.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

// White space is evened out, since Prettier breaks a long declaration over several lines.
const css = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8')
  .replace(/\s+/g, ' ')
  .replace(/\( | \)/g, (bracket) => bracket.trim());
const oklch = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
const declaration = new RegExp(`--([\\w-]+): light-dark\\(${oklch}, ${oklch}\\)`, 'g');

/** Every colour token of one theme, in linear sRGB. */
export function colours(theme: Theme): Map<string, Rgb> {
  const first = theme === 'light' ? 2 : 5;
  return new Map(
    [...css.matchAll(declaration)].map((match) => {
      const [lightness, chroma, hue] = match.slice(first, first + 3).map(Number) as [number, number, number];
      return [match[1] ?? '', linearFromOklch(lightness, chroma, hue)];
    }),
  );
}

/** How many tokens the file declares with light-dark(), to be sure that none escaped the reader. */
export const declared = css.split('light-dark(oklch').length - 1;
