/**
 * Points and edges of the square lattice: x to the right, y up, origin bottom left.
 * Edge Hxy runs from (x,y) to (x+1,y), edge Vxy from (x,y) to (x,y+1).
 */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Edge extends Point {
  readonly kind: 'H' | 'V';
}

/** The name of an edge as the matrix prints it: `H00`, `V12`. Coordinates are single digits. */
export function edgeName({ kind, x, y }: Edge): string {
  return `${kind}${x}${y}`;
}

/**
 * The edge that a name such as `H00` stands for.
 * @throws RangeError when the name is not H or V and two digits
 */
export function parseEdge(name: string): Edge {
  const match = /^([HV])(\d)(\d)$/.exec(name);
  if (match === null) {
    throw new RangeError(`"${name}" is not an edge; write H or V and two digits, such as H02`);
  }
  return { kind: match[1] === 'H' ? 'H' : 'V', x: Number(match[2]), y: Number(match[3]) };
}

/** Both ends of an edge: the left or lower one first. */
export function endsOf({ kind, x, y }: Edge): readonly [Point, Point] {
  return [{ x, y }, kind === 'H' ? { x: x + 1, y } : { x, y: y + 1 }];
}

/** The edge between two neighbouring points, whichever is named first. */
export function edgeBetween(a: Point, b: Point): Edge {
  return { kind: a.y === b.y ? 'H' : 'V', x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) };
}

/** Moves an edge or a point by whole steps. */
export function shifted<P extends Point>(place: P, dx: number, dy: number): P {
  return { ...place, x: place.x + dx, y: place.y + dy };
}

/** A point as prose writes it: `(1, 2)`. */
export function pointText({ x, y }: Point): string {
  return `(${x}, ${y})`;
}
