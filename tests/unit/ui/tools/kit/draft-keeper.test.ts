import { describe, expect, test } from 'vitest';
import { lineFormat } from '#ui/tools/kit/draft.ts';
import { type Store, draftKeeper } from '#ui/tools/kit/draft-keeper.ts';
import { LineError } from '#puzzles/text.ts';
import { begin, change, undo } from '#puzzles/undo.ts';

const words = lineFormat(
  (word: string) => word,
  (line) => {
    if (line.startsWith('<')) throw new LineError('it is no word');
    return line;
  },
);

function device(): Store & { readonly kept: Map<string, string>; isFull: boolean } {
  const kept = new Map<string, string>();
  const store = {
    kept,
    isFull: false,
    recall: (name: string) => kept.get(name) ?? null,
    remember(name: string, text: string | null) {
      if (store.isFull) return false;
      if (text === null) kept.delete(name);
      else kept.set(name, text);
      return true;
    },
  };
  return store;
}

describe('two tabs', () => {
  test('neither writes over the other: what one made is where the other’s Undo leads', () => {
    const store = device();
    const [one, other] = [draftKeeper('board', words, store), draftKeeper('board', words, store)];
    one.keep(begin('a'));
    other.read();
    const mine = one.keep(change(change(begin('a'), 'mine'), 'mine too'));
    expect(mine).toMatchObject({ hasOthers: false, isKept: true });
    const theirs = other.keep(change(begin('a'), 'theirs'));
    expect(theirs.hasOthers).toBe(true);
    expect(undo(theirs.work).now).toBe('mine too');
    expect(store.kept.get('board')).toBe('a\nmine\nmine too\ntheirs');
    // And back: the first tab meets what the second has kept.
    const again = one.keep(change(mine.work, 'mine at last'));
    expect(again.hasOthers).toBe(true);
    expect(undo(again.work).now).toBe('theirs');
    expect(other.keep(theirs.work).work.past).toContain('mine at last');
  });

  test('a page that has read nothing writes over nothing either', () => {
    const store = device();
    store.remember('board', 'a\nb');
    expect(draftKeeper('board', words, store).keep(begin('c')).work.past).toEqual(['a', 'b']);
  });

  test('what another tab has kept is told once, and a text that it has taken away is none', () => {
    const store = device();
    const keeper = draftKeeper('board', words, store);
    keeper.keep(begin('a'));
    expect(keeper.fromOtherTab()).toBeNull();
    store.remember('board', 'a\nb');
    expect(keeper.fromOtherTab()?.now).toBe('b');
    expect(keeper.fromOtherTab()).toBeNull();
    store.remember('board', null);
    expect(keeper.fromOtherTab()).toBeNull();
    expect(keeper.keep(begin('c'))).toMatchObject({ work: begin('c'), hasOthers: false });
  });
});

test('a device that keeps nothing says so, and is asked again each time', () => {
  const store = device();
  const keeper = draftKeeper('board', words, store);
  store.isFull = true;
  expect(keeper.keep(begin('a')).isKept).toBe(false);
  store.isFull = false;
  expect(keeper.keep(begin('a')).isKept).toBe(true);
  expect(store.kept.get('board')).toBe('a');
});

test('a damaged draft is set aside before something whole takes its place', () => {
  const store = device();
  store.remember('board', 'a\n<b>');
  const keeper = draftKeeper('board', words, store);
  expect(keeper.read().damaged?.fault).toBe('it is no word');
  expect(keeper.text).toBe('a\n<b>');
  keeper.keep(begin('c'));
  keeper.keep(begin('d'));
  expect(store.kept.get('board.damaged')).toBe('a\n<b>');
  expect(store.kept.get('board')).toBe('d');
});
