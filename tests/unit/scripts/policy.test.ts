import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withLooks } from '../../../scripts/looks.ts';
import { withPolicy } from '../../../scripts/policy.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function page(head: string, body = ''): string {
  return `<!doctype html><html><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
}

test('the policy has the hash of each script that stands in the page, and of no data', () => {
  const made = withPolicy(
    page('<script>a()</script>', '<script data-x="1">b()</script><script type="application/json">{}</script>'),
  );
  const [, scripts = ''] = /script-src 'self' 'wasm-unsafe-eval' ([^;]*);/.exec(made) ?? [];
  expect(scripts.split(' ')).toEqual([hashOf('a()'), hashOf('b()')]);
  expect(made.indexOf('Content-Security-Policy')).toBeLessThan(made.indexOf('<script>'));
});

test('the styles of the head become one sheet in their order, and the policy has its hash', () => {
  const made = withPolicy(page('<style>a{}</style><title>x</title><style>b{}</style>'));
  expect(made).toContain('<title>x</title><style>a{}b{}</style></head>');
  expect(made).toContain(`style-src ${hashOf('a{}b{}')};`);
});

test('a page that begins otherwise is refused, for its policy would come too late', () => {
  expect(() => withPolicy('<script>a()</script><head></head>')).toThrow(/charset/);
});

test('style attributes become rules, each value once; scripts and quoted text are left alone', () => {
  const script = `<script>x = '<i style="left:0">'</script>`;
  const made = withLooks(
    page('', `<i title="a > b" style="--at: 1">1</i><b style="--at: 1"></b><p> style="left:0"</p>${script}`),
  );
  expect(made.match(/data-look="[\w-]+"/g)).toHaveLength(3);
  expect(made).toMatch(/<style>\[data-look="([\w-]+)"\]\{--at: 1\}<\/style><\/head>.*<b data-look="\1"><\/b>/s);
  expect(made).toContain(`<p> style="left:0"</p>${script}`);
});

test('a comment in code keeps a name that base.css knows', () => {
  const made = withLooks(page('', '<span style="color:var(--astro-code-token-comment)"></span>'));
  expect(made).toContain('<span data-look="comment">');
});

test('what no rule can be made of stops the build', () => {
  expect(() => withLooks(page('', '<i style="content:&#34;}&#34;"></i>'))).toThrow(/No rule/);
});
