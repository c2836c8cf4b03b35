import { expect, test } from 'vitest';
import { knownTexts } from '../../../../src/elements/page/device.ts';

test('what another tab has kept is told from what this page knows', () => {
  const device = new Map<string, string>([['game', 'a']]);
  const kept = knownTexts((name) => device.get(name) ?? null);
  expect(kept.fromOtherTab('game')).toBeNull();
  kept.know('game');
  expect(kept.fromOtherTab('game')).toBeNull();
  device.set('game', 'b');
  expect(kept.fromOtherTab('game')).toBe('b');
  kept.know('game');
  expect(kept.fromOtherTab('game')).toBeNull();
  device.delete('game');
  expect(kept.fromOtherTab('game')).toBeNull();
});
