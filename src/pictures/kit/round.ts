/** Rounded to hundredths: near enough for a path in an SVG, and short. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Rounded to tenths, in the fewest letters that a path in an SVG can do with: `-.5`. */
export function shortNumber(value: number): string {
  const rounded = tenths(value);
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}
