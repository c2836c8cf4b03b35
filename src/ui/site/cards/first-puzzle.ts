import { type RippleEntry, readLibrary } from '#puzzles/ripple-effect/library.ts';

/**
 * The first puzzle of the shelf, a gentle one of 4×4.
 * @throws RangeError when the shelf has no first puzzle
 */
export function firstPuzzle(): RippleEntry {
  const files = import.meta.glob<string>('/content/puzzles/ripple-effect-made/01-*.txt', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const [entry] = readLibrary(files);
  if (!entry) throw new RangeError('the shelf has no first puzzle');
  return entry;
}
