/** Texts that were typed and have not been read: of each tab its own, so that none wipes out another's. */
import { tooLong } from '#puzzles/text.ts';
import { recall, remember } from '#ui/kit/device.ts';
import type { Store } from '../kit/keeper.ts';

const NAME = 'ripple-own.typed';
/** Between two texts. Nobody types it. */
const BETWEEN = '\f';
/** So many are kept, the newest of them. */
const MOST = 5;

export interface TypedText {
  /** The newest that is kept, which is this tab's from now on; or null. */
  take(): string | null;
  /** Keeps another in its place, or none. False when the device does not keep it. */
  keep(text: string | null): boolean;
}

export function typedText(store: Store = { recall, remember }): TypedText {
  let mine: string | null = null;
  const all = (): string[] => (store.recall(NAME) ?? '').split(BETWEEN).filter((text) => text !== '');
  return {
    take() {
      mine = all().at(-1) ?? null;
      return mine;
    },
    keep(text) {
      // What is too long to be read is none of ours.
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
