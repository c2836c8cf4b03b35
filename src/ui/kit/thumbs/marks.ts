/** The few marks that the small pictures of the lessons are made of, as markup in a box of 96 by 72. */
import type { Placement } from '#puzzles/tetrasticks/placements.ts';
import { EDGE } from '#pictures/tetrasticks/measures.ts';
import { stickPath } from '#pictures/tetrasticks/stick-path.ts';
import { tenths } from '#pictures/kit/round.ts';

/** What a mark stands for; the stylesheet says how it looks. */
export type Sense = 'ink' | 'soft' | 'chosen' | 'branch' | 'covered' | 'secondary' | 'undone';

export function dot(x: number, y: number, sense: Sense, radius = 3.2): string {
  return `<circle class="is-${sense}" cx="${tenths(x)}" cy="${tenths(y)}" r="${radius}"/>`;
}

export function box(x: number, y: number, width: number, height: number, sense: Sense): string {
  return (
    `<rect class="is-${sense}" x="${tenths(x)}" y="${tenths(y)}" width="${tenths(width)}" ` +
    `height="${tenths(height)}" rx="1.5"/>`
  );
}

export function line(d: string, sense: Sense): string {
  return `<path class="t-line is-${sense}" d="${d}"/>`;
}

export function sign(x: number, y: number, text: string, sense: Sense = 'ink'): string {
  return `<text class="is-${sense}" x="${tenths(x)}" y="${tenths(y)}">${text}</text>`;
}

/** Pieces on a board of `side` by `side` cells, in the middle of the box; `width` is that of the strokes. */
export function sticks(placements: readonly Placement[], side: number, width = 24): string {
  const scale = 60 / (side * EDGE);
  const paths = placements.map(
    (placement) => `<path class="t-stick" data-piece="${placement.piece}" d="${stickPath(placement.edges)}"/>`,
  );
  return `<g transform="translate(18 66) scale(${scale})" stroke-width="${width}">${paths.join('')}</g>`;
}
