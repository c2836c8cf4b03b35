import { expect, test } from 'vitest';
import { randomWriting } from '#practice/writing.ts';
import { roundAt } from '#ui/practice/links-turn.ts';

const writing = randomWriting({ seed: 1, size: 'small', withSecondary: false }, 'cover');
const all = writing.steps.length;

test('a link leads to any number of writes, the next of which may have been wrong already', () => {
  for (let done = 0; done <= all; done += 1) {
    expect(roundAt(writing, done, [done])).toMatchObject({ missed: [done], wrong: null });
    expect(roundAt(writing, done, [])?.written).toHaveLength(done);
  }
});

test('a link beyond the last write, or with a miss that has not come yet, leads nowhere', () => {
  expect(roundAt(writing, all + 1, [])).toBeNull();
  expect(roundAt(writing, 2, [0, 3])).toBeNull();
});
