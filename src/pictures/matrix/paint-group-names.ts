/** The names of the column groups in the heads of a large matrix. */
import type { ColumnGroup } from '#puzzles/problem.ts';
import type { GroupFamily } from './heads.ts';
import {
  CHARACTER,
  familiesOf,
  GAP,
  GROUPS,
  LINE,
  NAME,
  NAMES_LINE,
  SIDES,
  STRIP,
  UPRIGHT,
  uprightLines,
} from './heads.ts';
import type { Painting } from './painting.ts';
import { spread } from './paint-row-heads.ts';
import { fillBox } from '../kit/pen.ts';
import { isNear, xOf } from './viewport.ts';

/** Least width of a part that has its initial. */
const INITIAL = 7;
/** Least distance of names that stand on end beside each other. */
export const NAMED = 13;

/**
 * Names of the groups over their columns, close to the strip of kinds; close up above the names of
 * the columns.
 */
export function paintGroupNames(painting: Painting): void {
  const { pen, shape, viewport, palette } = painting;
  const { groups } = shape;
  const base = viewport.top - STRIP - GAP;
  pen.font = `${NAME}px ${palette.font}`;
  pen.textBaseline = 'middle';
  if (isNear(viewport)) {
    paintEdges(painting, groups, 3);
    paintLevel(painting, isTight(painting) ? familiesOf(groups) : groups, GROUPS / 2 + 1);
  } else if (viewport.groupStyle === 'level') {
    paintEdges(painting, groups, NAMES_LINE + 3);
    paintLevel(painting, groups, base - LINE - 5);
    paintNumbers(painting, base - 5);
  } else if (viewport.groupStyle === 'upright') {
    paintEdges(painting, groups, NAMES_LINE + 3);
    paintUpright(painting, groups);
  } else {
    const families = familiesOf(groups);
    paintEdges(painting, families, NAMES_LINE + 3);
    for (const { parts } of families) paintEdges(painting, parts.slice(1), base - 1);
    const alone = families.filter(({ parts }) => parts.length === 0);
    for (const family of families) if (family.parts.length > 0) paintFamily(painting, family, base);
    paintUpright(painting, alone);
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
  return Math.floor((width - SIDES) / CHARACTER);
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
    const written = name.length <= most ? name : `${name.slice(0, most - 1)}…`;
    pen.fillText(written, x0 + SIDES / 2, y);
    if (isOff(painting, group)) pen.fillRect(x0 + SIDES / 2, y, written.length * CHARACTER, 1);
  }
}

/** True when a switch has taken every column of the group out of the matrix. */
function isOff({ view }: Painting, { from, to }: ColumnGroup): boolean {
  for (let column = from; column < to; column += 1) if (view.kinds[column] !== 'off') return false;
  return true;
}

/** How many columns each group has, under its name: `16`, or `16, off` where there is room. */
function paintNumbers(painting: Painting, y: number): void {
  const { pen, palette, shape } = painting;
  pen.fillStyle = palette.inkSoft;
  for (const group of shape.groups) {
    const { x0, x1 } = seen(painting, group);
    const number = String(group.to - group.from);
    const words = isOff(painting, group) ? `${number}, off` : number;
    pen.fillText(words.length <= lettersIn(x1 - x0) ? words : number, x0 + SIDES / 2, y);
  }
}

interface Upright {
  readonly middle: number;
  /** A line of the name of a group. */
  readonly text: string;
}

/**
 * On end, over the middle of what is seen of each group; where there is no room for all they begin
 * over the heads of the rows.
 */
function paintUpright(painting: Painting, groups: readonly ColumnGroup[]): void {
  const { pen, viewport, palette } = painting;
  const lines = groups.flatMap((group): Upright[] => {
    const { x0, x1 } = seen(painting, group);
    if (x1 - x0 < UPRIGHT / 2) return [];
    const texts = uprightLines(group.name, (group.to - group.from) * viewport.scaleX);
    return texts.map((text, line) => {
      const aside = (line - (texts.length - 1) / 2) * NAMED;
      return { middle: (x0 + x1) / 2 + aside, text };
    });
  });
  const last = groups.at(-1);
  const end = last ? seen(painting, last).x1 : viewport.left;
  const spots = spread(
    lines.map(({ middle }) => middle),
    Math.min(viewport.left, end - lines.length * NAMED) + UPRIGHT / 2,
    Math.max(viewport.left, end - UPRIGHT / 2),
    NAMED,
  );
  pen.fillStyle = palette.inkSoft;
  pen.textAlign = 'left';
  lines.forEach(({ text }, at) => {
    pen.save();
    pen.translate(Math.round(spots[at]!) + 0.5, viewport.top - STRIP - GAP);
    pen.rotate(-Math.PI / 2);
    pen.fillText(text, 0, 0.5);
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
