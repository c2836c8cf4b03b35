import type { Walk } from '#dlx/walk.ts';
import type { StopAt } from '#dlx/links.ts';
import { told } from '#dlx/told.ts';
import type { Chunk, Totals } from './chunk.ts';

/** Updates between checkpoints: from a twentieth of a millisecond of work to half a millisecond. */
const CLOSEST = 5_000;
const WIDEST = 60_000;
const SHARE = 500;

export interface Recorder {
  /**
   * Runs for about this many updates and returns the new part of the recording; `solutions` stops it earlier, at the
   * event that brings the total to that number.
   */
  advance(updates: number, solutions?: number): Chunk;
  readonly finished: boolean;
}

/** How a walk goes from checkpoint to checkpoint. */
export interface Course {
  /** Runs the walk to a number of updates or solutions; returns true when the recording ends there. */
  run(stop: Pick<StopAt, 'updates' | 'solutions'>): boolean;
  /** Updates from this checkpoint to the next; called at each checkpoint. */
  spacing(): number;
}

/**
 * Records a walk from its current position, to the end of the run or as `course` says.
 *
 * @param limit solutions after which the recording is finished
 */
export function recordWalk(walk: Walk, limit: number, course: Course = wholeRun(walk)): Recorder {
  let finished = limit <= 0;
  let next = walk.updates + course.spacing();

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
      const end = walk.updates + updates;
      const enough = Math.min(limit, solutions);
      while (!finished && walk.solutions < enough) {
        const isOver = course.run({ updates: next, solutions: enough });
        finished = isOver || walk.done || walk.solutions >= limit;
        if (walk.event === 'try') {
          const path = walk.path();
          tallies.push(walk.events, walk.moves, walk.writes, walk.nodes);
          tallies.push(walk.updates, walk.covers, walk.solutions, walk.deadEnds, walk.cleansings);
          const turned = walk.firsts();
          for (let at = 0; at < turned.length; at += 2) {
            firsts.push(depths.length, turned[at] as number, turned[at + 1] as number);
          }
          depths.push(path.length);
          for (let level = 0; level < path.length; level += 1) paths.push(path[level] as number);
          levels.push(walk.lowest, walk.highest);
          walk.lowest = walk.level;
          walk.highest = walk.level;
          next = walk.updates + course.spacing();
        }
        if (walk.updates >= end) break;
      }
      return {
        tallies: Float64Array.from(tallies),
        depths: Int32Array.from(depths),
        paths: Int32Array.from(paths),
        firsts: Int32Array.from(firsts),
        levels: Int32Array.from(levels),
        tail: [walk.lowest, walk.highest],
        totals: totalsOf(walk),
        finished,
      };
    },
  };
}

function wholeRun(walk: Walk): Course {
  return {
    run(stop) {
      walk.run(stop);
      return false;
    },
    spacing: () => spacing(walk.updates),
  };
}

/** The distance in updates from a checkpoint at this point of the run to the next. */
export function spacing(updates: number): number {
  return Math.min(WIDEST, Math.max(CLOSEST, updates / SHARE));
}

function totalsOf(walk: Walk): Totals {
  const { events, moves, writes, nodes, updates, cleansings, solutions, deadEnds } = walk;
  const deepest = walk.profile.findLastIndex((count) => count > 0);
  const profile = walk.profile.slice(0, deepest + 1);
  const updatesByLevel = walk.updatesByLevel.slice(0, deepest + 1);
  const counts = { events, moves, writes, nodes, updates, cleansings, solutions, deadEnds };
  return { ...counts, profile, updatesByLevel };
}
