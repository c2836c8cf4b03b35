import { expect, test } from 'vitest';
import { firstFigure } from '#ui/site/first-figure.ts';

test('the first figure is found by its id, wherever its attributes stand', () => {
  const late = '<p id="no">x</p><a-figure class="figure-host wide full" data-x="1" id="late"></a-figure>';
  expect(firstFigure(late)).toBe('late');
  expect(firstFigure(`<div id="early" class="figure-host"></div>${late}`)).toBe('early');
  expect(firstFigure('<div id="no" class="figure-hosting"></div>')).toBeNull();
});
