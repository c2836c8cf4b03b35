import { inWords } from '#english/english.ts';
import type { Mark, Place } from '../../marks.ts';
import type { UserProblem } from '../problem.ts';
import type { Finder } from './finding.ts';
import { named } from './finding.ts';

/** With more bare cells than this share of the board, rows draw for another reason. */
const FEW = 0.25;

/** Cells of the board that no row fills, where rows fill nearly all others: their rows were left out, or nothing fits. */
export const bareCells: Finder = ({ board, rows }: UserProblem) => {
  if (!board || board.kind === 'lines') return [];
  // Rows that draw something else are about something else.
  if (rows.some(({ marks }) => marks.length > 0 && marks.every((mark) => placesIn(mark).length === 0))) return [];
  const marks = [...board.marks, ...rows.flatMap((row) => row.marks)];
  const known = new Set([...board.missing, ...marks.flatMap(placesIn)].map(String));
  const bare: string[] = [];
  for (let y = 0; y < board.height; y += 1) {
    for (let x = 0; x < board.width; x += 1) if (!known.has(`${x},${y}`)) bare.push(`${x},${y}`);
  }
  const cells = board.width * board.height - board.missing.length;
  if (bare.length === 0 || bare.length > FEW * cells) return [];
  const [cell, rowsOf, it] = bare.length === 1 ? ['cell', 'its rows', 'it'] : ['cells', 'their rows', 'they'];
  return [
    {
      kind: 'bare cells',
      sentence:
        `No row fills the ${cell} ${named(bare)} of the board, but rows fill the other ${inWords(cells - bare.length)}. ` +
        `Check whether ${rowsOf} were left out, nothing fits there, or ${it} should be missing from the board.`,
      rows: [],
      columns: [],
    },
  ];
};

function placesIn(mark: Mark): readonly Place[] {
  if (mark.mark === 'path') return mark.through.flatMap((to, at) => between(mark.through[at - 1] ?? to, to));
  return mark.mark === 'fill' || mark.mark === 'dot' || mark.mark === 'corner' ? [mark.at] : [];
}

/** The places on a straight line, with both of its ends. */
function between([x, y]: Place, [toX, toY]: Place): Place[] {
  const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y), 1);
  return Array.from({ length: steps + 1 }, (_, step): Place => [
    x + (step * (toX - x)) / steps,
    y + (step * (toY - y)) / steps,
  ]);
}
