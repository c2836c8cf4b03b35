/**
 * The places of a line strictly between two of them, going round, forward or back; all others when the two
 * are one.
 */
export function between<Place>(line: readonly Place[], from: Place, to: Place, isForward: boolean): Place[] {
  const step = isForward ? 1 : line.length - 1;
  const passed: Place[] = [];
  let at = (line.indexOf(from) + step) % line.length;
  while (line[at] !== to && line[at] !== from) {
    passed.push(line[at]!);
    at = (at + step) % line.length;
  }
  return passed;
}
