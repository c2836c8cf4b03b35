import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { frameName } from '#ui/kit/frame-name.ts';

test('a frame that scrolls is named by its picture, or by its figure', () => {
  const nameOf = (inside: string, title = '<span class="figure-title"> Six rows </span>'): string => {
    const { document } = parseHTML(`<div class="figure-host">${title}<div class="frame">${inside}</div></div>`);
    return frameName(document.querySelector('.frame') as unknown as Element);
  };
  expect(nameOf('<svg aria-label="Matrix"></svg>')).toBe('Matrix, in a scrolling frame');
  expect(nameOf('<svg></svg>')).toBe('Six rows, in a scrolling frame');
  expect(nameOf('<svg></svg>', '')).toBe('Scrolling frame');
});
