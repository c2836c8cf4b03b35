/** Makes puzzles with exactly one solution, of a size and a level that are asked for. */
import { type Level, type Measure, GENTLE_SHARE, levelOf, measure } from './level.ts';
import { type FilledGrid, makeGrid } from './make-grid.ts';
import { type RipplePuzzle, inLines } from './puzzle.ts';
import { createPuzzle } from './create.ts';
import { type Random, createRandom } from '#dlx/random.ts';
import { roomLetter } from './text.ts';

export interface MakeOptions {
  readonly width: number;
  readonly height: number;
  /** Size of the largest room that may come up, 2 to 9. */
  readonly largest: number;
  readonly level: Level;
  /** A whole number; the same options make the same puzzle. */
  readonly seed: number;
}

export interface Made {
  readonly puzzle: RipplePuzzle;
  /** For each cell its number. */
  readonly solution: readonly number[];
  readonly measure: Measure;
  /** What the measure says; the level asked for, unless no grid tried would give it. */
  readonly level: Level;
}

/** How far the making has come, for the page that waits. */
export interface Making {
  /** Grids begun, of how many, and givens still there in this one; 0 while no room fits. */
  readonly grids: number;
  readonly mostGrids: number;
  readonly givens: number;
  /** What share is done of the most that is tried; the making may be over long before. It never falls. */
  readonly share: number;
  /** How often no room has fitted, in all grids. */
  readonly misfits: number;
  /** The level of the best puzzle that is not quite what was asked for, or null. */
  readonly nearest: Level | null;
}

/** Grids tried before a puzzle of another level has to do. */
const MOST_GRIDS = 30;
/** After so many misfits, some seconds, the rooms are taken to be too small for the grid. */
const MOST_MISFITS = 600_000;

/**
 * Fills a grid, then takes givens out, in a random order, as long as the search finds no second
 * solution (and, for the two easy levels, never has to turn back). Yields after each given and each
 * misfit, so that the caller can look elsewhere or stop. The work has a bound, not the time, so
 * that the same options come to the same end everywhere.
 *
 * @throws RangeError when no grid of that size could be filled
 */
export function* makePuzzle(options: MakeOptions, mostMisfits = MOST_MISFITS): Generator<Making, Made> {
  const { width, height, largest, level, seed } = options;
  const random = createRandom(seed);
  let best: Made | null = null;
  let misfits = 0;
  for (let grids = 1; grids <= MOST_GRIDS; grids += 1) {
    const tell = (givens: number, tried = 0): Making => {
      const share = (grids - 1 + tried / (width * height)) / MOST_GRIDS;
      return { grids, mostGrids: MOST_GRIDS, givens, share, misfits, nearest: best?.level ?? null };
    };
    const filling = makeGrid(width, height, largest, random);
    let filled = filling.next();
    for (; !filled.done && misfits < mostMisfits; filled = filling.next()) {
      misfits += 1;
      yield tell(0);
    }
    if (!filled.done) break;
    const made: Made = yield* thin(options, random, filled.value, tell);
    if (made.level === level) return made;
    if (best === null || isNearer(made, best, level)) best = made;
  }
  if (best) return best;
  throw new RangeError(
    `rooms of at most ${largest} hardly ever fill a grid of ${width} by ${height} cells; allow larger rooms`,
  );
}

function* thin(
  options: MakeOptions,
  random: Random,
  filled: FilledGrid,
  tell: (givens: number, tried: number) => Making,
): Generator<Making, Made> {
  const { width, height, level } = options;
  const isEasy = level === 'gentle' || level === 'steady';
  const least = level === 'gentle' ? Math.ceil(GENTLE_SHARE * width * height) : 0;
  let givens = [...filled.grid];
  let count = givens.length;
  let puzzle = puzzleOf(width, filled, givens);
  let measured = measure(puzzle);
  let tried = 0;
  for (const cell of random.shuffled(givens.map((_, index) => index))) {
    if (count <= least) break;
    const fewer = givens.map((value, index) => (index === cell ? 0 : value));
    const next = puzzleOf(width, filled, fewer);
    const now = measure(next);
    if (now.isWhole && now.solutions === 1 && !(isEasy && now.deadEnds > 0)) {
      [givens, puzzle, measured] = [fewer, next, now];
      count -= 1;
    }
    tried += 1;
    yield tell(count, tried);
  }
  return { puzzle, solution: filled.grid, measure: measured, level: levelOf(puzzle, measured) };
}

/** Of two puzzles that missed the level, the one whose search turned back more nearly as asked. */
function isNearer(one: Made, other: Made, level: Level): boolean {
  const wanted = level === 'knotty' ? Infinity : level === 'tricky' ? 1 : 0;
  const miss = ({ measure: { deadEnds } }: Made): number =>
    wanted === Infinity ? -deadEnds : Math.abs(deadEnds - wanted);
  return miss(one) < miss(other);
}

function puzzleOf(width: number, { roomOf }: FilledGrid, givens: readonly number[]): RipplePuzzle {
  // Letters in reading order of the rooms' first cells, as readers name them.
  const order = [...new Set(roomOf)];
  const letters = roomOf.map((room) => roomLetter(order.indexOf(room)));
  return createPuzzle(inLines(letters, width), inLines(givens, width));
}
