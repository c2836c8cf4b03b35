/** What an edit has changed, in words for readers who cannot see the grid. */
import { type Design, cellsOf } from './design.ts';
import { cellWords } from './puzzle.ts';

/**
 * "5 taken out of 2 across, 1 down"; empty when nothing has changed. No full stop.
 *
 * @param isReturn true when the design has stood there before: undone, or done again
 */
export function editWords(before: Design, after: Design, isReturn = false): string {
  if (before.width !== after.width || before.height !== after.height) {
    return `The grid is ${after.width} across and ${after.height} down`;
  }
  const given = changed(before.givens, after.givens);
  const moved = changed(before.labels, after.labels);
  if (moved.length > 1 && isEmpty(after)) return 'The grid is empty';
  if (moved.length > 1 && isEmpty(before) && isReturn) return 'Your puzzle is back';
  if (given.length > 0 && moved.length > 0) return 'Another puzzle is in the grid';
  return given.length > 0 ? givenWords(before, after, given) : roomWords(after, moved);
}

/** True when no number is given, and each cell is a room of its own. */
function isEmpty({ labels, givens }: Design): boolean {
  return givens.every((value) => value === 0) && new Set(labels).size === labels.length;
}

function givenWords(before: Design, after: Design, cells: readonly number[]): string {
  const [cell = 0, another] = cells;
  const place = cellWords(after.width, cell);
  const value = after.givens[cell] ?? 0;
  if (another === undefined) {
    return value > 0 ? `${value} given at ${place}` : `${before.givens[cell] ?? 0} removed from ${place}`;
  }
  return after.givens.every((each) => each === 0) ? 'All givens removed' : `${cells.length} givens changed`;
}

function roomWords(after: Design, cells: readonly number[]): string {
  const [cell, another] = cells;
  if (cell === undefined) return '';
  const rooms = new Set(cells.map((each) => after.labels[each]));
  if (another !== undefined && rooms.size > 1) return `${cells.length} cells are in other rooms now`;
  const room = after.labels[cell] ?? '?';
  const size = cellsOf(after, room).length;
  const place = cellWords(after.width, cell);
  if (another !== undefined) return `Room ${room} has ${size} cells`;
  return size === 1 ? `${place} is a room of its own` : `${place} joins room ${room} of ${size} cells`;
}

function changed<Thing>(before: readonly Thing[], after: readonly Thing[]): number[] {
  return after.flatMap((now, cell) => (now === before[cell] ? [] : [cell]));
}
