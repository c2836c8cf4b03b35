import { type Figure, openFigure, pictures } from '../support/figure.ts';
import { expect, test } from '../support/test.ts';
import { violationsInThemes } from '../support/axe.ts';

/** Moments that a page does not open with, and that have marks and words of their own. */
const moments: readonly {
  readonly name: string;
  readonly figure: string;
  readonly state?: Readonly<Record<string, string>>;
  readonly go?: (figure: Figure) => Promise<void>;
}[] = [
  { name: 'picks that clash', figure: 'exact-cover', state: { rows: '0-2' } },
  { name: 'an exact cover', figure: 'exact-cover', state: { rows: '3-0-4' } },
  { name: 'a damaged link', figure: 'exact-cover', state: { rows: 'x' } },
  { name: 'the solution', figure: 'algorithm-x', state: { step: '32' } },
  { name: 'a dead end', figure: 'algorithm-x', state: { step: '11' } },
  { name: 'a row given up, and columns switched', figure: 'algorithm-x', state: { columns: '0s-6o', step: '13' } },
  { name: 'queens that attack each other', figure: 'queens', state: { diagonals: 'off', step: '15' } },
  { name: 'crossings', figure: 'tetrasticks', state: { secondary: 'off' } },
  {
    name: 'the number picker, and numbers too close',
    figure: 'ripple-effect',
    state: { puzzle: 'five-by-five', secondary: 'off' },
    go: async (figure) => {
      await figure.press('Next solution');
      await figure.board.locator('.cell').nth(9).click({ force: true });
      await figure.button('Put 2 here').click();
    },
  },
];

for (const { name, figure: id, state, go } of moments) {
  test(`axe finds nothing on ${id}, ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const figure = await openFigure(page, id, state);
    await go?.(figure);
    await pictures(page, 4);
    expect(await violationsInThemes(page, `#${id}`)).toEqual([]);
  });
}
