/** The index of Find: made while the site is built, asked in the browser. */
import MiniSearch, { type Options } from 'minisearch';

/** What can be found. */
export type Kind = 'lesson' | 'section' | 'figure' | 'page' | 'notebook' | 'notion' | 'to do';

export interface FindDocument {
  readonly kind: Kind;
  readonly title: string;
  /** Where it is: `Lesson 9, Tetrasticks`. */
  readonly place: string;
  /** Other names for it. */
  readonly also: string;
  /** Its address below the base of the site. */
  readonly path: string;
  readonly text: string;
}

export interface Found extends FindDocument {
  /** The words of its texts that were found, as `stemOf` has them. */
  readonly terms: readonly string[];
}

/** At most this many results are shown. */
const MOST = 30;
/** A word is also found by its beginning from this length on, and with a letter wrong from that one on. */
const PREFIX_FROM = 3;
const FUZZY_FROM = 5;

const WORD = /[\p{L}\p{N}]+/gu;

/** Words that a question has whatever it asks about. */
const EMPTY = new Set(
  (
    'a an and any are as at be by can did do does for from has have how i if in is it its many me much my no not of on or ' +
    'so that the their then there they this to was what when where which who why will with you your'
  ).split(' '),
);

/** What readers call things by other names: Knuth’s later ones, and those of other books. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  item: ['column'],
  option: ['row'],
  len: ['size'],
  mrv: ['smallest', 'column'],
  heuristic: ['smallest', 'choice'],
  color: ['colour'],
  dlx: ['link'],
  pointer: ['link'],
  depth: ['level'],
  optional: ['secondary'],
  mandatory: ['primary'],
  symmetry: ['pin', 'mirror'],
  memoization: ['memory', 'remember'],
  hakyuu: ['ripple'],
  download: ['home', 'program'],
  undoing: ['undo'],
  unhide: ['uncover'],
  hide: ['cover'],
};

/** A word without the endings that lessons and questions have in different ways: `covered` is `cover`. */
export function stemOf(word: string): string {
  const small = word.toLowerCase().replaceAll('’', "'");
  if (/^\d/.test(small) || small.length < 4) return small;
  if (/(?:ss|us|is)$/.test(small)) return small;
  return small
    .replace(/ies$/, 'y')
    .replace(/(?<=..)s$/, '')
    .replace(/(?<=...)(?:ing|ed)$/, '');
}

/** The words of a text, and where each begins. */
export function wordsOf(text: string): { readonly word: string; readonly at: number }[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, at: index }));
}

const FIELDS = { title: 3, also: 3, place: 1.2, text: 1 } as const;
const STORED = ['kind', 'title', 'place', 'also', 'path', 'text'] as const satisfies readonly (keyof FindDocument)[];

const options: Options<FindDocument & { readonly id: number }> = {
  fields: Object.keys(FIELDS),
  storeFields: [...STORED],
  tokenize: (text) => text.match(WORD) ?? [],
  processTerm: (word) => (EMPTY.has(word.toLowerCase()) ? null : stemOf(word)),
};

export function indexOf(documents: readonly FindDocument[]): MiniSearch {
  const index = new MiniSearch(options);
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return index;
}

/** Reads an index that was written by `JSON.stringify`. */
export const readIndex = (text: string): MiniSearch => MiniSearch.loadJSON(text, options);

/** The documents that answer a question, the best first. */
export function find(index: MiniSearch, question: string): Found[] {
  const results = index.search(question, {
    boost: FIELDS,
    processTerm: asked,
    prefix: (term) => term.length >= PREFIX_FROM,
    fuzzy: (term) => term.length >= FUZZY_FROM && 1,
    weights: { prefix: 0.4, fuzzy: 0.2 },
  });
  return results.slice(0, MOST).map((result) => result as unknown as Found);
}

/** A word of a question, and what the site calls it. */
function asked(word: string): string[] | null {
  const small = word.toLowerCase();
  if (EMPTY.has(small)) return null;
  return [stemOf(small), ...(SYNONYMS[small] ?? SYNONYMS[stemOf(small)] ?? [])];
}
