/** Whether the sweep runs: the project `full` of vitest.config.ts sets FULL_RUNS. */
export const isSweep = Boolean(process.env['FULL_RUNS']);

/** How many random cases a heavy test tries: all of them in the sweep, a fortieth in `npm test`. */
export function runs(full: number): number {
  return isSweep ? full : Math.ceil(full / 40);
}

/** Every so-manieth of a list in `npm test`, from the first on, and all of it in the sweep. */
export function every<Item>(nth: number, items: readonly Item[]): readonly Item[] {
  return isSweep ? items : items.filter((_, at) => at % nth === 0);
}
