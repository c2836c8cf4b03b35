import { describe, expect, test } from 'vitest';
import { createMatrix, parse } from '#dlx/index.ts';
import { CODE_KEYS, zoomOfKey } from '#pictures/code/keys.ts';
import { linesInForce } from '#pictures/code/line-of.ts';
import { nextRun } from '#pictures/code/next-run.ts';
import { record, ZOOMS } from '#history/index.ts';
import { KNUTH } from '../../../matrices/knuth.ts';

const knuth = record(parse(KNUTH));

describe.each(ZOOMS)('from the zoom %s', (zoom) => {
  test.each(CODE_KEYS)('%s is found where it runs, at a zoom that shows it', (key) => {
    const { step, zoom: found } = nextRun(knuth, knuth.seek(3, zoom), key)!;
    expect(ZOOMS.indexOf(found)).toBe(Math.max(ZOOMS.indexOf(zoom), ZOOMS.indexOf(zoomOfKey(key))));
    const { line, also, callers } = linesInForce(knuth.matrix, knuth.seek(step, found));
    expect([line, also, ...callers]).toContain(key);
  });

  test('going on from there visits all its steps once, and comes round', () => {
    const first = nextRun(knuth, knuth.seek(0, zoom), 'search.try')!;
    const steps = [first.step];
    for (let at = first; ;) {
      at = nextRun(knuth, knuth.seek(at.step, at.zoom), 'search.try')!;
      if (at.where !== 'later') {
        expect(at).toEqual({ ...first, where: 'from the start' });
        break;
      }
      steps.push(at.step);
    }
    // ADG, BCF, AD, CEF and BG are tried.
    expect(steps).toHaveLength(5);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });
});

test('the head of a cover leads to its first write, from whatever write', () => {
  for (let step = 0; step < knuth.lastStep('links'); step += 1) {
    const next = nextRun(knuth, knuth.seek(step, 'links'), 'cover')!;
    const { write, move } = knuth.seek(next.step, 'links');
    expect([move!.kind, write!.link]).toEqual(['cover', 'left']);
  }
});

test('a line that runs once is said to run only here, and one that never runs is not found', () => {
  const there = nextRun(knuth, knuth.seek(0), 'search.solution')!;
  expect(there.where).toBe('later');
  expect(nextRun(knuth, knuth.seek(there.step), 'search.solution')!.where).toBe('only here');
  const single = record(createMatrix(['A'], [[0]]));
  for (const key of ['cover.up', 'uncover.down', 'search.dead-end'] as const) {
    expect(nextRun(single, single.seek(0), key)).toBeNull();
  }
});
