import type { Deviation } from '#dlx/index.ts';
import { readWhatIf } from './what-if.ts';

/** The setting with one more deviation; what was chosen at later nodes does not apply any more. */
export function withDeviation(text: string, deviation: Deviation): string {
  return written([...before(text, deviation.node), deviation]);
}

/** The setting with the solver's own way from a node on. */
export function withoutDeviation(text: string, node: number): string {
  return written(before(text, node));
}

function before(text: string, node: number): Deviation[] {
  return (readWhatIf(text) ?? []).filter((other) => other.node < node);
}

function written(deviations: readonly Deviation[]): string {
  return deviations
    .map(({ node, column, row }) => [node, column, ...(row === undefined ? [] : [row])].join('.'))
    .join('-');
}
