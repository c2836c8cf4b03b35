import { describe, expect, test } from 'vitest';
import { lineFormat } from '#ui/tools/kit/draft.ts';
import { undoKey } from '#ui/kit/keys.ts';
import { adopted, fromFile, standing } from '#ui/tools/kit/visit.ts';
import { LineError } from '#puzzles/text.ts';
import { begin, change, undo } from '#puzzles/undo.ts';

describe('what stands on a page', () => {
  const of = (link: string | null, own: string, visit: string | null = null) =>
    standing(link, own, visit, {
      isBegun: (work) => work !== '',
      isSame: (one, other) => one === other,
    });

  test('the reader’s own, or that of a link, with own work beside it', () => {
    expect(of(null, 'own')).toEqual({ work: 'own', own: null });
    expect(of('link', '')).toEqual({ work: 'link', own: null });
    expect(of('link', 'own')).toEqual({ work: 'link', own: 'own' });
    expect(of('own', 'own')).toEqual({ work: 'own', own: null });
  });

  test('a visit that has not been left goes on, until its link or one’s own is opened', () => {
    expect(of(null, 'own', 'visit')).toEqual({ work: 'visit', own: 'own' });
    expect(of('visit', 'own', 'visit')).toEqual({ work: 'visit', own: 'own' });
    expect(of('other', 'own', 'visit')).toEqual({ work: 'other', own: 'own' });
    expect(of('own', 'own', 'visit')).toEqual({ work: 'own', own: null });
    expect(of(null, '', 'visit')).toEqual({ work: '', own: null });
    expect(of(null, 'own', '')).toEqual({ work: 'own', own: null });
  });
});

test('a visited work that is kept leads back to one’s own by Undo, and loses no step', () => {
  const own = change(begin('a'), 'b');
  const visit = undo(change(change(begin('x'), 'y'), 'z'));
  expect(adopted(visit, own)).toEqual({ past: ['a', 'b', 'x'], now: 'y', future: ['z'] });
});

test('a file is opened after the work that is there, or says what is wrong', () => {
  const words = lineFormat(
    (word: string) => word,
    (line) => {
      if (line === '?') throw new LineError('it is no word');
      return line;
    },
  );
  expect(fromFile('b\nc', words, begin('a')).work).toEqual(begin('c', ['a', 'b']));
  expect(fromFile('b\n?', words, begin('a')).fault).toBe('This file cannot be read: it is no word.');
  expect(fromFile('\n', words, begin('a')).fault).toBe('This file cannot be read: it is empty.');
});

test('undo and redo have the same keys everywhere, and Alt makes them others', () => {
  const press = (key: string, held: object = { ctrlKey: true }) =>
    undoKey({ key, code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held });
  expect(press('z')).toBe('undo');
  expect(press('Z', { metaKey: true, shiftKey: true })).toBe('redo');
  expect(press('y')).toBe('redo');
  for (const held of [{}, { shiftKey: true }, { ctrlKey: true, altKey: true }]) {
    expect(press('z', held)).toBeNull();
  }
  expect(press('x')).toBeNull();
});
