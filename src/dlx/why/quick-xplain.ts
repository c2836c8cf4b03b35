/**
 * A minimal part of a list for which a test holds that holds for the whole list, and for any list that contains one
 * for which it holds. Nothing can be left out of it. Things that come first are rather kept.
 *
 * Source: U. Junker, *QuickXplain: preferred explanations and relaxations for over-constrained problems*, AAAI 2004,
 * 167 to 172. Of n things k are found in about 2k · (log₂(n/k) + 1) tests.
 *
 * @param holds when it returns false too often, the result is larger than it need be, but the test still holds for it
 */
export function quickXplain<Thing>(things: readonly Thing[], holds: (things: readonly Thing[]) => boolean): Thing[] {
  /** The part of `list` that is needed besides `before`, for which together the test holds. */
  function needed(before: readonly Thing[], isChanged: boolean, list: readonly Thing[]): readonly Thing[] {
    if (isChanged && holds(before)) return [];
    if (list.length === 1) return list;
    const half = list.length >> 1;
    const [first, second] = [list.slice(0, half), list.slice(half)];
    const ofSecond = needed([...before, ...first], true, second);
    const ofFirst = needed([...before, ...ofSecond], ofSecond.length > 0, first);
    return [...ofFirst, ...ofSecond];
  }
  return things.length === 0 || holds([]) ? [] : [...needed([], false, things)];
}
