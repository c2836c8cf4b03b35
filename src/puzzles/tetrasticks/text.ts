import { type Line, type Token, linesOf, TextError } from '../text.ts';
import { type Aspect, aspectOf, aspectsOf, DIRECTIONS, shapeKey } from './aspects.ts';
import type { Board } from './decode.ts';
import { edgeName } from './lattice.ts';
import { type PieceId, isPieceId, noSuchPiece, pieceOf } from './pieces.ts';
import { type BoardSize, type Placement, placementAt } from './placements.ts';

/**
 * A board as text: a line with its size, then a line for each piece with its letter, where it
 * faces (with a ' when it is flipped) and the lower left corner of its box. Blank lines and lines
 * that start with # are passed over.
 *
 *     board 5x5
 *     F N 0,1
 *     Z E' 2,0
 */

/** Writes a board as text that `parse` reads back. */
export function format({ width, height, placements }: Board): string {
  const lines = placements.map(
    ({ piece, direction, mirrored, x, y }) => `${piece} ${direction}${mirrored ? "'" : ''} ${x},${y}`,
  );
  return `${[`board ${width}x${height}`, ...lines].join('\n')}\n`;
}

/**
 * Reads a board. Pieces may cross, and the board need not be full; `check` judges that.
 * A piece named in a way that looks like another is given its usual name: `I S` becomes `I N`.
 *
 * @throws TextError with the line, the column and what to write instead
 */
export function parse(text: string): Board {
  let size: BoardSize | null = null;
  const placements: Placement[] = [];
  const owners = new Map<string, PieceId>();
  for (const line of linesOf(text, 'words')) {
    if (line.tokens.length === 0 || line.tokens[0]?.text.startsWith('#')) continue;
    if (size === null) {
      size = parseSize(line);
    } else {
      const placement = parsePlacement(line, size);
      claim(placement, owners, line);
      placements.push(placement);
    }
  }
  if (size === null) {
    throw new TextError(1, 1, 'there is no board; start with its size, such as board 5x5');
  }
  return { ...size, placements };
}

function parseSize({ number, tokens }: Line): BoardSize {
  const [first, second, extra] = tokens;
  const match = /^([1-9])[x×]([1-9])$/.exec(second?.text ?? '');
  if (first?.text !== 'board' || match === null || extra !== undefined) {
    const wrong = first?.text === 'board' ? (extra ?? second ?? first) : first;
    throw new TextError(
      number,
      wrong?.column ?? 1,
      'the first line gives the size of the board, 1 to 9 edges a side, such as board 5x5',
    );
  }
  return { width: Number(match[1]), height: Number(match[2]) };
}

function parsePlacement({ number, tokens }: Line, size: BoardSize): Placement {
  const [letter, facing, place, extra] = tokens;
  const fail = (message: string, token: Token | undefined): never => {
    throw new TextError(number, (token ?? tokens.at(-1))?.column ?? 1, message);
  };
  const id = letter?.text ?? '';
  if (!isPieceId(id)) return fail(noSuchPiece(id), letter);
  const aspect = parseAspect(id, facing?.text ?? '');
  if (aspect === null) {
    return fail(`say which way ${id} faces: N, S, E or W, with a ' when it is flipped`, facing);
  }
  const match = /^(\d+),(\d+)$/.exec(place?.text ?? '');
  if (match === null || extra !== undefined) {
    return fail(`say where ${id} lies with x and y only, such as 0,1`, extra ?? place);
  }
  const corner = { x: Number(match[1]), y: Number(match[2]) };
  const room = { x: size.width - aspect.width, y: size.height - aspect.height };
  if (room.x < 0 || room.y < 0) {
    return fail(`${id} does not fit this way on a ${size.width}×${size.height} board`, facing);
  }
  if (corner.x > room.x || corner.y > room.y) {
    return fail(`${id} leaves the board; lying this way, its x,y must be between 0,0 and ${room.x},${room.y}`, place);
  }
  return placementAt(id, aspect, corner);
}

/** The aspect a word names, as `aspectsOf` names it; null when the word names none. */
function parseAspect(id: PieceId, word: string): Aspect | null {
  const match = /^([NSEW])(['′]?)$/.exec(word);
  const direction = DIRECTIONS.find((one) => one === match?.[1]);
  if (match === null || direction === undefined) return null;
  const piece = pieceOf(id);
  const named = aspectOf(piece, direction, match[2] !== '');
  return aspectsOf(piece).find((aspect) => shapeKey(aspect) === shapeKey(named)) ?? named;
}

function claim(placement: Placement, owners: Map<string, PieceId>, { number, tokens }: Line): void {
  if ([...owners.values()].includes(placement.piece)) {
    const message = `${placement.piece} is on the board already; each piece lies there once`;
    throw new TextError(number, tokens[0]?.column ?? 1, message);
  }
  for (const name of placement.edges.map(edgeName)) {
    const owner = owners.get(name);
    if (owner !== undefined) {
      const message = `${placement.piece} covers edge ${name}, which ${owner} covers already`;
      throw new TextError(number, tokens[2]?.column ?? 1, message);
    }
  }
  for (const name of placement.edges.map(edgeName)) owners.set(name, placement.piece);
}
