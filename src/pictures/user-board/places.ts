/**
 * Which places of a board a row marks and a column is about, by their names: `c0,1` a cell, `p0,1` a
 * point, `h0,1` and `v0,1` edges. Nobody says what a column is about: it follows from its rows.
 */
import type { Mark, Place } from '#puzzles/marks.ts';
import type { ProblemBoard } from '#puzzles/board.ts';
import type { Problem } from '#puzzles/problem.ts';
import { marksOf } from '#puzzles/problem.ts';
import { cellName } from './layout.ts';

/** The places of marks, each once. */
export function placesOf(marks: readonly Mark[], kind: ProblemBoard['kind']): string[] {
  const middle = kind === 'lines' ? 'p' : 'c';
  const places = marks.flatMap((mark): string[] => {
    if (mark.mark === 'caption') return [];
    if (mark.mark === 'fill' || mark.mark === 'corner') return [cellName(mark.at)];
    if (mark.mark === 'dot') return [`${middle}${mark.at.join(',')}`];
    if (mark.mark !== 'path') return [`${mark.way}${mark.at.join(',')}`];
    return kind === 'lines'
      ? mark.through.flatMap((to, index) => edgesBetween(mark.through[index - 1], to))
      : mark.through.map(cellName);
  });
  return [...new Set(places)];
}

/** The edges of a straight way along the grid; a slanting one runs along none. */
function edgesBetween(from: Place | undefined, to: Place): string[] {
  if (!from) return [];
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  if (top === bottom) {
    return Array.from({ length: right - left }, (_, at) => `h${left + at},${top}`);
  }
  if (left === right) {
    return Array.from({ length: bottom - top }, (_, at) => `v${left},${top + at}`);
  }
  return [];
}

/** What the columns of a problem are about. */
interface ColumnPlaces {
  /** The places that all its rows share; when there is none, all that one of them marks. */
  of(column: number): readonly string[];
  /** The column that is about a place and nothing else, or undefined. */
  at(place: string): number | undefined;
}

/** More work than this is not done to find out which columns are about one place. */
const MOST_WORK = 2_000_000;

/** By the rows of the matrix, which stay the same when columns are switched. */
const known = new WeakMap<Problem['matrix']['rows'], ColumnPlaces>();

/** What the columns of a problem are about: worked out once. */
export function columnPlaces(problem: Problem): ColumnPlaces {
  const { board, matrix } = problem;
  const before = known.get(matrix.rows);
  if (before) return before;
  const placesOfRow = matrix.rows.map((_, row) => (board ? placesOf(marksOf(problem, row), board.kind) : []));
  const rowsOf = matrix.columns.map((): number[] => []);
  let work = 0;
  matrix.rows.forEach((columns, row) => {
    work += columns.length * (placesOfRow[row]?.length ?? 0);
    for (const column of columns) rowsOf[column]?.push(row);
  });

  const told = new Map<number, readonly string[]>();
  function of(column: number): readonly string[] {
    const before = told.get(column);
    if (before) return before;
    const counts = new Map<string, number>();
    let marked = 0;
    for (const row of rowsOf[column] ?? []) {
      const places = placesOfRow[row] ?? [];
      // A row that marks nothing says nothing of its columns.
      if (places.length > 0) marked += 1;
      for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
    const shared = [...counts].filter(([, count]) => count === marked).map(([place]) => place);
    const found = shared.length > 0 ? shared : [...counts.keys()];
    told.set(column, found);
    return found;
  }

  let byPlace: Map<string, number> | null = null;
  function at(place: string): number | undefined {
    if (!byPlace) {
      byPlace = new Map();
      for (let column = 0; column < matrix.columns.length && work <= MOST_WORK; column += 1) {
        const [only, another] = of(column);
        if (only !== undefined && another === undefined && !byPlace.has(only)) {
          byPlace.set(only, column);
        }
      }
    }
    return byPlace.get(place);
  }

  const places: ColumnPlaces = { of, at };
  known.set(matrix.rows, places);
  return places;
}
