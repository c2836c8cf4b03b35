/** Types shared by the views of all controls. A view says what is shown, not how. */

/** For each button the reason why it cannot be used now; null for one that can. */
export type Blocked<Name extends string> = Readonly<Record<Name, string | null>>;

/** A slider: its range, its value, and the value in words for a screen reader. */
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
