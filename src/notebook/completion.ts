/** Completion and hover help in a cell, from `library-words.ts`. */
import type { SyntaxNode, Tree } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { type LibraryWord, BUILDER_WORDS, LIBRARY_WORDS } from './library-words.ts';
import type { library, LibraryName } from './library.ts';
import type { ProblemBuilder } from './builder.ts';
import { namesOf } from './names.ts';

interface Offer {
  readonly name: string;
  /** Call and description; null for a name that a cell declares. */
  readonly word: LibraryWord | null;
}

/** The completions for the text from `from` to the cursor. */
export interface Offers {
  readonly from: number;
  readonly all: readonly Offer[];
}

/** A name of the library with its place in the code. */
interface KnownName {
  readonly from: number;
  readonly to: number;
  readonly word: LibraryWord;
}

type Maker = {
  [Name in LibraryName]: ReturnType<(typeof library)[Name]> extends ProblemBuilder<unknown> ? Name : never;
}[LibraryName];

const MAKERS: Readonly<Record<Maker, true>> = {
  problem: true,
  dlx: true,
  queens: true,
  sudoku: true,
  rippleEffect: true,
  tetrasticks: true,
};

const typescript = parser.configure({ dialect: 'ts' });

/**
 * Returns the completions at a place: the methods after the dot of a problem, else the names of the library and the
 * cells. Null after any other dot, and in a name that is being declared.
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
  // A name that is being declared has nothing to complete.
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

/** Returns the library entry of the name at a place; null when it has none, or a cell declares the name. */
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

/** True where a name does not stand for a variable: in a string, in a comment, or as a field name. */
function isPlainWord(code: string, at: number): boolean {
  const { name } = typescript.parse(code).resolveInner(at, 1);
  return name !== 'VariableName';
}

/** True when the expression before the dot is a problem. */
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

/** The variables of a cell that are initialised with a problem. */
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

/** The names that a cell declares; none while its code does not parse. */
function declaredIn(code: string): readonly string[] {
  try {
    return namesOf(code).declares;
  } catch {
    return [];
  }
}
