/** The names of the column groups in the heads of a large matrix. */
import type { ColumnGroup } from '../../puzzles/problem.ts';
import type { GroupFamily } from './heads.ts';
import { CHARACTER, familiesOf, GAP, GROUPS, NAME, STRIP, UPRIGHT } from './heads.ts';
import type { Painting } from './paint.ts';
import { spread } from './paint-row-heads.ts';
import { fillBox } from './pen.ts';
import { isNear, xOf } from './viewport.ts';

/** Least width of a part that has its initial. */
const INITIAL = 7;

/** Names of the groups over their columns, close to the strip of kinds; close up above the names. */
export function paintGroupNames(painting: Painting): void {
  const { pen, shape, viewport, palette } = painting;
  const { groups } = shape;
  pen.font = `${NAME}px ${palette.font}`;
  pen.textBaseline = 'middle';
  const base = viewport.top - STRIP - GAP;
  if (isNear(viewport)) {
    paintEdges(painting, groups, 3);
    paintLevel(painting, isTight(painting) ? familiesOf(groups) : groups, GROUPS / 2 + 1);
  } else if (viewport.groupStyle === 'level') {
    paintEdges(painting, groups, base - 14);
    paintLevel(painting, groups, base - 5);
  } else if (viewport.groupStyle === 'upright') {
    paintEdges(painting, groups, 3);
    paintUpright(painting, groups, base);
  } else {
    const families = familiesOf(groups);
    paintEdges(painting, families, 3);
    for (const { parts } of families) paintEdges(painting, parts.slice(1), base - 1);
    const alone = families.filter(({ parts }) => parts.length === 0);
    paintUpright(painting, alone, base);
    for (const family of families) if (family.parts.length > 0) paintFamily(painting, family, base);
  }
  pen.textAlign = 'left';
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
function paintLevel(painting: Painting, groups: readonly ColumnGroup[], y: number): void {
  const { pen, palette } = painting;
  pen.fillStyle = palette.inkSoft;
  pen.textAlign = 'left';
  for (const group of groups) {
    const { x0, x1 } = seen(painting, group);
    const most = lettersIn(x1 - x0);
    const { name } = group;
    if (most < Math.min(3, name.length)) continue;
    pen.fillText(name.length <= most ? name : `${name.slice(0, most - 1)}…`, x0 + 4, y);
  }
}

/** On end, over the middle of what is seen of each group. */
function paintUpright(painting: Painting, groups: readonly ColumnGroup[], base: number): void {
  const { pen, viewport, palette } = painting;
  const shown = groups.filter((group) => {
    const { x0, x1 } = seen(painting, group);
    return x1 - x0 >= UPRIGHT / 2;
  });
  const middles = shown.map((group) => {
    const { x0, x1 } = seen(painting, group);
    return (x0 + x1) / 2;
  });
  const places = spread(middles, viewport.left + 6, viewport.width - 6, UPRIGHT);
  pen.fillStyle = palette.inkSoft;
  pen.textAlign = 'left';
  shown.forEach(({ name }, index) => {
    pen.save();
    pen.translate(Math.round(places[index]!) + 0.5, base);
    pen.rotate(-Math.PI / 2);
    pen.fillText(name, 0, 0.5);
    pen.restore();
  });
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
