import type { Locator } from '@playwright/test';
import { fragmentFor } from '#player/fragment.ts';
import { openLink } from '../support/address.ts';
import { part, wake } from '../support/host.ts';
import { expect, test } from '../support/test.ts';

/**
 * Each page, what a link to it may say of its figures, and where that is seen when the link is opened. Figures that
 * are not here are opened by a link, or come back by a reload, in their own tests.
 */
const links: Readonly<Record<string, Readonly<Record<string, (figure: Locator) => Promise<void>>>>> = {
  './lessons/fifteen-sticks/': { 'small-board.secondary=off&small-board.step=40': has('position', /^step 40 of/) },
  './lessons/algorithm-x/': {
    'algorithm-x.columns=5s-6s&algorithm-x.zoom=decisions&algorithm-x.step=7&algorithm-x.code=english': has(
      'position',
      /^step 7 of/,
    ),
  },
  './lessons/torus/': {
    'torus.matrix=ps-10-01-11&torus.step=3': async (figure) => {
      await has('position', /^step 3 of/)(figure);
      await expect(figure.locator('[data-status="matrix"]')).toContainText('(1 primary + 1 secondary)');
    },
  },
  './lessons/ripple-effect/': { 'ripple-givens.left=five-by-five.01111': has('left', '4 of 5') },
  './lessons/neighbours/': { 'list-lab.presses=C-B-C': has('words', /First bad link: R\[A\] is D/) },
  './lessons/undo/': {
    'undo-list.orders=n4': (lab) => expect(lab.getByRole('button', { name: /^[1-4], in the list/ })).toHaveCount(4),
    'undo-columns.uncovered=A': has('words', /^Each link is fine in itself/),
    'undo-rows.column=A': (lab) => expect(part(lab, 'column')).toHaveValue('A'),
  },
  './tetrasticks/solutions/': {
    'three-runs.board=4x4': (runs) => expect(runs.locator('[data-setting="board"]')).toHaveValue('4x4'),
  },
  './ripple-effect/watch/': {
    'watch.puzzle=AAB_CBB_CCB__..._..._1..': (watch) => expect(watch.locator('.cell')).toHaveCount(9),
  },
};

for (const [path, all] of Object.entries(links)) {
  test(`a link to ${path} brings back what it says of each figure`, async ({ page }) => {
    await openLink(page, path + linkTo(Object.keys(all).flatMap((says) => says.split('&'))));
    for (const [says, sees] of Object.entries(all)) {
      await test.step(says, async () => {
        const figure = page.locator(`#${figureIn(says)}`);
        await wake(figure);
        await sees(figure);
        await expect(part(figure, 'notice')).toBeHidden();
      });
    }
  });
}

/**
 * A damaged value for each figure that has a reader of its own; what else those readers refuse stands in tables of
 * tests/unit. The labs of other lessons read as those of lesson 6 do.
 */
const damaged: Readonly<Record<string, readonly string[]>> = {
  './lessons/exact-cover/': ['exact-cover.rows=<img src=x onerror=alert(1)>', 'exact-cover.matrix=AB-<img>'],
  './lessons/algorithm-x/': ['algorithm-x.matrix=AB-B?', 'perform.matrix=huge.1'],
  './lessons/undo/': [
    'undo-list.orders=n3-1-1',
    'undo-columns.uncovered=B',
    'undo-rows.column=H',
    'write-links.matrix=small.1.999',
  ],
  './lessons/smallest/': ['race.seed=-1'],
  './lessons/tetrasticks/': [
    'tetrasticks.omitted=<img src=x>',
    'pieces.hand=Q',
    'parity.leans=Q',
    'row-by-row.at=1410.X',
  ],
  './lessons/crossings/': ['crossing-atlas.bar=L5'], // There is no cover with five crossings without L.
  './lessons/ripple-effect/': [
    'ripple-effect.puzzle=../../etc/passwd',
    'ripple-rule.moves=Q.9999.zz',
    'ripple-row.at=1.Q',
    'ripple-givens.left=five-by-five.0111',
  ],
  './lessons/eleven-by-eleven/': ['eleven.joints=some', 'eleven-steps.step=99'],
  './tetrasticks/solutions/': ['solutions.corners=H', 'three-runs.board=7x7'],
};

for (const [path, all] of Object.entries(damaged)) {
  test(`each figure tells what is damaged in a link to ${path}`, async ({ page }) => {
    await openLink(page, path + linkTo(all));
    for (const says of all) {
      await test.step(says, async () => {
        const figure = page.locator(`#${figureIn(says)}`);
        await wake(figure);
        await expect(part(figure, 'notice')).toHaveText(/^The link.{20}/);
        await expect(figure.locator('img:not([class$="-overview"])')).toHaveCount(0);
      });
    }
  });
}

function has(name: string, words: string | RegExp): (figure: Locator) => Promise<void> {
  return (figure) => expect(part(figure, name).first()).toHaveText(words);
}

/** The fragment for all of `figure.name=value`. */
function linkTo(all: readonly string[]): string {
  const pairs = all.map((says) => [says.slice(0, says.indexOf('=')), says.slice(says.indexOf('=') + 1)]);
  return fragmentFor(Object.fromEntries(pairs) as Record<string, string>);
}

function figureIn(says: string): string {
  return says.slice(0, says.indexOf('.'));
}
