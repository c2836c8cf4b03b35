import type { Shelf } from '#ui/kit/kept-texts.ts';

/** A device for tests. */
export function shelf(texts: Readonly<Record<string, string>> = {}): Shelf & { names(): string[]; clear(): void } {
  const kept = new Map(Object.entries(texts));
  return {
    recall: (name) => kept.get(name) ?? null,
    remember(name, text) {
      if (text === null) kept.delete(name);
      else kept.set(name, text);
    },
    names: () => [...kept.keys()],
    clear: () => kept.clear(),
  };
}
