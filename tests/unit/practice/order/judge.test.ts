/** Each fault of a program whose lines were put in order gets its name, and only a program that is right passes. */
import { compileFunction } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { type ArrayName, type PlainArrays, ARRAYS } from '#exhibits/plain-arrays.ts';
import { createRandom } from '#dlx/random.ts';
import { type Topic, TOPICS } from '#practice/ladder.ts';
import { readBlocks } from '#practice/order/blocks.ts';
import { orderCases } from '#practice/order/cases.ts';
import { judge } from '#practice/order/judge.ts';
import { programs } from '#practice/order/programs.ts';
import { createMeter, watched } from '#practice/code/watched.ts';
import { afterUndo } from '#practice/code/truth.ts';

const textsOf = (topic: Topic): string[] => programs[topic].right.map(({ text }) => text);

const named = (topic: Topic, texts: readonly string[]): string => {
  const verdict = judge(topic, 1, texts);
  return verdict.kind === 'right' ? 'right' : verdict.name.kind;
};

describe.each(TOPICS)('%s', (topic) => {
  const { others } = programs[topic];
  const texts = textsOf(topic);

  test('is right on fifty seeds', () => {
    for (let seed = 1; seed <= 50; seed += 1)
      expect(judge(topic, seed, texts), `seed ${seed}`).toMatchObject({ kind: 'right' });
  });

  test('a line that is left out is named', () => {
    for (const [at, text] of texts.entries()) {
      expect(named(topic, texts.toSpliced(at, 1)), text).toBe('missing line');
    }
  });

  test('two lines that change places are right by their effect, or named', () => {
    for (let first = 0; first < texts.length; first += 1) {
      for (let second = first + 1; second < texts.length; second += 1) {
        const swapped = texts.with(first, texts[second]!).with(second, texts[first]!);
        expect(['right', 'order'], swapped.join('\n')).toContain(named(topic, swapped));
      }
    }
  });

  test('a wrong line does harm somewhere, and is named wherever it does', () => {
    for (const { text } of others.filter(({ insteadOf }) => insteadOf === undefined)) {
      const found = [
        ...[...texts, ''].map((_, at) => texts.toSpliced(at, 0, text)),
        ...texts.map((_, at) => texts.with(at, text)),
      ].flatMap((these) => ('nodes' in readBlocks(these) ? [named(topic, these)] : []));
      expect(new Set(found), text).toContain('wrong line');
      expect(
        found.filter((name) => name !== 'wrong line' && name !== 'right'),
        text,
      ).toEqual([]);
    }
  });

  test('a line that is right as well is accepted, with a remark', () => {
    for (const { text, words, insteadOf } of others) {
      if (insteadOf === undefined) continue;
      const verdict = judge(
        topic,
        1,
        texts.map((line) => (line === insteadOf ? text : line)),
      );
      expect(verdict.kind === 'right' && verdict.words.at(-1)).toBe(words);
    }
  });
});

/** Runs the lines as JavaScript on the same arrays: does it leave links that are right? */
function isRightAsCode(topic: 'cover' | 'uncover', texts: readonly string[]): boolean {
  return orderCases(topic, 1).every(({ start, goal, matrix }) => {
    const c = start.names['c']!;
    const meter = createMeter(5_000);
    const arrays = Object.fromEntries(ARRAYS.map((name) => [name, [...start.arrays[name]]])) as Record<
      ArrayName,
      number[]
    >;
    // Only headers have a size.
    const sizes = arrays.S.slice(0, matrix.columns.length + 1);
    const values = ARRAYS.map((name) => watched(name === 'S' ? sizes : arrays[name], name, meter));
    try {
      const run = compileFunction(texts.join('\n'), [...ARRAYS, 'c']) as (...values: unknown[]) => void;
      run(...values, c);
    } catch {
      return false;
    }
    const left = { ...arrays, S: goal.S.map((_, node) => sizes[node] ?? -1) };
    const out = new Set(goal.C.keys().filter((node) => goal.U[goal.D[node]!] !== node));
    if (!isSame(left, goal, out)) return false;
    const back = topic === 'cover' ? afterUndo({ matrix, act: { call: 'cover', header: c } }, left) : start.arrays;
    return topic === 'uncover' || (back !== null && isSame(back, start.arrays, new Set()));
  });
}

/** Compares all entries but the links up and down of some nodes. */
function isSame(is: PlainArrays, should: PlainArrays, skipped: ReadonlySet<number>): boolean {
  return (['L', 'R', 'U', 'D', 'S'] as const).every((name) =>
    should[name].every((value, node) => (skipped.has(node) && 'UD'.includes(name)) || is[name][node] === value),
  );
}

test.each(['cover', 'uncover'] as const)('the verdict on %s is that of the same lines as JavaScript', (topic) => {
  const random = createRandom(9);
  const all = [...textsOf(topic), ...programs[topic].others.map(({ text }) => text)];
  let right = 0;
  for (let tries = 0; tries < 200; tries += 1) {
    const texts = textsOf(topic);
    for (let changes = random.below(3); changes >= 0; changes -= 1) {
      const [at, to] = [random.below(texts.length), random.below(texts.length)];
      const act = random.below(4);
      if (act === 0) texts.splice(to, 0, ...texts.splice(at, 1));
      else if (act === 1) texts[at] = all[random.below(all.length)]!;
      else if (act === 2) texts.splice(at, 0, all[random.below(all.length)]!);
      else [texts[at], texts[to]] = [texts[to]!, texts[at]!];
    }
    const isRight = judge(topic, 1, texts).kind === 'right';
    if (isRight) right += 1;
    expect(isRight, texts.join('\n')).toBe(isRightAsCode(topic, texts));
  }
  expect(right).toBeGreaterThan(5);
});

test('an else without an if is called that, also where the braces fit', () => {
  const texts = textsOf('purify');
  const verdict = judge('purify', 1, texts.with(2, texts[3]!).with(3, texts[2]!));
  expect(verdict.kind === 'wrong' && verdict.name.words).toMatch(/^The else has no if/);
  expect(verdict.kind === 'wrong' && verdict.seen).toMatch(/^Line 6 is an else/);
});

/** Faults of the kind that readers make, each with the beginning of its name. */
const FAULTS: readonly (readonly [topic: Topic, put: string, insteadOf: string, name: string])[] = [
  ['unlink', 'L[R[x]] = R[x];', 'L[R[x]] = L[x];', 'The target is wrong: the right'],
  ['unlink', 'R[L[x]] = L[x];', 'R[L[x]] = R[x];', 'The target is wrong: the left'],
  ['unlink', 'L[x] = R[x];', 'L[R[x]] = L[x];', 'This changes a link of x itself'],
  ['unlink', 'R[R[x]] = x;', 'R[L[x]] = x;', 'The directions are mixed up: the right'],
  [
    'unlink',
    'L[L[x]] = R[x];',
    'R[L[x]] = R[x];',
    'The directions are mixed up: the left neighbour has x on its right',
  ],
  ['unlink', 'R[x] = x;', 'R[L[x]] = x;', 'This makes x lead to itself'],
  ['cover', 'U[D[j]] = D[j];', 'U[D[j]] = U[j];', 'The target is wrong: the node below'],
  ['cover', 'D[U[j]] = U[j];', 'D[U[j]] = D[j];', 'The target is wrong: the node above'],
  ['cover', 'S[c]--;', 'S[C[j]]--;', 'The wrong size goes down'],
  ['cover', 'R[L[j]] = R[j];', 'D[U[j]] = D[j];', 'This takes j out of its row'],
  ['cover', 'for (let j = R[i]; j !== c; j = R[j]) {', 'for (let j = R[i]; j !== i; j = R[j]) {', 'The loop waits'],
  [
    'cover',
    'for (let j = D[i]; j !== i; j = D[j]) {',
    'for (let j = R[i]; j !== i; j = R[j]) {',
    'The inner loop goes',
  ],
  ['cover', 'D[j] = D[D[j]];', 'D[U[j]] = D[j];', 'This changes a link of j itself'],
  ['cover', 'L[R[c]] = c;', 'L[R[c]] = L[c];', 'That is a write of uncover'],
  ['cover', '', 'S[C[j]]--;', 'The size is left out'],
  ['uncover', 'U[D[j]] = U[j];', 'U[D[j]] = j;', 'That write belongs to cover: it leads past j'],
  ['uncover', 'D[U[j]] = i;', 'D[U[j]] = j;', 'The node above now leads to i'],
  ['uncover', 'S[C[j]]--;', 'S[C[j]]++;', 'The size goes the wrong way'],
  ['uncover', 'S[c]++;', 'S[C[j]]++;', 'The wrong size goes up'],
  ['uncover', 'D[D[j]] = j;', 'D[U[j]] = j;', 'The directions are mixed up'],
  ['uncover', 'R[L[j]] = j;', 'D[U[j]] = j;', 'This puts j back into its row'],
  ['uncover', 'R[L[c]] = R[c];', 'R[L[c]] = c;', 'That write belongs to cover: it leads past the header'],
  ['search', 'cover(C[r]);', 'cover(c);', 'Column c is covered with each row'],
  ['search', 'uncover(C[r]);', 'uncover(c);', 'Column c comes back with each row'],
  ['search', 'search(k);', 'search(k + 1);', 'The search goes on at the same level'],
  ['search', 'O[k] = c;', 'O[k] = r;', 'This notes the header, not the row'],
  [
    'search',
    'for (let r = R[c]; r !== c; r = R[r]) {',
    'for (let r = D[c]; r !== c; r = D[r]) {',
    'The loop goes along',
  ],
  [
    'search',
    'for (let j = R[r]; j !== r; j = R[j]) uncover(C[j]);',
    'for (let j = L[r]; j !== r; j = L[j]) uncover(C[j]);',
    'The columns of the row come back in the order in which they went',
  ],
  [
    'search',
    'for (let j = R[r]; j !== r; j = R[j]) cover(j);',
    'for (let j = R[r]; j !== r; j = R[j]) cover(C[j]);',
    'cover is called with a node',
  ],
  ['purify', 'if (colour[i] !== colour[p]) {', 'if (colour[i] === colour[p]) {', 'The condition is the wrong way'],
  ['purify', 'colour[p] = colour[c];', 'colour[c] = colour[p];', 'The colour goes the wrong way'],
  ['purify', 'colour[i] = 0;', 'colour[i] = -1;', 'The mark is wrong'],
  ['purify', 'hide(p);', 'hide(i);', 'The row of p is hidden again'],
  ['purify', 'cover(c);', 'hide(i);', 'The column is covered'],
  ['purify', '', 'colour[i] = -1;', 'The mark is left out'],
  ['tweak', 'cover(c);', 'hide(x);', 'The column is covered'],
  ['tweak', 'D[x] = c;', 'D[c] = D[x];', 'This changes a link of x itself'],
  ['untweak', 'const end = c;', 'const end = D[c];', 'The walk goes on to the header'],
  ['untweak', 'U[i] = c;', 'U[D[i]] = i;', 'This leads every node up to the header'],
  ['build', 'U[x] = c;', 'U[x] = U[c];', 'Node x leads up to the header'],
  ['build', 'S[x]++;', 'S[c]++;', 'Node x has no size'],
  ['choose', 'if (S[j] <= S[c]) {', 'if (S[j] < S[c]) {', 'The tie goes to the rightmost'],
  ['choose', 'return S[c];', 'return c;', 'The size is returned'],
];

test.each(FAULTS)('%s with “%s” for “%s”: %s', (topic, put, insteadOf, name) => {
  const texts = textsOf(topic).flatMap((text) => (text === insteadOf ? (put === '' ? [] : [put]) : [text]));
  const verdict = judge(topic, 1, texts);
  expect(verdict.kind === 'wrong' && verdict.name.words).toMatch(new RegExp(`^${name}`));
});

test('the first wrong write is found: its line, its link, and where it should lead', () => {
  const texts = textsOf('cover').map((text) => (text === 'U[D[j]] = U[j];' ? 'U[D[j]] = D[j];' : text));
  const verdict = judge('cover', 1, texts);
  expect(verdict.kind === 'wrong' && verdict.seen).toMatchInlineSnapshot(
    `"Line 5 makes the first wrong write: U[9], of row BCD in D, is 9 (row BCD in D), but should be 4 (the header of D)."`,
  );
  expect(verdict.kind === 'wrong' && verdict.scene?.bad).toMatchInlineSnapshot(`
    {
      "array": "U",
      "is": 9,
      "node": 9,
      "should": 4,
    }
  `);
});

test('a loop that never ends is stopped, and its line is said', () => {
  const texts = textsOf('uncover').map((text) => text.replace('j !== i; j = L[j]', 'j !== c; j = L[j]'));
  const verdict = judge('uncover', 1, texts);
  expect(verdict.kind === 'wrong' && verdict.seen).toMatch(/^Line 2: The walk of j never reaches c, so it was stopped/);
});
