/** Long texts of an address: deflated (RFC 1951), and written with the letters of base64url (RFC 4648). */

/** So many bytes a packed text may come to: a link that unpacks to more is refused. */
export const MOST_BYTES = 1_000_000;

/** A packed text that cannot be read. Its message ends a sentence. */
export class PackingError extends Error {}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), [text], Infinity);
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Reads what `pack` has written.
 *
 * @param most no more bytes than this are ever unpacked
 * @throws PackingError when the text is damaged, or comes to more
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

/** What comes out of a stream, as long as it is not too much. */
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
      throw new PackingError(`it comes to more than ${most.toLocaleString('en')} bytes`);
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
