/** Bugs are run, not told: what readers have found out about them by hand comes out of it. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bugs, harmless, withBug } from '#implement/bugs.ts';
import { type Verdict, catchBugs, checksOf } from '#implement/caught.ts';
import { programOf } from '#implement/injected.ts';
import { createVectors } from '#implement/vectors.ts';

const program = readFileSync(new URL('../../../content/implement/dlx.ts', import.meta.url), 'utf8');
const vectors = createVectors();
const checks = checksOf(vectors);
const caught = catchBugs(program, [...bugs, ...harmless], vectors);

function verdict(bug: string, check: string): Verdict | undefined {
  const found = caught.find((one) => one.bug.id === bug);
  return found?.verdicts[checks.findIndex(({ id }) => id === check)];
}

function catching(bug: string): string[] {
  return checks.map(({ id }) => id).filter((id) => verdict(bug, id)?.kind !== 'same');
}

describe('which check catches which bug', () => {
  test.each(bugs.map(({ id }) => id))('%s is caught', (id) => {
    expect(catching(id)).not.toEqual([]);
  });

  test.each(harmless.map(({ id }) => id))('%s is none', (id) => expect(catching(id)).toEqual([]));

  test('the wrong order passes the counts of 6×7, the queens and the 8×8 Ripple, and not the others', () => {
    for (const id of ['knuth', 'queens-4', 'queens-8', 'queens-8-primary', 'ripple-8', 'sudoku']) {
      expect(verdict('same-order', id), id).toEqual({ kind: 'same' });
    }
    for (const id of ['searched', 'trace', 'ripple-5', 'tetrasticks-3']) {
      expect(verdict('same-order', id)?.kind, id).not.toBe('same');
    }
  });

  test('a missing size++ passes the counts of 6×7 and the 8×8 Ripple', () => {
    expect(verdict('size-up', 'knuth')).toEqual({ kind: 'same' });
    expect(verdict('size-up', 'ripple-8')).toEqual({ kind: 'same' });
    expect(verdict('size-up', 'queens-8')?.kind).toBe('differs');
  });

  test.each([
    ['ties-right', 'knuth', '1 solution, 6 nodes, 29 updates'],
    ['dead-end-early', 'knuth', '1 solution, 6 nodes, 29 updates'],
    ['covered-twice', 'knuth', '1 solution, 6 nodes, 46 updates'],
    ['leftmost', 'knuth', '1 solution, 7 nodes, 35 updates'],
  ])('%s on %s gives %s', (bug, check, found) => {
    expect(verdict(bug, check)).toEqual({ kind: 'differs', found });
  });

  test('only odd rows show that rows without a primary column were kept', () => {
    expect(catching('rows-kept')).toEqual(['odd-rows']);
  });

  test('loops that turn for ever are stopped', () => {
    expect(verdict('open-row', 'knuth')).toEqual({ kind: 'endless' });
  });
});

describe('a program', () => {
  test('without the piece that a bug changes is refused', () => {
    const bug = { id: 'x', name: 'x', patches: [{ find: 'cover(c);', put: '' }] };
    expect(() => withBug(program, bug)).toThrow('exactly once');
    expect(() => withBug('', bugs[0]!)).toThrow('exactly once');
  });

  test('has its turns counted', () => {
    const { primary, rows } = vectors.problems[0]!;
    const run = (turns: number): unknown => programOf(program).run({ primary, rows }, turns, () => 0);
    // The headers, the root among them.
    expect(run(primary.length + 2)).toBe(0);
    expect(() => run(primary.length + 1)).toThrow('never end');
  });
});
