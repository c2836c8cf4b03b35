/** A small matrix on a wall is drawn for the room that it has there. */
import type { MatrixRoom } from '#pictures/matrix/layout.ts';

const ROOM = 'matrix-room';

/** Asks a matrix to fill this room, or with null to be as it is on its page; it does once its code is there. */
export function giveRoom(matrix: Element, room: MatrixRoom | null): void {
  matrix.dispatchEvent(new CustomEvent<MatrixRoom | null>(ROOM, { detail: room }));
}

/** Calls `draw` with each room that the matrix is given. */
export function onRoom(matrix: Element, signal: AbortSignal, draw: (room: MatrixRoom | null) => void): void {
  matrix.addEventListener(ROOM, (event) => draw((event as CustomEvent<MatrixRoom | null>).detail), { signal });
}
