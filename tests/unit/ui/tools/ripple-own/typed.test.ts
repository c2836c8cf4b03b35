import { expect, test } from 'vitest';
import { typedText } from '#ui/tools/ripple-own/typed.ts';

const device = () => {
  const kept = new Map<string, string>();
  return {
    recall: (name: string) => kept.get(name) ?? null,
    remember(name: string, text: string | null) {
      if (text === null) kept.delete(name);
      else kept.set(name, text);
      return true;
    },
  };
};

test('what was typed is there again, until it has been read', () => {
  const store = device();
  const tab = typedText(store);
  expect(tab.take()).toBeNull();
  tab.keep('AAB');
  tab.keep('AABB');
  expect(typedText(store).take()).toBe('AABB');
  tab.keep(null);
  expect(typedText(store).take()).toBeNull();
});

test('two tabs keep a text each, and neither takes the other’s away', () => {
  const store = device();
  const [one, other] = [typedText(store), typedText(store)];
  one.keep('mine');
  other.keep('theirs');
  one.keep('mine, longer');
  other.keep(null);
  const third = typedText(store);
  expect(third.take()).toBe('mine, longer');
  third.keep(null);
  expect(typedText(store).take()).toBeNull();
});

test('a text that is too long to be read is not kept', () => {
  const store = device();
  typedText(store).keep('A'.repeat(200_000));
  expect(typedText(store).take()).toBeNull();
});
