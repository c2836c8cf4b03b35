/** The names that a cell declares and uses, from its syntax tree, without running it. */
import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import type { ProblemBuilder } from './builder.ts';
import { CellError } from './cell-error.ts';
import { FACES } from './package.ts';

export interface CellNames {
  /** Names declared at the top level: imports, constants, variables, functions and classes, in order. */
  readonly declares: readonly string[];
  /** Every name that stands for a value and is not declared at the top level of the cell. */
  readonly uses: ReadonlySet<string>;
  /** The names among `uses` whose problem gets more columns, rows or rules: `plan.row(…)`. */
  readonly changes: ReadonlySet<string>;
  /** The range of the last expression, whose value the cell shows; null when it ends with another statement. */
  readonly shows: { readonly from: number; readonly to: number } | null;
  /** Where it awaits something outside functions, as an offset; null when it does not. */
  readonly waits: number | null;
  readonly imports: readonly ImportedNames[];
}

/** An import of the package. */
export interface ImportedNames {
  readonly from: number;
  readonly to: number;
  /** The address of the package, as it is written: with its quotes. */
  readonly source: string;
  /** The name of the whole module, `* as name`; empty for an import of single names. */
  readonly whole: string;
  /** Names of the package, and what they are called in the cell; without types. */
  readonly names: readonly { readonly name: string; readonly as: string }[];
}

const typescript = parser.configure({ dialect: 'ts' });

/** The methods that change the problem on which they are called. */
const CHANGING: ReadonlySet<string> = new Set<keyof ProblemBuilder>([
  ...(['primary', 'secondary', 'oneOf', 'atMost', 'row', 'clash', 'check'] as const),
  ...(['cells', 'triangles', 'hexagons', 'lines'] as const),
]);

const DECLARATIONS = ['VariableDeclaration', 'FunctionDeclaration', 'ClassDeclaration'];

/**
 * Returns the names of a cell. A name declared in an inner scope counts as used, even if it shadows the name of another
 * cell: that cell may then run without need, but no needed cell is missed.
 *
 * @throws CellError for an import of anything but the package, an `export`, or a name declared twice
 */
export function namesOf(code: string): CellNames {
  const declares: string[] = [];
  const uses = new Set<string>();
  const changes = new Set<string>();
  const imports: ImportedNames[] = [];
  let waits: number | null = null;
  const { topNode } = typescript.parse(code);
  let last: SyntaxNode | null = null;
  for (let node = topNode.firstChild; node; node = node.nextSibling) {
    if (/Comment$/.test(node.name)) continue;
    last = node;
    if (node.name === 'ExportDeclaration') {
      const why = 'a cell exports nothing: what it declares is known in all cells; leave “export” out';
      throw errorAt(code, node.from, why);
    }
    if (node.name === 'ImportDeclaration') imports.push(importedBy(node, code));
    else if (!DECLARATIONS.includes(node.name)) continue;
    for (const name of definedIn(node, code, imports.at(-1))) {
      if (declares.includes(name)) {
        throw errorAt(code, node.from, `“${name}” is declared twice; give one of them another name`);
      }
      declares.push(name);
    }
  }
  topNode.cursor().iterate((node) => {
    if (node.name === 'ImportDeclaration') return false;
    const isShorthand =
      node.name === 'PropertyDefinition' &&
      node.node.parent?.name === 'Property' &&
      node.node.parent.parent?.name === 'ObjectExpression' &&
      !node.node.nextSibling;
    if (node.name === 'VariableName' || isShorthand) uses.add(code.slice(node.from, node.to));
    // Of an expression, or of `for await`.
    if (node.name === 'await' && !isInFunction(node.node)) waits ??= node.from;
    if (node.name === 'CallExpression') changes.add(changedBy(node.node, code));
    return true;
  });
  changes.delete('');
  for (const name of declares) {
    uses.delete(name);
    changes.delete(name);
  }
  return { declares, uses, changes, shows: shownBy(last, code), waits, imports };
}

/** The name of the variable whose problem a call changes, also through a chain of calls; empty for other calls. */
function changedBy(call: SyntaxNode, code: string): string {
  const text = (node: SyntaxNode | null): string => (node ? code.slice(node.from, node.to) : '');
  const method = call.firstChild;
  if (method?.name !== 'MemberExpression' || !CHANGING.has(text(method.lastChild))) return '';
  let on = method.firstChild;
  while (on && /^(?:Call|Member)Expression$/.test(on.name)) on = on.firstChild;
  return on?.name === 'VariableName' ? text(on) : '';
}

function isInFunction({ parent }: SyntaxNode): boolean {
  return parent !== null && (/Function|^MethodDeclaration$/.test(parent.name) || isInFunction(parent));
}

/** @throws CellError for any address but those of the package, and for a default import */
function importedBy(node: SyntaxNode, code: string): ImportedNames {
  const { from, to } = node;
  const text = (one: SyntaxNode | null): string => (one ? code.slice(one.from, one.to) : '');
  const source = text(node.getChild('String'));
  if (!Object.hasOwn(FACES, source.slice(1, -1))) {
    const known = Object.keys(FACES).join(', ');
    throw errorAt(code, from, `a cell can import only ${known}; the library is there without an import`);
  }
  const isWhole = node.getChild('Star') !== null;
  const alone = node.getChild('VariableDefinition');
  if (alone && !isWhole) {
    throw errorAt(code, alone.from, `the package has no default export; write import { ${text(alone)} }`);
  }
  const names = [];
  // `import type` brings nothing that runs.
  if (!node.getChild('type')) {
    let [name, isType] = ['', false];
    for (let one = node.getChild('ImportGroup')?.firstChild ?? null; one; one = one.nextSibling) {
      if (one.name === ',') [name, isType] = ['', false];
      else if (one.name === 'type') isType = true;
      else if (one.name === 'VariableName') name = text(one);
      else if (one.name === 'VariableDefinition' && !isType) names.push({ name: name || text(one), as: text(one) });
    }
  }
  return { from, to, source, whole: isWhole ? text(alone) : '', names };
}

/** The names that a top-level declaration defines, also in patterns; names inside function bodies do not count. */
function definedIn(declaration: SyntaxNode, code: string, imported?: ImportedNames): string[] {
  if (declaration.name === 'ImportDeclaration') {
    if (!imported) return [];
    return imported.whole ? [imported.whole] : imported.names.map((one) => one.as);
  }
  if (declaration.name !== 'VariableDeclaration') {
    const name = declaration.getChild('VariableDefinition');
    return name ? [code.slice(name.from, name.to)] : [];
  }
  const names: string[] = [];
  const walk = (node: SyntaxNode): void => {
    if (node.name === 'VariableDefinition') names.push(code.slice(node.from, node.to));
    if (!/^(?:ObjectPattern|ArrayPattern|PatternProperty|VariableDeclaration)$/.test(node.name)) return;
    for (let child = node.firstChild; child; child = child.nextSibling) walk(child);
  };
  walk(declaration);
  return names;
}

function shownBy(last: SyntaxNode | null, code: string): CellNames['shows'] {
  if (last?.name !== 'ExpressionStatement') return null;
  const text = code.slice(last.from, last.to).replace(/;\s*$/, '');
  return text.trim() === '' ? null : { from: last.from, to: last.from + text.length };
}

/** An error at an offset in the code, which counts from 0. */
export function errorAt(code: string, at: number, message: string): CellError {
  const before = code.slice(0, at).split('\n');
  return new CellError(before.length, (before.at(-1)?.length ?? 0) + 1, message);
}
