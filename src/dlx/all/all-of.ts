import { refuseBounds } from '../bounds.ts';
import { checkOptions, checkPauses } from '../limit.ts';
import { type Matrix, checkColours } from '../matrix.ts';
import { told } from '../told.ts';
import { AllSolutions } from './all-solutions.ts';
import type { Diagram } from './diagram.ts';
import { Listing } from './listing.ts';
import { Sharing } from './sharing.ts';

/** Updates between two pauses: about ten milliseconds of work. */
const UPDATES_IN_A_TURN = 1_000_000;

const MOST_BYTES = 64 * 2 ** 20;

export interface DiagramOptions {
  /** The most memory for subproblems, or for listed solutions, in bytes. Default: 64 MB. */
  readonly mostBytes?: number;
  /** The most updates of the listing, after which it has the solutions so far (`isComplete`). Default: no bound. */
  readonly updates?: number;
}

/** How far the work has come. A listing starts again from 0. */
export interface DiagramProgress {
  readonly way: Diagram['way'];
  readonly nodes: number;
  readonly updates: number;
  /** The share of its tree that is done, from 0 to 1, as in `solveAsync`. */
  readonly share: number;
}

export interface AllOfOptions extends DiagramOptions {
  /** Called in each pause. */
  readonly onProgress?: (progress: DiagramProgress) => void;
  /** Stops the work at its next pause; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/**
 * Builds the diagram of all solutions, in turns of about ten milliseconds, after each of which it yields its progress.
 *
 * It begins with shared subproblems. When these take too much memory, hardly ever come again, or the matrix has
 * colours, it lists the solutions instead.
 *
 * @returns the diagram, for `AllSolutions`
 * @throws RangeError when the matrix is none, a column with colours is primary, or an option is not a number from 0 up
 */
export function* diagramOf(matrix: Matrix<unknown>, options: DiagramOptions = {}): Generator<DiagramProgress, Diagram> {
  checkColours(matrix);
  refuseBounds(matrix, 'allOf does');
  const { mostBytes = MOST_BYTES, updates = Infinity } = checkedOptions(options);
  if (!matrix.colours) {
    const sharing = new Sharing(matrix, mostBytes);
    while (!sharing.done && !sharing.isFull && !sharing.isIdle) {
      sharing.run(sharing.work + UPDATES_IN_A_TURN);
      yield { way: 'shared', nodes: sharing.nodes, updates: sharing.updates, share: sharing.share };
    }
    if (sharing.done) return sharing.diagram();
  }
  const listing = new Listing(matrix, { mostBytes, updates });
  while (!listing.done) {
    listing.run(listing.updates + UPDATES_IN_A_TURN);
    yield { way: 'listed', nodes: listing.nodes, updates: listing.updates, share: listing.share };
  }
  return listing.diagram();
}

/**
 * All solutions at once: how many there are, how many have each row or cover each column, any of them by its number,
 * fair samples, and the same for those that have some rows and not others. The solutions themselves are never listed
 * where subproblems come again, so there may be more of them than could ever be.
 *
 * It pauses for the event loop about every ten milliseconds, as `solveAsync` does.
 *
 * @throws RangeError when the matrix is none, a column with colours is primary, or an option is not what it should be;
 *   and the signal's reason
 */
export async function allOf<Row = number>(matrix: Matrix<Row>, options: AllOfOptions = {}): Promise<AllSolutions<Row>> {
  const { onProgress, signal } = checkedOptions(options);
  checkPauses({ onProgress, signal });
  signal?.throwIfAborted();
  const work = diagramOf(matrix, options);
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return new AllSolutions(matrix, step.value);
    onProgress?.(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  }
}

function checkedOptions<Options extends DiagramOptions>(options: Options): Options {
  checkOptions(options);
  for (const name of ['mostBytes', 'updates'] as const) {
    const value = options[name] ?? 0;
    if (!(typeof value === 'number' && value >= 0)) {
      throw new RangeError(`${name} is ${told(value)}; give a number from 0 up, or leave it out`);
    }
  }
  return options;
}
