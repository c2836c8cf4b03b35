import type { Deviation } from '#dlx/index.ts';
import { readWhatIf } from './what-if.ts';

/** The setting with one more deviation; those at the same node or later ones are dropped. */
export function withDeviation(text: string, deviation: Deviation): string {
  return written([...before(text, deviation.node), deviation]);
}

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
