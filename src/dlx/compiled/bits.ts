/** Sets a bit in words of 32 bits. */
export function setBit(words: Int32Array, bit: number): void {
  words[bit >> 5] = (words[bit >> 5] as number) | (1 << (bit & 31));
}

/** How many bits the largest of some numbers has. */
export function planesFor(values: Int32Array): number {
  return 32 - Math.clz32(values.reduce((most, value) => Math.max(most, value), 0));
}
