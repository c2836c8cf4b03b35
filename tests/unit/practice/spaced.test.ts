import { describe, expect, it, test } from 'vitest';
import { createRandom } from '#dlx/random.ts';
import { LAST_SEED } from '#practice/tasks/index.ts';
import {
  answeredRight,
  DONE,
  dueOn,
  INTERVALS,
  type Items,
  itemsText,
  mergeItems,
  missed,
  MOST_ITEMS,
  MOST_SEED,
  nextDay,
  readItems,
} from '#practice/spaced.ts';

const START = 20_000;

describe('what was missed', () => {
  it('comes back after 1, 3, 7 and 21 days to a reader who then knows it, and stays away after that', () => {
    let items = missed([], 'task.4', START);
    const days: number[] = [];
    const seeds = new Set<number>();
    for (let day = START; day < START + 365; day += 1) {
      for (const { name, seed } of dueOn(items, day)) {
        days.push(day - START);
        seeds.add(seed);
        items = answeredRight(items, name, day);
      }
    }
    expect(days).toEqual([1, 4, 11, 32]);
    expect(seeds.size).toBe(4);
    expect(items).toMatchObject([{ name: 'task.4', stage: DONE, due: START + 32 }]);
    expect(nextDay(items, START + 365)).toBeNull();
  });

  it('does not move when it is answered right before its day, or missed twice on one day', () => {
    const items = missed([], 'rooks', START);
    expect(answeredRight(items, 'rooks', START)).toEqual(items);
    expect(missed(items, 'rooks', START)).toBe(items);
    expect(nextDay(items, START)).toBe(START + 1);
    const later = answeredRight(items, 'rooks', START + 5);
    expect(later).toMatchObject([{ stage: 1, due: START + 5 + 3 }]);
    expect(missed(later, 'rooks', START + 6)).toMatchObject([{ stage: 0, due: START + 7 }]);
  });

  it('is never lost and never due too early, over a year of any answers', () => {
    const random = createRandom(26);
    const names = ['task.1', 'task.2', 'ladder.cover.fill', 'torusNodes', 'write-cover'];
    let items: Items = [];
    const earliest = new Map<string, number>();
    for (let day = START; day < START + 365; day += 1) {
      const due = dueOn(items, day).map(({ name }) => name);
      for (const name of due) expect(earliest.get(name)).toBeLessThanOrEqual(day);
      // Some days nobody comes.
      if (random.below(3) === 0) continue;
      for (const name of names) {
        const before = items.find((item) => item.name === name);
        const isRight = random.below(3) > 0;
        items = isRight ? answeredRight(items, name, day) : missed(items, name, day);
        const after = items.find((item) => item.name === name);
        if (before) expect(after).toBeDefined();
        if (!isRight) expect(after).toMatchObject({ stage: 0, due: day + 1 });
        if (!after || after === before) continue;
        earliest.set(name, day + (INTERVALS[after.stage] ?? 999));
        if (before && (before.due !== after.due || before.stage !== after.stage)) {
          expect(after.seed).not.toBe(before.seed);
        }
      }
      expect(readItems(itemsText(items))).toEqual({ items, dropped: 0 });
    }
    expect(items.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it('has seeds that are seeds of a sheet, and uses all of them before one comes again', () => {
    expect(MOST_SEED).toBe(LAST_SEED);
    const seeds = new Set<number>();
    let items: Items = [];
    for (let day = START; seeds.size < MOST_SEED; day += 2) {
      items = missed(items, 'task.1', day);
      const { seed } = items[0]!;
      expect(seeds.has(seed)).toBe(false);
      seeds.add(seed);
    }
    expect(Math.min(...seeds)).toBe(1);
    expect(Math.max(...seeds)).toBe(LAST_SEED);
  });
});

describe('the text of what comes back', () => {
  test('loses damaged lines and says how many', () => {
    const good = 'task.4 0 20001 77';
    const bad = [
      'task.5 0 20001',
      'task.6 9 20001 7',
      'task.7 0 20001 0',
      '<b> 0 20001 7',
      'x 0 -5 7',
      'x\t0 1 1',
      good,
    ];
    expect(readItems([good, '', ...bad].join('\r\n'))).toEqual({
      items: [{ name: 'task.4', stage: 0, due: 20_001, seed: 77 }],
      dropped: bad.length,
    });
    expect(readItems('')).toEqual({ items: [], dropped: 0 });
  });

  test('has a bound, and makes room by what is done', () => {
    let items: Items = [];
    for (let at = 0; at < MOST_ITEMS + 5; at += 1) items = missed(items, `q${at}`, START);
    expect(items).toHaveLength(MOST_ITEMS);
    const done = items.map((item, at) => (at === 3 ? { ...item, stage: DONE } : item));
    expect(missed(done, 'late', START).map(({ name }) => name)).toContain('late');
    expect(missed(done, 'late', START)).toHaveLength(MOST_ITEMS);
    const { dropped } = readItems(`${itemsText(items)}\nmore 0 20001 5`);
    expect(dropped).toBe(1);
  });

  test('of two devices gives for each name the answer given last', () => {
    const old = missed(missed([], 'a', START), 'b', START);
    const ahead = answeredRight(old, 'a', START + 1);
    const again = missed(old, 'b', START + 2);
    for (const both of [mergeItems(ahead, again), mergeItems(again, ahead)]) {
      expect(both.find(({ name }) => name === 'a')).toMatchObject({ stage: 1, due: START + 4 });
      expect(both.find(({ name }) => name === 'b')).toMatchObject({ stage: 0, due: START + 3 });
    }
  });
});
