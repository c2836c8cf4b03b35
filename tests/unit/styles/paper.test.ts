import { expect, test } from 'vitest';
import { paper } from '#ui/site/offline/app.ts';
import { contrast } from './colour.ts';
import { colours, themes } from './tokens.ts';

test.each(themes)('the installed site has the paper of the %s theme', (theme) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(paper[theme].slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  expect(contrast([r, g, b], colours(theme).get('paper')!)).toBeLessThan(1.01);
});
