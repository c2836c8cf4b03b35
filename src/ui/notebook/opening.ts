/** Chooses the notebook that a page of cells opens with: that of the link, the draft, or its own. */
import type { Cell } from '#notebook/notebook.ts';
import { type Undoable, begin } from '#puzzles/undo.ts';
import { recall } from '#ui/kit/device.ts';
import { isOfDraft, readText, writeText } from '#ui/kit/address-text.ts';
import { formatNotebook, parseNotebook } from '#notebook/notebook.ts';
import { formatSets, readSets } from '#notebook/set-values.ts';
import { addressKeeper } from '#ui/tools/kit/address-keeper.ts';
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
  /** What of the notebook came with the link: its code, or only values for its fields. */
  readonly linked: 'code' | 'values' | null;
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
  if ('alone' in host.dataset) return ofAddress(host, original);
  const slug = host.dataset['slug'] ?? '';
  const copy = /^\d+$/.exec(readText(host, 'copy') ?? '')?.[0] ?? '';
  const own = draftKeeper(draftName(slug, copy), TEXTS);
  const draft = own.read();
  const work = workOf(draft) ?? begin(original);
  const code = readText(host, 'text');
  const linked =
    code ?? (isOfDraft(host, SETS) && draft.steps.length > 0 ? null : withSets(original, readText(host, SETS)));
  const stands = {
    work,
    keeper: own,
    draft,
    linked: null,
    isCopy: copy !== '',
    adopt: () => undefined,
  };
  if (linked === null || linked === work.now) return stands;
  const from = code === null ? 'values' : 'code';
  const adopt = (number: string): void => {
    writeText(host, 'text', null);
    if (number !== copy) writeText(host, 'copy', number);
  };
  // The draft has no changes that could be lost.
  if (work.now === original) {
    const there = draft.steps.length === 0 ? begin(linked) : { ...begin(linked, [...work.past, work.now]) };
    return { ...stands, work: there, linked: from, adopt: () => adopt(copy) };
  }
  const free = freeCopy(slug);
  const keeper = draftKeeper(draftName(slug, free), TEXTS);
  return {
    work: begin(linked),
    keeper,
    draft: keeper.read(),
    linked: from,
    isCopy: true,
    adopt: () => adopt(free),
  };
}

/** The notebook of an activity: the address keeps it, and a course platform the address. */
function ofAddress(host: HTMLElement, original: string): NotebookOpening {
  const keeper = addressKeeper(host, 'text');
  const draft = keeper.read();
  const work = workOf(draft) ?? begin(original);
  return { work, keeper, draft, linked: null, isCopy: false, adopt: () => undefined };
}

/** The name in the address of what is set in the fields. */
const SETS = 'set';

/**
 * Writes what is set in the fields into the address, so that a link copied from there has it. Edited code is too long
 * for that: it goes with “Copy link”.
 */
export function writeSets(host: HTMLElement, original: string, now: string): void {
  const codes = (text: string): Cell[] => parseNotebook(text).cells.filter(({ kind }) => kind === 'code');
  const [then, cells] = [codes(original), codes(now)];
  const isEdited = cells.length !== then.length || cells.some(({ text }, index) => text !== then[index]?.text);
  const sets = isEdited ? null : formatSets(cells.map(({ set = {} }) => set));
  if (sets !== readText(host, SETS)) writeText(host, SETS, sets, true);
}

/** The notebook with the values of an address in its fields; null without any. */
function withSets(original: string, text: string | null): string | null {
  const sets = text === null ? [] : readSets(text);
  if (sets.every((set) => Object.keys(set).length === 0)) return null;
  const { title, cells } = parseNotebook(original);
  const codes = cells.filter(({ kind }) => kind === 'code');
  return formatNotebook({
    title,
    cells: cells.map((cell) => ({ ...cell, set: { ...cell.set, ...sets[codes.indexOf(cell)] } })),
  });
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
