import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choosing, type EngineName, type Matrix, withKind } from '#dlx/index.ts';
import { type Chunk, type Recording, createRecorder, record, ZOOMS } from '#history/index.ts';
import { queens as queensScenario } from '#scenarios/queens.ts';
import { rippleEffect } from '#scenarios/ripple-effect.ts';
import { sudoku } from '#scenarios/sudoku.ts';
import { tetrasticks } from '#scenarios/tetrasticks.ts';
import type { Scenario } from '#scenarios/scenario.ts';
import { queens } from '../../matrices/queens.ts';
import { busy } from '../../matrices/random.ts';
import { byCompiled } from './by-compiled.ts';

/** All that a recorder gives over a run, or over its first so many updates. */
function chunks(matrix: Matrix, engine: EngineName, chooser: Choosing = 'smallest', most = Infinity): Chunk[] {
  const recorder = createRecorder(matrix, { engine, chooser });
  const all: Chunk[] = [];
  while (!recorder.finished && (all.at(-1)?.totals.updates ?? 0) < most) {
    all.push(recorder.advance(20_000));
  }
  return all;
}

function opened(scenario: Scenario): Matrix {
  const settings = Object.entries(scenario.choices).map(([name, values]) => [name, values[0] ?? '']);
  return scenario.encode(Object.fromEntries(settings) as Record<string, string>).matrix;
}

describe('a recording by bitmaps is that by links, byte for byte', () => {
  it('on random matrices, with every chooser', () => {
    const chooser = fc.constantFrom<Choosing>(
      ...([
        'smallest',
        'leftmost',
        'rightmost',
        'largest',
        { random: 7 },
        { rule: 'smallest', deviations: [{ node: 2, column: 1 }] },
      ] as const),
    );
    let checkpoints = 0;
    fc.assert(
      fc.property(busy, chooser, (matrix, name) => {
        const byLinks = chunks(matrix, 'links', name, 60_000);
        expect(chunks(matrix, byCompiled(name), name, 60_000)).toEqual(byLinks);
        expect(chunks(matrix, 'auto', name, 60_000)).toEqual(byLinks);
        checkpoints += byLinks.reduce((sum, { depths }) => sum + depths.length, 0);
      }),
      // With a seed, because some of these runs have to be long.
      { numRuns: 100, seed: 7 },
    );
    expect(checkpoints).toBeGreaterThan(10);
  });

  it.each<[string, Matrix]>([
    ['queens', queens(9)],
    ['queens with a column switched off', withKind(queens(9), 3, 'off')],
    ['queens with a secondary column more', withKind(queens(8), 5, 'secondary')],
    ['the figure of queens', opened(queensScenario)],
    ['a sudoku', opened(sudoku)],
    ['Ripple Effect', opened(rippleEffect)],
    ['tetrasticks', opened(tetrasticks)],
  ])('on real ones: %s', (_, matrix) => {
    const byLinks = chunks(matrix, 'links', 'smallest', 1_500_000);
    expect(chunks(matrix, 'compiled', 'smallest', 1_500_000)).toEqual(byLinks);
    expect(chunks(matrix, 'auto', 'smallest', 1_500_000)).toEqual(byLinks);
  });

  it('and shows the same moments at all zooms', () => {
    const [one, other] = (['compiled', 'links'] as const).map((engine) => record(queens(8), { engine })) as [
      Recording,
      Recording,
    ];
    for (const zoom of ZOOMS) {
      const last = one.lastStep(zoom);
      expect(last).toBe(other.lastStep(zoom));
      for (let step = 0; step <= last; step += Math.ceil(last / 50)) {
        expect(one.seek(step, zoom)).toEqual(other.seek(step, zoom));
      }
    }
  });
});
