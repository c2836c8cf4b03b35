/** A small picture of each rung of the ladder: what you do there. */
import type { Rung } from '#practice/ladder.ts';
import { box, dot, line, sign } from '#ui/kit/thumbs/marks.ts';

/** A node that is leaving, and the link that is written past it. */
function watch(): string {
  const nodes = dot(16, 46, 'ink', 4.5) + dot(48, 46, 'undone', 4.5) + dot(80, 46, 'ink', 4.5);
  return `${line('M22 46H42M54 46H74', 'undone')}${line('M18 39C30 12 66 12 78 39M78 39L77 29M78 39L69 35', 'branch')}${nodes}`;
}

/** Three cells of an array, and the one to say. */
function fillIn(): string {
  const cells = line('M8 22H36V50H8ZM62 22H90V50H62Z', 'ink') + line('M35 22H63V50H35Z', 'branch');
  return `${cells}${sign(22, 36, '2')}${sign(49, 36, '?', 'branch')}${sign(76, 36, '0')}`;
}

/** Lines of a program, one of them on its way to its place. */
function putInOrder(): string {
  const lines = line('M8 14H56M18 28H66M8 58H44', 'soft');
  return `${lines}${box(26, 38, 52, 9, 'chosen')}${line('M84 60C94 56 94 48 86 43M86 43H92M86 43L88 49', 'branch')}`;
}

/** A program of which the last line is still missing. */
function write(): string {
  return `${line('M8 14H58M18 27H74M18 40H60', 'soft')}${line('M18 47V61', 'branch')}`;
}

export const RUNG_PICTURES: Readonly<Record<Rung, () => string>> = {
  watch,
  fill: fillIn,
  order: putInOrder,
  write,
};
