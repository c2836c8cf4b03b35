import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { builtMarkup } from '#ui/kit/static-markup.ts';
import { type Tree, h, patch, picture } from '#ui/kit/template.ts';
import { built, changedBy } from '../../../support/built.ts';

const list = (...names: readonly string[]): Tree =>
  h(
    'ul',
    {},
    names.map((name) => h('li', { 'data-id': name }, name)),
  );

test('what a template says is text, and an attribute is there or not', () => {
  const one = h('b', { title: '"<', hidden: true, 'aria-label': undefined, disabled: false }, '<i>', false, '', ' & 1');
  expect(builtMarkup([one])).toBe('<b hidden title="&quot;<">&lt;i&gt; &amp; 1</b>');
});

test('a patch changes nothing but what differs', () => {
  const of = (count: number): Tree[] => [
    h('p', { class: 'a' }, 'There are ', h('b', {}, String(count)), ' left.'),
    h('p', {}, 'It ends.'),
  ];
  const host = built(of(2));
  expect(changedBy(host, of(2))).toEqual([]);
  expect(changedBy(host, of(3))).toEqual(['<b></b>3']);
  expect(changedBy(host, [h('p', { class: 'a' }), h('p', { id: 'end' }, 'It ends.')])).toEqual([
    '<p class="a"></p>',
    '<p id="end"></p>It ends.',
  ]);
});

test('children with a name keep their nodes in any order', () => {
  const host = built([list('a', 'b', 'c')]);
  const [a, b, c] = host.querySelectorAll('li');
  patch(host, [list('c', 'd', 'b', 'a')]);
  const now = [...host.querySelectorAll('li')];
  expect(now.map((item) => item.textContent)).toEqual(['c', 'd', 'b', 'a']);
  expect([now[0], now[2], now[3]]).toEqual([c, b, a]);
  expect(changedBy(host, [list('b', 'a')])).toEqual([]);
});

test('a button that is disabled while it has the focus keeps it, and styles go through the object model', () => {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const { body } = document;
  const of = (disabled: boolean): Tree[] => [h('button', { disabled, style: '--at: 1' }), h('input', { disabled })];
  patch(body, of(false));
  const [button, input] = body.children as unknown as [Element, Element];
  Object.defineProperty(document, 'activeElement', { value: button });
  const asked: string[] = [];
  button.setAttribute = (name: string, value: string): void => void asked.push(`${name}=${value}`);
  patch(body, of(true));
  expect(asked).toEqual(['aria-disabled=true']);
  expect(input.outerHTML).toBe('<input disabled>');
});

test('a picture keeps its svg, and the attributes that the template does not name', () => {
  const drawn = (name: string, value: string): Tree[] => [
    picture((svg) => svg.setAttribute(name, value), { 'data-part': 'one' }),
  ];
  const host = built(drawn('viewBox', '0 0 1 1'));
  const svg = host.firstElementChild;
  patch(host, drawn('width', '2'));
  expect(host.innerHTML).toBe('<svg width="2" viewBox="0 0 1 1" data-part="one" />');
  expect(host.firstElementChild).toBe(svg);
});
