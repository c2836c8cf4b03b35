import { describe, expect, test } from 'vitest';
import {
  faultOf,
  readDraft,
} from '../../../../../../src/elements/puzzles/tetrasticks/boards/board-draft.ts';

describe('boards kept on this device', () => {
  test('nothing', () => {
    for (const stored of [null, '', '\n \n']) {
      expect(readDraft(stored)).toEqual({ lines: [], damaged: null });
    }
  });

  test('several, the last one current', () => {
    const lines = ['2x2 : F H J', '3x3 -H00 : O2'];
    expect(readDraft(lines.join('\n'))).toEqual({ lines, damaged: null });
  });

  test('a damaged line before the last is passed over', () => {
    expect(readDraft('oops\n2x2 : F\n9x9\n3x3 :')).toEqual({
      lines: ['2x2 : F', '3x3 :'],
      damaged: null,
    });
  });

  test('a damaged last line is given back, with what is wrong with it', () => {
    expect(readDraft('2x2 : F\n3x3 : Q')).toEqual({
      lines: ['2x2 : F'],
      damaged: { line: '3x3 : Q', fault: faultOf('3x3 : Q') },
    });
    expect(faultOf('3x3 : Q')).toContain('character 7, “Q”');
    expect(faultOf('3x3 :')).toBeNull();
  });
});
