/** Milliseconds of processor time that some work takes: on a busy machine steadier than the clock. */
export function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Times pieces of work in turns, so that whatever else the machine does hurts all of them alike.
 * The first round warms up and is left out.
 *
 * @returns for each piece of work its median time in milliseconds
 */
export function interleaved(works: readonly (() => void)[], rounds: number): number[] {
  const times = works.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    works.forEach((work, index) => {
      const time = processorTime(work);
      if (round > 0) times[index]!.push(time);
    });
  }
  return times.map((all) => quantile(all, 0.5));
}

/** The value below which this share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

export function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Milliseconds by the clock, for work too short for the processor's own accounting. */
export function timeOf(work: () => void): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}
