/**
 * The measures of the board, in units of the viewBox. An edge is 100 units, so each is also a
 * percentage of an edge.
 */
export const EDGE = 100;
/** Width of a stick. */
export const STICK = 18;
/** Width of ground on each side of a stick; more where it goes over another. */
export const HALO = 4;
export const OVERPASS = 9;
/** A stick ends this far before the point, and its round cap reaches half a stick further. */
export const INSET = STICK + HALO;
/** A sign around an edge ends earlier: its outline keeps clear of the junction and of a stick beside it. */
export const SIGN_INSET = INSET + 7;
/** Radius of a bend: it stays inside its corner, so two bends at one point do not touch. */
export const BEND = 28;
/** Radius of the disc that carries a letter, and of the ring around a crossing. */
export const DISC = 16;
export const RING = 34;
/** Radius of a junction while it is free, while it is taken, and while it is pointed at. */
export const JUNCTION = 8;
export const BEAD = 5;
export const JUNCTION_LIT = 13;
/** Radius of any other point. */
export const POINT = 3.5;
/** Room around the board for the numbers of its points. */
export const MARGIN = 54;
/** Height of the letters under the board, and the most room one takes sideways. */
export const RACK = 58;
export const RACK_STEP = 46;
/** A piece alone is drawn bolder than on the board: its pictures are small. */
export const PIECE_STICK = 28;
export const PIECE_DISC = 30;
export const PIECE_BEAD = 8;
/** Ground around it. */
export const PIECE_ROOM = 26;
/** How far from its ends an edge answers a finger, and how wide; between edges the junction answers. */
export const HIT_SHORT = 20;
export const HIT_WIDTH = 46;
export const HIT_RADIUS = 24;
/** A board as a thumbnail: bolder sticks, and ground around it up to its frame. */
export const SMALL_STICK = 24;
export const SMALL_ROOM = 44;
/** A junction that can be pressed is larger to a finger; one that is off is a diamond, this far to its tips. */
export const PRESS_RADIUS = 38;
export const DIAMOND = 13;
