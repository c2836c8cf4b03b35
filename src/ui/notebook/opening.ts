/** Chooses the notebook that a page of cells opens with: that of the link, the draft, or its own. */
import { type Undoable, begin } from '#puzzles/undo.ts';
import { recall } from '#ui/kit/device.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';
import { TEXTS } from '#ui/tools/own-problem/problem-draft.ts';
import { type Draft, workOf } from '#ui/tools/kit/draft.ts';
import { type DraftKeeper, draftKeeper } from '#ui/tools/kit/draft-keeper.ts';
import { draftName } from './draft-name.ts';

export interface NotebookOpening {
  /** The notebook to show. */
  readonly work: Undoable<string>;
  /** Keeps it once the reader changes it. */
  readonly keeper: DraftKeeper<string>;
  /** The stored draft of this name. */
  readonly draft: Draft<string>;
  /** True when the notebook came with the link. */
  readonly isLinked: boolean;
  /** True when it is a copy beside the reader's own. */
  readonly isCopy: boolean;
  /** Called at the first change: rewrites the address so that it opens the draft and not the text of the link. */
  adopt(): void;
}

/**
 * A link takes precedence over the draft and never overwrites it: when the reader has a notebook of this name, the one
 * of the link becomes a numbered copy as soon as it is changed.
 */
export function notebookOpening(host: HTMLElement, original: string): NotebookOpening {
  const slug = host.dataset['slug'] ?? '';
  const copy = /^\d+$/.exec(readText(host, 'copy') ?? '')?.[0] ?? '';
  const linked = readText(host, 'text');
  const own = draftKeeper(draftName(slug, copy), TEXTS);
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
  // The draft has no changes that could be lost.
  if (work.now === original) {
    const there = draft.steps.length === 0 ? begin(linked) : { ...begin(linked, [...work.past, work.now]) };
    return { ...stands, work: there, isLinked: true, adopt: () => adopt(copy) };
  }
  const free = freeCopy(slug);
  const keeper = draftKeeper(draftName(slug, free), TEXTS);
  return {
    work: begin(linked),
    keeper,
    draft: keeper.read(),
    isLinked: true,
    isCopy: true,
    adopt: () => adopt(free),
  };
}

/** Returns the first copy number that is free on this device, from 2. */
export function freeCopy(slug: string): string {
  let number = 2;
  while (recall(draftName(slug, String(number))) !== null) number += 1;
  return String(number);
}

/** Goes to the reader's own notebook of this name; Back returns. */
export function goToOwn(host: HTMLElement): void {
  history.pushState(null, '', `${location.pathname}${location.search}#${host.id}`);
  location.reload();
}
