/** The names of the column groups in the heads of a large matrix. */
import type { ColumnGroup } from '../../puzzles/problem.ts';
import type { GroupFamily } from './heads.ts';
import { CHARACTER, familiesOf, GAP, GROUPS, NAME, STRIP, UPRIGHT, uprightLines } from './heads.ts';
import type { Painting } from './paint.ts';
import { spread } from './paint-row-heads.ts';
import { fillBox } from './pen.ts';
import { isNear, xOf } from './viewport.ts';

/** Least width of a part that has its initial. */
const INITIAL = 7;
/** Least distance of names that stand on end beside each other. */
const NAMED = 13;

/**
 * Names of the groups over their columns, close to the strip of kinds; close up above the names of
 * the columns.
 *
 * @param named columns that have their names far out
 * @returns where the names of those columns have their middles
 */
export function paintGroupNames(painting: Painting, named: readonly number[]): number[] {
  const { pen, shape, viewport, palette } = painting;
  const { groups } = shape;
  const base = viewport.top - STRIP - GAP;
  pen.font = `${NAME}px ${palette.font}`;
  pen.textBaseline = 'middle';
  const middles = named.map((column) => xOf(viewport, column) + viewport.scaleX / 2);
  let places = spread(middles, viewport.left + 7, viewport.width - 7, NAMED);
  if (isNear(viewport)) {
    paintEdges(painting, groups, 3);
    paintLevel(painting, isTight(painting) ? familiesOf(groups) : groups, () => GROUPS / 2 + 1);
  } else if (viewport.groupStyle === 'level') {
    // A group with a column that is named makes room for it.
    const isOver = ({ from, to }: ColumnGroup): boolean =>
      named.some((column) => column >= from && column < to);
    const raised = base - Math.ceil(shape.longest.column * CHARACTER) - 7;
    paintEdges(painting, groups, base - 14);
    paintLevel(painting, groups, (group) => (isOver(group) ? raised : base - 5));
  } else if (viewport.groupStyle === 'upright') {
    paintEdges(painting, groups, 3);
    places = paintUpright(painting, groups, named, places);
  } else {
    const families = familiesOf(groups);
    paintEdges(painting, families, 3);
    for (const { parts } of families) paintEdges(painting, parts.slice(1), base - 1);
    const alone = families.filter(({ parts }) => parts.length === 0);
    for (const family of families) if (family.parts.length > 0) paintFamily(painting, family, base);
    places = paintUpright(painting, alone, named, places);
  }
  pen.textAlign = 'left';
  return places;
}

/** The part of a group that is in view. */
function seen({ viewport }: Painting, { from, to }: ColumnGroup): { x0: number; x1: number } {
  const { left, width, after } = viewport;
  return {
    x0: Math.max(left, xOf(viewport, from)),
    x1: Math.min(width - after, xOf(viewport, to)),
  };
}

function paintEdges(painting: Painting, groups: readonly ColumnGroup[], from: number): void {
  const { pen, viewport, palette } = painting;
  for (const group of groups) {
    const { x0, x1 } = seen(painting, group);
    if (x1 - x0 >= 3) fillBox(pen, palette.ruleStrong, x0, from, 1, viewport.top - from);
  }
}

/** True when a group that is not cut off by the picture has no room for a few letters. */
function isTight(painting: Painting): boolean {
  const { viewport, shape } = painting;
  return shape.groups.some((group) => {
    const { x0, x1 } = seen(painting, group);
    const isWhole = x1 === xOf(viewport, group.to);
    return isWhole && lettersIn(x1 - x0) < Math.min(4, group.name.length);
  });
}

function lettersIn(width: number): number {
  return Math.floor((width - 6) / CHARACTER);
}

/** At the left of each group, cut where room is short. */
function paintLevel(
  painting: Painting,
  groups: readonly ColumnGroup[],
  y: (group: ColumnGroup) => number,
): void {
  const { pen, palette } = painting;
  pen.fillStyle = palette.inkSoft;
  pen.textAlign = 'left';
  for (const group of groups) {
    const { x0, x1 } = seen(painting, group);
    const most = lettersIn(x1 - x0);
    const { name } = group;
    if (most < Math.min(3, name.length)) continue;
    pen.fillText(name.length <= most ? name : `${name.slice(0, most - 1)}…`, x0 + 4, y(group));
  }
}

interface Upright {
  readonly middle: number;
  /** A line of the name of a group, or empty for a column. */
  readonly text: string;
  /** Index of a column that is named, or -1. */
  readonly named: number;
}

/**
 * On end, over the middle of what is seen of each group, beside the columns of these groups that
 * are named; where there is no room for all they begin over the heads of the rows.
 */
function paintUpright(
  painting: Painting,
  groups: readonly ColumnGroup[],
  named: readonly number[],
  places: readonly number[],
): number[] {
  const { pen, viewport, palette } = painting;
  const lines = groups.flatMap((group): Upright[] => {
    const { x0, x1 } = seen(painting, group);
    if (x1 - x0 < UPRIGHT / 2) return [];
    const texts = uprightLines(group.name, (group.to - group.from) * viewport.scaleX);
    return texts.map((text, line) => {
      const aside = (line - (texts.length - 1) / 2) * NAMED;
      return { middle: (x0 + x1) / 2 + aside, text, named: -1 };
    });
  });
  const inside = named.flatMap((column, index): Upright[] =>
    groups.some(({ from, to }) => column >= from && column < to)
      ? [{ middle: places[index]!, text: '', named: index }]
      : [],
  );
  const all = [...lines, ...inside].sort((a, b) => a.middle - b.middle);
  const last = groups.at(-1);
  const end = last ? seen(painting, last).x1 : viewport.left;
  const spots = spread(
    all.map(({ middle }) => middle),
    Math.min(viewport.left, end - all.length * NAMED) + UPRIGHT / 2,
    Math.max(viewport.left, end - UPRIGHT / 2),
    NAMED,
  );
  const moved = [...places];
  pen.fillStyle = palette.inkSoft;
  pen.textAlign = 'left';
  all.forEach(({ text, named: index }, at) => {
    if (index >= 0) moved[index] = spots[at]!;
    if (text === '') return;
    pen.save();
    pen.translate(Math.round(spots[at]!) + 0.5, viewport.top - STRIP - GAP);
    pen.rotate(-Math.PI / 2);
    pen.fillText(text, 0, 0.5);
    pen.restore();
  });
  return moved;
}

/** The word that neighbours share, and under it an initial for each of them. */
function paintFamily(painting: Painting, family: GroupFamily, base: number): void {
  const { pen, palette } = painting;
  const { x0, x1 } = seen(painting, family);
  if (lettersIn(x1 - x0) + 1 < family.name.length) return;
  pen.textAlign = 'center';
  pen.fillStyle = palette.ink;
  pen.fillText(family.name, (x0 + x1) / 2, base - 22);
  pen.fillStyle = palette.inkSoft;
  for (const part of family.parts) {
    const { x0: left, x1: right } = seen(painting, part);
    if (right - left < INITIAL) continue;
    pen.fillText(part.name.charAt(0).toUpperCase(), (left + right) / 2, base - 7);
  }
}
