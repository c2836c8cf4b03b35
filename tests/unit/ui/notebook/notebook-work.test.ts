import { describe, expect, test, vi } from 'vitest';
import { begin, change, undo } from '#puzzles/undo.ts';
import { openNotebookWork } from '#ui/notebook/notebook-work.ts';
import { draftKeeper } from '#ui/tools/kit/draft-keeper.ts';
import { TEXTS } from '#ui/tools/own-problem/problem-draft.ts';

/** A device, and as many tabs on it as are opened. */
function device() {
  const kept = new Map<string, string>();
  const store = {
    recall: (name: string) => kept.get(name) ?? null,
    remember: (name: string, text: string | null) => {
      kept.set(name, text ?? '');
      return true;
    },
  };
  return (text = 'built', linked: 'code' | 'values' | null = null) => {
    const keeper = draftKeeper('cells.test', TEXTS, store);
    const [adopt, heard] = [vi.fn(), vi.fn()];
    keeper.read();
    const work = openNotebookWork({ keeper, work: begin(text), linked, adopt }, heard);
    return { work, adopt, heard, stored: () => keeper.read().steps };
  };
}

describe('typing', () => {
  test('in one place is one step of Undo, up to a rest or another place', () => {
    const { work, heard, stored } = device()();
    for (const text of ['b', 'bu', 'bui']) work.typed('a cell', text);
    expect(stored()).toEqual(['built', 'bui']);
    work.typed('another', 'build');
    expect(stored()).toEqual(['built', 'bui', 'build']);
    work.rest();
    work.typed('another', 'builds');
    expect(stored()).toEqual(['built', 'bui', 'build', 'builds']);
    work.ran();
    work.typed('another', 'building');
    expect(stored()).toHaveLength(5);
    expect(heard).toHaveBeenLastCalledWith({ hasOthers: false, isKept: true });
    expect(work).toMatchObject({ text: 'building', hasUndo: true, hasRedo: false });
  });

  test('that is on the page and not kept yet is where Undo begins', () => {
    const { work } = device()();
    work.keep(change(work.at('built'), 'one'));
    expect(undo(work.at('one and a half'))).toMatchObject({ now: 'built', future: ['one and a half'] });
    work.keep(undo(work.at('one and a half')));
    expect(work).toMatchObject({ text: 'built', hasUndo: false, hasRedo: true });
  });
});

describe('the notebook of a link', () => {
  test('is the reader’s own from the first change on, and only then leaves the address', () => {
    const { work, adopt } = device()('linked', 'code');
    expect(work.isOfLink).toBe(true);
    expect(adopt).not.toHaveBeenCalled();
    work.typed('a cell', 'linked!');
    work.typed('a cell', 'linked!!');
    expect(work.isOfLink).toBe(false);
    expect(adopt).toHaveBeenCalledOnce();
  });

  test('runs nothing by itself until the reader has run something, though they have changed it', () => {
    const { work } = device()('linked', 'code');
    work.typed('a cell', 'linked!');
    expect(work.runsAtOnce).toBe(false);
    work.ran();
    expect(work.runsAtOnce).toBe(true);
    expect(device()().work.runsAtOnce).toBe(true);
    expect(device()('linked', 'values').work).toMatchObject({ isOfLink: true, runsAtOnce: true });
  });
});

describe('another tab', () => {
  test('is followed, and Undo leads back to what stood here', () => {
    const open = device();
    const [one, other] = [open(), open()];
    other.work.typed('a cell', 'theirs');
    const there = one.work.fromOtherTab('mine')!;
    expect(there).toMatchObject({ now: 'theirs', past: ['built', 'mine'] });
    one.work.goOnFrom(there);
    expect(one.work.text).toBe('theirs');
    expect(one.heard).not.toHaveBeenCalled();
  });

  test('whose steps have what stands here keeps its own steps', () => {
    const open = device();
    const [one, other] = [open(), open()];
    other.work.typed('a cell', 'theirs');
    expect(one.work.fromOtherTab('built')).toMatchObject({ now: 'theirs', past: ['built'] });
  });

  test('is not followed where nothing is new, where it is the same, or on the notebook of a link', () => {
    const open = device();
    const [one, linked, other] = [open(), open('linked', 'code'), open()];
    expect(one.work.fromOtherTab('built')).toBeNull();
    other.work.typed('a cell', 'theirs');
    expect(linked.work.fromOtherTab('linked')).toBeNull();
    expect(one.work.fromOtherTab('theirs')).toBeNull();
  });
});
