/** Shapes that the views of all controls share. A view says what is shown, and never how. */

/** Why each button cannot be used at a moment; null for one that can. */
export type Blocked<Name extends string> = Readonly<Record<Name, string | null>>;

/** A slider, where it stands, and what is said of that. */
export interface SliderView {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly words: string;
}

/** Where a slider stands, from 0 at its beginning to 1 at its end. */
export function shareOf({ min, max, value }: Pick<SliderView, 'min' | 'max' | 'value'>): number {
  return max === min ? 0 : (value - min) / (max - min);
}
