/** Just enough colour science to test the tokens. Sources are named at each step. */

import type { Rgb } from '../../../scripts/cards/colour.ts';

/** Linear sRGB to OKLab, for distances that agree with the eye. */
export function oklabFromLinear([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function inGamut(colour: Rgb): boolean {
  return colour.every((part) => part > -0.002 && part < 1.002);
}

/** Contrast as WCAG 2.2 defines it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map(clamp) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear sRGB. */
const matrices = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly Rgb[]>;

export const sights = ['ordinary', 'protan', 'deutan', 'tritan'] as const;
export type Sight = (typeof sights)[number];

export function seenBy(sight: Sight, colour: Rgb): Rgb {
  if (sight === 'ordinary') return colour;
  const [r, g, b] = colour;
  const seen = matrices[sight].map((row) => clamp(row[0] * r + row[1] * g + row[2] * b));
  return seen as [number, number, number];
}

function clamp(part: number): number {
  return Math.min(1, Math.max(0, part));
}
