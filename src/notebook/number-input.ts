/** An input into which the reader types a number. */

export interface NumberInput {
  readonly kind: 'number';
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  /** The distance between allowed numbers, which start at `min`, or at 0 without it. */
  readonly step: number;
  readonly value: number;
}

export type NumberOptions = Partial<Pick<NumberInput, 'min' | 'max' | 'step' | 'value'>>;

/** Says why the input refuses a value; empty when it takes it. */
export function faultOfNumber({ label, min, max, step }: Omit<NumberInput, 'value'>, value: unknown): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return `${label}: write a number`;
  const isBelow = min !== undefined && value < min;
  if (isBelow || (max !== undefined && value > max)) {
    if (min !== undefined && max !== undefined) return `${label} goes from ${min} to ${max}`;
    return isBelow ? `${label} is at least ${min}` : `${label} is at most ${max}`;
  }
  const steps = (value - (min ?? 0)) / step;
  if (Math.abs(steps - Math.round(steps)) < 1e-6) return '';
  const near = [Math.floor(steps), Math.ceil(steps)]
    .map((one) => Number(((min ?? 0) + one * step).toPrecision(12)))
    .filter((one) => max === undefined || one <= max);
  return `${label} goes in steps of ${step}: ${near.join(' or ')}`;
}
