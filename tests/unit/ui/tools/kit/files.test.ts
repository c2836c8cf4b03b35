import { expect, test } from 'vitest';
import { readFile } from '#ui/tools/kit/files.ts';

const MOST = 1_000;
const read = (...parts: (string | Uint8Array<ArrayBuffer>)[]) => readFile(new File(parts, 'mine.txt'), MOST);

test('a file of text is read, one that is too long or no text is refused by its name', async () => {
  expect(await read('São Paulo\n')).toEqual({ text: 'São Paulo\n', fault: '' });
  const tooLong = await read('a'.repeat(MOST + 1));
  expect(tooLong.text).toBe('');
  expect(tooLong.fault).toContain('1,001 bytes');
  const noTexts = [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0), Uint8Array.of(0x53, 0xe3, 0x6f), 'a\0b'];
  for (const bytes of noTexts) {
    expect(await read(bytes)).toEqual({
      text: '',
      fault: 'The file mine.txt is not text in UTF-8. Nothing here has changed.',
    });
  }
});
