import { describe, expect, it } from 'vitest';
import { judge } from '#puzzles/ripple-effect/judge.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { LONG } from '#history/long-moment.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';
import type { FromJudge, ToJudge } from '#workers/judge-protocol.ts';
import { createJudge } from '#workers/judge.ts';
import { library } from '../puzzles/ripple-effect/library-files.ts';
import type { Machine } from './machine.ts';
import { machine } from './machine.ts';
import { isSweep } from '../../support/runs.ts';

function judgeOn(cores: number, budget?: number): Machine & { said: FromJudge[]; ask(asked: ToJudge): void } {
  const on = machine(cores, cores);
  const said: FromJudge[] = [];
  const ask = createJudge(
    { send: (message) => said.push(structuredClone(message)), now: on.now },
    on.openSolver,
    budget,
  );
  return { ...on, said, ask };
}

function said(cores: number, puzzle: RipplePuzzle, budget?: number): FromJudge[] {
  const on = judgeOn(cores, budget);
  on.ask({ kind: 'judge', puzzle });
  on.settle();
  return on.said;
}

const small = library[0]!.puzzle;
/** A made puzzle whose search is long, and the same without one of its givens. */
const alone = parse(`
ABBBCCCDEFGG
AAHHIJKEEFGG
AAHIIJKKEFGG
LLHIMJNEEFFO
LLHPJJNQQQQR
LLHPPSNNQQTR
UUPPVWWNXYTR
UUZPVabbXYYR
ccZdVebbfYYg
cZZdeebhffYg
iiddeebhhfjg
iiidkelhhmgg

............
25.........6
..........1.
.......6....
............
............
.........6..
............
......5.....
............
...2........
............
`);
const open: RipplePuzzle = { ...alone, givens: alone.givens.with(43, 0) };

describe('the judge in a worker', () => {
  it('says of the puzzles of the library what the search at once does', () => {
    for (const { slug, puzzle } of library) {
      expect(said(2, puzzle).at(-1), slug).toEqual({ kind: 'over', judgement: judge(puzzle) });
    }
  });

  it('comes to the same with one core, with two and with eight', () => {
    for (const puzzle of isSweep ? [alone, open] : [open]) {
      const whole = judge(puzzle);
      expect(whole.updates).toBeGreaterThan(LONG);
      for (const cores of isSweep ? [1, 2, 8] : [2]) {
        const on = judgeOn(cores);
        on.ask({ kind: 'judge', puzzle });
        on.settle();
        expect(on.said.at(-1)).toEqual({ kind: 'over', judgement: whole });
        expect(on.open.size).toBe(0);
      }
    }
  });

  it('tells of a first solution before it looks for a second, and how far it is', () => {
    const shown = said(2, open).flatMap((one) => (one.kind === 'searching' ? [one] : []));
    const counts = shown.map(({ judgement }) => judgement.solutions.length);
    expect(new Set(counts)).toEqual(new Set([0, 1]));
    const shares = shown.map(({ progress }) => progress.share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shown.at(-1)?.progress.expected?.nodes.mean).toBeGreaterThan(1_000);
  });

  it('rests when its budget is spent, and goes on to the same end', () => {
    const on = judgeOn(2, 6_500_000);
    on.ask({ kind: 'judge', puzzle: open });
    let rests = 0;
    on.settle();
    while (on.said.at(-1)?.kind === 'resting' && rests < 9) {
      rests += 1;
      on.ask({ kind: 'on' });
      on.settle();
    }
    expect(rests).toBeGreaterThan(0);
    expect(on.said.at(-1)).toEqual({ kind: 'over', judgement: judge(open) });
  });

  it('gives up a puzzle for the next one', () => {
    const on = judgeOn(4);
    on.ask({ kind: 'judge', puzzle: open });
    while (on.open.size < 4) on.turn();
    on.ask({ kind: 'judge', puzzle: small });
    on.settle();
    expect(on.said.filter(({ kind }) => kind === 'over')).toEqual([{ kind: 'over', judgement: judge(small) }]);
    expect(on.open.size).toBe(0);
  });
});
