/** A list of words with their clues, as a reader brings it. */
import { inFigures, inWords, shortened } from '#english/english.ts';
import { TextError } from '../../text.ts';
import { readWords } from '../text.ts';
import { BOUNDS } from './puzzle.ts';

export interface ListedWord {
  /** In capitals. */
  readonly word: string;
  /** '' for a word without one. */
  readonly clue: string;
}

/**
 * The words of a list in their order. A word that stands there again is the same word, and has one clue; a line is
 * `word: clue`, or words alone, as in `readWords`; what stands before a colon is one word.
 * @throws TextError naming line, column and cure
 */
export function readClues(text: string): ListedWord[] {
  const clues = new Map<number, { readonly clue: string; readonly column: number }>();
  const lines = text.split(/\r\n|\n|\r/).map((line, index) => {
    const colon = line.search(/[:：]/);
    if (colon < 0) return line;
    clues.set(index + 1, { clue: line.slice(colon + 1).trim(), column: colon + 1 });
    return line.slice(0, colon);
  });
  const words = new Map<string, string>();
  const withClue = new Set<number>();
  for (const { text: word, line, column } of readWords(lines.join('\n'), clues)) {
    const clue = clues.get(line);
    if (clue && withClue.has(line)) {
      throw new TextError(
        line,
        column,
        'there is more than one word before the colon; write each with its clue on a line of its own',
      );
    }
    withClue.add(line);
    const [before, now] = [words.get(word) ?? '', clue?.clue ?? ''];
    if (before !== '' && now !== '' && before !== now) {
      throw new TextError(line, column, `${shortened(word)} has another clue further up; remove one of the two`);
    }
    words.set(word, before || now);
  }
  const bare = [...clues].find(([line]) => !withClue.has(line));
  if (bare) {
    throw new TextError(bare[0], bare[1].column, 'there is no word before the colon; write one, or remove the line');
  }
  if (words.size === 0) throw new TextError(1, 1, 'there is no word; write some');
  if (words.size > BOUNDS.words) {
    throw new TextError(
      lines.length,
      1,
      `there are ${inFigures(words.size, 'word')}, but the limit is ${inWords(BOUNDS.words)}; remove some`,
    );
  }
  return [...words].map(([word, clue]) => ({ word, clue }));
}
