/** What can be written at a place of a cell, and what a name there means: from the words of the library. */
import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';
import type { LibraryWord } from './library-words.ts';
import { BUILDER_WORDS, LIBRARY_WORDS } from './library-words.ts';
import type { library, LibraryName } from './library.ts';
import type { ProblemBuilder } from './builder.ts';
import { namesOf } from './names.ts';

export interface Offer {
  readonly name: string;
  /** What it is called with and for; null for a name that a cell declares. */
  readonly word: LibraryWord | null;
}

/** What can be written from a place on. */
export interface Offers {
  readonly from: number;
  readonly all: readonly Offer[];
}

/** A name with its place, and what the library says of it. */
export interface KnownName {
  readonly from: number;
  readonly to: number;
  readonly word: LibraryWord;
}

/** The names of the library that give a problem. */
type Maker = {
  [Name in LibraryName]: ReturnType<(typeof library)[Name]> extends ProblemBuilder ? Name : never;
}[LibraryName];

const MAKERS: Readonly<Record<Maker, true>> = {
  ...{ problem: true, dlx: true, queens: true },
  ...{ sudoku: true, rippleEffect: true, tetrasticks: true },
};

const typescript = parser.configure({ dialect: 'ts' });

/**
 * What can be written at a place: after a point on a problem its methods, else the names of the library
 * and of the cells. Null after the point of anything else.
 *
 * @param others the code of the other cells
 */
export function offersAt(code: string, at: number, others: readonly string[]): Offers | null {
  const typed = /[\w$]*$/.exec(code.slice(0, at))?.[0] ?? '';
  const from = at - typed.length;
  if (code[from - 1] === '.') {
    if (!isOnProblem(code, from, others)) return null;
    return { from, all: Object.entries(BUILDER_WORDS).map(([name, word]) => ({ name, word })) };
  }
  // A name that is being given is nobody's yet.
  if (typescript.parse(code).resolveInner(at, -1).name === 'VariableDefinition') return null;
  const declared = [code, ...others].flatMap(declaredIn);
  const library = Object.entries(LIBRARY_WORDS).filter(([name]) => !declared.includes(name));
  return {
    from,
    all: [
      ...[...new Set(declared)].map((name) => ({ name, word: null })),
      ...library.map(([name, word]) => ({ name, word })),
    ],
  };
}

/** What the library says of the name at a place; null when it says nothing. */
export function knownNameAt(code: string, at: number, others: readonly string[]): KnownName | null {
  const before = /[\w$]*$/.exec(code.slice(0, at))?.[0] ?? '';
  const from = at - before.length;
  const name = /^[\w$]*/.exec(code.slice(from))?.[0] ?? '';
  const isMember = code[from - 1] === '.';
  const words: Readonly<Record<string, LibraryWord>> = isMember ? BUILDER_WORDS : LIBRARY_WORDS;
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  if (!word) return null;
  if (isMember ? !isOnProblem(code, from, others) : isPlainWord(code, from)) return null;
  return [code, ...others].some((one) => !isMember && declaredIn(one).includes(name))
    ? null
    : { from, to: from + name.length, word };
}

/** True inside a text or a comment, where a name is only a word, and for the name of a field. */
function isPlainWord(code: string, at: number): boolean {
  const { name } = typescript.parse(code).resolveInner(at, 1);
  return name !== 'VariableName';
}

/** True when what stands before the point is a problem. */
function isOnProblem(code: string, from: number, others: readonly string[]): boolean {
  const tree = typescript.parse(code);
  const end = code.slice(0, from - 1).trimEnd().length;
  let node: SyntaxNode = tree.resolveInner(end, -1);
  while (node.parent?.to === end && /^(?:ArgList|\w+Expression)$/.test(node.parent.name)) node = node.parent;
  const known = new Set([code, ...others].flatMap(problemsIn));
  return isProblem(node, code, known);
}

function isProblem(node: SyntaxNode | null, code: string, known: ReadonlySet<string>): boolean {
  if (!node) return false;
  const text = (one: SyntaxNode): string => code.slice(one.from, one.to);
  const again = (one: SyntaxNode | null): boolean => isProblem(one, code, known);
  const { firstChild, lastChild } = node;
  if (node.name === 'VariableName') return known.has(text(node));
  if (node.name === 'ParenthesizedExpression') return again(firstChild?.nextSibling ?? null);
  if (node.name === 'ConditionalExpression') return again(lastChild);
  if (node.name !== 'CallExpression' || !firstChild) return false;
  if (firstChild.name === 'VariableName') return Object.hasOwn(MAKERS, text(firstChild));
  const method = firstChild.name === 'MemberExpression' ? firstChild.lastChild : null;
  return method !== null && Object.hasOwn(BUILDER_WORDS, text(method)) && again(firstChild.firstChild);
}

/** The variables of a cell whose first value is a problem. */
function problemsIn(code: string): string[] {
  const tree: Tree = typescript.parse(code);
  const found: string[] = [];
  tree.iterate({
    enter({ node }) {
      if (node.name !== 'Equals' || node.parent?.name !== 'VariableDeclaration') return;
      let name = node.prevSibling;
      while (name && name.name !== 'VariableDefinition') name = name.prevSibling;
      if (name && isProblem(node.nextSibling, code, new Set(found))) found.push(code.slice(name.from, name.to));
    },
  });
  return found;
}

/** What a cell declares; nothing while it cannot be read. */
function declaredIn(code: string): readonly string[] {
  try {
    return namesOf(code).declares;
  } catch {
    return [];
  }
}
