import { expect, test, vi } from 'vitest';
import { notebooks } from '#ui/notebook/notebooks.ts';
import { find, indexOf, readIndex } from '#ui/site/find/find-index.ts';
import { type LessonText, lessonText } from '#ui/site/find/lesson-documents.ts';
import { siteDocuments } from '#ui/site/find/site-documents.ts';
import { gzipSync } from 'node:zlib';

const files = import.meta.glob<string>('/content/lessons/*.mdx', { query: '?raw', import: 'default', eager: true });

/** What the content collection makes of a lesson's file. */
function lessonOf(file: string): LessonText {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const value = (name: string): string => new RegExp(`^${name}: '?(.*?)'?$`, 'm').exec(front)?.[1] ?? '';
  const keep = Array.from(front.matchAll(/^ {2}- '(.*)'$/gm), ([, line = '']) => line);
  const [slug, title, idea, description, goal] = ['slug', 'title', 'idea', 'description', 'goal'].map(value);
  return lessonText({ slug, title, idea, description, goal, keep, order: Number(value('order')) }, body);
}

const lessons = Object.values(files).map(lessonOf);

vi.mock('#ui/kit/lessons.ts', () => ({ lessonParts: async () => [] }));
const { menu } = await import('#ui/site/menu.ts');

const documents = siteDocuments({ lessons, groups: await menu(), notebooks });
const text = JSON.stringify(indexOf(documents));
const index = readIndex(text);

test('x', () => {
  console.log(documents.length, text.length, gzipSync(text, {level: 9}).length);
  console.log(gzipSync(JSON.stringify(documents), {level: 9}).length);
  for (const q of ['why T joints need no column', 'what is LEN', 'undo order', 'how many solutions tetrasticks', 'colour purify difference', 'dlx1 mems'])
    console.log(q, '\n', find(index, q).slice(0, 5).map(({kind, title, path, place, terms}) => `${kind}: ${title} | ${place} | ${path} | ${terms}`).join('\n '));
  expect(documents.filter(({kind}) => kind === 'section').slice(0, 5)).toEqual([]);
});
