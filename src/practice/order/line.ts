/** A line of a small program, read into plain data. A reader's program is run from these, never as code. */

export type Value =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'name'; readonly name: string; readonly plus: number }
  | Entry;

/** An entry of an array: `U[D[j]]`. */
export interface Entry {
  readonly kind: 'entry';
  readonly array: string;
  readonly at: Value;
}

export interface Call {
  readonly kind: 'call';
  readonly name: string;
  readonly argument: Value | null;
}

/** `for (let name = from; name !== until; name = array[name])`, with a block, or with one call on the same line. */
export interface For {
  readonly kind: 'for';
  readonly name: string;
  readonly from: Value;
  readonly until: string;
  readonly array: string;
  readonly only: Call | null;
}

export type Statement =
  | For
  | Call
  | { readonly kind: 'if'; readonly left: Value; readonly sign: Sign; readonly right: Value }
  | { readonly kind: 'else' }
  | { readonly kind: 'end' }
  | { readonly kind: 'let'; readonly name: string; readonly value: Value | Call }
  /** A name gets another value: `c = j;` */
  | { readonly kind: 'name'; readonly name: string; readonly value: Value }
  | { readonly kind: 'return'; readonly value: Value }
  | { readonly kind: 'set'; readonly to: Entry; readonly value: Value }
  | { readonly kind: 'add'; readonly to: Entry; readonly by: number };

/** How an `if` compares two values. */
export type Sign = '===' | '!==' | '<' | '<=' | '>';

/** @throws SyntaxError when the text is none of these */
export function readLine(text: string): Statement {
  if (text === '}') return { kind: 'end' };
  if (text === '} else {') return { kind: 'else' };
  const loop = /^for \(let (\w+) = (.+); \1 !== (\w+); \1 = (\w+)\[\1\]\) (.+)$/.exec(text);
  if (loop) {
    const [, name = '', from = '', until = '', array = '', body = ''] = loop;
    return { kind: 'for', name, from: readValue(from), until, array, only: body === '{' ? null : readCall(body) };
  }
  const test = /^if \((.+) ([=!]==|<=?|>) (.+)\) \{$/.exec(text);
  if (test) {
    const [, left = '', sign, right = ''] = test;
    return { kind: 'if', left: readValue(left), sign: sign as Sign, right: readValue(right) };
  }
  const returned = /^return (.+);$/.exec(text);
  if (returned) return { kind: 'return', value: readValue(returned[1] ?? '') };
  const named = /^(?:const|let) (\w+) = (.+);$/.exec(text);
  if (named) {
    const [, name = '', value = ''] = named;
    return { kind: 'let', name, value: value.endsWith(')') ? readCall(`${value};`) : readValue(value) };
  }
  const step = /^(.+?)(\+\+|--);$/.exec(text);
  if (step) return { kind: 'add', to: readEntry(step[1] ?? ''), by: step[2] === '++' ? 1 : -1 };
  const again = /^([a-z]\w*) = ([a-zA-Z].*);$/.exec(text);
  if (again) return { kind: 'name', name: again[1] ?? '', value: readValue(again[2] ?? '') };
  const set = /^(.+) = (.+);$/.exec(text);
  if (set) return { kind: 'set', to: readEntry(set[1] ?? ''), value: readValue(set[2] ?? '') };
  return readCall(text);
}

/** True for a line after which the next ones are indented. */
export function opens(statement: Statement): boolean {
  const { kind } = statement;
  return kind === 'if' || kind === 'else' || (kind === 'for' && statement.only === null);
}

/** True for a line that ends the block before it. */
export function closes({ kind }: Statement): boolean {
  return kind === 'end' || kind === 'else';
}

function readCall(text: string): Call {
  const call = /^(\w+)\((.*)\);$/.exec(text);
  if (!call) throw new SyntaxError(`“${text}” is not a line of these programs`);
  const [, name = '', argument = ''] = call;
  return { kind: 'call', name, argument: argument === '' ? null : readValue(argument) };
}

function readEntry(text: string): Entry {
  const value = readValue(text);
  if (value.kind !== 'entry') throw new SyntaxError(`“${text}” is not an entry of an array`);
  return value;
}

function readValue(text: string): Value {
  if (/^-?\d+$/.test(text)) return { kind: 'number', number: Number(text) };
  const entry = /^(\w+)\[(.+)\]$/.exec(text);
  if (entry) return { kind: 'entry', array: entry[1] ?? '', at: readValue(entry[2] ?? '') };
  const name = /^([a-z]\w*)(?: \+ (\d+))?$/.exec(text);
  if (!name) throw new SyntaxError(`“${text}” is not a value of these programs`);
  return { kind: 'name', name: name[1] ?? '', plus: Number(name[2] ?? 0) };
}
