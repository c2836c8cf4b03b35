import { expect, test } from 'vitest';
import { keepText, keptText } from '#ui/kit/kept-texts.ts';
import { shelf } from './shelf.ts';

test('a text is found again under a short key, which follows from the text', () => {
  const device = shelf();
  const text = 'x'.repeat(44_000);
  const key = keepText(text, device);
  expect(key).toMatch(/^[0-9a-z]{1,11}$/);
  expect(keepText(text, device)).toBe(key);
  expect(keepText(`${text}x`, device)).not.toBe(key);
  expect(keptText(key, device)).toBe(text);
  expect(device.names()).toHaveLength(3);
});

test('keys of others lead nowhere', () => {
  const device = shelf({ ripple: 'a game' });
  for (const key of ['abc', '', '../ripple', '__proto__', 'A', 'a'.repeat(12)]) {
    expect(keptText(key, device)).toBeNull();
  }
});

test('what was kept first is forgotten when it is too much', () => {
  const device = shelf();
  const texts = Array.from({ length: 30 }, (_, index) => String(index).repeat(22_000));
  const keys = texts.map((text) => keepText(text, device));
  expect(keptText(keys[0] ?? '', device)).toBeNull();
  expect(keptText(keys[29] ?? '', device)).toBe(texts[29]);
  const all = device.names().map((name) => device.recall(name)?.length ?? 0);
  expect(all.reduce((sum, length) => sum + length, 0)).toBeLessThan(1_001_000);
  // What is used again is not the oldest any more.
  keepText(texts[10] ?? '', device);
  for (const text of texts.slice(0, 20)) keepText(`again ${text}`, device);
  expect(keptText(keys[10] ?? '', device)).toBe(texts[10]);
});

test('a device that keeps nothing is no error', () => {
  const closed = { recall: () => null, remember: () => undefined };
  expect(keptText(keepText('a text', closed), closed)).toBeNull();
});
