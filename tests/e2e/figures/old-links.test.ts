import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/**
 * Links that readers have from before the state stood in the fragment: each page, what its links may
 * say of one figure, and where one sees that it is there again.
 */
const links: Readonly<
  Record<
    string,
    readonly {
      readonly says: string;
      readonly sees: (figure: Locator) => Promise<void>;
    }[]
  >
> = {
  './lessons/fifteen-sticks/': [
    { says: 'small-board.secondary=off&small-board.step=40', sees: has('position', /^step 40 of/) },
  ],
  './lessons/algorithm-x/': [
    {
      says: 'algorithm-x.columns=5s-6s&algorithm-x.zoom=decisions&algorithm-x.step=7&algorithm-x.code=english',
      sees: has('position', /^step 7 of/),
    },
  ],
  './lessons/algorithm-x/?algorithm-x.whatif=1.0.3': [
    {
      says: 'algorithm-x.whatif=1.0.3&algorithm-x.zoom=decisions&algorithm-x.step=2',
      sees: has('caption', 'Try row AD for column A.'),
    },
  ],
  './lessons/exact-cover/': [
    { says: 'exact-cover.rows=3-0-4', sees: (figure) => expect(figure).toHaveAttribute('data-solved', '') },
  ],
  './lessons/secondary-columns/': [
    {
      says: 'queens.n=8&queens.diagonals=primary+with+slack&queens.zoom=covers&queens.step=5000',
      sees: async (figure) => {
        await has('position', /^step 5,000 of/)(figure);
        await expect(figure.getByRole('combobox', { name: 'Diagonals' })).toHaveValue('primary with slack');
      },
    },
  ],
  './lessons/torus/': [
    {
      says: 'torus.matrix=ps-10-01-11&torus.step=3',
      sees: async (figure) => {
        await has('position', /^step 3 of/)(figure);
        await expect(figure.locator('[data-status="matrix"]')).toContainText('(1 primary + 1 secondary)');
      },
    },
  ],
  './lessons/tetrasticks/': [
    {
      says: 'tetrasticks.omitted=J&tetrasticks.secondary=off&tetrasticks.step=321',
      sees: has('position', /^step 321 of/),
    },
  ],
  './lessons/ripple-effect/': [
    {
      says: 'ripple-effect.puzzle=five-by-five&ripple-effect.animate=on&ripple-effect.step=33',
      sees: has('position', /^step 33 of/),
    },
    { says: 'ripple-givens.left=five-by-five.01111', sees: has('left', '4 of 5') },
  ],
  './lessons/crossings/': [
    {
      says: 'crossings.columns=80o',
      sees: (figure) =>
        expect(figure.getByRole('switch', { name: 'Junction (2, 2)' })).toHaveAttribute('aria-checked', 'false'),
    },
    { says: 'crossing-atlas.bar=J5', sees: has('board-title', /^J omitted, 5 crossings/) },
  ],
  './lessons/eleven-by-eleven/': [
    {
      says: 'eleven.joints=none&eleven.odd=on',
      sees: has('solution', /of 136$/),
    },
    { says: 'eleven-steps.step=8', sees: has('step-number', 'Step 8 of 10') },
  ],
  './lessons/neighbours/': [{ says: 'list-lab.presses=C-B-C', sees: has('words', /First bad link: R\[A\] is D/) }],
  './lessons/undo/': [
    {
      says: 'undo-list.orders=n4',
      sees: (lab) => expect(lab.getByRole('button', { name: /^[1-4], in the list/ })).toHaveCount(4),
    },
    {
      says: 'undo-columns.uncovered=A',
      sees: (lab) => expect(lab.locator('[data-part="words"]')).toHaveAttribute('data-state', 'bad'),
    },
    { says: 'undo-rows.column=A', sees: (lab) => expect(lab.locator('[data-part="column"]')).toHaveValue('A') },
  ],
  './lessons/smallest/': [
    {
      says: 'race.problem=queens-8&race.seed=7',
      sees: (race) => expect(race.locator('[data-part="seed"]')).toHaveValue('7'),
    },
  ],
  './lessons/encodings/': [
    {
      says: 'encodings.puzzle=tutorial&encodings.guesses=rs----n-----',
      sees: (figure) => expect(figure.locator('[data-part="puzzle"]')).toHaveValue('tutorial'),
    },
  ],
  './tetrasticks/play/': [
    {
      says: 'play.board=L-F.Wm.0.4',
      sees: (play) => expect(play.locator('[data-part="list"] li').first()).toHaveText(/^F, mirrored, facing west/),
    },
  ],
  './tetrasticks/boards/': [
    {
      says: 'own-board.board=2x2.OPU',
      sees: (board) => expect(board.locator('[data-part="text"]')).toHaveValue('2x2 : O P U'),
    },
  ],
  './tetrasticks/solutions/': [
    { says: 'solutions.omitted=N&solutions.board=8', sees: has('big-title', /^Board 8 of/) },
    { says: 'three-runs.board=4x4', sees: (runs) => expect(runs.locator('[data-setting="board"]')).toHaveValue('4x4') },
  ],
  './ripple-effect/play/': [
    {
      says: 'ripple-play.puzzle=five-by-five&ripple-play.grid=11..1.......2.......1...4',
      sees: (play) => expect(play.locator('.number')).toHaveCount(6),
    },
  ],
  './ripple-effect/own/': [{ says: 'own.puzzle=AB_BA__.._..', sees: has('size', /2×2|2 by 2/) }],
  './ripple-effect/watch/': [
    { says: 'watch.puzzle=AAB_CBB_CCB__..._..._1..', sees: (watch) => expect(watch.locator('.cell')).toHaveCount(9) },
  ],
};

for (const [path, all] of Object.entries(links)) {
  test(`old links to ${path} bring back what they say`, async ({ page }) => {
    const [place = ''] = path.split('?');
    const address = `${place}?from=a-friend&${all.map(({ says }) => says).join('&')}`;
    await page.goto(address);
    for (const { says, sees } of all) {
      await test.step(says, async () => {
        const figure = page.locator(`#${says.slice(0, says.indexOf('.'))}`);
        await figure.scrollIntoViewIfNeeded();
        await expect(figure).toHaveAttribute('data-ready', '');
        await sees(figure);
        await expect(figure.locator('[data-part="notice"]')).toBeHidden();
      });
    }
  });
}

test('old links to figures that stood in the gallery lead to their lessons', async ({ page }) => {
  await page.goto('./gallery/?list-lab.presses=C-B-C#list-lab');
  await expect(page).toHaveURL(/\/lessons\/neighbours\/.*#list-lab/);
  await has('words', /First bad link: R\[A\] is D/)(page.locator('#list-lab'));
  await page.goto('./gallery/#row-by-row?row-by-row.at=1409.X');
  await expect(page).toHaveURL(/\/lessons\/tetrasticks\/#row-by-row/);
  await has('words', /Row 1,409 of 1,409/)(page.locator('#row-by-row'));
});

test('old links to the figure that stood at the top of the contents lead to the first lesson', async ({ page }) => {
  await page.goto('./?small-board.secondary=off&small-board.step=40');
  await expect(page).toHaveURL(/\/lessons\/fifteen-sticks\/.*#small-board/);
  await has('position', /^step 40 of/)(page.locator('#small-board'));
  await page.goto('./#small-board?small-board.step=41');
  await expect(page).toHaveURL(/\/lessons\/fifteen-sticks\/#small-board/);
  await has('position', /^step 41 of/)(page.locator('#small-board'));
});

test('an old link is written anew in place by the first change, and the rest of it stays', async ({ page }) => {
  await page.goto('./');
  await page.goto('./lessons/algorithm-x/?algorithm-x.step=7&from=a-friend#algorithm-x');
  const figure = page.locator('#algorithm-x');
  await expect(figure.locator('[data-part="position"]')).toHaveText(/^step 7 of/);
  await figure.getByRole('button', { name: 'Next step' }).click();
  await expect(page).toHaveURL(/\/algorithm-x\/\?from=a-friend#algorithm-x\?algorithm-x\.step=8$/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Cover & Uncover/);
});

function has(part: string, words: string | RegExp): (figure: Locator) => Promise<void> {
  return (figure) => expect(figure.locator(`[data-part="${part}"]`).first()).toHaveText(words);
}
