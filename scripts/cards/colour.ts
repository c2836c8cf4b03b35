/** Colours of the stylesheets as programs know them that read only sRGB. */

export type Rgb = readonly [number, number, number];

/** OKLab to linear sRGB. Björn Ottosson, “A perceptual color space for image processing” (2020). */
function linearFromOklab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function oklabFromOklch(lightness: number, chroma: number, hue: number): Rgb {
  return [lightness, chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
}

/** OKLCH to linear sRGB. */
export function linearFromOklch(lightness: number, chroma: number, hue: number): Rgb {
  return linearFromOklab(oklabFromOklch(lightness, chroma, hue));
}

const OKLCH = /oklch\(\s*([\d.]+)(%?) ([\d.]+) ([\d.]+)\s*\)/g;
const LIGHT_DARK = /light-dark\(\s*((?:[^(),]|\([^()]*\))+),(?:[^(),]|\([^()]*\))+\)/;
const MIX = /color-mix\(\s*in oklab,\s*(oklch\([^)]*\)) ([\d.]+)%,\s*(oklch\([^)]*\)|transparent)\s*\)/g;

/** The text with its `light-dark()`, `color-mix()` and `oklch()` worked out for the light theme, as `#rrggbb`. */
export function plainColours(text: string): string {
  let light = text;
  // The inner ones first.
  while (LIGHT_DARK.test(light)) light = light.replace(LIGHT_DARK, '$1');
  return light
    .replaceAll(MIX, (_, one: string, percent: string, other: string) => {
      const share = Number(percent) / 100;
      // A share of a colour and nothing else is that colour, seen through.
      if (other === 'transparent') return hex(oklabOf(one), share);
      const [from, to] = [oklabOf(one), oklabOf(other)];
      return hex(from.map((part, at) => part * share + (to[at] ?? 0) * (1 - share)) as unknown as Rgb);
    })
    .replaceAll(OKLCH, (colour) => hex(oklabOf(colour)));
}

function oklabOf(colour: string): Rgb {
  const [, lightness, percent, chroma, hue] = [...colour.matchAll(OKLCH)][0] ?? [];
  return oklabFromOklch(Number(lightness) / (percent ? 100 : 1), Number(chroma), Number(hue));
}

function hex(oklab: Rgb, opacity = 1): string {
  const parts = linearFromOklab(oklab).map((part) => {
    const value = Math.min(1, Math.max(0, part));
    return value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  });
  const bytes = [...parts, ...(opacity < 1 ? [opacity] : [])].map((part) => Math.round(part * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
