import { readText, writeText } from '#ui/kit/address-text.ts';
import type { DraftKeeper } from './draft-keeper.ts';

/** Keeps a text in the address of the page instead of on this device, without the steps before it. */
export function addressKeeper(host: HTMLElement, name: string): DraftKeeper<string> {
  const read = (): string | null => readText(host, name);
  return {
    read() {
      const text = read();
      return { steps: text === null ? [] : [text], damaged: null, isCut: false };
    },
    get text() {
      return read();
    },
    keep(work) {
      writeText(host, name, work.now);
      return { work, hasOthers: false, isKept: true };
    },
    fromOtherTab: () => null,
    forget: () => writeText(host, name, null),
  };
}
