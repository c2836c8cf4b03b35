import { attacksOf, decode } from '#puzzles/queens/decode.ts';
import type { QueensProblem } from '#puzzles/queens/encode.ts';
import { lineName } from '#puzzles/queens/lines.ts';
import type { Moment } from '../kit/moment.ts';
import { toldFaults } from '../kit/told-faults.ts';

/** What breaks the rules of n queens at a moment: a sentence without its stop, or nothing. */
export function queensFaultWords({ problem, taken, isFull }: Moment<QueensProblem>): string {
  const { n, rowNames } = problem;
  const standing = taken.flatMap(({ row, state }) => (state === 'undone' ? [] : [row]));
  const queens = decode(problem, standing);
  const attacks = attacksOf(n, queens).map(({ first, second, line }) => {
    const names = [first, second].map((cell) => rowNames[problem.rowOf(cell)] ?? '');
    return `${names.join(' and ')} attack each other along ${lineName(line)}`;
  });
  const few =
    isFull && queens.length < n
      ? [
          queens.length === 0
            ? 'no queen is placed'
            : `only ${queens.length} of ${n} queens ${queens.length === 1 ? 'is' : 'are'} placed`,
        ]
      : [];
  return toldFaults([...attacks, ...few]);
}
