import type { Matrix } from '../../dlx/index.ts';
import type { EventKind, Frame, Move } from '../../history/index.ts';
import type { CodeKey } from './keys.ts';

/** The lines of code that a moment of a run is about, by their keys. */
export interface LinesInForce {
  /** The line that has just run: at the links zoom the one that did the write. */
  readonly line: CodeKey;
  /** A line that has run with it and is no step of its own: the count of a column's rows. */
  readonly also: CodeKey | null;
  /** The lines that have led there and are not over, the innermost first. */
  readonly callers: readonly CodeKey[];
}

const EVENT_LINES: Readonly<Record<EventKind, CodeKey>> = {
  start: 'search.start',
  choose: 'search.choose',
  'dead end': 'search.dead-end',
  try: 'search.try',
  solution: 'search.solution',
  retreat: 'search.retreat',
  done: 'search.done',
};

/**
 * The lines in force at a moment. An event lights its own line, a cover or uncover its head and the
 * call in the search, a pointer write the line that does it, below both.
 */
export function linesInForce(matrix: Matrix, frame: Frame): LinesInForce {
  const { move, write } = frame;
  if (!move) return { line: EVENT_LINES[frame.event], also: null, callers: [] };
  const call = callLine(matrix, frame, move);
  if (!write || write.link === 'colour') return { line: move.kind, also: null, callers: [call] };
  return {
    line: `${move.kind}.${write.link}`,
    also: write.link === 'down' ? `${move.kind}.size` : null,
    callers: [move.kind, call],
  };
}

/** True when the line with this key runs at the frame's step, at the zoom that the key belongs to. */
export function runsAt(matrix: Matrix, frame: Frame, key: CodeKey): boolean {
  const { line, also, callers } = linesInForce(matrix, frame);
  return key === line || key === also || (frame.zoom === 'covers' && callers.includes(key));
}

/** Whose call this is: that for the column branched on, or that for the others of a row. */
export function isForBranch(matrix: Matrix, { event, row }: Frame, { column }: Move): boolean {
  if (event === 'try') return false;
  // A row given up was in the list of no column that has been branched on below it.
  return event !== 'retreat' || matrix.rows[row]?.includes(column) !== true;
}

function callLine(matrix: Matrix, frame: Frame, move: Move): CodeKey {
  return `search.${move.kind}-${isForBranch(matrix, frame, move) ? 'branch' : 'others'}`;
}
