import { hundredths } from '../kit/round.ts';

export const WIDTH = 440;
export const HEIGHT = 300;
export const CHART = { left: 56, right: WIDTH - 26, top: 14, bottom: HEIGHT - 44 } as const;

/** Where a moment of the run stands in the picture, for a line over it. */
export function momentLine(at: number): string {
  return `M${hundredths(CHART.left + at * (CHART.right - CHART.left))},${CHART.top}V${CHART.bottom}`;
}

/** A share in hundredths, on one line: `50 %`, with a no-break space. */
export function percentText(share: number): string {
  return `${Math.round(share * 100)}%`;
}
