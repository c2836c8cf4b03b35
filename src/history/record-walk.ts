import type { Walk } from '../dlx/index.ts';
import type { Chunk, Totals } from './chunk.ts';
import type { Path, Stretch } from './split.ts';
import { inCommon } from './split.ts';

/** Updates between checkpoints: a twentieth of a millisecond of work at least, half a millisecond at most. */
const CLOSEST = 5_000;
const WIDEST = 60_000;
const SHARE = 500;

export interface Recorder {
  /**
   * Goes on for about this many updates and gives what is new; `solutions` stops it earlier, right
   * at the event that brings the total of solutions to that number.
   */
  advance(updates: number, solutions?: number): Chunk;
  readonly finished: boolean;
}

/** Where a stretch ends, and how many there are of its size: a long run has its checkpoints wider apart. */
export type Course = Pick<Stretch, 'to' | 'parts'>;

/**
 * Records a walk from where it stands.
 *
 * @param course of the stretch that begins there
 * @param follow asked after each checkpoint for the course from there on, if it is another. At the border
 *   where the stretch ends that is the next one's; without one, the recorder is finished
 */
export function recordWalk(
  walk: Walk,
  limit: number,
  course: Course,
  follow: (isBorder: boolean) => Course | null,
): Recorder {
  let finished = limit <= 0;
  let { to, parts } = course;
  let begin = walk.updates;
  let next = begin + CLOSEST;
  /** The level above which the walk has left what lies before the border; then it is found try by try. */
  let floor = floorOf(walk, to);
  let isLeft = false;

  /** The walk stands at a checkpoint. */
  function goOn(isBorder: boolean): void {
    const other = follow(isBorder);
    if (isBorder) begin = walk.updates;
    if (other) {
      ({ to, parts } = other);
      floor = floorOf(walk, to);
      isLeft = false;
    } else if (isBorder) finished = true;
    next = walk.updates + spacing((walk.updates - begin) * parts);
  }

  return {
    get finished() {
      return finished;
    },
    advance(updates, solutions = Infinity) {
      const tallies: number[] = [];
      const depths: number[] = [];
      const paths: number[] = [];
      const firsts: number[] = [];
      const levels: number[] = [];
      const end = walk.updates + updates;
      const enough = Math.min(limit, solutions);
      while (!finished && walk.solutions < enough) {
        walk.run({ updates: isLeft ? 0 : next, solutions: enough, floor: isLeft ? 0 : floor });
        if (walk.event === 'retreat') {
          isLeft = true;
          continue;
        }
        finished = walk.done || walk.solutions >= limit;
        if (walk.event === 'try') {
          const path = walk.path();
          const isBorder = isLeft && to !== null && isSame(path, to);
          if (isLeft && !isBorder) continue;
          tallies.push(walk.events, walk.moves, walk.writes, walk.nodes);
          tallies.push(walk.updates, walk.covers, walk.solutions, walk.deadEnds);
          const turned = walk.firsts();
          for (let at = 0; at < turned.length; at += 2) {
            firsts.push(depths.length, turned[at] as number, turned[at + 1] as number);
          }
          depths.push(path.length);
          paths.push(...path);
          levels.push(walk.lowest, walk.highest);
          walk.lowest = walk.level;
          walk.highest = walk.level;
          goOn(isBorder);
        }
        if (walk.updates >= end) break;
      }
      return {
        tallies: Float64Array.from(tallies),
        depths: Uint16Array.from(depths),
        paths: Int32Array.from(paths),
        firsts: Int32Array.from(firsts),
        levels: Uint16Array.from(levels),
        tail: [walk.lowest, walk.highest],
        totals: totalsOf(walk),
        share: walk.share,
        finished,
      };
    },
  };
}

function floorOf(walk: Walk, to: Path | null): number {
  return to === null ? 0 : inCommon(walk.path(), to) + 1;
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && inCommon(one, other) === one.length;
}

/** How many updates lie between a checkpoint at this point of the run and the next. */
function spacing(updates: number): number {
  return Math.min(WIDEST, Math.max(CLOSEST, updates / SHARE));
}

function totalsOf(walk: Walk): Totals {
  const { events, moves, writes, nodes, updates, solutions, deadEnds } = walk;
  const deepest = walk.profile.findLastIndex((count) => count > 0);
  const profile = walk.profile.slice(0, deepest + 1);
  const updatesByLevel = walk.updatesByLevel.slice(0, deepest + 1);
  return { events, moves, writes, nodes, updates, solutions, deadEnds, profile, updatesByLevel };
}
