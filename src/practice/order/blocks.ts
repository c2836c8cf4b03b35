/** The blocks of a program whose lines a reader has put in order. */
import { type Statement, closes, opens, readLine } from './line.ts';

/** A line of the program; `number` counts from 1, as the figure shows it. */
export interface Node {
  readonly number: number;
  readonly statement: Statement;
  readonly body: readonly Node[];
  /** The lines of its `else`, for an `if`. */
  readonly otherwise: readonly Node[];
}

/** A brace that does not fit; `opened` is the line that nothing ends. */
export type BraceFault =
  | { readonly kind: 'unopened'; readonly number: number; readonly isElse: boolean }
  | { readonly kind: 'unclosed'; readonly number: number };

export function readBlocks(texts: readonly string[]): { readonly nodes: readonly Node[] } | BraceFault {
  const root: Node[] = [];
  const open: { readonly line: Node; list: Node[]; isElse: boolean }[] = [];
  for (const [at, text] of texts.entries()) {
    const number = at + 1;
    const statement = readLine(text);
    const last = open.at(-1);
    if (statement.kind === 'else') {
      if (last?.line.statement.kind !== 'if' || last.isElse) return { kind: 'unopened', number, isElse: true };
      [last.list, last.isElse] = [last.line.otherwise as Node[], true];
    } else if (statement.kind === 'end') {
      if (!open.pop()) return { kind: 'unopened', number, isElse: false };
    } else {
      const line: Node = { number, statement, body: [], otherwise: [] };
      (last?.list ?? root).push(line);
      if (opens(statement)) open.push({ line, list: line.body as Node[], isElse: false });
    }
  }
  const [left] = open;
  return left ? { kind: 'unclosed', number: left.line.number } : { nodes: root };
}

/** How far each line is indented: 0 for none. A brace without a beginning stands at the margin. */
export function indents(texts: readonly string[]): number[] {
  let depth = 0;
  return texts.map((text) => {
    const statement = readLine(text);
    if (closes(statement)) depth = Math.max(0, depth - 1);
    const here = depth;
    if (opens(statement)) depth += 1;
    return here;
  });
}

/** The lines around each line, outermost first, by their places; an `else` counts as a block of its own. */
export function around(texts: readonly string[]): number[][] {
  const open: number[] = [];
  return texts.map((text, at) => {
    const statement = readLine(text);
    if (closes(statement)) open.pop();
    const here = [...open];
    if (opens(statement)) open.push(at);
    return here;
  });
}
