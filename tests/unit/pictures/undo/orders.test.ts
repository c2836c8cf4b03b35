import { describe, expect, it, test } from 'vitest';
import { ringView } from '#pictures/ring/view.ts';
import { listWords } from '#pictures/ring/describe.ts';
import { type OrderPair, countOrders, ordersOf, outcome } from '#pictures/undo/orders.ts';
import { itemsOf, pairWords, phasesOf, phaseWords, pressOf, STANDARD } from '#pictures/undo/phases.ts';

/** Knows nothing of rings: objects that point at each other. */
function isWholeAgain({ removed, restored }: OrderPair): boolean {
  interface Node {
    left: Node;
    right: Node;
  }
  const nodes = Array.from({ length: removed.length + 1 }, () => ({}) as Node);
  const at = (index: number): Node => nodes[(index + nodes.length) % nodes.length] as Node;
  nodes.forEach((node, index) => Object.assign(node, { left: at(index - 1), right: at(index + 1) }));
  for (const index of removed) {
    const node = at(index);
    node.left.right = node.right;
    node.right.left = node.left;
  }
  for (const index of restored) {
    const node = at(index);
    node.left.right = node;
    node.right.left = node;
  }
  return nodes.every((node, i) => node.left === at(i - 1) && node.right === at(i + 1));
}

describe('orders of undoing', () => {
  it('are as many as there are', () => {
    expect([1, 2, 3, 4].map((n) => ordersOf(n).length)).toEqual([1, 2, 6, 24]);
    expect(ordersOf(3).map((order) => order.join(''))).toEqual(['123', '132', '213', '231', '312', '321']);
  });

  it('all work for two nodes, and 34 of 36 for three', () => {
    expect(countOrders(2)).toEqual({ n: 2, pairs: 4, whole: 4, failures: [] });
    const three = countOrders(3);
    expect([three.pairs, three.whole]).toEqual([36, 34]);
    expect(three.failures.map(pairWords)).toEqual(['1 2 3 out, 1 3 2 back', '3 2 1 out, 3 1 2 back']);
  });

  it.each([2, 3, 4])('agree with a list of objects for %i nodes', (n) => {
    const pairs = ordersOf(n).flatMap((removed) => ordersOf(n).map((restored) => ({ removed, restored })));
    for (const pair of pairs) expect(outcome(pair) === null, pairWords(pair)).toBe(isWholeAgain(pair));
    expect(countOrders(n).whole).toBe(pairs.filter(isWholeAgain).length);
  });

  it('always work backwards', () => {
    for (const removed of ordersOf(5)) {
      expect(outcome({ removed, restored: removed.toReversed() })).toBeNull();
    }
  });
});

// Lesson 6, “When it goes wrong”, says all of this.
test('1, 2, 3 out and 1, 3, 2 back: what each return does to the list', () => {
  const words = (back: string): string => listWords(ringView(['1', '2', '3'], ['1', '2', '3', ...back]));
  expect(words('1')).toBe(
    'Forwards 1, 2, 3; backwards nothing: they do not agree. First bad link: R[1] is 2, but should be head.',
  );
  expect(words('13')).toBe(
    'Forwards 3; backwards 3: they agree, on the wrong list. First bad link: R[head] is 3, but should be 1.',
  );
  expect(words('132')).toBe(
    'Forwards 3; backwards 3, 2, 1: they do not agree. First bad link: R[head] is 3, but should be 1.',
  );
});

describe('the two phases of the lab', () => {
  it('open with three nodes out', () => {
    expect(phasesOf(STANDARD)).toEqual({
      n: 3,
      names: ['1', '2', '3'],
      removed: ['1', '2', '3'],
      restored: [],
    });
  });

  it('replay a pair of orders', () => {
    for (const pair of countOrders(3).failures) {
      expect(phasesOf(itemsOf(pair))).toMatchObject({
        removed: pair.removed.map(String),
        restored: pair.restored.map(String),
      });
    }
  });

  it.each(['', 'n1', 'n5', '3-1', 'n3-1-1', 'n3-4', 'n3-1-2-3-1-1', 'n2-1-2-1-2-1', 'n2-3'])('do not take %j', (text) =>
    expect(phasesOf(text.split('-'))).toBeNull(),
  );

  it('take every node once out and once back', () => {
    const at = (text: string): NonNullable<ReturnType<typeof phasesOf>> => phasesOf(text.split('-'))!;
    expect(['1', '2', '3'].map((name) => pressOf(at('n3-2'), name))).toEqual(['Take 1 out', null, 'Take 3 out']);
    expect(['1', '2'].map((name) => pressOf(at('n2-2-1-1'), name))).toEqual([null, 'Put 2 back']);
    expect(pressOf(at('n2-2-1-1-2'), '1')).toBeNull();
    expect(phaseWords(at('n2'))).toBe('Taken out: none. Press the node to take out next.');
    expect(phaseWords(at('n2-2-1-1-2'))).toBe('Taken out: 2, 1. Put back: 1, 2. All are back.');
  });
});
