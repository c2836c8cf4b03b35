import { describe, expect, test } from 'vitest';
import type { Balance } from '#pictures/parity/balance.ts';
import { drawWays } from '#pictures/parity/draw.ts';
import { newSvg, reparsed, snapshotText } from '../svg.ts';

const name = { id: 'ways', title: 'All ways to lean' };
const balances: Record<string, Balance> = {
  F: { omit: 'F', leans: ['H', 'V', 'H', 'V', 'H', 'V'] },
  J: { omit: 'J', leans: ['H', 'V', 'H', 'H', 'H', 'V'] },
  I: { omit: 'I', leans: ['H', 'H', 'H', 'H', 'H', 'H'] },
};

describe('all ways to lean', () => {
  test.each(Object.entries(balances))('draws them without %s', async (file, balance) => {
    const svg = newSvg();
    drawWays(svg, balance, name);
    await expect(snapshotText(svg)).toMatchFileSnapshot(`./snapshots/ways-${file}.svg`);
  });

  test('drawn over any other is what it is when drawn afresh', () => {
    for (const before of Object.values(balances)) {
      for (const after of Object.values(balances)) {
        const built = newSvg();
        drawWays(built, before, name);
        const svg = reparsed(built);
        drawWays(svg, after, name);
        const fresh = newSvg();
        drawWays(fresh, after, name);
        expect(snapshotText(svg)).toBe(snapshotText(fresh));
      }
    }
  });
});
