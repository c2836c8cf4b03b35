import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { type Edge, type Point, endsOf, pointText } from '#puzzles/tetrasticks/lattice.ts';
import type { Placement } from '#puzzles/tetrasticks/placements.ts';

/** What pieces do to each other at a junction where each has two edges, or one has and two end. */
type MeetingKind = 'A crossing' | 'Two corners' | 'A passage and two ends';

/** Pieces that meet at a junction. */
interface Meeting {
  readonly kind: MeetingKind;
  /** The rows of the pieces that have an edge there. */
  readonly rows: readonly number[];
  readonly words: string;
}

const KINDS: readonly MeetingKind[] = ['A crossing', 'Two corners', 'A passage and two ends'];

/**
 * One meeting of each kind, the first in these covers.
 * @throws RangeError when the covers do not show them all
 */
export function meetingsOf(problem: TetrastickProblem, covers: readonly (readonly number[])[]): Meeting[] {
  const all = covers.flatMap((rows) => meetingsIn(problem, rows));
  return KINDS.map((kind) => {
    const found = all.find((meeting) => meeting.kind === kind);
    if (!found) throw new RangeError(`the covers do not show: ${kind}`);
    return found;
  });
}

function meetingsIn(problem: TetrastickProblem, rows: readonly number[]): Meeting[] {
  return problem.meanings.flatMap((meaning): Meeting[] => {
    if (meaning.kind !== 'junction') return [];
    const { point } = meaning;
    const there = rows.flatMap((row) => {
      const placement = problem.placements[row];
      const edges = placement ? edgesAt(placement, point) : [];
      return placement && edges.length > 0 ? [{ row, placement, edges }] : [];
    });
    const passing = there.filter(({ placement }) => passes(placement, point));
    const names = there.map(({ placement }) => placement.piece);
    const meeting = (kind: MeetingKind, words: string): Meeting[] => [
      { kind, words, rows: there.map(({ row }) => row) },
    ];
    const at = pointText(point);
    if (passing.length === 2) {
      return meeting('A crossing', `${names.join(' and ')} both pass straight through ${at}.`);
    }
    if (there.length === 2 && passing.length === 0 && there.every(({ edges }) => edges.length === 2)) {
      return meeting('Two corners', `${names.join(' and ')} both turn at ${at}. They touch.`);
    }
    if (there.length === 3 && passing.length === 1) {
      const [through] = passing.map(({ placement }) => placement.piece);
      const ends = names.filter((name) => name !== through);
      return meeting(
        'A passage and two ends',
        `${through ?? ''} passes straight through ${at}; ${ends.join(' and ')} end there.`,
      );
    }
    return [];
  });
}

export function edgesAt({ edges }: Pick<Placement, 'edges'>, { x, y }: Point): Edge[] {
  return edges.filter((edge) => endsOf(edge).some((end) => end.x === x && end.y === y));
}

function passes({ straight }: Placement, { x, y }: Point): boolean {
  return straight.some((point) => point.x === x && point.y === y);
}
