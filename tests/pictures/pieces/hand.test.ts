import { describe, expect, test } from 'vitest';
import { drawHand } from '#pictures/pieces/draw-hand.ts';
import { moveHand, takeUp } from '#pictures/pieces/hand.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { snapshotText } from '../svg.ts';

const name = { id: 'hand', title: 'The piece in your hand' };
const hands = {
  'J-east': moveHand(takeUp('J'), 'right'),
  'I-north': takeUp('I'),
  O: takeUp('O'),
  'X-flipped': moveHand(takeUp('X'), 'flip'),
};

describe('the piece in the hand', () => {
  test.each(['J-east', 'X-flipped'] as const)('draws: %s', async (file) => {
    const svg = drawnBy((host) => drawHand(host, hands[file], name));
    await expect(snapshotText(svg)).toMatchFileSnapshot(`./snapshots/hand-${file}.svg`);
  });

  test('has its edges, and a bead where it passes straight', () => {
    return expectStates(hands, (hand) => drawnBy((svg) => drawHand(svg, hand, name)), './snapshots/states.txt');
  });

  test('drawn over any other piece is what it is when drawn afresh', () => {
    const draws = Object.values(hands).map(
      (hand): Draw =>
        (svg) =>
          drawHand(svg, hand, name),
    );
    expectSameOverAny(draws);
    expectAdopted(draws);
  });
});
