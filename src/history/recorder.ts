import type { Engine } from '#dlx/engine.ts';
import type { StopAt } from '#dlx/links.ts';
import type { EngineName, SolveOptions } from '#dlx/solve-options.ts';
import { told } from '#dlx/told.ts';
import type { Chunk, Totals } from './chunk.ts';

/** Updates between checkpoints: from a twentieth of a millisecond of work to half a millisecond. */
const CLOSEST = 5_000;
const WIDEST = 60_000;
const SHARE = 500;

export interface RecordOptions extends Omit<SolveOptions, 'engine'> {
  /** Default: links. The recording is the same for every engine. */
  readonly engine?: EngineName;
}

export interface Recorder {
  /**
   * Runs for about this many updates and returns the new part of the recording; `solutions` stops it earlier, at the
   * event that brings the total to that number.
   */
  advance(updates: number, solutions?: number): Chunk;
  readonly finished: boolean;
}

/** How far an engine runs from one checkpoint to the next. */
export interface Course {
  /** Runs the engine to a number of updates or solutions; returns true when the recording ends there. */
  run(stop: Pick<StopAt, 'updates' | 'solutions'>): boolean;
  /** Updates from this checkpoint to the next; called at each checkpoint. */
  spacing(): number;
}

/**
 * Records the search of an engine from its current position, to the end of the run or as `course` says, without storing
 * frames. The search is deterministic and can be restored, so the path of choices determines a moment; a checkpoint keeps
 * that path and the counters.
 *
 * Checkpoints are spaced by updates, the unit of work, so that every seek is short: the distance is about 1/500 of the
 * run so far, within bounds. Short runs then have enough checkpoints for an overview, and long runs few enough for
 * memory.
 *
 * @param limit solutions after which the recording is finished
 */
export function recordEngine(engine: Engine, limit: number, course: Course = wholeRun(engine)): Recorder {
  let finished = limit <= 0;
  let next = engine.updates + course.spacing();

  return {
    get finished() {
      return finished;
    },
    advance(updates, solutions = Infinity) {
      for (const [name, value] of Object.entries({ updates, solutions })) {
        if (!(value >= 0)) throw new RangeError(`${name} is ${told(value)}; give a number from 0 up`);
      }
      const tallies: number[] = [];
      const depths: number[] = [];
      const paths: number[] = [];
      const firsts: number[] = [];
      const levels: number[] = [];
      const end = engine.updates + updates;
      const enough = Math.min(limit, solutions);
      while (!finished && engine.solutions < enough) {
        const isOver = course.run({ updates: next, solutions: enough });
        finished = isOver || engine.done || engine.solutions >= limit;
        if (engine.event === 'try') {
          const path = engine.path();
          // In the order of `TALLY`.
          tallies.push(engine.events, engine.moves, engine.writes, engine.nodes);
          tallies.push(engine.updates, engine.covers, engine.solutions, engine.deadEnds, engine.cleansings);
          const firstsNow = engine.firsts();
          for (let at = 0; at < firstsNow.length; at += 2) {
            firsts.push(depths.length, firstsNow[at] as number, firstsNow[at + 1] as number);
          }
          depths.push(path.length);
          for (let level = 0; level < path.length; level += 1) paths.push(path[level] as number);
          levels.push(engine.lowest, engine.highest);
          engine.lowest = engine.level;
          engine.highest = engine.level;
          next = engine.updates + course.spacing();
        }
        if (engine.updates >= end) break;
      }
      return {
        tallies: Float64Array.from(tallies),
        depths: Int32Array.from(depths),
        paths: Int32Array.from(paths),
        firsts: Int32Array.from(firsts),
        levels: Int32Array.from(levels),
        tail: [engine.lowest, engine.highest],
        totals: totalsOf(engine),
        finished,
      };
    },
  };
}

function wholeRun(engine: Engine): Course {
  return {
    run(stop) {
      engine.run(stop);
      return false;
    },
    spacing: () => spacing(engine.updates),
  };
}

/** The distance in updates from a checkpoint at this point of the run to the next. */
export function spacing(updates: number): number {
  return Math.min(WIDEST, Math.max(CLOSEST, updates / SHARE));
}

function totalsOf(engine: Engine): Totals {
  const { events, moves, writes, nodes, updates, cleansings, solutions, deadEnds } = engine;
  const deepest = engine.profile.findLastIndex((count) => count > 0);
  const profile = engine.profile.slice(0, deepest + 1);
  const updatesByLevel = engine.updatesByLevel.slice(0, deepest + 1);
  const counts = { events, moves, writes, nodes, updates, cleansings, solutions, deadEnds };
  return { ...counts, profile, updatesByLevel };
}
