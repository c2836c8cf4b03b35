import { inWords } from '#english/english.ts';
import { PINS } from './pin-examples.ts';

/** The counts of one of the three runs; `solutions` is null until the run has finished. */
interface PinCounts {
  readonly solutions: number | null;
  readonly groups: number;
}

/** The finished runs as an equation, `?` for the others: `56 solutions ÷ 8 of each = … = 7 boards`. */
export function equationWords(runs: readonly PinCounts[]): string {
  const terms = PINS.map(({ share }, index) => {
    const solutions = runs[index]?.solutions ?? null;
    // A term is not broken over two lines.
    return `${solutions === null ? '?' : inWords(solutions)} solutions ÷ ${share} of each`.replaceAll(' ', '\u00A0');
  });
  const known = runs.flatMap(({ solutions }, index) =>
    solutions === null ? [] : solutions / (PINS[index]?.share ?? 1),
  );
  const [first] = known;
  if (first === undefined) return terms.join(' = ');
  // If the quotients ever differed, the line would not claim that they are equal.
  const same = known.every((value) => value === first);
  return same ? `${terms.join(' = ')} = ${inWords(first)} boards` : terms.join(', ');
}
