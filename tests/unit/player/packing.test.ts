import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_BYTES, pack, PackingError, unpack } from '#player/packing.ts';

describe('a packed text', () => {
  it('is unpacked as it was, and every address can carry it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
        const packed = await pack(text);
        expect(packed).toMatch(/^[\w-]*$/);
        expect(await unpack(packed)).toBe(text);
      }),
      { numRuns: 50 },
    );
    expect(await unpack(await pack('\uFEFFa'))).toBe('\uFEFFa');
  });

  it('is shorter, where it repeats itself', async () => {
    expect((await pack('A B C | D\n'.repeat(4_400))).length).toBeLessThan(400);
  });

  it('that is damaged is refused', async () => {
    const packed = await pack('a text that is long enough to be cut off somewhere');
    const texts = ['', '*', 'ä', 'A', packed.slice(0, -4), `B${packed}`];
    // Browsers and Node 24 refuse bytes behind the end, as the standard of compression streams asks; Node 22 skips them.
    if (!process.version.startsWith('v22.')) texts.push(`${packed}AAAA`);
    for (const damaged of texts) {
      await expect(unpack(damaged)).rejects.toThrow(new PackingError('it cannot be unpacked'));
    }
    const noText = deflateRawSync(Uint8Array.of(0xff, 0xfe)).toString('base64url');
    await expect(unpack(noText)).rejects.toThrow(PackingError);
  });

  it('that comes to too much is refused, and not unpacked any further', async () => {
    const bomb = deflateRawSync(new Uint8Array(20_000_000)).toString('base64url');
    expect(bomb.length).toBeLessThan(30_000);
    await expect(unpack(bomb)).rejects.toThrow('it comes to more than 1,000,000 bytes');
    await expect(unpack(await pack('a'.repeat(MOST_BYTES)))).resolves.toHaveLength(MOST_BYTES);
    await expect(unpack(await pack('abc'), 2)).rejects.toThrow(PackingError);
  });
});
