/**
 * What a console prints for a value: as Node’s does, in most cases, so that a cell prints what the same program prints
 * there.
 */

const MOST = { depth: 2, items: 100, values: 1_000, width: 80 } as const;

/** Returns a value as one word of a line of the console. It never throws: errors of getters and proxies become text. */
export function printed(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return wordOf(value, 0, { left: MOST.values });
  } catch (error) {
    return `a value that cannot be shown: ${String(error)}`;
  }
}

function wordOf(value: unknown, depth: number, budget: { left: number }): string {
  budget.left -= 1;
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  if (typeof value === 'function') return value.name === '' ? '[Function (anonymous)]' : `[Function: ${value.name}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof RegExp || value instanceof Error) return String(value);
  if (value instanceof Promise) return 'Promise';
  const isList = Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView));
  const name = nameOf(value);
  if (depth > MOST.depth || budget.left <= 0) return `[${name || 'Object'}]`;
  const inner = (one: unknown): string => wordOf(one, depth + 1, budget);
  if (isList) {
    const list = value as ArrayLike<unknown>;
    const head = name === 'Array' ? '' : `${name}(${list.length}) `;
    return `${head}${together('[', few(Array.from(first(list), inner), list.length), ']', depth, head)}`;
  }
  if (value instanceof Map) {
    const entries = [...value].slice(0, MOST.items).map(([key, one]) => `${inner(key)} => ${inner(one)}`);
    return `Map(${value.size}) ${together('{', few(entries, value.size), '}', depth, 'Map ')}`;
  }
  if (value instanceof Set) {
    const entries = [...value].slice(0, MOST.items).map(inner);
    return `Set(${value.size}) ${together('{', few(entries, value.size), '}', depth, 'Set ')}`;
  }
  const keys = Object.keys(value);
  const fields = keys.slice(0, MOST.items).map((key) => {
    return `${/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : quoted(key)}: ${inner((value as Record<string, unknown>)[key])}`;
  });
  const head = name === 'Object' ? '' : `${name || '[Object: null prototype]'} `;
  return `${head}${together('{', few(fields, keys.length), '}', depth, head)}`;
}

/** The entries of a value on one line, if there is room, else each on a line of its own. */
function together(open: string, entries: readonly string[], close: string, depth: number, head: string): string {
  if (entries.length === 0) return `${open}${close}`;
  const length = entries.reduce((sum, entry) => sum + entry.length + 1, 0);
  const around = entries.length + 2 * depth + open.length + head.length + 10;
  if (length + around <= MOST.width && entries.every((entry) => !entry.includes('\n'))) {
    return `${open} ${entries.join(', ')} ${close}`;
  }
  const indent = '  '.repeat(depth);
  return `${open}\n${entries.map((entry) => `${indent}  ${entry}`).join(',\n')}\n${indent}${close}`;
}

function first(list: ArrayLike<unknown>): unknown[] {
  return Array.from({ length: Math.min(list.length, MOST.items) }, (_, index) => list[index]);
}

/** The entries, and how many more there are. */
function few(entries: readonly string[], all: number): readonly string[] {
  const left = all - entries.length;
  return left > 0 ? [...entries, `... ${left} more item${left === 1 ? '' : 's'}`] : entries;
}

function nameOf(value: object): string {
  const prototype = Object.getPrototypeOf(value) as { constructor?: { name?: unknown } } | null;
  const name = prototype?.constructor?.name;
  return typeof name === 'string' ? name : '';
}

function quoted(text: string): string {
  const sign = !text.includes("'") ? "'" : !text.includes('"') ? '"' : text.includes('`') ? "'" : '`';
  const inside = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  return `${sign}${sign === "'" ? inside.replaceAll("'", "\\'") : inside}${sign}`;
}
