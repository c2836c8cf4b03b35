import { describe, expect, it } from 'vitest';
import { type Judgement, judge } from '#puzzles/ripple-effect/judge.ts';
import type { RipplePuzzle } from '#puzzles/ripple-effect/puzzle.ts';
import { LONG } from '#history/long-moment.ts';
import { parse } from '#puzzles/ripple-effect/text.ts';
import { type JudgeProgress, createJudge } from '#workers/judge.ts';
import { library } from '../puzzles/ripple-effect/library-files.ts';
import { type Machine, machine, runTask } from './machine.ts';
import { isSweep } from '../../support/runs.ts';

type Judged = { progress: JudgeProgress[]; result: Judgement };
interface JudgeOn extends Machine {
  judge(puzzle: RipplePuzzle, goesOn?: boolean): Promise<Judged>;
}

function judgeOn(cores: number, budget?: number): JudgeOn {
  const on = machine(cores, cores);
  const task = createJudge(on.openSolver, budget);
  const turn = (): void => {
    on.turn();
    // What it does takes some time.
    on.now();
  };
  return { ...on, judge: (puzzle, goesOn = false) => runTask(task({ puzzle, goesOn }), turn) };
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
const ofOpen = judge(open);
const two = judgeOn(2);
const byTwo = two.judge(open);

describe('the judge in a worker', () => {
  it('says of the puzzles of the library what the search at once does', async () => {
    for (const { slug, puzzle } of library) {
      const { result } = await judgeOn(2).judge(puzzle);
      expect(result, slug).toEqual(judge(puzzle));
    }
  });

  it('comes to the same with two cores', async () => {
    expect(ofOpen.updates).toBeGreaterThan(LONG);
    expect((await byTwo).result).toEqual(ofOpen);
    two.settle();
    expect(two.open.size).toBe(0);
  });

  it.runIf(isSweep)('and with one and with eight, on another puzzle too', async () => {
    for (const [puzzle, whole] of [[open, ofOpen] as const, [alone, judge(alone)] as const]) {
      for (const cores of [1, 8]) {
        const on = judgeOn(cores);
        expect((await on.judge(puzzle)).result).toEqual(whole);
        on.settle();
        expect(on.open.size).toBe(0);
      }
    }
  });

  it('tells of a first solution before it looks for a second, and how far it is', async () => {
    const { progress } = await byTwo;
    const counts = progress.map(({ judgement }) => judgement.solutions.length);
    expect(new Set(counts)).toEqual(new Set([0, 1]));
    const shares = progress.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(progress.at(-1)?.expected?.nodes.mean).toBeGreaterThan(1_000);
  });

  it('rests when its budget is spent, and goes on to the same end', async () => {
    const on = judgeOn(2, 6_500_000);
    let { result } = await on.judge(open);
    let rests = 0;
    while (!result.isOver && rests < 9) {
      rests += 1;
      ({ result } = await on.judge(open, true));
    }
    expect(rests).toBeGreaterThan(0);
    expect(result).toEqual(ofOpen);
  });

  it('gives up a puzzle that rests for the next one', async () => {
    const on = judgeOn(2, 6_500_000);
    expect((await on.judge(open)).result.isOver).toBe(false);
    expect(on.open.size).toBe(2);
    expect((await on.judge(small)).result).toEqual(judge(small));
    on.settle();
    expect(on.open.size).toBe(0);
  });

  it('begins where there is nothing to go on with', async () => {
    expect((await judgeOn(2).judge(small, true)).result).toEqual(judge(small));
  });
});
