/** What a page of cells opens with: the notebook of a link, one that this device keeps, or its own. */
import type { Undoable } from '#puzzles/undo.ts';
import { begin } from '#puzzles/undo.ts';
import { recall } from '#ui/kit/device.ts';
import { readText, writeText } from '#ui/kit/element-state.ts';
import { TEXTS } from '#ui/tools/own-problem/problem-draft.ts';
import type { Draft } from '#ui/tools/kit/draft.ts';
import { workOf } from '#ui/tools/kit/draft.ts';
import type { Keeper } from '#ui/tools/kit/keeper.ts';
import { keeperOf } from '#ui/tools/kit/keeper.ts';
import { draftName } from './draft-name.ts';

export interface Opening {
  /** What stands there at first. */
  readonly work: Undoable<string>;
  /** Where it is kept once the reader changes it. */
  readonly keeper: Keeper<string>;
  /** The draft of this name, as the device has it. */
  readonly draft: Draft<string>;
  /** True when it came with the link. */
  readonly isLinked: boolean;
  /** True when it stands beside the reader's own of this name. */
  readonly isCopy: boolean;
  /** The reader changes it: from now on the address leads to what is kept, and not to what the link brought. */
  adopt(): void;
}

/**
 * A link comes before what is kept, and never writes over it: where the reader has a notebook of this name, the one
 * of the link becomes a copy with a number of its own as soon as it is changed.
 */
export function openingOf(host: HTMLElement, original: string): Opening {
  const slug = host.dataset['slug'] ?? '';
  const copy = /^\d+$/.exec(readText(host, 'copy') ?? '')?.[0] ?? '';
  const linked = readText(host, 'text');
  const own = keeperOf(draftName(slug, copy), TEXTS);
  const draft = own.read();
  const work = workOf(draft) ?? begin(original);
  const stands = {
    work,
    keeper: own,
    draft,
    isLinked: false,
    isCopy: copy !== '',
    adopt: () => undefined,
  };
  if (linked === null || linked === work.now) return stands;
  const adopt = (number: string): void => {
    writeText(host, 'text', null);
    if (number !== copy) writeText(host, 'copy', number);
  };
  // Nothing of the reader's own is in the way.
  if (work.now === original) {
    const there = draft.steps.length === 0 ? begin(linked) : { ...begin(linked, [...work.past, work.now]) };
    return { ...stands, work: there, isLinked: true, adopt: () => adopt(copy) };
  }
  const free = freeCopy(slug);
  const keeper = keeperOf(draftName(slug, free), TEXTS);
  return {
    work: begin(linked),
    keeper,
    draft: keeper.read(),
    isLinked: true,
    isCopy: true,
    adopt: () => adopt(free),
  };
}

/** The first number under which this device keeps no notebook of this name. */
export function freeCopy(slug: string): string {
  let number = 2;
  while (recall(draftName(slug, String(number))) !== null) number += 1;
  return String(number);
}

/** Goes to the reader's own notebook of this name; Back leads here again. */
export function goToOwn(host: HTMLElement): void {
  history.pushState(null, '', `${location.pathname}${location.search}#${host.id}`);
  location.reload();
}
