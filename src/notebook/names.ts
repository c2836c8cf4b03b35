/** The names that a cell declares and uses, from its syntax tree, without running it. */
import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import type { ProblemBuilder } from './builder.ts';
import { CellError } from './cell-error.ts';

export interface CellNames {
  /** Names declared at the top level: constants, variables, functions and classes, in order. */
  readonly declares: readonly string[];
  /** Every name that stands for a value and is not declared at the top level of the cell. */
  readonly uses: ReadonlySet<string>;
  /** The names among `uses` whose problem gets more columns, rows or rules: `plan.row(…)`. */
  readonly changes: ReadonlySet<string>;
  /** The range of the last expression, whose value the cell shows; null when it ends with another statement. */
  readonly shows: { readonly from: number; readonly to: number } | null;
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
 * @throws CellError for an `import`, an `export`, an `await` outside functions, or a name declared twice
 */
export function namesOf(code: string): CellNames {
  const declares: string[] = [];
  const uses = new Set<string>();
  const changes = new Set<string>();
  const { topNode } = typescript.parse(code);
  let last: SyntaxNode | null = null;
  for (let node = topNode.firstChild; node; node = node.nextSibling) {
    if (/Comment$/.test(node.name)) continue;
    last = node;
    refuse(node, code);
    if (!DECLARATIONS.includes(node.name)) continue;
    for (const name of definedIn(node, code)) {
      if (declares.includes(name)) {
        throw errorAt(code, node.from, `“${name}” is declared twice; give one of them another name`);
      }
      declares.push(name);
    }
  }
  topNode.cursor().iterate((node) => {
    const isShorthand =
      node.name === 'PropertyDefinition' &&
      node.node.parent?.name === 'Property' &&
      node.node.parent.parent?.name === 'ObjectExpression' &&
      !node.node.nextSibling;
    if (node.name === 'VariableName' || isShorthand) uses.add(code.slice(node.from, node.to));
    if (node.name === 'AwaitExpression' && !isInFunction(node.node)) {
      throw errorAt(code, node.from, 'a cell cannot wait; what it calls answers at once: leave “await” out');
    }
    if (node.name === 'CallExpression') changes.add(changedBy(node.node, code));
  });
  changes.delete('');
  for (const name of declares) {
    uses.delete(name);
    changes.delete(name);
  }
  return { declares, uses, changes, shows: shownBy(last, code) };
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

function refuse({ name, from }: SyntaxNode, code: string): void {
  if (name === 'ImportDeclaration') {
    throw errorAt(code, from, 'a cell cannot import anything; what it needs is there by its name');
  }
  if (name === 'ExportDeclaration') {
    throw errorAt(code, from, 'a cell exports nothing: what it declares is known in all cells; leave “export” out');
  }
}

/** The names that a top-level declaration defines, also in patterns; names inside function bodies do not count. */
function definedIn(declaration: SyntaxNode, code: string): string[] {
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
function errorAt(code: string, at: number, message: string): CellError {
  const before = code.slice(0, at).split('\n');
  return new CellError(before.length, (before.at(-1)?.length ?? 0) + 1, message);
}
