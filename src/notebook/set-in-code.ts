/** Writes what the reader has set in the fields of a cell into its code, which then gives the same without the page. */
import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import type { Input, InputValue } from './inputs.ts';

/** Which argument of its function is the value of an input; of these two it is a property of the options. */
const ARGUMENT = { list: 1, toggle: 1, choice: 2, slider: 3 } as const;
const PROPERTY = { number: 'value', grid: 'start' } as const;

const typescript = parser.configure({ dialect: 'ts' });

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Returns the code with these values instead of the initial ones. A value whose place is not found, as where the label
 * is computed, stands in a comment at the top.
 */
export function withValues(code: string, inputs: readonly Input[]): string {
  const calls = callsIn(code);
  const edits: Edit[] = [];
  const lost: string[] = [];
  for (const input of inputs) {
    const own = calls.find(({ name, label }) => name === input.kind && label === input.label);
    const edit = own && editOf(code, own.given, input);
    if (edit) edits.push(edit);
    else lost.push(`// ${input.label.replace(/\s+/g, ' ')}: ${literal(input.value)}\n`);
  }
  const written = edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: value }) => text.slice(0, from) + value + text.slice(to), code);
  return lost.join('') + written;
}

interface Call {
  readonly name: string;
  /** The first argument, if it is a string. */
  readonly label: string;
  /** All its arguments. */
  readonly given: readonly SyntaxNode[];
}

function callsIn(code: string): Call[] {
  const calls: Call[] = [];
  typescript
    .parse(code)
    .topNode.cursor()
    .iterate(({ node, name }) => {
      const [called, list] = [node.firstChild, node.getChild('ArgList')];
      if (name !== 'CallExpression' || called?.name !== 'VariableName' || !list) return;
      const given = childrenOf(list);
      const label = given[0]?.name === 'String' ? code.slice(given[0].from + 1, given[0].to - 1) : '';
      calls.push({ name: code.slice(called.from, called.to), label, given });
    });
  return calls;
}

/** The children of a node that are no punctuation. */
function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  for (let one = node.firstChild; one; one = one.nextSibling) {
    if (/^[A-Z]/.test(one.name) && !/Comment$/.test(one.name)) found.push(one);
  }
  return found;
}

/** The edit that sets a value; null when its place is not found. */
function editOf(code: string, given: readonly SyntaxNode[], { kind, value }: Input): Edit | null {
  const text = literal(value);
  if (kind === 'number' || kind === 'grid') {
    const name = PROPERTY[kind];
    const [label, options] = given;
    if (!options) return label ? { from: label.to, to: label.to, text: `, { ${name}: ${text} }` } : null;
    if (options.name !== 'ObjectExpression') return null;
    const property = options
      .getChildren('Property')
      .find(({ firstChild }) => firstChild && code.slice(firstChild.from, firstChild.to) === name);
    const now = property?.lastChild;
    if (now && now !== property.firstChild) return { from: now.from, to: now.to, text };
    return property ? null : { from: options.from + 1, to: options.from + 1, text: ` ${name}: ${text},` };
  }
  const at = ARGUMENT[kind];
  const now = given[at];
  if (now) return { from: now.from, to: now.to, text };
  const before = given[at - 1];
  return before && given.length === at ? { from: before.to, to: before.to, text: `, ${text}` } : null;
}

function literal(value: InputValue): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  return typeof value === 'object' ? `[${value.map(literal).join(', ')}]` : String(value);
}
