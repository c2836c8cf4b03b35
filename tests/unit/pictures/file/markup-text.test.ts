import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { attributeText, markupText } from '#pictures/file/markup-text.ts';

const TEXT = `"R&D" <b title='x'>1 < 2</b> &amp; “so”`;

test('a text in markup is the text, and nothing of it is a tag or the end of an attribute', () => {
  const { document } = parseHTML(`<p>${markupText(TEXT)}<i title="${attributeText(TEXT)}"></i></p>`);
  const [paragraph, ...more] = document.querySelectorAll('p, b, i');
  expect(paragraph?.textContent).toBe(TEXT);
  expect(more.map(({ localName }) => localName)).toEqual(['i']);
  expect(more[0]?.getAttributeNames()).toEqual(['title']);
  expect(more[0]?.getAttribute('title')).toBe(TEXT);
});
