import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { type Drag, drag } from '#ui/kit/drag.ts';

type Sign = 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel' | 'click' | 'keydown';

/** What was called, in order. */
let heard: string[] = [];
let page = new EventTarget();
/** The data attributes of the host. */
let dataset: DOMStringMap = {};
let leaving = new AbortController();

const all: Drag = {
  move: (_, dx, dy) => void heard.push(`move ${dx} ${dy}`),
  drop: (event) => void heard.push(event ? 'drop' : 'cancel'),
  tap: () => void heard.push('tap'),
};
const { tap: _, ...noTap } = all;

/** An element on which the reader drags. As in a browser, what happens on it comes to the window after it. */
function newHost(begin: () => Drag | null = () => all) {
  const host = Object.assign(new EventTarget(), { dataset, setPointerCapture: () => heard.push('capture') });
  drag(host as unknown as HTMLElement, leaving.signal, begin);
  host.addEventListener('click', () => heard.push('click'));
  return (type: Sign, x = 100, y = 100, others: object = {}): void => {
    const facts = { button: 0, isPrimary: true, pointerId: 1, clientX: x, clientY: y, detail: 1, ...others };
    for (const target of [host, page]) target.dispatchEvent(Object.assign(new Event(type), facts));
  };
}

beforeEach(() => {
  [heard, page, dataset, leaving] = [[], new EventTarget(), {}, new AbortController()];
  vi.stubGlobal('window', page);
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('a press that moves is a drag, and the click after it is not heard', () => {
  const on = newHost();
  on('pointerdown');
  on('pointermove', 104, 104);
  expect([heard, dataset], 'it has hardly moved').toEqual([[], {}]);
  on('pointermove', 108, 104);
  on('pointermove', 101, 100);
  expect(dataset).toEqual({ dragging: '' });
  on('pointerup', 101, 100);
  on('click');
  expect(heard).toEqual(['capture', 'move 8 4', 'move 1 0', 'drop']);
  expect(dataset).toEqual({});
  on('pointermove', 200, 200);
  on('pointerup', 200, 200);
  expect(heard.slice(4), 'nothing is held any more').toEqual([]);
});

test('a press that hardly moves is a tap, or without one a click', () => {
  const on = newHost();
  on('pointerdown');
  on('pointermove', 103, 100);
  on('pointerup', 103, 100);
  on('click');
  expect(heard).toEqual(['tap']);
  heard = [];
  const onOther = newHost(() => noTap);
  onOther('pointerdown');
  onOther('pointerup');
  onOther('click');
  expect(heard.filter((word) => word !== 'tap')).toEqual(['click']);
});

test('only the click that follows a drag is not heard', () => {
  let begun: Drag | null = noTap;
  const on = newHost(() => begun);
  const dragOver = (): void => {
    on('pointerdown');
    on('pointermove', 150);
    on('pointerup', 150);
    heard = [];
  };
  dragOver();
  on('click', 0, 0, { detail: 0 });
  expect(heard, 'of a key').toEqual(['click']);
  dragOver();
  on('click');
  on('click');
  expect(heard, 'the second one').toEqual(['click']);
  dragOver();
  begun = null;
  on('pointerdown');
  on('pointerup');
  on('click');
  expect(heard, 'of another press').toEqual(['click']);
});

test.each([
  ['the browser, which scrolls the page', 'pointercancel', {}],
  ['Escape', 'keydown', { key: 'Escape' }],
] as const)('%s ends a drag, and what has not become one', (__, type, others) => {
  const on = newHost();
  on('pointerdown');
  on(type, 100, 100, others);
  on('pointermove', 150);
  on('pointerup', 150);
  expect(heard).toEqual([]);
  on('pointerdown');
  on('pointermove', 150);
  on(type, 150, 100, others);
  on('pointermove', 200);
  on('pointerup', 200);
  on('click', 200);
  expect(heard).toEqual(['capture', 'move 50 0', 'cancel']);
});

test.each([
  ['another button', { button: 2 }],
  ['a second finger', { isPrimary: false, pointerId: 2 }],
])('%s drags nothing, and does not end a drag', (__, others) => {
  const on = newHost();
  on('pointerdown', 100, 100, others);
  on('pointermove', 150, 100, others);
  expect(heard).toEqual([]);
  on('pointerdown', 100, 100, { pointerId: 3 });
  on('pointerdown', 100, 100, others);
  on('pointermove', 160, 100, { pointerId: 3 });
  on('pointermove', 190, 100, { pointerId: 2 });
  on('pointerup', 190, 100, { pointerId: 2 });
  on('pointermove', 170, 100, { pointerId: 3 });
  on('pointerup', 170, 100, { pointerId: 3 });
  expect(heard).toEqual(['capture', 'move 60 0', 'move 70 0', 'drop']);
});

test('a press that begins nothing is left alone, and so is all once the signal has aborted', () => {
  const on = newHost(() => null);
  on('pointerdown');
  on('pointermove', 150);
  on('pointerup', 150);
  on('click');
  expect(heard).toEqual(['click']);
  heard = [];
  const onOther = newHost();
  onOther('pointerdown');
  leaving.abort();
  onOther('pointermove', 150);
  onOther('pointerup', 150);
  expect(heard).toEqual([]);
});
