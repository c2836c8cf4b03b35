import { describe, expect, test } from 'vitest';
import { lineFormat, readDraft, withOthers, workOf, writeDraft } from '#ui/tools/kit/draft.ts';
import { LineError } from '#puzzles/text.ts';
import { begin } from '#puzzles/undo.ts';

const numbers = lineFormat(String, (line) => {
  if (!/^\d+$/.test(line)) throw new LineError(`“${line}” is no number`);
  return Number(line);
});

describe('what is read of a draft', () => {
  test('nothing', () => {
    for (const text of [null, '', '\n \n']) {
      expect(readDraft(text, numbers)).toEqual({ steps: [], damaged: null, isCut: false });
      expect(workOf(readDraft(text, numbers))).toBeNull();
    }
  });

  test('its steps, the last one the present', () => {
    const draft = readDraft('1\n2\n3', numbers);
    expect(draft).toEqual({ steps: [1, 2, 3], damaged: null, isCut: false });
    expect(workOf(draft)).toEqual({ past: [1, 2], now: 3, future: [] });
  });

  test('a damaged line before the last is passed over, the last is given back with its fault', () => {
    expect(readDraft('x\n1\n\ny\n2', numbers)).toMatchObject({ steps: [1, 2], damaged: null });
    expect(readDraft('1\nx', numbers)).toMatchObject({
      steps: [1],
      damaged: { line: 'x', fault: '“x” is no number' },
    });
  });

  test('an error of another kind is no damage', () => {
    const broken = lineFormat(String, () => JSON.parse('{') as number);
    expect(() => readDraft('1', broken)).toThrow(SyntaxError);
  });

  test('the newest of too many lines, and no line that a bound cuts through', () => {
    const lines = Array.from({ length: 100_000 }, (_, index) => index);
    const draft = readDraft(lines.join('\n'), numbers);
    expect(draft.isCut).toBe(true);
    expect(draft.steps).toEqual(lines.slice(-200));
    const long = readDraft(`${'1'.repeat(300_000)}\n5\n6`, numbers);
    expect(long).toEqual({ steps: [5, 6], damaged: null, isCut: true });
    // A text of the reader's may be longer than the bound: it is the newest step, and whole.
    expect(readDraft(`5\n${'0'.repeat(300_000)}7\n`, numbers)).toEqual({ steps: [7], damaged: null, isCut: true });
  });

  test('a work is read as it was written, with forty steps at most', () => {
    const work = begin(4, [1, 2, 3]);
    expect(workOf(readDraft(writeDraft(work, numbers), numbers))).toEqual(work);
    const long = begin(
      100,
      Array.from({ length: 99 }, (_, index) => index + 1),
    );
    expect(writeDraft(long, numbers).split('\n')).toHaveLength(40);
  });
});

test('of another tab the steps that are not there yet come before the present one', () => {
  const work = { ...begin(3, [1, 2]), future: [4] };
  expect(withOthers(work, [1, 7, 4, 8], numbers)).toEqual({ ...work, past: [1, 2, 7, 8] });
  expect(withOthers(work, [1, 3], numbers)).toBe(work);
});
