/** The files of a zip that stores them as they are, read by its directory. */
import { crc32 } from 'node:zlib';

/** @throws Error where the zip is not what its directory says */
export function readZip(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const [count, size, start] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 12), zip.readUInt32LE(end + 16)];
  if (start + size !== end) throw new Error('the directory is not where it should be');
  const files = new Map<string, string>();
  let at = start;
  for (let file = 0; file < count; file += 1) {
    if (zip.readUInt32LE(at) !== 0x02014b50 || zip.readUInt16LE(at + 10) !== 0) throw new Error('no stored file');
    const [sum, length, named] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    // What is said of a file before it, and in the directory, is the same.
    if (!zip.subarray(local + 4, local + 28).equals(zip.subarray(at + 6, at + 30))) throw new Error('two stories');
    const from = local + 30 + named;
    const bytes = zip.subarray(from, from + length);
    if (crc32(bytes) !== sum) throw new Error('a wrong checksum');
    files.set(zip.subarray(at + 46, at + 46 + named).toString(), bytes.toString());
    at += 46 + named;
  }
  return files;
}
