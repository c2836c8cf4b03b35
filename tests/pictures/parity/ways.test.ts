import { describe, expect, test } from 'vitest';
import type { Balance } from '#pictures/parity/balance.ts';
import { drawWays } from '#pictures/parity/draw.ts';
import { type Draw, drawnBy, expectAdopted, expectSameOverAny } from '../over-any.ts';
import { expectStates } from '../states.ts';
import { snapshotText } from '../svg.ts';

const name = { id: 'ways', title: 'All ways to lean' };
const balances: Record<string, Balance> = {
  F: { omit: 'F', leans: ['H', 'V', 'H', 'V', 'H', 'V'] },
  J: { omit: 'J', leans: ['H', 'V', 'H', 'H', 'H', 'V'] },
  I: { omit: 'I', leans: ['H', 'H', 'H', 'H', 'H', 'H'] },
};

function drawn(balance: Balance): SVGSVGElement {
  return drawnBy((svg) => drawWays(svg, balance, name));
}

describe('all ways to lean', () => {
  test('draws them without J', async () => {
    await expect(snapshotText(drawn(balances['J']!))).toMatchFileSnapshot('./snapshots/ways-J.svg');
  });

  test('reaches other places for other pieces', () => {
    return expectStates(balances, drawn, './snapshots/states.txt');
  });

  test('drawn over any other is what it is when drawn afresh', () => {
    const draws = Object.values(balances).map(
      (balance): Draw =>
        (svg) =>
          drawWays(svg, balance, name),
    );
    expectSameOverAny(draws);
    expectAdopted(draws);
  });
});
