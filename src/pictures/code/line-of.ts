import type { Matrix } from '#dlx/index.ts';
import type { EventKind, Frame, Move } from '#history/index.ts';
import { type CodeKey, zoomOfKey } from './keys.ts';

/** The lines of code that a moment of a run is about, by their keys. */
export interface LinesInForce {
  /** The line that has just run: at the links zoom the one that did the write. */
  readonly line: CodeKey;
  /** A line that has run with it and is not a step of its own: the count of a column's rows. */
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
export function linesInForce(matrix: Matrix<unknown>, frame: Frame): LinesInForce {
  const { move, write } = frame;
  if (!move) return { line: EVENT_LINES[frame.event], also: null, callers: [] };
  const call = callLine(matrix, frame, move);
  if (matrix.colours) return linesWithColours(frame, move, call);
  if (!write || write.link === 'colour') return { line: move.kind, also: null, callers: [call] };
  return {
    line: `${move.kind}.${write.link}`,
    also: write.link === 'down' ? `${move.kind}.size` : null,
    callers: [move.kind, call],
  };
}

/** Commit and its undoing, and what they do to a column with a colour and to a row. */
const STEPS = {
  cover: { purify: 'purify', hide: 'hide' },
  uncover: { purify: 'unpurify', hide: 'unhide' },
} as const;

/**
 * The same where there are colours. The other columns of a row are committed: covered, or purified when
 * the move has a colour. Rows are hidden by a function of their own, whichever move wants them out.
 */
function linesWithColours({ write }: Frame, { kind, colour }: Move, call: CodeKey): LinesInForce {
  const { purify, hide } = STEPS[kind];
  const head = colour === undefined ? kind : purify;
  const calls: CodeKey[] = call.endsWith('-others') ? [`${head}.call`, call] : [call];
  if (!write) return { line: head, also: null, callers: calls };
  const { link } = write;
  const callers = [head, ...calls];
  if (link === 'colour') {
    // A header has a colour's number or none, a node that is marked -1.
    const isMark = Math.min(write.from, write.to) < 0;
    return { line: `${purify}.${isMark ? 'mark' : 'colour'}`, also: null, callers };
  }
  if (link === 'left' || link === 'right') return { line: `${kind}.${link}`, also: null, callers };
  const also = link === 'down' ? (`${hide}.size` as const) : null;
  return { line: `${hide}.${link}`, also, callers: [`${head}.row`, ...callers] };
}

/** True when the line with this key runs at the frame's step, at the zoom that the key belongs to. */
export function runsAt(matrix: Matrix<unknown>, frame: Frame, key: CodeKey): boolean {
  const { line, also, callers } = linesInForce(matrix, frame);
  return key === line || key === also || (frame.zoom === zoomOfKey(key) && callers.includes(key));
}

/** Whose call this is: that for the column branched on, or that for the others of a row. */
export function isForBranch(matrix: Matrix<unknown>, { event, row }: Frame, { column }: Move): boolean {
  if (event === 'try') return false;
  // A row given up was in the list of no column that has been branched on below it.
  return event !== 'retreat' || matrix.rows[row]?.includes(column) !== true;
}

function callLine(matrix: Matrix<unknown>, frame: Frame, move: Move): CodeKey {
  return `search.${move.kind}-${isForBranch(matrix, frame, move) ? 'branch' : 'others'}`;
}
