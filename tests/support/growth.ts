/** The quickest of so many turns counts: in one of them little is compiled and collected. */
const TURNS = 5;

/**
 * How many times as much work the second is as the first: time of the processor, in which other work on the machine
 * does not count, of both in one run.
 */
export function timesAsLong(small: () => unknown, large: () => unknown): number {
  let [least, most] = [Infinity, Infinity];
  for (let turn = 0; turn < TURNS; turn += 1) {
    least = Math.min(least, timeOf(small));
    most = Math.min(most, timeOf(large));
  }
  return most / least;
}

/** Repeated until it can be measured. */
function timeOf(run: () => unknown): number {
  const start = process.cpuUsage();
  for (let times = 1; ; times += 1) {
    run();
    const { user } = process.cpuUsage(start);
    if (user > LEAST) return user / times;
  }
}

/** In microseconds. */
const LEAST = 10_000;
