/** The index of Find: made while the site is built, asked in the browser. */
import MiniSearch, { type Options } from 'minisearch';
import { LANGUAGES, STANDS_FOR } from './asked.ts';
import { stemOf, WORD, wordsOf } from './words.ts';

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

/** What the index takes in. */
export interface FindEntry extends FindDocument {
  /** What people type for it, which is found and not shown. */
  readonly asked: string;
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

/** How much more an answer weighs that knows a language of the question. */
const LANGUAGE = 8;

/** Words that a question has whatever it asks about. */
const EMPTY = new Set(
  (
    'a an and any are as at be by can did do does for from has have how i if in is it its me much my no not of on or ' +
    'so that the their then there they this to was what when where which who why will with you your happen happens'
  ).split(' '),
);

const FIELDS = { title: 2, also: 2.5, asked: 6, place: 1.2, text: 1 } as const;
const STORED = ['kind', 'title', 'place', 'also', 'path', 'text'] as const satisfies readonly (keyof FindDocument)[];

const options: Options<FindEntry & { readonly id: number }> = {
  fields: Object.keys(FIELDS),
  storeFields: [...STORED],
  tokenize: (text) => text.match(WORD) ?? [],
  processTerm: (word) => (EMPTY.has(word.toLowerCase()) ? null : stemOf(word)),
};

export function indexOf(documents: readonly FindEntry[]): MiniSearch {
  const index = new MiniSearch(options);
  index.addAll(documents.map((document, id) => ({ ...document, id })));
  return index;
}

/** Reads an index that was written by `JSON.stringify`. */
export const readIndex = (text: string): MiniSearch => MiniSearch.loadJSON(text, options);

/** The documents that answer a question, the best first. */
export function find(index: MiniSearch, question: string): Found[] {
  const asked = wordsOf(question).map(({ word }) => namesOf(word));
  const results = index.search(question, {
    boost: FIELDS,
    processTerm: namesOf,
    // Only the last word may be half typed.
    prefix: (term, at, all) => at === all.length - 1 && term.length >= PREFIX_FROM,
    // A word that the site has is spelt right: `cover` is not a slip for `over`.
    fuzzy: (term) => term.length >= FUZZY_FROM && !/\d/.test(term) && !isKnown(index, term) && 1,
    // A long section that often has a word is about it.
    bm25: { k: 2, b: 0.4, d: 0.5 },
    weights: { prefix: 0.4, fuzzy: 0.2 },
  });
  // What answers all words of a question comes before what is full of one of them.
  const weight = ({ score, queryTerms }: (typeof results)[number]): number =>
    score *
    asked.filter((names) => names.some((name) => queryTerms.includes(name))).length *
    (LANGUAGES.some((name) => queryTerms.includes(name)) ? LANGUAGE : 1);
  const found = results
    .toSorted((one, other) => weight(other) - weight(one))
    .map((result) => result as unknown as Found);
  // A task and a page may share an address, which is one result.
  return [...Map.groupBy(found, ({ path }) => path).values()].map(([best]) => best!).slice(0, MOST);
}

/** Whether some text has a word with this stem. */
const isKnown = (index: MiniSearch, stem: string): boolean =>
  index.search(stem, { processTerm: (term) => term }).length > 0;

/** What the site may call a word of a question; nothing for one that says nothing. */
function namesOf(word: string): string[] {
  const small = word.toLowerCase();
  if (EMPTY.has(small)) return [];
  return [stemOf(small), ...(STANDS_FOR[small] ?? STANDS_FOR[stemOf(small)] ?? [])];
}
