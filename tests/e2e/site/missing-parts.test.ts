/**
 * What a page fetches later, code and workers, is taken away twice: once as if the network were gone,
 * once with a 404 as after a new version of the site. The page says so, and what is pressed then works
 * once the code is there. A page of each kind; what fetches for all of them is held by
 * tests/unit/ui/kit/fetch-part.test.ts, and scripts/floors.ts sees that nothing is fetched without it.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { figureOn } from '../support/figure.ts';
import { wake } from '../support/host.ts';
import { home, lessons } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

interface TakenAway {
  /** How often each file has been refused. */
  readonly refused: ReadonlyMap<string, number>;
  /** Presses as long as this file is refused, and each time `says` tells of it; the next press is answered. */
  press(file: string, press: () => Promise<void>, says: Locator): Promise<void>;
  /** Touches a figure until this of it has come to life. */
  wake(place: Locator, alive: Locator): Promise<void>;
}

/** Refuses each of these files twice. */
async function takeAway(page: Page, files: readonly string[]): Promise<TakenAway> {
  const refused = new Map<string, number>();
  await page.route('**/_astro/*.js', async (route) => {
    // The name of a file ends in a hash: cell-editor.C7aGktZK.js, judge.worker-DlOhsjNZ.js.
    const file = /([^/]+)[.-][\w-]{8}\.js$/.exec(new URL(route.request().url()).pathname)?.[1] ?? '';
    const times = refused.get(file) ?? 0;
    if (!files.includes(file) || times === 2) {
      await route.continue();
      return;
    }
    refused.set(file, times + 1);
    if (times === 0) await route.abort('internetdisconnected');
    else await route.fulfill({ status: 404, body: 'Not found' });
  });
  return {
    refused,
    press: async (file, press, says) => {
      // Some are asked for by themselves as well.
      for (let times = refused.get(file) ?? 0; times < 2; times = refused.get(file) ?? 0) {
        await press();
        await expect.poll(() => refused.get(file)).toBeGreaterThan(times);
        await expect(says).toContainText(/could not be fetched[.;] press (again|there) to retry, or reload the page/i);
      }
      await press();
    },
    wake: async (place, alive) => {
      await expect
        .poll(async () => {
          // In a picture a press would mean something else as well.
          await place.dispatchEvent('keyup', { key: 'Shift' });
          return alive.count();
        })
        .toBe(1);
    },
  };
}

/** All of these were refused twice; the browser says so, and there was no error that nobody caught. */
function checkRefused({ refused }: TakenAway, files: readonly string[], complaints: string[]): void {
  expect(Object.fromEntries(refused)).toEqual(Object.fromEntries(files.map((file) => [file, 2])));
  expect(complaints.filter((words) => words.startsWith('uncaught'))).toEqual([]);
  complaints.length = 0;
}

test('a figure, What if?, its questions and those of the lesson come once they can', async ({ page, complaints }) => {
  const pictures = { 'code-picture': 'code', 'tree-picture': 'tree', 'matrix-headers': 'matrix', strip: 'strip' };
  const files = [...Object.keys(pictures), 'mount-your-turn', 'what-if-panel', 'asking', 'verdict'];
  const taken = await takeAway(page, files);
  await page.goto('./lessons/algorithm-x/');
  const { host, button, press } = figureOn(page, 'algorithm-x');
  const foot = page.locator('.missing-parts');
  const title = host.locator('.figure-title');
  await host.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  // One names the parts, or none once more than three are missing.
  await expect(foot).toContainText(/could not be fetched\. Press (there|one) to retry, or reload the page\./);
  for (const name of Object.values(pictures)) await taken.wake(host, host.locator(`[data-part="${name}"][data-ready]`));

  await button('Next step').click();
  await host.locator('[data-do="another-way"]').click();
  await expect(foot).toContainText('What if? of figure 2.1 could not be fetched.');
  await taken.wake(title, host.locator('[data-part="what-if"][data-ready]'));

  await press('Ask me what comes next');
  await expect(foot).toContainText('The questions of figure 2.1 could not be fetched.');
  // The open drawer would cover it at the foot of the page.
  await expect(host.locator('[data-part="more"] .missing-parts')).toBeVisible();
  // The first press was kept.
  await taken.wake(title, host.locator('.ask-panel', { hasText: 'Question 1 of' }));

  const yourTurn = page.locator('#perform');
  await yourTurn.scrollIntoViewIfNeeded();
  await expect(foot).toContainText(/Figure 2\.\d could not be fetched/);
  await taken.wake(yourTurn, page.locator('#perform[data-ready]'));
  await expect(foot).toBeHidden();

  const question = page.locator('graded-question').first();
  const verdict = question.locator('.verdict');
  await question.getByRole('radio').first().check();
  await taken.press('verdict', () => question.getByRole('button', { name: 'Check' }).click(), verdict);
  await expect(verdict).toHaveText(/^(Right|No)/);
  checkRefused(taken, files, complaints);
});

test('a puzzle of one’s own is judged and made once the workers can be fetched', async ({ page, complaints }) => {
  const files = ['mount-puzzle-editor', 'judge.worker', 'make.worker'];
  const taken = await takeAway(page, files);
  await page.goto('./ripple-effect/own/');
  const host = page.locator('#own');
  const foot = page.locator('.missing-parts');
  await expect(foot).toContainText('could not be fetched. Press there to retry');
  await taken.wake(host, page.locator('#own[data-ready]'));
  await expect(foot).toBeHidden();

  const words = /the code for it could not be fetched; press again to retry, or reload the page/;
  const verdict = host.locator('[data-part="verdict-head"]');
  const judgeAgain = host.locator('[data-do="judge-on"]');
  await host.locator('[data-do="no-givens"]').click();
  await expect(verdict).toHaveText(words);
  await judgeAgain.click();
  await expect.poll(() => taken.refused.get('judge.worker')).toBe(2);
  await expect(verdict).toHaveText(words);
  await judgeAgain.click();
  await expect(verdict).toContainText('solution');

  const said = host.locator('[data-part="maker-said"]');
  const make = host.locator('[data-do="make"]');
  await host.getByRole('tab', { name: 'Generate' }).click();
  for (const times of [1, 2]) {
    await make.click();
    await expect.poll(() => taken.refused.get('make.worker')).toBe(times);
    await expect(said).toHaveText(words);
  }
  await make.click();
  await expect(said).toHaveText(/Made from seed/);
  checkRefused(taken, files, complaints);
});

test('cells come to life, are edited, compiled, drawn and doctored once they can', async ({ page, complaints }) => {
  const files = ['mount-notebook', 'cell-doctor', 'cell-editor', 'compile', 'mount-cell-figure'];
  const taken = await takeAway(page, files);
  await page.goto('./notebook/six-rows/');
  const notebook = page.locator('#notebook');
  const cell = (number: number): Locator => notebook.locator(`[data-cell="cell-${number}"]`);
  const fault = (number: number): Locator => cell(number).locator('[data-part="cell-fault"]');
  const foot = page.locator('.missing-parts');
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect(foot).toContainText('could not be fetched. Press there to retry');
  await taken.wake(notebook, page.locator('#notebook[data-ready]'));
  const figure = notebook.locator('cell-figure').first();
  await figure.scrollIntoViewIfNeeded();
  await taken.wake(figure, notebook.locator('cell-figure[data-ready]').first());
  await expect(foot).toBeHidden();

  // First, because a problem that a run gives asks for it by itself.
  const doctor = notebook.locator('[data-part="doctor"]').first();
  const openDoctor = (): Promise<void> =>
    doctor.evaluate((details: HTMLDetailsElement) => {
      details.open = false;
      details.querySelector('summary')?.click();
    });
  await taken.press('cell-doctor', openDoctor, doctor.locator('[data-part="doctor-words"]'));
  await expect(notebook.locator('[data-part="findings"] button').first()).toContainText('Show');

  const editor = notebook.locator('.cm-editor');
  const openEditor = (): Promise<void> => cell(2).locator('[data-part="code"]').click();
  await taken.press('cell-editor', openEditor, fault(2));
  // The words are the same each time, so that a press may come while the one before is still being answered.
  await expect
    .poll(async () => {
      if (!(await editor.isVisible())) await openEditor();
      return editor.isVisible();
    })
    .toBe(true);
  await taken.press('compile', () => cell(3).locator('[data-do="run-cell"]').click(), fault(3));
  await expect(notebook.locator('[data-part="said"]')).toHaveText(/\b3 ha(s|ve) run/);
  checkRefused(taken, files, complaints);
});

/** What is fetched at a press: the page, its figure, the file, and what is pressed. */
const atAPress: readonly (readonly [path: string, host: string, file: string, control: string])[] = [
  ['./lessons/algorithm-x/', '#algorithm-x', 'large-window', '[data-do="large"]'],
  ['./lessons/algorithm-x/', '#algorithm-x', 'suggested', '[data-suggestion]'],
  ['./lessons/algorithm-x/', '#algorithm-x', 'more-controls', '[data-do="more"]'],
  ['./lessons/tetrasticks/', '#tetrasticks', 'solver.worker', '[data-setting="secondary"]'],
  ['./lessons/smallest/', 'race-figure', 'race-problems', '[data-do="start"]'],
  ['./lessons/smallest/', 'race-figure', 'race.worker', '[data-do="start"]'],
  ['./lessons/measuring/', 'measure-figure', 'measured-problems', '[data-do="run"]'],
  ['./lessons/measuring/', 'measure-figure', 'measure.worker', '[data-do="run"]'],
  ['./lessons/encodings/', 'encodings-figure', 'results', '[data-do="start"]'],
  ['./lessons/encodings/', 'encodings-figure', 'encodings.worker', '[data-do="start"]'],
  ['./lessons/when-not/', 'engines-figure', 'engine.worker', '[data-do="start"]'],
  ['./lessons/crossings/', 'small-covers', 'small-covers-run', '[data-setting="secondary"]'],
  ['./ripple-effect/play/', 'ripple-play', 'hints', '[data-do="hint"]'],
  ['./tetrasticks/play/', 'play-board', 'sketch.worker', '[data-do="hint"]'],
  ['./words/', 'word-search', 'sheet.worker', '[data-do="new-seed"]'],
  ['./words/crossword/', 'crossword-sheet', 'crossword.worker', '[data-do="new-seed"]'],
  ['./implement/write/', 'write-solver', 'cell-editor', '[data-part="code"]'],
  ['./implement/write/', 'write-solver', 'compile', '[data-do="test"]'],
  ['./implement/write/', 'write-solver', 'code.worker', '[data-do="test"]'],
  ['./notebook/queens/', 'notebook-page', 'cell-editor', '[data-part="code"]'],
  ['./notebook/queens/', 'notebook-page', 'guard.worker', '[data-do="run-cell"]'],
];
for (const [path, host, file, control] of atAPress) {
  test(`${path}: ${control} says that ${file} is missing, and not once it is there`, async ({ page, complaints }) => {
    const taken = await takeAway(page, [file]);
    await page.goto(path);
    const place = page.locator(host).first();
    await wake(place);
    const words = page
      .locator('main')
      .getByText(/could not be fetched/)
      .filter({ visible: true });
    if (path === './lessons/tetrasticks/') {
      // The line has fetched this worker ahead, and the run of the figure has begun by itself.
      await expect.poll(() => taken.refused.get(file)).toBe(2);
      await expect(words.first()).toBeVisible();
    }
    await taken.press(file, () => place.locator(control).first().click(), words.first());
    await expect(words).toHaveCount(0);
    checkRefused(taken, [file], complaints);
  });
}

/** The scripts that a page itself has, with all that they import: the others come late. */
function scriptsIn(html: string): ReadonlySet<string> {
  const lists = /\[modules,workers,scripts,later,next\]=(\[[^\]]*\])/.exec(html)?.[1] ?? '[]';
  const own = new Set((JSON.parse(lists) as string[]).slice(2, 4).flatMap((list) => list.split(' ')));
  for (const name of own) {
    if (name === '') continue;
    const code = readFileSync(`dist/_astro/${name}`, 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) own.add(imported);
  }
  return own;
}

/** A page of each kind that no test above opens, and that fetches more than the verdicts on its questions. */
const reached = new Set([...atAPress.map(([path]) => path), './lessons/neighbours/']);
const kinds = [
  ...[home, ...lessons.filter((path) => !reached.has(path)), './implement/'],
  ...['./notebook/', './notebook/own/', './notebook/killer/'],
  ...['./ripple-effect/watch/', './tetrasticks/boards/', './tetrasticks/solutions/', './tetrasticks/wall/'],
];
for (const path of kinds) {
  test(`${path} says that its late code is missing, and comes to life when the line is back`, async ({
    page,
    complaints,
  }) => {
    let isBack = false;
    let refused = 0;
    const own = scriptsIn(await (await page.request.get(path)).text());
    await page.route('**/_astro/*.js', async (route) => {
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      if (isBack || own.has(name)) await route.continue();
      else {
        refused += 1;
        await route.abort('internetdisconnected');
      }
    });
    await page.goto(path);
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    const hosts = page.locator('.figure-host, .notebook');
    const said = page.locator('.missing-parts', { hasText: 'could not be fetched' });
    for (const host of await hosts.all()) await host.scrollIntoViewIfNeeded();
    await expect(said).toBeVisible();
    expect(refused).toBeGreaterThan(0);
    isBack = true;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(said).toBeHidden();
    await expect(page.locator('[data-waiting], [data-outdated], [data-missing]')).toHaveCount(0);
    expect(complaints.filter((words) => words.startsWith('uncaught'))).toEqual([]);
    complaints.length = 0;
  });
}

test('a script of the page itself that is missing is told of, with a way to reload', async ({ page, complaints }) => {
  let line: 'gone' | 'outdated' | 'back' = 'gone';
  // A page that is slow to be read asks for it twice: once ahead, and once more when that has failed.
  await page.route('**/_astro/PuzzleFigure.astro_astro_type_script_index_0_lang.*.js', async (route) => {
    if (line === 'gone') await route.abort('internetdisconnected');
    else if (line === 'outdated') await route.fulfill({ status: 404, body: 'Not found' });
    else await route.continue();
  });
  await page.goto('./lessons/colours/');
  const foot = page.locator('.missing-parts');
  for (const next of ['outdated', 'back'] as const) {
    await expect(foot).toContainText('Some of this page’s code could not be fetched');
    line = next;
    const isReloaded = page.waitForEvent('domcontentloaded');
    await foot.getByRole('button', { name: 'Reload the page' }).click();
    await isReloaded;
  }
  await wake(page.locator('puzzle-figure').first());
  await expect(foot).toHaveCount(0);
  expect(complaints.filter((words) => words.includes('Failed to load resource')).length).toBeGreaterThanOrEqual(2);
  expect(complaints.filter((words) => words.startsWith('uncaught'))).toEqual([]);
  complaints.length = 0;
});

test('a script of the page that fails before the page has been read is told of as well', async ({ page }) => {
  await page.addInitScript(() => {
    const fail = (): void => {
      if (document.querySelector('main') === null) document.querySelector('script')?.dispatchEvent(new Event('error'));
    };
    new MutationObserver(fail).observe(document, { childList: true, subtree: true });
  });
  await page.goto('./lessons/colours/');
  await expect(page.locator('main > .missing-parts')).toContainText('Some of this page’s code could not be fetched');
});
