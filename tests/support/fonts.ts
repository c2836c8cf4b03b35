import { OF_SYSTEM, TEXT } from '../../scripts/fonts.ts';

const known = new Set(`${TEXT}${OF_SYSTEM}\n`);

/** What to do about signs of `withoutFont`. */
export const NO_FONT =
  'signs that no font of the site has: write another (`dot` is a mark), draw it as `queen-path.ts` draws the queen, ' +
  'or leave it to the system in scripts/fonts.ts';

/** The signs of a text that no font of the site has, each once, with its number: `★ U+2605`. */
export function withoutFont(text: string | null): string[] {
  const signs = new Set([...(text ?? '')].filter((sign) => !known.has(sign)));
  return [...signs].map(
    (sign) => `${sign} U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
