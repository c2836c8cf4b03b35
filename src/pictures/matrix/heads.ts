/** How high the heads of a large matrix's columns are, and how the names of its groups fit there. */
import type { ColumnGroup } from '#puzzles/problem.ts';

/** Type in the headers, and the width of one of its characters. */
export const NAME = 12;
export const CHARACTER = 0.6 * NAME;
/** The strip of the groups' names above the columns' own, close up. */
export const GROUPS = 20;
/** Height of the strip under the names that shows the columns' kinds, and its gap to the names. */
export const STRIP = 6;
export const GAP = 5;
/** The line over the groups' names in which, far out, columns are named that something happens to. */
export const NAMES_LINE = 16;
/** Least distance of two names that stand on end beside each other. */
export const UPRIGHT = 12;
/** What a level name leaves free at its sides. */
export const SIDES = 6;
/** Height of a line, and the two lines of groups that share a word. */
export const LINE = 15;
/** Room beside a row's name for its sign and at both ends. */
export const SIGN = 30;
/** Room for the arrow over the name of a column that is covered. */
const ARROW = 14;

/**
 * Far out, where no column has a name of its own:
 * - `level`: every name fits over its columns, with their number under it
 * - `upright`: names stand on end, in two lines if they are long, for there is room for that
 * - `shared`: neighbours whose names begin with the same word stand under that word, with an initial each
 */
export type GroupStyle = 'level' | 'upright' | 'shared';

/** What suits groups whose columns are `scaleX` pixels wide. */
export function groupStyle(groups: readonly ColumnGroup[], scaleX: number): GroupStyle {
  const width = ({ from, to }: ColumnGroup): number => (to - from) * scaleX;
  if (groups.every((group) => group.name.length * CHARACTER + SIDES <= width(group))) return 'level';
  return groups.every((group) => width(group) >= UPRIGHT) ? 'upright' : 'shared';
}

/** Neighbours whose names begin with the same word: `1 up`, `1 down`, …; a lone group has no parts. */
export interface GroupFamily extends ColumnGroup {
  readonly parts: readonly ColumnGroup[];
}

export function familiesOf(groups: readonly ColumnGroup[]): GroupFamily[] {
  const families: { name: string; from: number; to: number; parts: ColumnGroup[] }[] = [];
  for (const group of groups) {
    const [word = '', ...rest] = group.name.split(' ');
    const last = families.at(-1);
    const part = { ...group, name: rest.join(' ') };
    if (last?.name === word && part.name !== '') {
      last.to = group.to;
      last.parts.push(part);
    } else families.push({ name: word, from: group.from, to: group.to, parts: [part] });
  }
  return families.map((family) => {
    if (family.parts.length > 1) return family;
    const group = groups.find(({ from }) => from === family.from);
    return { ...family, name: group?.name ?? family.name, parts: [] };
  });
}

/** Names longer than this stand in two lines where there is room for two. */
const LONG = 8;

/** The lines of a name that stands on end in so many pixels. */
export function uprightLines(name: string, width: number): string[] {
  const space = name.indexOf(' ');
  if (name.length <= LONG || space < 0 || width < 2 * UPRIGHT + 2) return [name];
  return [name.slice(0, space), name.slice(space + 1)];
}

/** Heights of the heads far out and close up, for groups and the longest name of a column. */
export function headHeights(
  groups: readonly ColumnGroup[],
  scaleX: number,
  longestColumn: number,
): { readonly far: number; readonly near: number } {
  const own = Math.ceil(longestColumn * CHARACTER);
  const style = groupStyle(groups, scaleX);
  const upright = (names: readonly ColumnGroup[]): number => {
    const lines = names.flatMap(({ name, from, to }) => uprightLines(name, (to - from) * scaleX));
    return Math.ceil(Math.max(0, ...lines.map((line) => line.length)) * CHARACTER) + 4;
  };
  const bands = {
    level: () => 2 * LINE,
    upright: () => upright(groups),
    shared: () => Math.max(2 * LINE, upright(familiesOf(groups).filter(({ parts }) => parts.length === 0))),
  };
  const band = groups.length > 0 ? bands[style]() : 0;
  return {
    // A column that something happens to has its name in a line over those of the groups.
    far: NAMES_LINE + band + STRIP + GAP,
    near: GROUPS + own + ARROW + STRIP + GAP,
  };
}
