/**
 * A ring between two presses: the node that leaves is lifted out, and the two links that lead past it now reach for
 * each other’s node beneath it. Backwards it is the same.
 */
import { cutAt, evenly, lengthOf, sharedLength } from '../kit/along.ts';
import { type Point, type Polyline, endAngle, mix, pathOf, polylineOf } from '../kit/polyline.ts';
import { clearOf, room, smooth } from '../kit/detour.ts';
import { type LaidLink, type LaidNode, type RingLayout, BOX, ringLayout } from './layout.ts';
import type { RingView } from './view.ts';

/** Room between the node that leaves and the link that goes round it: the link to the left runs outside the other. */
const CLEAR = { R: 5, L: 14 } as const;
/** Points of a link on its way. */
const POINTS = 48;

/** The layout of a view when this share of its last press is done; `before` is the view before that press. */
export function swingLayout(before: RingView, view: RingView, share: number): RingLayout {
  const now = ringLayout(view);
  const last = view.presses.at(-1);
  if (share >= 1 || !last) return now;
  const then = ringLayout(before);
  const moved = last.node.index;
  const leaves = last.does === 'remove';
  const gone = leaves ? share : 1 - share;
  // The links let go first; then the node rises.
  const rise = smooth(gone, 0.3, 1);
  const lifted = leaves ? rise : 1 - rise;
  const nodes = now.nodes.map((node, at) => ({ ...node, ...mix(then.nodes[at]!, node, lifted) }));
  const node = nodes[moved]!;
  const links = now.links.map((link, at): LaidLink => {
    const old = then.links[at]!;
    if (link.link.isNew) return onItsWay(link, written(old, link, node, share, gone));
    if (old.path === link.path) return link;
    return { ...onItsWay(link, between(old, link, lifted)), middle: mix(old.middle, link.middle, lifted) };
  });
  return { ...now, nodes, links };
}

function onItsWay(link: LaidLink, line: Polyline): LaidLink {
  return { ...link, path: pathOf(line), tip: line.at(-1)!, angle: endAngle(line) };
}

/** A link of which an end is carried along. */
function between(old: LaidLink, now: LaidLink, share: number): Polyline {
  const [from, to] = [old, now].map(({ path }) => evenly(polylineOf(path), POINTS)) as [Polyline, Polyline];
  return from.map((point, at) => mix(point, to[at]!, share));
}

/** The link that the press writes. `gone` is 0 while the node is in the list, 1 when it is out of it. */
function written(old: LaidLink, now: LaidLink, node: LaidNode, share: number, gone: number): Polyline {
  // Round the back it retreats to where the two ways part and goes on from there; the shortest way would cross the list.
  if (old.way === 'round' || now.way === 'round') return alongBoth(polylineOf(old.path), polylineOf(now.path), share);
  const line = between(old, now, share);
  if (old.way !== 'level' || now.way !== 'level') return line;
  const clear = room(gone, CLEAR[now.link.side]);
  const [along, across] = [BOX / 2 + clear, BOX / 2 + clear];
  return line.map(({ x, y }): Point => {
    const deep = clearOf({ middle: node.x, along, across }, x);
    return { x, y: deep > 0 ? Math.max(y, node.y + deep) : y };
  });
}

function alongBoth(old: Polyline, now: Polyline, share: number): Polyline {
  const shared = sharedLength(old, now);
  const [back, on] = [lengthOf(old) - shared, lengthOf(now) - shared];
  const done = (back + on) * share;
  return done < back ? cutAt(old, shared + back - done) : cutAt(now, shared + done - back);
}
