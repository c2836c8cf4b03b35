import type { Recording } from './recording.ts';
import { type TreeNode, type TreeNodeKind, metAt } from './tree.ts';
import type { LinkSearch } from './walker.ts';

/**
 * The node at a level of the search's path at a decision, exact in a run of any length: the checkpoints give the
 * stretches in which it begins and ends, and only those are walked. Null when the path is shorter.
 * @throws RangeError when the recording has no such decision
 */
export function treeNodeAt(recording: Recording, decision: number, level: number): TreeNode | null {
  const { path } = recording.seek(decision);
  if (level > path.length) return null;
  const taken = level === 0 ? 0 : beginning(recording, decision, level);
  const node = { row: -1, takenFor: -1, column: -1, kind: 'unexplored' as TreeNodeKind };
  const choice = path[level - 1];
  if (choice) Object.assign(node, { row: choice.row, takenFor: choice.column });
  let entered: number | null = null;
  let before = { nodes: 0, solutions: 0 };
  recording.walk(taken, taken + 1, (search) => {
    const { event, events, nodes, solutions } = search;
    if (events === taken) before = { nodes, solutions };
    else if (event === 'choose' || event === 'dead end' || event === 'solution') {
      entered = events;
      Object.assign(node, metAt(search));
    }
    return false;
  });
  const end = ending(recording, decision, level);
  const after = end ?? recording.totals;
  return {
    ...node,
    level,
    taken,
    entered,
    left: end?.events ?? null,
    nodes: after.nodes - before.nodes,
    solutions: after.solutions - before.solutions,
  };
}

/** The last decision at or before this one that took a row to reach a level. */
function beginning(recording: Recording, decision: number, level: number): number {
  const { checkpoints } = recording;
  let checkpoint = checkpoints.before(decision, 'decisions');
  const find = (from: number, to: number): number => {
    let found = -1;
    recording.walk(from, to, ({ event, events, level: here }) => {
      if (event === 'try' && here === level) found = events;
      return false;
    });
    return found;
  };
  const start = (of: number): number => (of < 0 ? 0 : checkpoints.position(of, 'decisions'));
  const near = find(start(checkpoint), decision);
  if (near >= 0) return near;
  while (checkpoint > 0 && checkpoints.lowest(checkpoint) >= level) checkpoint -= 1;
  return find(start(checkpoint - 1), start(checkpoint));
}

type Moment = Pick<LinkSearch, 'events' | 'nodes' | 'solutions'>;

/** The first moment after a decision at which the search is above a level or done, or null. */
function ending(recording: Recording, decision: number, level: number): Moment | null {
  const { checkpoints, totals } = recording;
  const find = (from: number, to: number): Moment | null => {
    const found: Moment[] = [];
    recording.walk(from, to, (search) => {
      const { events, nodes, solutions, done } = search;
      const isAbove = search.level < level && events > decision;
      if (isAbove || done) found.push({ events, nodes, solutions });
      return found.length > 0;
    });
    return found[0] ?? null;
  };
  const end = (of: number): number => (of < checkpoints.count ? checkpoints.position(of, 'decisions') : totals.events);
  let next = checkpoints.before(decision, 'decisions') + 1;
  const near = find(decision, end(next));
  if (near || next >= checkpoints.count) return near;
  next += 1;
  while (next < checkpoints.count && checkpoints.lowest(next) >= level) next += 1;
  return find(end(next - 1), end(next));
}
