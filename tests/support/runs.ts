/** Whether the sweep runs: the project `full` of vitest.config.ts sets FULL_RUNS. */
export const isSweep = Boolean(process.env['FULL_RUNS']);

/** How many random cases a heavy test tries: all of them in the sweep, a twentieth in `npm test`. */
export function runs(full: number): number {
  return isSweep ? full : Math.ceil(full / 20);
}
