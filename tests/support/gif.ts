/** Reads a GIF: enough of the format for films, whose frames are as large as the film. */
export interface GifFrame {
  /** In hundredths of a second. */
  readonly delay: number;
  /** Red, green, blue and alpha of each pixel, what earlier frames have left included. */
  readonly pixels: Uint8Array;
}

export interface Gif {
  readonly width: number;
  readonly height: number;
  /** How often it is repeated; 0 is without end, null once. */
  readonly repeats: number | null;
  readonly frames: readonly GifFrame[];
}

export function readGif(bytes: Uint8Array): Gif {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at: number): number => view.getUint16(at, true);
  if (String.fromCharCode(...bytes.slice(0, 6)) !== 'GIF89a') throw new Error('no GIF');
  const [width, height, flags] = [word(6), word(8), bytes[10]!];
  const palette = bytes.slice(13, 13 + 3 * (2 << (flags & 7)));
  let at = 13 + palette.length;
  const screen = new Uint8Array(width * height * 4);
  const frames: GifFrame[] = [];
  let [delay, clear, repeats]: [number, number, number | null] = [0, -1, null];

  /** The data of sub-blocks, up to the empty one. */
  function blocks(): Uint8Array {
    const data: number[] = [];
    while (bytes[at]! > 0) {
      data.push(...bytes.slice(at + 1, at + 1 + bytes[at]!));
      at += 1 + bytes[at]!;
    }
    at += 1;
    return new Uint8Array(data);
  }

  for (;;) {
    const kind = bytes[at]!;
    if (kind === 0x3b) return { width, height, repeats, frames };
    if (kind === 0x21) {
      const label = bytes[at + 1];
      at += 2;
      const first = at;
      const data = blocks();
      if (label === 0xf9) [delay, clear] = [word(first + 2), bytes[first + 1]! & 1 ? bytes[first + 4]! : -1];
      if (label === 0xff) repeats = data[12]! | (data[13]! << 8);
      continue;
    }
    if (kind !== 0x2c || word(at + 5) !== width || word(at + 7) !== height) throw new Error('no whole frame');
    at += 10;
    const least = bytes[at]!;
    at += 1;
    for (const [index, colour] of unpack(blocks(), least, width * height).entries()) {
      if (colour !== clear) screen.set([...palette.slice(colour * 3, colour * 3 + 3), 255], index * 4);
    }
    frames.push({ delay, pixels: screen.slice() });
  }
}

/** LZW with codes of growing length. */
function unpack(data: Uint8Array, least: number, count: number): Uint8Array {
  const [clear, end] = [1 << least, (1 << least) + 1];
  const out = new Uint8Array(count);
  let [size, bits, have, at, length] = [least + 1, 0, 0, 0, 0];
  let table: number[][] = [];
  let last: number[] | null = null;
  const reset = (): void => {
    table = Array.from({ length: clear + 2 }, (_, code) => [code]);
    [size, last] = [least + 1, null];
  };
  reset();
  for (;;) {
    while (have < size) {
      bits |= data[at]! << have;
      at += 1;
      have += 8;
    }
    const code = bits & ((1 << size) - 1);
    bits >>= size;
    have -= size;
    if (code === end) break;
    if (code === clear) {
      reset();
      continue;
    }
    const entry: number[] = table[code] ?? [...last!, last![0]!];
    if (last && table.length < 4096) table.push([...last, entry[0]!]);
    out.set(entry, length);
    length += entry.length;
    last = entry;
    if (table.length === 1 << size && size < 12) size += 1;
  }
  if (length !== count) throw new Error(`${length} of ${count} pixels`);
  return out;
}
