/** Keeps typed texts that have not been read, one per tab, so that tabs do not overwrite each other. */
import { tooLong } from '#puzzles/text.ts';
import { recall, remember } from '#ui/kit/device.ts';
import type { Store } from '../kit/draft-keeper.ts';

const NAME = 'ripple-own.typed';
/** The separator of texts, a character that is not typed. */
const BETWEEN = '\f';
/** At most this many texts are kept, the newest. */
const MOST = 5;

export function typedText(store: Store = { recall, remember }) {
  let mine: string | null = null;
  const all = (): string[] => (store.recall(NAME) ?? '').split(BETWEEN).filter((text) => text !== '');
  return {
    /** Returns the newest kept text, which then belongs to this tab; or null. */
    take(): string | null {
      mine = all().at(-1) ?? null;
      return mine;
    },
    /** Replaces the text of this tab; null removes it. Returns false when it could not be stored. */
    keep(text: string | null): boolean {
      // A text that is too long to be parsed is not kept.
      const next = text === null || tooLong(text) ? null : text.replaceAll(BETWEEN, '');
      if (next === mine) return true;
      const others = all();
      const at = mine === null ? -1 : others.lastIndexOf(mine);
      if (at >= 0) others.splice(at, 1);
      mine = next;
      const kept = [...others, ...(next ? [next] : [])].slice(-MOST);
      return store.remember(NAME, kept.length > 0 ? kept.join(BETWEEN) : null);
    },
  };
}
