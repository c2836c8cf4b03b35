/** A film of frames as GIF: one palette for all, and of each frame only what has changed since the one before. */
// The module of the package; its `main` is one that Node cannot take names from.
import { GIFEncoder, nearestColorIndex, quantize } from 'gifenc/dist/gifenc.esm.js';

/** Red, green, blue and alpha of each pixel. */
export type Pixels = Uint8Array | Uint8ClampedArray;

/** The colours of a GIF but one, which stands for “as before”. */
const COLOURS = 255;

/** Encodes frames that have the same size. */
export interface Film {
  /**
   * Adds a frame.
   *
   * @param delay how long it is seen, in milliseconds; a GIF counts hundredths of a second
   * @returns the number of bytes so far
   */
  add(pixels: Pixels, delay: number): number;
  /** Ends the film and returns the file. */
  finish(): Uint8Array<ArrayBuffer>;
}

/**
 * Creates a film that repeats without end.
 *
 * @param samples frames of it that have, between them, the colours of all
 */
export function createFilm(width: number, height: number, samples: readonly Pixels[]): Film {
  const palette = paletteOf(samples);
  const asBefore = palette.length;
  const gif = GIFEncoder();
  /** The place in the palette of each colour that has been met. */
  const places = new Map<number, number>();
  let before: Uint8Array | null = null;

  function coloursOf(pixels: Pixels): Uint8Array {
    const colours = new Uint8Array(width * height);
    let [met, place] = [-1, 0];
    for (let at = 0; at < colours.length; at += 1) {
      const colour = colourAt(pixels, at * 4);
      if (colour !== met) {
        met = colour;
        place = places.get(colour) ?? nearestColorIndex(palette, channels(colour));
        places.set(colour, place);
      }
      colours[at] = place;
    }
    return colours;
  }

  return {
    add(pixels, delay) {
      const now = coloursOf(pixels);
      const last = before;
      before = now;
      if (last) {
        const changed = now.map((colour, at) => (colour === last[at] ? asBefore : colour));
        gif.writeFrame(changed, width, height, { delay, transparent: true, transparentIndex: asBefore, dispose: 1 });
      } else {
        gif.writeFrame(now, width, height, { palette: [...palette, [0, 0, 0]], delay, dispose: 1, repeat: 0 });
      }
      return gif.bytesView().length;
    },
    finish() {
      gif.finish();
      return new Uint8Array(gif.bytes());
    },
  };
}

/** The most common colours, exactly; for the rest, the soft edges of lines and letters, as few as are left. */
function paletteOf(samples: readonly Pixels[]): number[][] {
  const counts = new Map<number, number>();
  for (const pixels of samples) {
    for (let at = 0; at < pixels.length; at += 4) {
      const colour = colourAt(pixels, at);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  }
  const common = [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => channels(colour));
  if (common.length <= COLOURS) return common;
  const exact = common.slice(0, COLOURS / 3);
  const rest = common.slice(exact.length).flatMap((colour) => [...colour, 255]);
  return [...exact, ...quantize(new Uint8Array(rest), COLOURS - exact.length)];
}

const colourAt = (pixels: Pixels, at: number): number =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);

const channels = (colour: number): number[] => [colour >> 16, (colour >> 8) & 255, colour & 255];
