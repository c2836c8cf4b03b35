/** What the number picker says: the columns of a row, what took it away, and why a number has none. */
import { type Frame, rowStates } from '#history/index.ts';
import type { RippleProblem } from '#puzzles/ripple-effect/encode.ts';
import { cellsOf } from '#puzzles/ripple-effect/puzzle.ts';
import { isOn } from './parts.ts';
import { listed } from '#english/english.ts';

/** The columns that the search looks at; the ripples of one arm are given as a run, from first to last. */
export function rowColumnsWords(problem: RippleProblem, row: number): string {
  const { matrix, meaningOf } = problem;
  const taken = (matrix.rows[row] ?? []).filter((column) => matrix.columns[column]?.kind !== 'off');
  const name = (column: number): string => matrix.columns[column]?.name ?? '';
  const others: string[] = [];
  const runs = new Map<string, string[]>();
  for (const column of taken) {
    const meaning = meaningOf(column);
    if (meaning.kind !== 'ripple') others.push(name(column));
    else runs.set(meaning.direction, [...(runs.get(meaning.direction) ?? []), name(column)]);
  }
  const ripples = [...runs.values()];
  const count = ripples.reduce((sum, run) => sum + run.length, 0);
  const told = ripples.map((run) => [...new Set([run[0], run.at(-1)])].join(' to '));
  if (taken.length === 0) return 'All columns of its row are off.';
  const start = `Its row takes ${taken.length} ${taken.length === 1 ? 'column' : 'columns'}`;
  if (count === 0) return `${start}: ${others.join(' and ')}.`;
  const head = others.length === 0 ? '' : `${others.join(', ')}, and `;
  return `${start}: ${head}${count} ripple ${count === 1 ? 'column' : 'columns'}: ${told.join(', ')}.`;
}

/** At most this many shared columns are named. */
const SHARED_TOLD = 3;

/** Which chosen row has taken a row away, and the columns that both have; empty while it is there. */
export function goneWords({ matrix, rowNames }: RippleProblem, row: number, frame: Frame): string {
  const states = rowStates(matrix, frame);
  if (states[row] !== 'hidden') return '';
  const mine = new Set((matrix.rows[row] ?? []).filter((column) => isOn(matrix, column)));
  for (const { row: chosen } of frame.path) {
    const shared = (matrix.rows[chosen] ?? []).filter((column) => mine.has(column));
    if (shared.length === 0) continue;
    const names = shared.slice(0, SHARED_TOLD).map((column) => matrix.columns[column]?.name ?? '');
    const more = shared.length - names.length;
    const told = more > 0 ? `${names.join(', ')} and ${more} more` : listed(names);
    return `At this step its row is gone: it shares ${told} with ${rowNames[chosen] ?? ''}, which is chosen.`;
  }
  return '';
}

/** Why a value has no row in the cell. */
export function noRowWords({ puzzle }: RippleProblem, cell: number, value: number): string {
  const room = puzzle.rooms[puzzle.roomOf[cell] ?? -1];
  const size = room?.cells.length ?? 0;
  const given = puzzle.givens[cell] ?? 0;
  const why =
    given > 0
      ? `${given} is given in this cell`
      : value > size
        ? `its room has ${cellsOf(size)}, so its numbers end at ${size}`
        : `${value} is given in another cell of the room`;
  return `No row puts ${value} there: ${why}.`;
}
