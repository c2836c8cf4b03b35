/** Bugs as small changes of the text of a program. */

export interface Patch {
  /** A piece of the program that stands in it exactly once. */
  readonly find: string;
  readonly put: string;
}

/**
 * The program with all changes made, one after the other.
 *
 * @param name of the bug, for the message
 * @throws RangeError when a piece does not stand in the program exactly once: then the program has changed, and the bug has to follow
 */
export function patched(program: string, patches: readonly Patch[], name: string): string {
  return patches.reduce((text, { find, put }) => {
    const [before, after, more] = text.split(find);
    if (before === undefined || after === undefined || more !== undefined) {
      throw new RangeError(`the bug ${name} looks for “${find}”, which must appear in the program exactly once`);
    }
    return `${before}${put}${after}`;
  }, program);
}
