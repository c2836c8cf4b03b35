import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/**
 * Each page, what a link to it may say of its figures, and where that is seen when the link is opened.
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
  test(`a link to ${path} brings back what it says of each figure`, async ({ page }) => {
    const [place = ''] = path.split('?');
    await page.goto(`${place}#${all[0]?.says.split('.')[0]}?${all.map(({ says }) => says).join('&')}`);
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

function has(part: string, words: string | RegExp): (figure: Locator) => Promise<void> {
  return (figure) => expect(figure.locator(`[data-part="${part}"]`).first()).toHaveText(words);
}
