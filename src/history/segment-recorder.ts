import type { Matrix } from '#dlx/index.ts';
import { isPlain } from '#dlx/choosers.ts';
import { chooserOf } from '#dlx/links.ts';
import type { MovableWalk } from '#dlx/movable.ts';
import { walkOf } from '#dlx/solve-options.ts';
import { LONG } from './long-moment.ts';
import { type Course, type Recorder, recordWalk, spacing } from './record-walk.ts';
import type { RecordOptions } from './recorder.ts';
import { type Path, type Segment, bordersOf, inCommon, NOTHING, segmentsFrom } from './segments.ts';

/**
 * Records long runs in segments (`segments.ts`), each with a checkpoint at its end and its own spacing of checkpoints.
 * The recording is therefore the same, byte for byte, whether one recorder makes all segments in order or many workers
 * make one each and a merger (`merge.ts`) joins them.
 */

export interface LongOptions extends Omit<RecordOptions, 'limit'> {
  /** Updates after which recording continues in segments. Default: `LONG`. */
  readonly head?: number;
}

/** Records a segment with a walk of the same matrix, whatever its position. The counters start at 0. */
export function createSegmentRecorder(walk: MovableWalk, segment: Segment): Recorder {
  walk.restore(segment.from, NOTHING);
  return withShare(walk, recordWalk(walk, Infinity, courseOf(walk, segment)));
}

/**
 * Records a whole run with one walk, in the segments that several workers would record.
 * @throws RangeError when there is no such chooser or engine, or a column with colours is primary
 */
export function createLongRecorder(matrix: Matrix, options: LongOptions = {}): Recorder {
  const { head = LONG, ...how } = options;
  const choose = chooserOf(options.chooser);
  const walk = walkOf({ engine: 'links', ...how })(matrix);
  let segments: Iterator<Segment> | null = null;
  let course: Course | null = null;

  /** Called at a checkpoint: sets the course of the segment that begins here, if one does. */
  function goOn(): void {
    if (!segments && walk.updates >= head && isPlain(choose)) {
      segments = segmentsFrom(bordersOf(matrix, choose), walk.path()).values();
    } else if (!isBorder) return;
    const next = segments?.next();
    course = next && !next.done ? courseOf(walk, next.value) : null;
  }

  let isBorder = false;
  return withShare(
    walk,
    recordWalk(walk, Infinity, {
      run(stop) {
        isBorder = false;
        if (course) isBorder = course.run(stop);
        else walk.run(stop);
        return false;
      },
      spacing() {
        goOn();
        return course ? course.spacing() : spacing(walk.updates);
      },
    }),
  );
}

/** The course from where a walk stands to the end of a segment. */
function courseOf(walk: MovableWalk, { to, parts }: Segment): Course {
  const begin = walk.updates;
  const path = walk.path();
  const common = to === null ? -1 : inCommon(path, to);
  // After a retreat to level `common`, the next rows lead to the border, which is then found try by try.
  const floor = common + 1;
  let isLeft = common === path.length;
  return {
    run({ updates = Infinity, solutions = Infinity }) {
      if (!isLeft) {
        walk.run({ updates, solutions, floor });
        isLeft = walk.event === 'retreat';
      }
      while (isLeft && !walk.done) {
        walk.run({ updates: 0, solutions });
        if (walk.event === 'try' && to && isSame(walk.path(), to)) return true;
        if (walk.event === 'solution') break;
      }
      return false;
    },
    spacing: () => spacing((walk.updates - begin) * parts),
  };
}

function withShare(walk: MovableWalk, recorder: Recorder): Recorder {
  return {
    get finished() {
      return recorder.finished;
    },
    advance: (updates, solutions) => ({
      ...recorder.advance(updates, solutions),
      share: walk.share,
    }),
  };
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && inCommon(one, other) === one.length;
}
