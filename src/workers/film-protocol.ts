/** Messages to the worker that makes films. `begin` starts another film and forgets the one before it. */
export type ToFilm =
  | {
      readonly kind: 'begin';
      readonly width: number;
      readonly height: number;
      /** Frames that have the colours of all between them. */
      readonly samples: readonly ArrayBuffer[];
    }
  | { readonly kind: 'frame'; readonly pixels: ArrayBuffer; readonly delay: number }
  | { readonly kind: 'end' };

/** Messages from it: after each frame the bytes so far, at the end the file. */
export type FromFilm =
  | { readonly kind: 'added'; readonly bytes: number }
  | { readonly kind: 'file'; readonly file: Uint8Array<ArrayBuffer> };
