/** The tiles of a proof on the board of a problem: on the cells, edges and points that its columns are about. */
import type { Problem } from '#puzzles/problem.ts';
import { CELL, gridOf, placeNamed } from '../user-board/layout.ts';
import { columnPlaces } from '../user-board/places.ts';
import type { ColumnMarks, Tile } from './column-marks.ts';
import { drawTiles } from './draw-tiles.ts';

/** A tile on a place of the board (`user-board/places.ts`). */
export interface PlacedTile extends Tile {
  readonly place: string;
  readonly columns: readonly number[];
}

export interface BoardTiles {
  readonly tiles: readonly PlacedTile[];
  /** The columns with a tile that are about no single place: a piece, a line. */
  readonly elsewhere: readonly number[];
}

/** Several columns may be about one place; their signs then share a tile. */
export function boardTiles(problem: Problem, marks: ColumnMarks): BoardTiles {
  const places = columnPlaces(problem);
  const tiles = new Map<string, PlacedTile>();
  const elsewhere: number[] = [];
  for (const [column, mark] of marks.entries()) {
    if (!mark) continue;
    const [place, another] = problem.board ? places.of(column) : [];
    if (place === undefined || another !== undefined) {
      elsewhere.push(column);
      continue;
    }
    const there = tiles.get(place);
    tiles.set(place, {
      place,
      tone: there?.tone ?? mark.tone,
      sign: `${there?.sign ?? ''}${mark.sign}`,
      columns: [...(there?.columns ?? []), column],
    });
  }
  return { tiles: [...tiles.values()], elsewhere };
}

/** Half the side of a tile on a cell, and on an edge or a point. */
const ON_CELL = 17;
const ON_LINE = 12;

/** Draws the tiles into a layer, or brings those drawn before up to date. */
export function drawBoardTiles(
  layer: SVGGElement,
  { board }: Pick<Problem, 'board'>,
  tiles: readonly PlacedTile[],
): void {
  if (!board) return;
  const grid = gridOf(board);
  const middleOf = (name: string): readonly [number, number] => {
    const { kind, at } = placeNamed(name);
    if (kind === 'c') return grid.middleOf(at);
    const [x, y] = [at[0] * grid.wide, at[1] * CELL];
    if (kind === 'h') return [x + grid.wide / 2, y];
    return kind === 'v' ? [x, y + CELL / 2] : [x, y];
  };
  const shown = tiles.map((tile) => {
    const half = tile.place.startsWith('c') ? (board.kind === 'triangles' ? ON_LINE : ON_CELL) : ON_LINE;
    const [x, y] = middleOf(tile.place);
    return { ...tile, id: tile.place, half, x, y };
  });
  drawTiles(layer, shown);
}
