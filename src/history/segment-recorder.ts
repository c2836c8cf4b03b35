import type { Matrix } from '#dlx/index.ts';
import { isPlain } from '#dlx/choosers.ts';
import { chooserOf } from '#dlx/links.ts';
import type { Engine } from '#dlx/engine.ts';
import { engineOf } from '#dlx/solve-options.ts';
import { LONG } from './long-moment.ts';
import { type Course, type Recorder, recordEngine, spacing } from './recorder.ts';
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

/** Records a segment with an engine of the same matrix, whatever its position. The counters start at 0. */
export function createSegmentRecorder(engine: Engine, segment: Segment): Recorder {
  engine.restore(segment.from, NOTHING);
  return withShare(engine, recordEngine(engine, Infinity, courseOf(engine, segment)));
}

/**
 * Records a whole run with one engine, in the segments that several workers would record.
 * @throws RangeError when there is no such chooser or engine, or a column with colours is primary
 */
export function createLongRecorder(matrix: Matrix, options: LongOptions = {}): Recorder {
  const { head = LONG, ...how } = options;
  const choose = chooserOf(options.chooser);
  const engine = engineOf({ engine: 'links', ...how })(matrix);
  let segments: Iterator<Segment> | null = null;
  let course: Course | null = null;

  /** Called at a checkpoint: sets the course of the segment that begins here, if one does. */
  function goOn(): void {
    if (!segments && engine.updates >= head && isPlain(choose)) {
      segments = segmentsFrom(bordersOf(matrix, choose), engine.path()).values();
    } else if (!isBorder) return;
    const next = segments?.next();
    course = next && !next.done ? courseOf(engine, next.value) : null;
  }

  let isBorder = false;
  return withShare(
    engine,
    recordEngine(engine, Infinity, {
      run(stop) {
        isBorder = false;
        if (course) isBorder = course.run(stop);
        else engine.run(stop);
        return false;
      },
      spacing() {
        goOn();
        return course ? course.spacing() : spacing(engine.updates);
      },
    }),
  );
}

/** The course from where an engine stands to the end of a segment. */
function courseOf(engine: Engine, { to, parts }: Segment): Course {
  const begin = engine.updates;
  const path = engine.path();
  const common = to === null ? -1 : inCommon(path, to);
  // After a retreat to level `common`, the next rows lead to the border, which is then found try by try.
  const floor = common + 1;
  let isLeft = common === path.length;
  return {
    run({ updates = Infinity, solutions = Infinity }) {
      if (!isLeft) {
        engine.run({ updates, solutions, floor });
        isLeft = engine.event === 'retreat';
      }
      while (isLeft && !engine.done) {
        engine.run({ updates: 0, solutions });
        if (engine.event === 'try' && to && isSame(engine.path(), to)) return true;
        if (engine.event === 'solution') break;
      }
      return false;
    },
    spacing: () => spacing((engine.updates - begin) * parts),
  };
}

function withShare(engine: Engine, recorder: Recorder): Recorder {
  return {
    get finished() {
      return recorder.finished;
    },
    advance: (updates, solutions) => ({
      ...recorder.advance(updates, solutions),
      share: engine.share,
    }),
  };
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && inCommon(one, other) === one.length;
}
