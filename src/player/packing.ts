/** Long values of an address, deflated (RFC 1951) and encoded as base64url (RFC 4648). */

import { inWords } from '#english/english.ts';

/** The most bytes that a packed text may unpack to. */
export const MOST_BYTES = 1_000_000;

/** Thrown for a packed text that cannot be read. Its message completes a sentence. */
export class PackingError extends Error {}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), [text], Infinity);
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Reads what `pack` has written.
 *
 * @param most the most bytes that are unpacked
 * @throws PackingError when the text is damaged, or unpacks to more
 */
export async function unpack(packed: string, most = MOST_BYTES): Promise<string> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const unpacked = await through(new DecompressionStream('deflate-raw'), [bytes], most);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(unpacked);
  } catch (error) {
    if (error instanceof PackingError) throw error;
    throw new PackingError('it cannot be unpacked');
  }
}

/**
 * All bytes that come out of a stream.
 * @throws PackingError when there are more than `most`
 */
async function through(
  stream: CompressionStream | DecompressionStream,
  parts: BlobPart[],
  most: number,
): Promise<Uint8Array> {
  const reader = new Blob(parts).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      await reader.cancel();
      throw new PackingError(`it comes to more than ${inWords(most)} bytes`);
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
