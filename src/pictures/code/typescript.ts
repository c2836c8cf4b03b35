import { type CodeKey, type PlainKey, CODE_KEYS } from './keys.ts';
import type { CodePart, CodeText } from './text.ts';

/** The source files that the listing is taken from, as they stand. */
export interface Sources {
  readonly search: string;
  readonly 'plain-cover': string;
}

/** What is shown of each file, function by function. */
const FUNCTIONS = {
  search: ['step', '#enter', '#advance', '#leave'],
  'plain-cover': ['coverOthersPlain', 'uncoverOthersPlain', 'coverPlain', 'uncoverPlain'],
} as const satisfies Readonly<Record<keyof Sources, readonly string[]>>;

/** For each key its function, and words that only its line there has. */
export type Anchors<Key extends CodeKey = CodeKey> = Readonly<Record<Key, readonly [where: string, words: string]>>;

export const SEARCH_ANCHORS = {
  'search.start': ['step', "case 'start':"],
  'search.solution': ['#enter', "this.event = 'solution';"],
  'search.choose': ['#enter', 'this.#choose('],
  'search.dead-end': ['#enter', "this.event = 'dead end';"],
  'search.cover-branch': ['#enter', 'cover(links, header)'],
  'search.try': ['#advance', 'this.#path[level] = node;'],
  'search.retreat': ['#leave', 'this.level = level - 1;'],
  'search.uncover-branch': ['#leave', 'uncover(links, header)'],
  'search.done': ['#leave', "'done'"],
} as const;

const ANCHORS: Anchors<PlainKey> = {
  ...SEARCH_ANCHORS,
  'search.cover-others': ['coverOthersPlain', 'coverPlain(links, header)'],
  'search.uncover-others': ['uncoverOthersPlain', 'uncoverPlain(links, header)'],
  cover: ['coverPlain', 'function coverPlain('],
  'cover.left': ['coverPlain', 'left[after] = '],
  'cover.right': ['coverPlain', 'right[before] = '],
  'cover.up': ['coverPlain', 'nodes[down + UP] = '],
  'cover.down': ['coverPlain', 'nodes[up + DOWN] = '],
  'cover.size': ['coverPlain', 'nodes[column + SIZE] = '],
  uncover: ['uncoverPlain', 'function uncoverPlain('],
  'uncover.up': ['uncoverPlain', 'nodes[down + UP] = '],
  'uncover.down': ['uncoverPlain', 'nodes[up + DOWN] = '],
  'uncover.size': ['uncoverPlain', 'nodes[column + SIZE] = '],
  'uncover.left': ['uncoverPlain', 'left[after] = '],
  'uncover.right': ['uncoverPlain', 'right[before] = '],
};

/** The TypeScript of search, cover and uncover. */
export function typescriptText(sources: Sources): CodeText {
  return cutOut({ ...sources }, FUNCTIONS, CODE_KEYS, ANCHORS);
}

/**
 * TypeScript cut out of the files that the site runs. Lines keep the numbers that they have in their
 * file.
 *
 * @throws Error when a function is gone, or when a key does not have exactly one line: a change of the
 *   algorithm then shows that the listing has to follow
 */
export function cutOut<Key extends CodeKey>(
  sources: Readonly<Record<string, string>>,
  functions: Readonly<Record<string, readonly string[]>>,
  keys: readonly Key[],
  anchors: Anchors<Key>,
): CodeText {
  const keyOf = (name: string, text: string): Key | null =>
    keys.find((key) => anchors[key][0] === name && text.includes(anchors[key][1])) ?? null;
  const parts = Object.entries(functions).flatMap(([file, names]) =>
    names.map((name) => functionPart(sources[file] ?? '', file, name, keyOf)),
  );
  const lines = parts.flatMap((part) => part.lines);
  for (const key of keys) {
    const found = lines.filter((line) => line.key === key).length;
    if (found === 1) continue;
    const [where, words] = anchors[key];
    throw new Error(`${found} lines of ${where} say “${words}”, for ${key}; there must be one`);
  }
  return { id: 'typescript', parts };
}

/** A function from its head to the brace that closes it, which Prettier sets in as far as its head. */
function functionPart(
  source: string,
  file: string,
  name: string,
  keyOf: (name: string, text: string) => CodeKey | null,
): CodePart {
  const lines = source.split('\n');
  // The search is a class; its functions are methods.
  const margin = file === 'search' ? '  ' : '';
  const heads = file === 'search' ? [`  ${name}(`] : [`export function ${name}(`, `function ${name}(`];
  const from = lines.findIndex((line) => heads.some((head) => line.startsWith(head)) && line.endsWith('{'));
  const to = lines.indexOf(`${margin}}`, from);
  if (from < 0 || to < 0) throw new Error(`src/dlx/${file}.ts has no function ${name}`);
  return {
    heading: `${name} in src/dlx/${file}.ts`,
    lines: lines.slice(from, to + 1).map((line, index) => {
      const text = line.trimStart();
      const indent = text === '' ? 0 : (line.length - text.length - margin.length) / 2;
      return { number: from + index + 1, indent, text, key: keyOf(name, text) };
    }),
  };
}
