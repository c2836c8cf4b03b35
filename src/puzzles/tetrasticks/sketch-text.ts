import { shortened } from '#english/english.ts';
import { LineError, TextError } from '../text.ts';
import { pointText } from './lattice.ts';
import { isPieceId } from './pieces.ts';
import { type Sketch, OMITTABLE, SKETCH_SIZE, sketchCrossings } from './sketch.ts';
import { parse } from './text.ts';

/**
 * A sketch as one word, for an address and for a draft: the piece left out, with `.off` when the
 * secondary columns are, then each piece with where it faces (`m` after it: mirrored) and the lower
 * left corner of its box, all joined by hyphens.
 *
 *     L-F.N.0.1-Z.Em.2.0
 *     H.off
 */

/** Longer than any sketch of fifteen pieces. */
const LONGEST = 400;

/** Writes a sketch as text that `parseSketch` reads back. */
export function formatSketch({ omitted, secondary, placements }: Sketch): string {
  const pieces = placements.map(
    ({ piece, direction, mirrored, x, y }) => `${piece}.${direction}${mirrored ? 'm' : ''}.${x}.${y}`,
  );
  return [`${omitted}${secondary ? '' : '.off'}`, ...pieces].join('-');
}

/**
 * Reads a sketch; what it gives is consistent, wherever the text is from.
 * @throws LineError that says which part is wrong, and how it should be
 */
export function parseSketch(text: string): Sketch {
  if (text.length > LONGEST) {
    throw new LineError(`it is ${text.length} characters long, but no board needs more than ${LONGEST}`);
  }
  const [head = '', ...parts] = text.split('-');
  const { omitted, secondary } = parseHead(head);
  const sketch = { omitted, secondary, placements: parsePieces(parts) };
  const stray = sketch.placements.findIndex(({ piece }) => piece === omitted);
  if (stray >= 0) {
    throw new LineError(`piece ${stray + 1} is ${omitted}, which is the piece left out`);
  }
  const [crossing] = secondary ? sketchCrossings(sketch) : [];
  if (crossing) {
    const names = `${crossing.across.piece} and ${crossing.upright.piece}`;
    throw new LineError(`${names} cross at ${pointText(crossing)}, though the secondary columns are on`);
  }
  return sketch;
}

function parseHead(head: string): Pick<Sketch, 'omitted' | 'secondary'> {
  const [omitted = '', off, extra] = head.split('.');
  const known = isPieceId(omitted) && OMITTABLE.includes(omitted);
  if (!known || (off !== undefined && off !== 'off') || extra !== undefined) {
    throw new LineError(
      `it begins with “${shortened(head)}”, not with the piece left out, one of ${OMITTABLE.join(', ')}`,
    );
  }
  return { omitted, secondary: off === undefined };
}

/** Reads the pieces as lines of a board, which is where their rules are known. */
function parsePieces(parts: readonly string[]): Sketch['placements'] {
  const lines = parts.map((part) => {
    const [letter, facing = '', x = '', ...y] = part.split('.');
    return `${letter ?? ''} ${facing.replace(/m$/, "'")} ${x},${y.join('.')}`;
  });
  const empty = parts.findIndex((part) => !/^\S+$/.test(part) || part.startsWith('#'));
  if (empty >= 0) {
    throw new LineError(`piece ${empty + 1}, “${shortened(parts[empty] ?? '')}”, is not a piece`);
  }
  try {
    return parse([`board ${SKETCH_SIZE.width}x${SKETCH_SIZE.height}`, ...lines].join('\n')).placements;
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    const index = error.line - 2;
    throw new LineError(`piece ${index + 1}, “${shortened(parts[index] ?? '')}”: ${error.cure}`);
  }
}
