/** What the repository says beside the site: its changes are the editions, and its workflows run what was read. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editions } from '#ui/site/editions.ts';

/** An entry, in lines of at most 120 characters, as the formatter leaves them. */
function entryOf({ date, title, words }: (typeof editions)[number]): string {
  const lines = words.match(/.{1,120}(?= |$)/g) ?? [];
  return `## ${date}: ${title}\n\n${lines.map((line) => line.trim()).join('\n')}\n`;
}

test('CHANGELOG.md has the editions; after a new one run this file with --update=all', async () => {
  const head =
    '# Changes\n\nWhat readers should hear of, the newest first. The history of the repository has the rest.\n';
  await expect([head, ...editions.map(entryOf)].join('\n')).toMatchFileSnapshot('../../CHANGELOG.md');
});

test.each(globSync('.github/workflows/*.yml'))(
  '%s names each action by its digest, with the version beside it',
  (file) => {
    const used = [...readFileSync(file, 'utf8').matchAll(/uses: (?!\.\/)(.*)/g)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''))).toEqual([]);
  },
);
