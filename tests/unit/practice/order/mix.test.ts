import { expect, test } from 'vitest';
import { TOPICS } from '#practice/ladder.ts';
import { indents, readBlocks } from '#practice/order/blocks.ts';
import { readLine } from '#practice/order/line.ts';
import { mixOf, orderText, placed, readOrder, shifted, without } from '#practice/order/mix.ts';
import { programs } from '#practice/order/programs.ts';

test.each(TOPICS)('a mix of %s has the program and three more lines', (topic) => {
  const mixes = Array.from({ length: 20 }, (_, seed) => mixOf(topic, seed + 1));
  for (const mix of mixes) {
    const left = [...mix];
    for (const { text } of programs[topic].right) left.splice(left.indexOf(text), 1);
    expect(left).toHaveLength(3);
    for (const text of mix) expect(() => readLine(text)).not.toThrow();
  }
  expect(mixOf(topic, 1)).toEqual(mixes[0]);
  expect(new Set(mixes.map((mix) => mix.join('\n'))).size).toBeGreaterThan(15);
});

test('lines are indented by the blocks that they stand in', () => {
  const texts = programs.purify.right.map(({ text }) => text);
  expect(indents(texts)).toEqual([0, 0, 0, 1, 2, 1, 2, 1, 0]);
  expect(indents(['}', 'hide(i);'])).toEqual([0, 0]);
});

test('braces that do not fit are found', () => {
  expect(readBlocks(['}'])).toEqual({ kind: 'unopened', number: 1, isElse: false });
  expect(readBlocks(['} else {'])).toMatchObject({ isElse: true });
  expect(readBlocks(['if (colour[i] === colour[p]) {', '} else {', '} else {', '}'])).toMatchObject({ number: 3 });
  expect(readBlocks(['for (let i = D[c]; i !== c; i = D[i]) {'])).toEqual({ kind: 'unclosed', number: 1 });
});

test('a text that is none of the lines is refused', () => {
  for (const text of ['alert', 'x = 1;', 'for (;;) {', 'L[x] = y z;'])
    expect(() => readLine(text), text).toThrow(SyntaxError);
});

test('an order goes into the address and back', () => {
  expect(orderText([])).toBeNull();
  expect(readOrder('3-0-11', 12)).toEqual([3, 0, 11]);
  for (const damaged of ['', '3-3', '12', 'a', '1-', '1.5']) expect(readOrder(damaged, 12), damaged).toBeNull();
});

test('lines are placed, moved and taken out', () => {
  expect(placed([1, 2, 3], 9, 1)).toEqual([1, 9, 2, 3]);
  expect(placed([1, 2, 3], 1, 3)).toEqual([2, 3, 1]);
  expect(placed([1, 2, 3], 3, 0)).toEqual([3, 1, 2]);
  expect(placed([1, 2, 3], 2, 1)).toEqual([1, 2, 3]);
  expect(shifted([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
  expect(shifted([1, 2, 3], 3, 1)).toEqual([1, 2, 3]);
  expect(without([1, 2, 3], 2)).toEqual([1, 3]);
});
