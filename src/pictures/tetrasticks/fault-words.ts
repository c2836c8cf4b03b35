import type { LaidFaults } from '#puzzles/tetrasticks/standing-faults.ts';
import { listed } from '#english/english.ts';
import { toldFaults } from '../kit/told-faults.ts';

/** What is wrong with pieces laid on a board, crossings left out: a sentence without its stop, or nothing. */
export function laidFaultWords({ shared, excess, missing, bare }: LaidFaults): string {
  return toldFaults([
    ...shared.map(({ edge, pieces }) => `${listed(pieces)} lie on the same edge, ${edge}`),
    ...excess.map((piece) => `${piece} is used too often`),
    ...missing.map((piece) => `${piece} is missing`),
    ...bare.map((edge) => `the edge ${edge} is bare`),
  ]);
}
