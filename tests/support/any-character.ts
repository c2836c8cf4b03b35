import fc from 'fast-check';

/** The numbers of the halves of pairs, which are no characters. */
const HALVES = { from: 0xd8_00, count: 0x8_00 };

/** Any character, as `unit` of `fc.string`: fast-check’s own `binary` takes a second to prepare in each process. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff - HALVES.count })
  .map((at) => String.fromCodePoint(at < HALVES.from ? at : at + HALVES.count));
