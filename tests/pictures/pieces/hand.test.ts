import { describe, expect, test } from 'vitest';
import { drawHand } from '#pictures/pieces/draw-hand.ts';
import { moveHand, takeUp } from '#pictures/pieces/hand.ts';
import { newSvg, reparsed, snapshotText } from '../svg.ts';

const name = { id: 'hand', title: 'The piece in your hand' };
const hands = {
  'J-east': moveHand(takeUp('J'), 'right'),
  'I-north': takeUp('I'),
  O: takeUp('O'),
  'X-flipped': moveHand(takeUp('X'), 'flip'),
};

describe('the piece in the hand', () => {
  test.each(Object.entries(hands))('draws: %s', async (file, hand) => {
    const svg = newSvg();
    drawHand(svg, hand, name);
    await expect(snapshotText(svg)).toMatchFileSnapshot(`./snapshots/hand-${file}.svg`);
  });

  test('drawn over any other piece is what it is when drawn afresh', () => {
    for (const before of Object.values(hands)) {
      for (const after of Object.values(hands)) {
        const svg = newSvg();
        drawHand(svg, before, name);
        drawHand(svg, after, name);
        const fresh = newSvg();
        drawHand(fresh, after, name);
        expect(snapshotText(svg)).toBe(snapshotText(fresh));
      }
    }
  });

  test('adopts what the page brought', () => {
    const built = newSvg();
    drawHand(built, hands['J-east'], name);
    const svg = reparsed(built);
    const nodes = [...svg.querySelectorAll('*')];
    drawHand(svg, hands['J-east'], name);
    expect([...svg.querySelectorAll('*')].every((node, index) => node === nodes[index])).toBe(true);
  });
});
