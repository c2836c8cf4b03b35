/** What is used here of a package that has no types. */
declare module 'gifenc/dist/gifenc.esm.js' {
  type Palette = number[][];

  interface FrameOptions {
    readonly palette?: Palette;
    readonly delay?: number;
    readonly repeat?: number;
    readonly dispose?: number;
    readonly transparent?: boolean;
    readonly transparentIndex?: number;
  }

  export function GIFEncoder(): {
    writeFrame(colours: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array;
    bytesView(): Uint8Array;
  };
  export function quantize(pixels: Uint8Array, colours: number): Palette;
  export function nearestColorIndex(palette: Palette, colour: readonly number[]): number;
}
