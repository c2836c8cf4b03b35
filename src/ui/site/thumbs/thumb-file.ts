/** A small picture as a file of its own, for places that fetch it when it is first seen. */
import marks from '#styles/marks.css?raw';
import tokens from '#styles/tokens.css?raw';
import look from './thumbs.css?raw';

/**
 * Returns the picture with the styles that it uses. An SVG shown by an `img` takes the colour scheme of that `img`, so
 * it follows the switch between the themes.
 */
export function thumbFile(drawing: string): string {
  const senses = [...marks.matchAll(/^\.is-(\w+)[^{]*\{\s*(--mark: [^;]+;)/gm)].map(
    ([, sense, mark]) => `.is-${sense}{${mark}}`,
  );
  const pieces = [...new Set(drawing.match(/data-piece="\w"/g))].map(
    (piece) => `[${piece}]{--piece:var(--piece-${piece.at(-2)})}`,
  );
  const styles = [...senses, ...pieces, look.replaceAll(/\/\*.*?\*\/|\n\s*/gs, '')].join('');
  const used = [...tokens.matchAll(/^ {2}(--[\w-]+): (?:light-dark.*|var.*);/gm)].filter(([, name]) =>
    styles.includes(`var(${name})`),
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" class="thumb" viewBox="0 0 96 72">' +
    `<style>:root{color-scheme:light dark;${used.map(([line]) => line.trim()).join('')}--font-mono:monospace}` +
    `${styles}</style>${drawing}</svg>`
  );
}
