import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { randomFrom } from './random-from.ts';
import { markdownNodes } from '#ui/notebook/markdown.ts';
import { runs } from '../../support/runs.ts';

const { document } = parseHTML('<!doctype html><html><body></body></html>');

function render(text: string): HTMLElement {
  const holder = document.createElement('div');
  holder.append(...markdownNodes(document, text));
  return holder;
}

const ALLOWED =
  'a blockquote br code del div em h2 h3 h4 h5 h6 hr li ol p pre strong table tbody td th thead tr ul'.split(' ');

const ATTRIBUTES = ['class', 'href', 'start', 'tabindex'];

/** What is there besides what a text may become: our elements, our attributes, links over http or on this site. */
function strange(holder: HTMLElement): string[] {
  return [...holder.querySelectorAll('*')].flatMap((element) => {
    const href = element.getAttribute('href') ?? '#';
    const isSafe = /^https?:$/.test(new URL(href, 'https://here.invalid/a/').protocol);
    const isOurs = element.getAttributeNames().every((name) => ATTRIBUTES.includes(name));
    return ALLOWED.includes(element.localName) && isSafe && isOurs ? [] : [element.outerHTML];
  });
}

describe('Markdown', () => {
  test.each([
    ['Each _must_ have `one`, **two**', '<p>Each <em>must</em> have <code>one</code>, <strong>two</strong></p>'],
    ['# A\n\n### B', '<h2>A</h2><h3>B</h3>'],
    ['- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
    ['```\n<i>\n```', '<pre><code>&lt;i&gt;</code></pre>'],
    ['> quoted', '<blockquote><p>quoted</p></blockquote>'],
    [
      '[a](../../lessons/x/) [b](https://knuth.example)',
      '<p><a href="../../lessons/x/">a</a> <a href="https://knuth.example">b</a></p>',
    ],
    ['n! · (n − 1)! &amp; more', '<p>n! · (n − 1)! &amp; more</p>'],
    ['- [x] done', '<ul><li>☑ done</li></ul>'],
  ])('%j', (text, html) => {
    expect(render(text).innerHTML).toBe(html);
  });

  test.each([
    '<b>bold</b>',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '[a](javascript:alert(1))',
    '[a](java&#10;script:alert(1))',
    '[a](\u0001javascript:alert(1))',
    '[a](data:text/html,x)',
    '![a](https://elsewhere.example/x.png)',
    '<javascript:alert(1)>',
    '[a]: javascript:alert(1)\n\n[a]',
    '&lt;b&gt;x',
  ])('%j is no HTML, and fetches nothing', (text) => {
    const holder = render(text);
    expect(strange(holder)).toEqual([]);
    expect(holder.querySelector('img, script, b')).toBe(null);
  });

  test('10,000 damaged texts: no exception, no HTML', () => {
    const parts = [
      '# ',
      '> ',
      '- ',
      '1. ',
      '\n',
      '\n\n',
      '    ',
      '`',
      '```',
      '~~~\n',
      '*',
      '**',
      '_',
      '[',
      '](',
      ')',
      '![',
      '<b>',
      '</b>',
      '<img src=x onerror=x>',
      '<!--',
      '-->',
      '<script>',
      'javascript:',
      'https://a.b',
      '|',
      '|-|-|\n',
      '&lt;',
      '&#x6a;',
      '\\',
      'word',
      ' ',
      '\u0000',
      '\ud800',
      '[a]: ',
      '<https://a.b>',
      '- [ ] ',
      '\t',
      'data:text/html,<b>',
      '~~',
    ];
    const random = randomFrom(17);
    for (let number = 0; number < runs(10_000); number += 1) {
      const length = 1 + Math.floor(random() * 24);
      const text = Array.from({ length }, () => parts[Math.floor(random() * parts.length)]).join('');
      const found = strange(render(text));
      if (found.length > 0) expect(found, text).toEqual([]);
    }
  });

  test('of a text that is too long the beginning is shown, and how much there is', () => {
    const whole = 'a\n'.repeat(5_000);
    expect(render(whole).querySelector('.is-plain')).toBeNull();
    const { firstChild, lastChild, childNodes } = render(`${whole}b`);
    expect(firstChild?.textContent).toBe(whole);
    expect(lastChild?.textContent).toMatch(/^The text has 10,001 characters, but only the first 10,000 are shown/);
    expect(childNodes).toHaveLength(2);
  });

  test('a text with a very long word is shown as it is written', () => {
    expect(render(`**${'x'.repeat(1_900)}**`).innerHTML).toMatch(/^<p><strong>/);
    expect(render(`**${'x'.repeat(2_000)}**`).innerHTML).toMatch(/^<p class="is-plain">\*\*x/);
  });

  // One that goes back again and again would not come to an end within the limit of a test.
  test.each(['*', '[', '> ', '- ', '`', '![', '<', '**a', '|', '[](', '_a ', '# ', '\\', '~~', '&', '1. '])(
    'a text of 10,000 signs made of %j is read',
    (part) => {
      expect(strange(render(part.repeat(10_000 / part.length)))).toEqual([]);
    },
  );
});
