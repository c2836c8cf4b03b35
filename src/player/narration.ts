/** What a word of the narrator means, as the prose marks it. */
export type Mark = 'branch' | 'tried' | 'chosen' | 'undone' | 'dead-end' | 'solution' | 'crossing';

/** A piece of what the narrator says; null for plain words. */
export interface MarkedWords {
  readonly text: string;
  readonly mark: Mark | null;
}

/** The words with a sign of their own, where they are the ones that tell what is seen. */
const MARKS: readonly (readonly [RegExp, Mark])[] = [
  [/dead end/, 'dead-end'],
  [/^Branch on column \S+(?=, )/, 'branch'],
  [/^Try row .+?(?= for column )/, 'tried'],
  [/^Give up row .+?(?= for column )/, 'undone'],
  [/^Solution [\d,]+/, 'solution'],
  [/crosses|cross(?= at )/, 'crossing'],
];

/** What is said at a moment, with the signs of the prose for its words. */
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
