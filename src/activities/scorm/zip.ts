/**
 * A zip whose files are stored as they are, as APPNOTE.TXT of PKWARE describes it: for each file a header and its bytes,
 * then a directory of all of them. All carry the same date, so the same files make the same zip.
 */

export interface ZipFile {
  readonly name: string;
  readonly text: string;
}

/** 1 January 1980, the first day that the format knows. */
const DATE = 0x21;
/** Version 2.0 of the format is needed; names are UTF-8. */
const [NEEDED, UTF8] = [20, 0x800];

/** @returns the bytes of a zip with these files, in this order */
export function zipOf(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, text } of files) {
    const [path, bytes] = [encoder.encode(name), encoder.encode(text)];
    const about = [
      ...[short(NEEDED), short(UTF8), short(0), short(0), short(DATE), long(crc32(bytes))],
      ...[long(bytes.length), long(bytes.length), short(path.length), short(0)],
    ];
    const local = joined([long(0x04034b50), ...about, path]);
    // Made by the same version; no comment, one disk, no attributes; where its header is.
    const entry = [short(0), short(0), short(0), long(0), long(at)];
    directory.push(joined([long(0x02014b50), short(NEEDED), ...about, ...entry, path]));
    parts.push(local, bytes);
    at += local.length + bytes.length;
  }
  const listed = joined(directory);
  const count = short(files.length);
  const end = [long(0x06054b50), short(0), short(0), count, count, long(listed.length), long(at), short(0)];
  return joined([...parts, listed, ...end]);
}

function short(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, value >>> 8);
}

function long(value: number): Uint8Array {
  return Uint8Array.of(value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The checksum of ISO 3309, with its polynomial reversed. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
