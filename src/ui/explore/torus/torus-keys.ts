/** The keyboard on the torus: arrow keys go round it, L, R, U and D follow a link. */
import type { Direction, TorusNode, TorusView } from '#pictures/torus/view.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const LETTERS: Readonly<Record<string, Direction>> = { l: 'left', r: 'right', u: 'up', d: 'down' };

/**
 * The node that a key leads to; null when it leads nowhere. An arrow key goes to the next node of the picture, linked
 * or not, and past the edge to the other side; a letter follows the node's own link.
 */
export function nodeAfter(view: TorusView, at: TorusNode, key: string): TorusNode | null {
  const letter = LETTERS[key.toLowerCase()];
  if (letter) return followed(view, at, letter);
  if (key === 'Home') return view.nodes[0] ?? null;
  const arrow = ARROWS[key];
  return arrow ? neighbour(view, at, arrow) : null;
}

/** The node that a link leads to, or null. */
export function followed(view: TorusView, at: TorusNode, direction: Direction): TorusNode | null {
  const link = view.linksOf.get(at.id)?.find((own) => own.direction === direction);
  return link?.to ?? null;
}

/** The next node in a direction. The headers with the root are a line, and so is each row and each column. */
function neighbour(view: TorusView, at: TorusNode, direction: Direction): TorusNode | null {
  const isVertical = direction === 'up' || direction === 'down';
  const line = view.nodes
    .filter((node) => (isVertical ? node.column === at.column : node.row === at.row))
    .toSorted((a, b) => (isVertical ? a.row - b.row : a.column - b.column));
  const step = direction === 'right' || direction === 'down' ? 1 : line.length - 1;
  const place = line.findIndex(({ id }) => id === at.id);
  return line[(place + step) % line.length] ?? null;
}
