/** A picture as a file of its own, for places that fetch it when it is first seen. */
import pieceColours from '#ui/explore/boards/piece-colours.css?raw';
import marks from '#styles/marks.css?raw';
import tokens from '#styles/tokens.css?raw';

/** What each mark and each piece draws with. The signs of prose are left out. */
const rules = [
  ...marks.matchAll(/^\.(is-[\w-]+)[^{]*\{(?:\s*--(?:mark|ground): [^;]+;)+/gm),
  ...pieceColours.matchAll(/:is\(\[data-piece='(\w)'\], \.(ink-\d+)\)[^{]*\{[^}]*/g),
].map(([rule, ...names]) => ({ isOf: new RegExp(`\\b(?:${names.join('|')})\\b`), rule: `${rule}}` }));
const values = [...tokens.matchAll(/^ {2}(--[\w-]+): [^;]+;/gm)].map(([rule, name = '']) => ({ name, rule }));

/** It fills the place of the `img`, whatever a stylesheet says of its place on a page. */
const WHOLE = ':root{width:100%;height:100%;max-width:none;max-height:none}';

/**
 * Returns the picture with the styles that it uses. An SVG shown by an `img` takes the colour scheme of that `img`, so
 * it follows the switch between the themes. It has no fonts of the page. Its container is itself: what a stylesheet
 * says of a narrow figure holds for a narrow picture.
 *
 * @param drawing what is inside the svg
 * @param root the attributes of the svg
 */
export function thumbFile(drawing: string, root: Readonly<Record<string, string>>, sheets: readonly string[]): string {
  const attributes = Object.entries({ xmlns: 'http://www.w3.org/2000/svg', ...root }).map(
    ([name, value]) => `${name}="${value}"`,
  );
  const own = sheets
    .join('')
    .replaceAll(/\/\*.*?\*\/|\n\s*/gs, '')
    .replaceAll('@container figure', '@media');
  const used = rules.filter(({ isOf }) => isOf.test(drawing)).map(({ rule }) => rule);
  const look = `@layer marks,pictures,figure,components;@layer marks{text{font-family:var(--font-mono)}${used.join('')}}${own}`;
  const style = `${withTokens(`${look}${drawing}`)}${look}${WHOLE}`;
  return `<svg ${attributes.join(' ')}><style><![CDATA[${style}]]></style>${drawing}</svg>`;
}

/** The tokens that a text needs, and those that these need. */
function withTokens(text: string): string {
  let needed = '';
  for (const { name, rule } of values.toReversed()) {
    if (`${text}${needed}`.includes(`var(${name}`)) needed = `${rule}${needed}`;
  }
  return `:root{color-scheme:light dark;${needed}--font-mono:ui-monospace,monospace}`;
}
