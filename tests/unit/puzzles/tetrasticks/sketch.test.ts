import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crossingsOf } from '#puzzles/tetrasticks/decode.ts';
import type { Hand } from '#puzzles/tetrasticks/hand.ts';
import {
  flipped,
  handFrom,
  handWith,
  heldOver,
  nearFit,
  stepped,
  turnedRight,
  under,
} from '#puzzles/tetrasticks/hand.ts';
import { edgeName } from '#puzzles/tetrasticks/lattice.ts';
import { PIECE_IDS, pieceOf } from '#puzzles/tetrasticks/pieces.ts';
import { aspectsOf } from '#puzzles/tetrasticks/aspects.ts';
import { placementName, placementsOf } from '#puzzles/tetrasticks/placements.ts';
import { formatSketch, parseSketch } from '#puzzles/tetrasticks/sketch-text.ts';
import { LineError } from '#puzzles/text.ts';
import type { Sketch } from '#puzzles/tetrasticks/sketch.ts';
import {
  emptySketch,
  fitsOf,
  OMITTABLE,
  omitting,
  pieceNear,
  piecesOf,
  place,
  refusalOf,
  remove,
  SKETCH_SIZE,
  withSecondary,
} from '#puzzles/tetrasticks/sketch.ts';
import { type Undoable, begin, change, redo, undo } from '#puzzles/undo.ts';
import { runs } from '../../../support/runs.ts';
import { anyCharacter } from '../../../support/any-character.ts';

const pieces = fc.constantFrom(...PIECE_IDS);

/** The names of all placements there are. */
const rows = new Set(PIECE_IDS.flatMap((id) => placementsOf(id, SKETCH_SIZE)).map(placementName));

/** Two books with the very same boards, now, before and after. */
const same = (a: Undoable<Sketch>, b: Undoable<Sketch>): boolean => {
  const [left, right] = [a, b].map(({ past, now, future }) => [...past, null, now, ...future]);
  return left!.length === right!.length && left!.every((one, index) => one === right![index]);
};

/** What a reader may do, with numbers that choose among what there is to do it with. */
const act = fc.oneof(
  // Placing comes often, so that boards get full enough for pieces to be in each other's way.
  { weight: 6, arbitrary: fc.record({ do: fc.constant('fit'), piece: pieces, pick: fc.nat(999) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('place'), piece: pieces, pick: fc.nat(99) }),
  },
  fc.record({ do: fc.constant('take'), piece: pieces, pick: fc.constant(0) }),
  fc.record({
    do: fc.constantFrom('turn', 'flip', 'undo', 'redo', 'reload', 'omit', 'switch', 'move'),
    piece: fc.constantFrom(...OMITTABLE),
    pick: fc.nat(99),
  }),
);

interface Game {
  readonly book: Undoable<Sketch>;
  readonly hand: Hand;
}

function after(
  game: Game,
  { do: what, piece, pick }: { do: string; piece: (typeof PIECE_IDS)[number]; pick: number },
): Game {
  const { book, hand } = game;
  const step = (now: Sketch): Game => ({ ...game, book: change(book, now) });
  switch (what) {
    case 'fit': {
      const fits = piece === book.now.omitted ? [] : fitsOf(book.now, piece);
      const one = fits[pick % Math.max(1, fits.length)];
      return one ? step(place(book.now, one)) : game;
    }
    case 'place': {
      const held = heldOver({ ...hand, ...handWith(piece) }, { x: pick % 6, y: pick / 10 - 2 });
      const at = under(held);
      const refusal = refusalOf(book.now, at);
      if (!refusal) return { hand: held, book: change(book, place(book.now, at)) };
      expect(() => place(book.now, at)).toThrow(RangeError);
      expect(refusal.words).toContain(piece);
      return { ...game, hand: held };
    }
    case 'take': {
      const from = book.now.placements.find((one) => one.piece === piece);
      return from ? { hand: handFrom(from), book: change(book, remove(book.now, piece)) } : game;
    }
    case 'turn':
      return { ...game, hand: turnedRight(hand) };
    case 'flip':
      return { ...game, hand: flipped(hand) };
    case 'move':
      return { ...game, hand: stepped(hand, (pick % 3) - 1, (pick % 5) - 2) };
    case 'undo':
      return { ...game, book: undo(book) };
    case 'redo':
      return { ...game, book: redo(book) };
    case 'reload':
      return { ...game, book: begin(parseSketch(formatSketch(book.now))) };
    case 'omit':
      return step(omitting(book.now, piece));
    default:
      return step(withSecondary(book.now, pick % 2 === 0));
  }
}

function isConsistent(sketch: Sketch): void {
  const { placements, omitted, secondary } = sketch;
  const edges = placements.flatMap((one) => one.edges.map(edgeName));
  expect(new Set(edges).size).toBe(4 * placements.length);
  const letters = placements.map(({ piece }) => piece);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters).not.toContain(omitted);
  expect(placements.map(placementName).filter((name) => !rows.has(name))).toEqual([]);
  if (secondary) expect(crossingsOf(placements)).toEqual([]);
}

describe('a board that a reader builds', () => {
  test('stays consistent through random games, on paper and off', () => {
    let most = 0;
    let crossed = 0;
    fc.assert(
      fc.property(fc.array(act, { minLength: 25, maxLength: 40 }), (acts) => {
        let game: Game = { book: begin(emptySketch()), hand: handWith('F') };
        for (const one of acts) {
          game = after(game, one);
          const { book } = game;
          isConsistent(book.now);
          if (book.past.length > 0) expect(same(redo(undo(book)), book)).toBe(true);
          if (book.future.length > 0) expect(same(undo(redo(book)), book)).toBe(true);
          expect(rows.has(placementName(under(game.hand)))).toBe(true);
          most = Math.max(most, book.now.placements.length);
          crossed += crossingsOf(book.now.placements).length;
        }
        expect(parseSketch(formatSketch(game.book.now))).toEqual(game.book.now);
      }),
      { numRuns: runs(1_200), seed: 12 },
    );
    // The games went somewhere.
    expect(most).toBeGreaterThan(8);
    expect(crossed).toBeGreaterThan(0);
  });

  test('never changes: every function gives another one', () => {
    const [one] = fitsOf(emptySketch(), 'F');
    const before = emptySketch();
    const frozen = Object.freeze({ ...before, placements: Object.freeze([]) });
    const next = place(frozen, one!);
    expect(frozen).toEqual(before);
    expect(remove(next, 'F')).toEqual(before);
    expect(remove(next, 'Z')).toBe(next);
  });

  test('has room for fifteen pieces, and leaves out what parity allows', () => {
    expect([...OMITTABLE]).toEqual(['H', 'J', 'L', 'N', 'Y']);
    expect(piecesOf(emptySketch('H'))).toHaveLength(15);
    expect(() => omitting(emptySketch(), 'F')).toThrow('parity');
    const board = parseSketch('L-H.N.0.0-F.N.3.3');
    expect(formatSketch(omitting(board, 'H'))).toBe('H-F.N.3.3');
  });

  test('refuses with words that name the place and the piece', () => {
    // V stands on the line x = 2 and passes straight through (2, 1); N would cross it there.
    const board = parseSketch('L-I.N.2.0');
    const [x] = placementsOf('X', SKETCH_SIZE).filter((one) => one.x === 1 && one.y === 0);
    expect(refusalOf(board, x!)?.words).toBe('X does not fit: edge V20 belongs to I.');
    expect(refusalOf(board, x!)?.edges.map(edgeName).sort()).toEqual(['V20', 'V21']);
    const y = placementsOf('Y', SKETCH_SIZE).find((one) => placementName(one) === 'Y N (1,2)')!;
    expect(y.straight).toEqual([{ x: 2, y: 2 }]);
    expect(refusalOf(board, y)).toEqual({
      words: 'Y would cross I at junction (2, 2): I passes straight through it already.',
      edges: [],
      points: [{ x: 2, y: 2 }],
    });
    expect(refusalOf({ ...board, secondary: false }, y)).toBeNull();
    expect(refusalOf(board, board.placements[0]!)?.words).toContain('on the board already');
    const [l] = placementsOf('L', SKETCH_SIZE);
    expect(refusalOf(board, l!)?.words).toContain('left out');
  });

  test('takes up the later of two pieces that cross when crossings are refused', () => {
    const crossed = parseSketch('L.off-I.N.2.0-Y.N.1.2-F.N.0.3');
    expect(formatSketch(withSecondary(crossed, true))).toBe('L-I.N.2.0-F.N.0.3');
    expect(withSecondary(crossed, false)).toEqual(crossed);
  });
});

test('a point of the board belongs to the piece nearest to it, the upper one at a crossing', () => {
  const board = parseSketch('L.off-I.N.2.0-Y.N.1.2-X.N.3.3');
  expect(pieceNear(board, { x: 2, y: 2 })).toBe('Y');
  expect(pieceNear(board, { x: 2.1, y: 1.2 })).toBe('I');
  // Where X joins its four edges, and beside its end.
  expect(pieceNear(board, { x: 4, y: 4 })).toBe('X');
  expect(pieceNear(board, { x: 5.2, y: 4 })).toBe('X');
  expect(pieceNear(board, { x: 4.5, y: 4.5 })).toBeUndefined();
  expect(pieceNear(emptySketch(), { x: 2, y: 2 })).toBeUndefined();
});

describe('the piece in hand', () => {
  test.each(PIECE_IDS)('%s: four turns and two flips are none, and all its aspects are met', (id) => {
    for (const over of [
      { x: 2.5, y: 2.5 },
      { x: 1.9, y: 3.2 },
      { x: 0, y: 5 },
    ]) {
      const hand = handWith(id, over);
      expect(turnedRight(turnedRight(turnedRight(turnedRight(hand))))).toEqual(hand);
      expect(flipped(flipped(hand))).toEqual(hand);
      const flips = [hand, flipped(hand)];
      const all = flips.flatMap((one) => [
        one,
        turnedRight(one),
        turnedRight(turnedRight(one)),
        turnedRight(turnedRight(turnedRight(one))),
      ]);
      const seen = new Set(all.map(({ aspect }) => `${aspect.direction}${String(aspect.mirrored)}`));
      expect(seen.size).toBe(aspectsOf(pieceOf(id)).length);
    }
  });

  test('a turn is clockwise, a flip is from left to right', () => {
    // F faces north with its arms to the right; turned, they hang down.
    const f = handWith('F');
    expect(turnedRight(f).aspect.direction).toBe('E');
    expect(under(flipped(f)).edges.map(edgeName).sort()).toEqual(
      // F N is V00 V01 H01 H02 in a box one wide: mirrored, the upright is on the right.
      under(f)
        .edges.map(({ kind, x, y }) => `${kind}${kind === 'V' ? x + 1 : x}${y}`)
        .sort(),
    );
  });

  test('stays on the board, and is taken back as it lay', () => {
    const far = heldOver(handWith('I'), { x: 40, y: -40 });
    expect(placementName(under(far))).toBe('I N (5,0)');
    expect(placementName(under(stepped(far, 1, -1)))).toBe('I N (5,0)');
    expect(placementName(under(stepped(far, -1, 1)))).toBe('I N (4,1)');
    for (const piece of PIECE_IDS) {
      for (const one of placementsOf(piece, SKETCH_SIZE)) expect(under(handFrom(one))).toEqual(one);
    }
  });

  test('is held first where it fits', () => {
    const board = parseSketch('L-I.N.2.0-T.N.2.2');
    const hand = handWith('X');
    expect(refusalOf(board, under(hand))).not.toBeNull();
    expect(refusalOf(board, under(nearFit(hand, board)))).toBeNull();
  });
});

describe('the text of a sketch', () => {
  test('is short, and needs no escapes in an address', () => {
    const text = 'H.off-F.N.0.1-Z.Em.2.0';
    expect(formatSketch(parseSketch(text))).toBe(text);
    expect(new URLSearchParams({ board: text }).toString()).toBe(`board=${text}`);
  });

  test.each([
    ['', 'it begins with “”, not with the piece left out'],
    ['F', 'one of H, J, L, N, Y'],
    ['L.on', 'it begins with “L.on”'],
    ['L-', 'piece 1, “”, is not a piece'],
    ['L-F.N.0.1-Q.N.0.0', 'piece 2, “Q.N.0.0”: "Q" is not a tetrastick'],
    ['L-F.A.0.1', 'say which way F faces'],
    ['L-F.N.9.9', 'lying this way, its x,y must be between 0,0 and 4,3'],
    ['L-F.N', 'say where F lies'],
    ['L-F.N.0.1.2', 'say where F lies'],
    ['L-O.N.0.0-O.N.2.2', 'piece 2, “O.N.2.2”: O is on the board already'],
    ['L-O.N.0.0-I.E.0.1', 'I covers edge H01, which O covers already'],
    ['L-L.N.0.0', 'piece 1 is L, which is the piece left out'],
    ['L-#-F.N.0.1', 'piece 1, “#”, is not a piece'],
    ['L-I.N.2.0-Y.N.1.2', 'cross at (2, 2), though the secondary columns are on'],
    [`L-${'F'.repeat(999)}`, 'it is 1001 characters long'],
  ])('refuses %j: %s', (text, message) => {
    expect(() => parseSketch(text)).toThrow(LineError);
    expect(() => parseSketch(text)).toThrow(message);
  });

  test('damaged, throws the one documented error or gives a consistent board', () => {
    const good = 'L-F.N.0.2-V.S.0.0-X.N.0.0-U.S.0.4-T.W.1.3-I.E.0.0-P.W.1.2-H.Sm.2.0';
    const damaged = fc
      .tuple(fc.nat(good.length), fc.nat(4), fc.string({ maxLength: 6, unit: 'grapheme' }))
      .map(([at, cut, put]) => good.slice(0, at) + put + good.slice(at + cut));
    const soup = fc.string({ unit: fc.constantFrom(...'LFNESWm.-0123459 \n#\t,offXIZ'.split('')) });
    fc.assert(
      fc.property(fc.oneof(damaged, soup, fc.string({ unit: anyCharacter })), (text) => {
        try {
          isConsistent(parseSketch(text));
        } catch (error) {
          if (!(error instanceof LineError)) throw error;
        }
      }),
      { numRuns: runs(1_000) },
    );
  });
});
