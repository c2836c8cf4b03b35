/** The meaning of a marked word, as the prose marks it. */
export type Mark = 'branch' | 'tried' | 'chosen' | 'undone' | 'dead-end' | 'solution' | 'crossing';

/** A piece of the narrator's text; `mark` is null for plain words. */
interface MarkedWords {
  readonly text: string;
  readonly mark: Mark | null;
}

/** The words that get a mark. */
const MARKS: readonly (readonly [RegExp, Mark])[] = [
  [/dead end/, 'dead-end'],
  [/^Next, .+?(?=: )/, 'branch'],
  [/^Branch on column \S+(?=, )/, 'branch'],
  [/^Try row .+?(?= for column )/, 'tried'],
  [/^Try (?!row ).+?(?=, across|\.)/, 'tried'],
  [/^Take (?:back the \d+|.+(?= back\.))/, 'undone'],
  [/Stuck/, 'dead-end'],
  [/^Solved/, 'solution'],
  [/^Take back row .+?(?= for column )/, 'undone'],
  [/^Solution [\d,]+/, 'solution'],
  [/crosses|cross(?= at )/, 'crossing'],
];

/** Splits a text of the narrator into plain and marked pieces. */
export function markedWords(words: string): readonly MarkedWords[] {
  for (const [pattern, mark] of MARKS) {
    const found = pattern.exec(words);
    if (!found) continue;
    const [text] = found;
    const before = words.slice(0, found.index);
    const after = words.slice(found.index + text.length);
    return [...(before ? [{ text: before, mark: null }] : []), { text, mark }, ...(after ? markedWords(after) : [])];
  }
  return [{ text: words, mark: null }];
}
