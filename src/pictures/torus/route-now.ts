/**
 * The link that has just been written, on its way from the old neighbour to the new one. The torus is unrolled along the
 * link: there a link that goes over the edge simply goes on.
 */
import { type Obstacle, clearOf, room, smooth } from '../kit/detour.ts';
import { type Polyline, type Point, endAngle, mixed, polylineOf } from '../kit/polyline.ts';
import type { MatrixSource } from '../matrix/view.ts';
import { type TorusLayout, boxOf } from './layout.ts';
import { type Axis, type Route, axisOf, headAlong, pieceOf, routeOf } from './route.ts';
import type { TorusLink, TorusView, TorusWrite } from './view.ts';

/** Room between the link and the node that it goes round. */
const CLEAR = 9;
/** Units between two points of a swinging link. */
const FINE = 2;

/** The route of a link in this view: on its way if it is the one that is being written, else at rest. */
export function routeNow({ source, write }: TorusView, layout: TorusLayout, link: TorusLink): Route {
  const isSwinging = write?.now.id === link.id && write.share < 1;
  return isSwinging ? swingOf(layout, source, write) : routeOf(layout, source, link);
}

/** The route of a written link, when its share of the write is done. */
export function swingOf(layout: TorusLayout, source: MatrixSource, { before, now, subject, share }: TorusWrite): Route {
  if (share >= 1) return routeOf(layout, source, now);
  if (share <= 0 || now.list === 'own') return routeOf(layout, source, before);
  const axis = axisOf(layout, now.direction);
  const leaves = before.to.id === subject.id;
  const gone = leaves ? share : 1 - share;
  // One of the two leads to the node, the other past it.
  const [near, far] = (leaves ? [before, now] : [now, before]).map((link) =>
    unrolled(axis, routeOf(layout, source, link)),
  ) as [Polyline, Polyline];
  const box = boxOf(layout, source, subject);
  const around: Obstacle = {
    middle: near.at(-1)!.x + axis.extent(box) / 2,
    along: axis.extent(box) / 2 + room(gone, CLEAR),
    across: axis.thickness(box) / 2 + room(gone, CLEAR),
  };
  const tip = mixed(near.at(-1)!.x, far.at(-1)!.x, gone);
  const start = near[0]!.x;
  const middle = axis.middle(box);
  const side = Math.sign(axis.lane);
  const across = (place: number): number => {
    const way = mixed(acrossAt(near, place), acrossAt(far, place), smooth(gone, 0, 0.6));
    return middle + side * Math.max(side * (way - middle), clearOf(around, place));
  };
  const count = Math.ceil((tip - start) / FINE);
  const places = Array.from({ length: count + 1 }, (_, at) => start + ((tip - start) * at) / count);
  return rolled(
    axis,
    places.map((place) => ({ x: place, y: across(place) })),
  );
}

/** A route with the way along it as x, onwards over the edge, and the way across it as y. */
function unrolled(axis: Axis, { pieces }: Route): Polyline {
  const period = axis.edges[1] - axis.edges[0];
  return pieces.flatMap(({ d }, lap) =>
    polylineOf(d).map((point) => {
      const { along, across } = axis.of(point);
      return { x: axis.sign * along + lap * period, y: across };
    }),
  );
}

/** How far across a line is at a place along it; behind its end it goes straight on. */
function acrossAt(line: Polyline, place: number): number {
  const next = line.findIndex(({ x }) => x >= place);
  if (next < 0) return line.at(-1)!.y;
  const [from, to] = [line[Math.max(0, next - 1)]!, line[next]!];
  return to.x === from.x ? to.y : mixed(from.y, to.y, (place - from.x) / (to.x - from.x));
}

/** The route of an unrolled line: cut where it goes over the edge. */
function rolled(axis: Axis, line: Polyline): Route {
  const period = axis.edges[1] - axis.edges[0];
  const edge = axis.sign > 0 ? axis.edges[1] : -axis.edges[0];
  const over = line.findIndex(({ x }) => x > edge);
  const point = ({ x, y }: Point, lap: number): Point => axis.point(axis.sign * (x - lap * period), y);
  const first = over < 0 ? line : [...line.slice(0, over), { x: edge, y: acrossAt(line, edge) }];
  const second = over < 0 ? [] : [{ x: edge, y: acrossAt(line, edge) }, ...line.slice(over)];
  const laps = [first, second].map((lap, at) => lap.map((each) => point(each, at))).filter(({ length }) => length > 1);
  const last = laps.at(-1)!;
  const head = headAlong(last.at(-1)!, endAngle(last));
  const pieces = laps.map(pieceOf);
  return { pieces, head, d: pieces.map(({ d }) => d).join('') + head };
}
