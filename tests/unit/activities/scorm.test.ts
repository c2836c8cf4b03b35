import { crc32 as zlibCrc32 } from 'node:zlib';
import { DOMParser } from 'linkedom';
import { expect, it } from 'vitest';
import { packageFiles, packageOf } from '#activities/scorm/package.ts';
import { crc32, zipOf } from '#activities/scorm/zip.ts';
import { readZip } from '../../support/stored-zip.ts';

const activity = {
  id: 'questions-cover',
  title: 'Questions & “answers” <of> lesson 5',
  address: 'https://a.example/activity/questions-cover/?seed=7&x="y"',
};

function parsed(text = '', type: 'text/xml' | 'text/html'): Document {
  return new DOMParser().parseFromString(text, type) as unknown as Document;
}

it('makes a zip whose directory and checksums are right, of names and texts beyond ASCII too', () => {
  const files = [
    { name: 'a.txt', text: '' },
    { name: 'Übung/b.html', text: 'é'.repeat(70_000) },
    { name: 'c', text: 'x' },
  ];
  expect([...readZip(Buffer.from(zipOf(files)))]).toEqual(files.map(({ name, text }) => [name, text]));
  expect(readZip(Buffer.from(zipOf([]))).size).toBe(0);
  for (const text of ['', '123456789', 'é']) {
    expect(crc32(Buffer.from(text))).toBe(zlibCrc32(text));
  }
});

it('packs a manifest that names its files, and a page that has the activity in a frame', () => {
  const files = readZip(Buffer.from(packageOf(activity, 'host();')));
  expect([...files.keys()]).toEqual(packageFiles(activity, '').map(({ name }) => name));
  expect(files.get('host.js')).toBe('host();');
  const manifest = parsed(files.get('imsmanifest.xml'), 'text/xml');
  expect(manifest.querySelector('schemaversion')?.textContent).toBe('1.2');
  const resource = manifest.querySelector('resource');
  expect(resource?.getAttribute('adlcp:scormtype')).toBe('sco');
  expect(manifest.querySelector('item')?.getAttribute('identifierref')).toBe(resource?.getAttribute('identifier'));
  expect(manifest.querySelector('organizations')?.getAttribute('default')).toBe('course');
  const listed = [...manifest.querySelectorAll('file')].map((file) => file.getAttribute('href'));
  expect(['imsmanifest.xml', ...listed]).toEqual([...files.keys()]);
  expect(manifest.querySelector('item title')?.textContent).toBe(activity.title);
  const page = parsed(files.get('index.html'), 'text/html');
  expect(page.querySelector('iframe')?.getAttribute('src')).toBe(activity.address);
  expect(page.title).toBe(activity.title);
});
