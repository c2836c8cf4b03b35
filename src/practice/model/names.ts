/** Reads what rows say from their names. */
import type { UserRow } from '#puzzles/user-problem/problem.ts';
import { type Case, type ModelTask, keyOf } from './task.ts';

/** What a row says: the keys of its facts, and words that have the form of a fact and name none. */
export interface Said {
  readonly keys: readonly string[];
  readonly strange: readonly string[];
}

/** Between two facts of a name. */
const BETWEEN = /\s*(?:[,;+&]|and\b)?\s*/y;

/** The words that `oneOf` and `atMost` give their rows (`notebook/builder.ts`). */
const MADE = /^Of the columns of .+, other rows cover /;

/**
 * Reads the facts with which the name of a row begins. A row that begins with something else says nothing: it is there
 * to help others, and so is one that `oneOf` or `atMost` has made.
 */
export function readRow({ name, words = '' }: UserRow, task: ModelTask, { facts }: Case): Said {
  const keys: string[] = [];
  const strange: string[] = [];
  if (MADE.test(words)) return { keys, strange };
  const pattern = new RegExp(task.pattern.source, 'iuy');
  for (let found = pattern.exec(name); found; found = pattern.exec(name)) {
    for (const say of task.says([...found])) {
      const key = keyOf(say);
      if (facts.has(key)) keys.push(key);
      else strange.push(say);
    }
    BETWEEN.lastIndex = pattern.lastIndex;
    BETWEEN.exec(name);
    pattern.lastIndex = BETWEEN.lastIndex;
  }
  return { keys: [...new Set(keys)], strange };
}
