/** How the site looks where a reader has installed it. */
import icon from '../../../../public/icon.svg?raw';

/** The colour `--paper` of `styles/tokens.css` in both themes, where custom properties are not known. */
export const paper = { light: '#fcf9f3', dark: '#14171e' } as const;

/** The pictures of the app: how many pixels wide, and what share of the width the drawing has. */
export const icons = {
  'any-192': { size: 192, share: 0.78, purpose: 'any' },
  'any-512': { size: 512, share: 0.78, purpose: 'any' },
  // A system cuts a shape out of it; four fifths across are safe.
  'maskable-512': { size: 512, share: 0.62, purpose: 'maskable' },
  'square-180': { size: 180, share: 0.7, purpose: null },
} as const;

export type IconName = keyof typeof icons;

/** @returns the site's icon on paper, as SVG */
export function iconOnPaper(name: IconName): string {
  const { size, share, purpose } = icons[name];
  const drawing = icon.replace(
    '<svg ',
    `<svg x="${16 - 16 * share}" y="${16 - 16 * share}" width="${32 * share}" height="${32 * share}" `,
  );
  const corner = purpose === 'any' ? 6 : 0;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 32 32">` +
    `<rect width="32" height="32" rx="${corner}" fill="${paper.light}"/>${drawing}</svg>`
  );
}
