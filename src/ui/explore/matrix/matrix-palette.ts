/** The colours of a canvas, read from the tokens of the page, and read again when the theme changes. */
import type { MatrixColour, MatrixPalette } from '#pictures/matrix/pen.ts';
import { hueTokens } from '#pictures/matrix/paint-colours.ts';
import { matrixTokens } from '#pictures/matrix/pen.ts';
import { shapeOf } from '#pictures/matrix/shape.ts';
import type { MatrixSource } from '#pictures/matrix/view.ts';

/** The token of a colour for a group of rows, by the group's name. */
export type GroupToken = (name: string) => string | null;

/**
 * Reads the palette as it is now. A canvas knows nothing of `var()` and `light-dark()`, so each
 * token is worn by a probe for a moment and read back as a plain colour.
 */
export function readMatrixPalette(
  host: HTMLElement,
  ratio: number,
  source: MatrixSource,
  groupToken?: GroupToken,
): MatrixPalette {
  const probe = document.createElement('span');
  probe.hidden = true;
  // Forced colours would give every token the colour of the system's text.
  probe.style.setProperty('forced-color-adjust', 'none');
  host.append(probe);
  const colour = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const names = Object.keys(matrixTokens) as MatrixColour[];
  const colours = Object.fromEntries(names.map((name) => [name, colour(matrixTokens[name])]));
  const ofGroups = new Map<string, string>();
  for (const { name } of shapeOf(source).rowGroups) {
    const token = groupToken?.(name);
    if (token) ofGroups.set(name, colour(token));
  }
  const hues = new Map(hueTokens(source).map((token) => [token, colour(token)]));
  const hatch = colour('--hatch');
  probe.style.fontFamily = 'var(--font-mono)';
  const font = getComputedStyle(probe).fontFamily;
  probe.remove();
  return {
    ...(colours as Record<MatrixColour, string>),
    hatching: hatching(hatch, ratio) ?? hatch,
    font,
    groups: ofGroups,
    hues,
  };
}

/** Calls back when the reader, or the reader's system, changes the theme or forces colours. */
export function watchTheme(changed: () => void, signal: AbortSignal): void {
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
    matchMedia(query).addEventListener('change', changed, { signal });
  }
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'class', 'style'] });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Thin diagonal lines, 6 pixels apart, as a repeating pattern. */
function hatching(colour: string, ratio: number): CanvasPattern | null {
  const tile = document.createElement('canvas');
  const side = Math.round(6 * ratio);
  tile.width = side;
  tile.height = side;
  const pen = tile.getContext('2d');
  if (!pen) return null;
  pen.strokeStyle = colour;
  pen.lineWidth = ratio;
  for (const shift of [-side, 0, side]) {
    pen.moveTo(shift - 1, side + 1);
    pen.lineTo(shift + side + 1, -1);
  }
  pen.stroke();
  const pattern = pen.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(1 / ratio));
  return pattern;
}
