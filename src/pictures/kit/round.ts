/** Rounded to hundredths: near enough for a path in an SVG, and short. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Rounded to tenths. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
