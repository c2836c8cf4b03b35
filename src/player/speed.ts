/** The speeds of the slider in steps per second: round numbers, each about twice the previous one. */
const SPEEDS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000] as const;

/** The speed slider goes from 0 to this. */
export const SPEED_TICKS = SPEEDS.length - 1;

/** Steps per second at a position of the slider. */
export function speedAt(tick: number): number {
  return SPEEDS[Math.min(SPEED_TICKS, Math.max(0, Math.round(tick)))] ?? 1;
}

/** The first position of the slider with at least this speed. */
export function tickOf(stepsPerSecond: number): number {
  const tick = SPEEDS.findIndex((speed) => speed >= stepsPerSecond);
  return tick < 0 ? SPEED_TICKS : tick;
}
