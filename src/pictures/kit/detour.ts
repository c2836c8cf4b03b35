/**
 * How a written link swings: from the node that it has left to the one that it leads to now, round the node that leaves
 * its list, or comes back to it. All of it follows from the write and from how much of it is done, so a picture of a
 * swing is drawn as any other.
 *
 * A **share** goes from 0, the moment before the write, to 1, the moment after it.
 */

/** A node in the way of a link: its middle along the link, and half its size along and across the link. */
export interface Obstacle {
  readonly middle: number;
  readonly along: number;
  readonly across: number;
}

/**
 * How far from the middle of a node, across the link, a link has to keep at this place along it: a box with its corners
 * rounded. 0 before the node and behind it.
 */
export function clearOf({ middle, along, across }: Obstacle, place: number): number {
  const far = Math.abs(place - middle) / along;
  return far >= 1 ? 0 : across * (1 - far ** 4) ** 0.25;
}

/**
 * How much room there is between the link and the node while it goes round: none where it touches the node, and none
 * where it is at rest on the other side of it.
 *
 * @param gone 0 while the link leads to the node, 1 when it leads past it
 */
export function room(gone: number, most: number): number {
  return most * Math.max(0, Math.min(1, gone * 5, (1 - gone) * 2.5));
}

/** From 0 at `from` to 1 at `to`, slow at both ends. */
export function smooth(share: number, from = 0, to = 1): number {
  const at = Math.max(0, Math.min(1, (share - from) / (to - from)));
  return at * at * (3 - 2 * at);
}
