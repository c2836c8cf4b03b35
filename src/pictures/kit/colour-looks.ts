/** Colours of columns, as pictures show them: a sign and a hue each, never the hue alone. */
import type { Matrix } from '#dlx/matrix.ts';
import { COLOURS_APART } from '#puzzles/marks.ts';

/** The colour that a row gives a column; '' for none, and where the row has no one there. */
export function colourIn({ rows, colours }: Matrix, row: number, column: number): string {
  return colours?.[row]?.[rows[row]?.indexOf(column) ?? -1] ?? '';
}

/** How a colour is distinguished from the others of its matrix: the token of its hue, and a sign of a letter or two. */
export interface ColourLook {
  readonly token: string;
  readonly sign: string;
}

/** The tokens of the sixteen colours of marks by their numbers, in the order in which colours take them. */
const TOKENS = COLOURS_APART.map((colour) => `--piece-${'FHIJLNOPRTUVWXYZ'.charAt(colour)}`);

const looks = new WeakMap<object, ReadonlyMap<string, ColourLook>>();

/**
 * The look of a colour of the matrix. A name of at most two characters is its own sign; a longer one has its
 * first letter, unless another colour begins with that, and then its number.
 */
export function lookOf({ colours }: Matrix, colour: string): ColourLook {
  if (!colours) return { token: TOKENS[0]!, sign: colour };
  let known = looks.get(colours);
  if (!known) looks.set(colours, (known = looksOf(colours)));
  return known.get(colour) ?? { token: TOKENS[0]!, sign: colour };
}

function looksOf(byRow: readonly (readonly string[])[]): ReadonlyMap<string, ColourLook> {
  const names = [...new Set(byRow.flat())].filter((name) => name !== '').sort();
  const initial = (name: string): string => [...name][0]!;
  const shared = (name: string): boolean => names.filter((other) => initial(other) === initial(name)).length > 1;
  return new Map(
    names.map((name, index) => {
      const short = shared(name) ? String(index + 1) : initial(name);
      const sign = [...name].length <= 2 ? name : short;
      return [name, { token: TOKENS[index % TOKENS.length]!, sign }];
    }),
  );
}
