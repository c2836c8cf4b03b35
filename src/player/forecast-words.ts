import type { Estimate } from '#dlx/estimate.ts';
import { isEndless, longDuration } from './long-duration.ts';
import { inWords } from '#english/english.ts';

/** Above this ratio of standard error to mean, an estimate is usually too low (`dlx/estimate.ts`). */
const FAR_APART = 0.05;

/** A shorter search is over before a forecast is read, in milliseconds. */
const LONG_MS = 1_000;

/** A time that a search is unlikely to exceed, in milliseconds: for a tree four standard errors larger, on one core. */
function enoughFor({ updates }: Estimate, speed: number): number {
  return (updates.mean + 4 * updates.error) / speed;
}

/** True when a search may take long enough for a forecast. */
export function isLong(estimate: Estimate, speed: number): boolean {
  return enoughFor(estimate, speed) > LONG_MS;
}

/**
 * A forecast of the length of a search in words, with a time that it is unlikely to exceed.
 *
 * @param speed updates per millisecond, on links
 */
export function forecastWords(estimate: Estimate, speed: number): string {
  const { nodes, updates } = estimate;
  if (nodes.error > nodes.mean / 2) {
    return 'A long search: random walks do not agree on how long.';
  }
  const more = nodes.error > FAR_APART * nodes.mean ? ', perhaps twice as many' : '';
  const seconds = Math.ceil(enoughFor(estimate, speed) / 1_000);
  const time = seconds < 60 ? `${seconds} s` : longDuration(1_000 * seconds);
  const long = isEndless(updates.mean / speed) ? 'more than a thousand years' : `under ${time}`;
  return `Random walks predict about ${rounded(nodes.mean)} nodes in all${more}: ${long} on this machine.`;
}

/** A number with two significant digits, from 10^12 on with a power of ten. */
function rounded(value: number): string {
  if (value < 1e12) return inWords(Number(value.toPrecision(2)));
  const [figures = '', power = ''] = value.toExponential(1).split('e+');
  return `${figures} × 10${Array.from(power, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join('')}`;
}
