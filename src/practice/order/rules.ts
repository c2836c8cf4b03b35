/** Where a line of a program has to stand, and what is said when it does not. */
import { around } from './blocks.ts';
import { readLine } from './line.ts';

export interface Rule {
  readonly words: string;
  /** True when the lines, which are all there, break the rule. */
  isBroken(texts: readonly string[]): boolean;
}

/** The block of a line, by its first line: a right one, or a harmless one that walks the other way. */
function blockOf(texts: readonly string[], block: string): number {
  const at = texts.indexOf(block);
  if (at >= 0) return at;
  const wanted = readLine(block);
  return texts.findIndex((text) => {
    const line = readLine(text);
    return line.kind === 'for' && wanted.kind === 'for' && line.name === wanted.name;
  });
}

/** The line `text` has to stand in the block that `block` begins. */
export function inside(text: string, block: string, words: string): Rule {
  return { words, isBroken: (texts) => !isInside(texts, text, block) };
}

export function outside(text: string, block: string, words: string): Rule {
  return { words, isBroken: (texts) => isInside(texts, text, block) };
}

export function before(first: string, second: string, words: string): Rule {
  return { words, isBroken: (texts) => blockOf(texts, first) > blockOf(texts, second) };
}

function isInside(texts: readonly string[], text: string, block: string): boolean {
  return around(texts)[blockOf(texts, text)]?.includes(blockOf(texts, block)) ?? false;
}
