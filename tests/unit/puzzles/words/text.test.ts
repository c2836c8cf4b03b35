/** Words as a reader writes them. */
import { describe, expect, it } from 'vitest';
import { TextError } from '#puzzles/text.ts';
import { parseWords } from '#puzzles/words/text.ts';

const GRID = { width: 6, height: 5, directions: 2 } as const;

const wordsOf = (text: string): string[] => parseWords(text, GRID).map((word) => word.text);

function faultOf(text: string, grid: Parameters<typeof parseWords>[1] = GRID): string {
  try {
    parseWords(text, grid);
    return '';
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    return error.message;
  }
}

describe('a list of words', () => {
  it('is read in capitals, apart by blanks, commas and lines', () => {
    expect(wordsOf('Ada, ben;Zoë\n\n  Müller\r\nГёте')).toEqual(['ADA', 'BEN', 'ZOË', 'MÜLLER', 'ГЁТЕ']);
    expect(wordsOf('ada ben\nzoë leo\nanna')).toEqual(['ADA', 'BEN', 'ZOË', 'LEO', 'ANNA']);
  });

  it('keeps its phrases where commas or lines part the words', () => {
    for (const text of ['Oslo, New Yo, São P', 'Oslo\nNew Yo\n\nSão  P\nRoma', 'Oslo; New  Yo；São P']) {
      expect(parseWords(text, GRID).slice(0, 3)).toMatchObject([
        { text: 'OSLO', shown: 'OSLO' },
        { text: 'NEWYO', shown: 'NEW YO' },
        { text: 'SÃOP', shown: 'SÃO P' },
      ]);
    }
  });

  it('reads letters written as two signs, and in full width', () => {
    expect(wordsOf('Zoe\u0308 ＡＢＣ')).toEqual(['ZOË', 'ABC']);
  });

  it.each([
    ['', 'line 1, column 1: there is no word; write at least one'],
    ['ada\nanne-marie', 'line 2, column 5: ANNE-MARIE has "-" in it; a grid holds letters only; write ANNEMARIE'],
    ['ada, a1', 'line 1, column 7: A1 has "1" in it; a grid holds letters only; write a word of at least two'],
    ['ada, a1 b', 'line 1, column 7: A1 has "1" in it; a grid holds letters only; write A'],
    ['ada 7', 'line 1, column 5: 7 has "7" in it; remove it'],
    ['ada, b', 'line 1, column 6: B is a single letter; a word has at least two'],
    [
      'maximilian',
      'line 1, column 1: MAXIMILIAN has 10 letters, and the longer side of the grid has 6 cells; make the grid ' +
        'larger, or remove the word',
    ],
    [
      'abcdefghijklmnopqrstu',
      'line 1, column 1: ABCDEFGHIJKLMNOPQRSTU has 21 letters, and a side of a grid has at most 20 cells; remove ' +
        'the word',
    ],
    ['ada\nben\nAda', 'line 3, column 1: ADA is on line 1 already; remove one of the two'],
    ['leon leo', 'line 1, column 6: LEO is part of LEON and would be found there; remove one of the two'],
    ['leo leon', 'line 1, column 5: LEO is part of LEON and would be found there; remove one of the two'],
    ['leon noel', ''],
  ])('%j', (text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('knows words that stand backwards in others', () => {
    const grid = { ...GRID, directions: 8 } as const;
    const cure = 'remove one of the two, or let no word run backwards';
    expect(faultOf('leon noel', grid)).toBe(
      `line 1, column 6: NOEL backwards is part of LEON and would be found there; ${cure}`,
    );
    expect(faultOf('anna', grid)).toBe('');
  });

  it('has a bound', () => {
    const words = Array.from({ length: 41 }, (_, at) => `${'ABCDEFG'.charAt(at % 7)}${'HIJKLM'.charAt(at % 6)}X`);
    expect(faultOf(words.join(' '))).toBe('line 1, column 161: there are 41 words, but the limit is 40; remove some');
  });
});
