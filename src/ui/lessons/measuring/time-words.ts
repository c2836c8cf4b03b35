/** A time measured on this machine, with two or three significant digits: `0.0052 ms`, `1.93 ms`, `2.4 s`. */
export function timeText(ms: number): string {
  if (ms >= 1_000) return `${(ms / 1_000).toPrecision(2)} s`;
  return `${ms >= 100 ? ms.toFixed(0) : ms.toPrecision(ms < 1 ? 2 : 3)} ms`;
}
