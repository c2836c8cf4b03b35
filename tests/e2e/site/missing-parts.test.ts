/**
 * Whatever a page fetches later, each lazy part and each worker, is taken away twice: once as if
 * the network were gone, once with a 404 as after a new version of the site. The page says so, and
 * what is pressed then works once the part is there.
 */
import { globSync, readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What the build fetches later, found in the build itself. */
const late = new Set(
  globSync('dist/_astro/*.js').flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const parts = code.matchAll(/import\([`'"]\.\/([\w.-]+\.js)[`'"]\)/g);
    // Where one worker starts another, the bundler leaves a comment on a line of its own.
    const workers = code.matchAll(/new Worker\(new URL\([^`'"]*[`'"][^`'"]*?([\w.-]+\.js)[`'"]/g);
    return [...parts, ...workers].map(([, name]) => name ?? '');
  }),
);
const chunkOf = (file: string): string => file.replace(/[.-][\w-]{8}\.js$/, '');

interface Figure {
  readonly id: string;
  /** What is fetched when the figure wakes, and what then has come to life. */
  readonly wakes?: readonly (readonly [chunks: string, alive: string])[];
  /** What the reader asks for afterwards, where the answer stands, and what it is in the end. */
  readonly asks?: readonly Ask[];
}

interface Ask {
  readonly chunks: string;
  press(page: Page): Promise<void>;
  /** Where the page says that it could not be fetched; else at the foot of the screen. */
  readonly says?: string;
  readonly answer: readonly [place: string, words?: RegExp];
}

const click = (selector: string) => (page: Page) => page.locator(selector).click();

/** Opens what unfolds, and presses it: again, where it is open already. */
const unfold = (selector: string) => (page: Page) =>
  page.locator(selector).evaluate((details: HTMLDetailsElement) => {
    details.open = true;
    details.scrollIntoView();
    details.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  });

const figures: Readonly<Record<string, readonly Figure[]>> = {
  './': [
    {
      id: 'play',
      wakes: [
        ['mount-three-left', 'three-left[data-ready]'],
        ['mount-draw-board', 'draw-board[data-ready]'],
        ['mount-small-ripple', 'small-ripple[data-ready]'],
      ],
    },
    { id: 'boards', wakes: [['mount-board-wall', 'board-wall[data-ready]']] },
  ],
  './lessons/algorithm-x/': [
    {
      id: 'algorithm-x',
      wakes: [
        ['code-picture', '[data-part="code"][data-live]'],
        ['tree-picture', '[data-part="tree"][data-live]'],
        ['matrix-headers', '[data-part="matrix"][data-live]'],
        ['strip', '[data-part="strip"][data-live]'],
      ],
      asks: [
        {
          chunks: 'what-if-panel',
          press: async (page) => {
            const chip = page.locator('#algorithm-x [data-do="another-way"]');
            if (!(await chip.isVisible())) await page.locator('#algorithm-x [data-do="next"]').click();
            if ((await chip.getAttribute('aria-expanded')) === 'false') await chip.click();
            else await page.locator('#algorithm-x .figure-title').click();
          },
          answer: ['#algorithm-x [data-part="what-if"][data-live]'],
        },
        {
          chunks: 'suggested',
          press: click('#algorithm-x [data-suggestion="0"]'),
          answer: ['#algorithm-x [data-part="caption"]', /dead end/i],
        },
        {
          chunks: 'more-controls',
          press: click('#algorithm-x [data-do="more"]'),
          answer: ['#algorithm-x [data-part="more"][data-live]'],
        },
        {
          chunks: 'asking',
          press: async (page) => {
            const ask = page.locator('#algorithm-x [data-do="ask-me"]');
            if (!(await ask.isVisible())) await page.locator('#algorithm-x [data-do="more"]').click();
            await ask.click();
          },
          answer: ['#algorithm-x .ask-panel', /Question 1 of/],
        },
      ],
    },
    { id: 'perform', wakes: [['mount-your-turn', '[data-ready]']] },
    {
      id: 'sudoku',
      wakes: [
        ['sudoku puzzle-figure-door', '[data-ready]'],
        ['sudoku-board', '[data-part="board"][data-drawn]'],
      ],
    },
  ],
  './lessons/torus/': [
    {
      id: 'torus',
      wakes: [
        ['editable-matrix', '[data-part="matrix"][data-live]'],
        ['torus-picture', '[data-part="torus"][data-live]'],
      ],
    },
  ],
  './implement/': [
    {
      id: 'arrays',
      wakes: [
        ['torus-picture', '[data-part="torus"][data-live]'],
        ['arrays-and-trace', '[data-part="arrays"][data-live]'],
      ],
    },
  ],
  './implement/write/': [
    {
      id: 'write',
      wakes: [['mount-write', '[data-part="own-parts"]:not(:empty)']],
      asks: [
        {
          chunks: 'own-problems',
          press: async (page) => {
            // Something of one's own, so that there is something to run.
            await page.evaluate(() => localStorage.setItem('cover-and-uncover.write.unlink.passed', ''));
            await page.locator('#write [data-problem="queens"] [data-do="run-own"]').click();
          },
          says: '#write [data-part="runs-said"]',
          answer: ['#write [data-part="runs-said"]', /every count is the site’s/],
        },
      ],
    },
  ],
  './lessons/secondary-columns/': [{ id: 'queens', wakes: [['queens-board', '[data-part="board"][data-drawn]']] }],
  './lessons/smallest/': [
    {
      id: 'race',
      asks: [
        {
          chunks: 'race-problems race.worker',
          press: click('#race [data-do="start"]'),
          says: '#race [data-part="said"]',
          answer: ['#race [data-part="clock"]', /\d updates on the clock/],
        },
        {
          chunks: 'race-pictures',
          press: click('#race .figure-title'),
          answer: ['.missing-parts[hidden]'],
        },
      ],
    },
  ],
  './lessons/measuring/': [
    {
      id: 'measures',
      asks: [
        {
          chunks: 'measured-problems trial.worker',
          press: click('#measures [data-do="run"]'),
          says: '#measures [data-part="said"]',
          answer: ['#measures [data-part="said"]', /^Counted on your machine/],
        },
      ],
    },
    { id: 'walks', wakes: [['mount-walks', '[data-ready]']] },
  ],
  './lessons/when-not/': [
    { id: 'colours', wakes: [['mount-colours', '[data-ready]']] },
    {
      id: 'engines',
      asks: [
        {
          chunks: 'measured-problems trial.worker',
          press: click('#engines [data-do="start"]'),
          says: '#engines [data-part="said"]',
          answer: ['#engines [data-part="said"]', /^On this machine, now:/],
        },
      ],
    },
  ],
  './exercises/': [{ id: 'sheet', wakes: [['mount-task-sheet', '[data-ready]']] }],
  './lessons/undo/': [
    { id: 'write-links', wakes: [['mount-write-links', '[data-ready]']] },
    {
      id: 'main',
      asks: [
        {
          chunks: 'questions-door judge answered',
          press: async (page) => {
            const question = page.locator('graded-question').first();
            const option = question.locator('input').first();
            if ((await option.getAttribute('type')) === 'radio') await option.check();
            else await option.fill('1');
            await question.getByRole('button', { name: 'Check' }).click();
          },
          says: 'graded-question >> nth=0 >> .verdict',
          answer: ['graded-question[data-verdict] .verdict', /Right|No/],
        },
      ],
    },
  ],
  './lessons/encodings/': [
    {
      id: 'encodings',
      wakes: [['mount-encodings', '[data-ready]']],
      asks: [
        {
          chunks: 'results encodings.worker',
          press: click('#encodings [data-do="start"]'),
          says: '#encodings [data-part="said"]',
          answer: ['#encodings [data-part="clock"]', /\d/],
        },
      ],
    },
    {
      id: 'line-of-numbers-notebook',
      asks: [
        {
          chunks: 'cell-figure',
          press: click('#line-of-numbers-notebook [data-do="run-cell"]'),
          says: '#line-of-numbers-notebook [data-part="cell-fault"]',
          answer: ['#line-of-numbers-notebook cell-figure'],
        },
      ],
    },
  ],
  './lessons/crossings/': [
    {
      id: 'small-covers',
      wakes: [['mount-small-covers', '[data-ready]']],
      asks: [
        {
          chunks: 'small-covers-run',
          press: click('#small-covers [role="switch"]'),
          answer: ['.missing-parts[hidden]'],
        },
      ],
    },
    { id: 'crossings', wakes: [['mount-crossings', '[data-ready]']] },
    { id: 'crossing-atlas', wakes: [['mount-crossing-atlas', '[data-ready]']] },
    {
      id: 'off-by-one',
      wakes: [['mount-off-by-one', '[data-ready]']],
      asks: [
        {
          chunks: 'solver.worker',
          press: click('#off-by-one [data-do="count"]'),
          says: '#off-by-one [data-part="said"]',
          answer: ['#off-by-one [data-part="progress"]', /\d nodes/],
        },
      ],
    },
  ],
  './lessons/fifteen-sticks/': [{ id: 'find-crossing', wakes: [['mount-find-crossing', '[data-ready]']] }],
  './lessons/eleven-by-eleven/': [
    { id: 'eleven-steps', wakes: [['mount-eleven-steps', '[data-ready]']] },
    { id: 'eleven', wakes: [['mount-eleven', '[data-ready]']] },
  ],
  './lessons/tetrasticks/?tetrasticks.step=1&tetrasticks.zoom=decisions': [
    {
      id: 'tetrasticks',
      wakes: [
        ['matrix-explorer-door matrix-explorer', '[data-part="matrix"][data-live]'],
        ['tetrastick-board', '[data-part="board"][data-drawn]'],
        ['levels-charts', '[data-part="levels-charts"][data-live]'],
      ],
      asks: [
        {
          chunks: 'below.worker',
          press: async (page) => {
            const column = page.locator('#tetrasticks [data-part="what-if-column"]');
            if (await page.locator('#tetrasticks [data-do="what-if-back"]').isVisible()) {
              await page.locator('#tetrasticks .figure-title').click();
              return;
            }
            const chip = page.locator('#tetrasticks [data-do="another-way"]');
            if ((await chip.getAttribute('aria-expanded')) === 'false') await chip.click();
            await column.selectOption({ index: 40 });
            await page.locator('#tetrasticks [data-do="branch-on"]').click();
          },
          says: '#tetrasticks [data-part="what-if-words"]',
          answer: ['#tetrasticks [data-part="what-if-words"]', /Counting both ways/],
        },
        {
          chunks: 'tree-explorer-door tree-explorer',
          press: async (page) => {
            await page.locator('#tetrasticks [data-part="tree"]').scrollIntoViewIfNeeded();
            await page.locator('#tetrasticks [data-part="tree"]').click();
          },
          answer: ['#tetrasticks [data-part="tree"] canvas'],
        },
        {
          chunks: 'pair',
          press: async (page) => {
            const numbers = page.locator('#tetrasticks [data-part="numbers"]');
            if (!(await numbers.evaluate((details) => details.hasAttribute('open')))) {
              // The table of What if? grows meanwhile, and what stands under it moves.
              await numbers.locator('> summary').press('Enter');
            }
            const levels = page.locator('#tetrasticks [data-part="levels"]');
            const isOpen = await levels.evaluate((details) => details.hasAttribute('open'));
            if (isOpen) await levels.locator('[data-part="levels-charts"]').click();
            else await levels.locator('summary').press('Enter');
          },
          answer: ['.missing-parts[hidden]'],
        },
        // Last, because all else on the page rests in there.
        {
          chunks: 'large-window',
          press: click('#tetrasticks [data-do="large"]'),
          answer: ['#tetrasticks .fills-window'],
        },
      ],
    },
  ],
  './lessons/tetrasticks/': [
    { id: 'pieces', wakes: [['by-hand-door mount-by-hand', '[data-ready]']] },
    {
      // They come through the door of the figures by hand.
      id: 'small-tetrasticks-notebook',
      asks: [
        {
          chunks: 'mount-notebook',
          press: (page) => page.locator('#small-tetrasticks-notebook').dispatchEvent('pointerdown'),
          answer: ['#small-tetrasticks-notebook[data-ready]'],
        },
      ],
    },
  ],
  './lessons/ripple-effect/': [
    {
      id: 'ripple-effect',
      wakes: [
        ['ripple-board', '[data-part="board"][data-drawn]'],
        ['number-picker', '[data-part="board"][data-live]'],
      ],
    },
    { id: 'ripple-rule', wakes: [['hand-door mount-ripple-hand', '[data-ready]']] },
  ],
  './tetrasticks/boards/': [{ id: 'own-board', wakes: [['board-editor', '[data-part="building"][data-live]']] }],
  './tetrasticks/solutions/': [
    {
      id: 'solutions',
      wakes: [
        ['opened-board', '[data-part="big"][data-drawn]'],
        ['expecting', '[data-expecting]'],
      ],
      asks: [
        {
          chunks: 'solver.worker',
          press: click('#solutions [data-do="solve"]'),
          says: '#solutions [data-part="progress"]',
          answer: ['#solutions [data-part="progress"]', /These are all: 12 boards|Solving: \d/],
        },
      ],
    },
    { id: 'three-runs', wakes: [['mount-three-runs', '[data-ready]']] },
  ],
  './tetrasticks/play/': [
    {
      id: 'play',
      wakes: [['count-forecast', '[data-expecting]']],
      asks: [
        {
          chunks: 'sketch.worker',
          press: click('#play [data-do="count"]'),
          says: '#play [data-part="answer"]',
          answer: ['#play [data-part="progress"]', /\d nodes searched/],
        },
      ],
    },
  ],
  // Solved boards: what is told of them is fetched as the page opens.
  './tetrasticks/play/#play?play.board=L-F.N.0.2-V.S.0.0-X.N.0.0-U.S.0.4-T.W.1.3-I.E.0.0-P.W.1.2-H.Sm.2.0-W.E.2.2-Z.N.2.3-N.N.3.0-R.Sm.3.3-O.N.4.0-J.W.3.4-Y.Wm.4.1':
    [{ id: 'play', wakes: [['won', '[data-part="won"]:not([hidden])']] }],
  './ripple-effect/play/#ripple-play?ripple-play.puzzle=4x4-gentle&ripple-play.grid=3241231241231231': [
    { id: 'ripple-play', wakes: [['win', '[data-do="save-picture"]:not([hidden])']] },
  ],
  './ripple-effect/play/': [
    {
      id: 'ripple-play',
      asks: [
        {
          chunks: 'hints',
          press: click('#ripple-play [data-do="hint"]'),
          says: '#ripple-play [data-part="said"]',
          answer: ['#ripple-play [data-part="said"]', /room|row|cell/],
        },
      ],
    },
  ],
  './notebook/': [
    {
      id: 'own',
      wakes: [
        ['mount-problem-figure', '[data-ready]'],
        ['problem-editor', '[data-part="writing"][data-live]'],
        ['written-board', '[data-part="board"][data-drawn]'],
        ['on-request', '#own[data-on-request]'],
      ],
      asks: [
        {
          chunks: 'unfolded-tree',
          press: unfold('#own .tree-door'),
          answer: ['#own [data-part="tree"][data-live]'],
        },
        {
          chunks: 'late-torus',
          press: (page) =>
            page.locator('#own .matrix-or-links').evaluate((choice) => {
              choice.querySelector<HTMLInputElement>('[value="torus-picture"]')?.click();
              choice.scrollIntoView();
              choice.dispatchEvent(new Event('pointerdown', { bubbles: true }));
            }),
          answer: ['#own [data-part="torus-place"][data-live]'],
        },
        {
          chunks: 'dlx-text',
          press: unfold('#own .dlx-text'),
          answer: ['#own [data-part="dlx-text"][data-live]'],
        },
      ],
    },
  ],
  './notebook/queens/': [
    {
      id: 'notebook',
      asks: [
        {
          chunks: 'draw',
          press: (page) =>
            page
              .locator('#notebook .code-cell')
              .filter({ hasText: 'chart(growth' })
              .getByRole('button', { name: 'Run', exact: true })
              .click(),
          says: '#notebook [data-part="chart-place"]',
          answer: ['#notebook [data-part="chart-place"] svg'],
        },
      ],
    },
  ],
  './notebook/six-rows/': [
    {
      id: 'notebook',
      wakes: [
        ['mount-notebook', '[data-ready]'],
        ['mount-cell-figure', 'cell-figure[data-ready]'],
      ],
      asks: [
        // First, because a problem that a run gives asks for it by itself.
        {
          chunks: 'cell-doctor',
          press: (page) =>
            page
              .locator('#notebook [data-part="doctor"]')
              .first()
              .evaluate((details: HTMLDetailsElement) => {
                details.open = false;
                details.querySelector('summary')?.click();
              }),
          says: '#notebook [data-part="doctor-words"] >> nth=0',
          answer: ['#notebook [data-part="findings"] button', /Show/],
        },
        {
          chunks: 'cell-editor',
          press: click('#notebook [data-cell="cell-2"] [data-part="code"]'),
          says: '#notebook [data-cell="cell-2"] [data-part="cell-fault"]',
          answer: ['#notebook .cm-editor'],
        },
        {
          chunks: 'compile',
          press: click('#notebook [data-cell="cell-3"] [data-do="run-cell"]'),
          says: '#notebook [data-cell="cell-3"] [data-part="cell-fault"]',
          answer: ['#notebook [data-part="said"]', /\b3 ha(s|ve) run/],
        },
      ],
    },
  ],
  './lessons/encode-your-own/': [
    {
      id: 'mend-talks',
      asks: [
        {
          chunks: 'mending',
          press: click('#mend-talks [data-cell="talks-cell-2"] [data-do="run-cell"]'),
          says: '#mend-talks [data-part="verdict"]',
          answer: ['#mend-talks [data-part="verdict"]', /Not mended yet/],
        },
      ],
    },
  ],
  './lessons/colours/': [
    {
      id: 'crossing-words',
      wakes: [['words puzzle-figure-door', '[data-ready]']],
    },
    { id: 'macmahon', wakes: [['macmahon', '[data-ready]']] },
    { id: 'purified', wakes: [['mount-purify', '[data-ready]']] },
  ],
  './words/': [
    {
      id: 'words',
      wakes: [['mount-word-search', '[data-ready]']],
      asks: [
        {
          chunks: 'sheet.worker',
          press: click('#words [data-do="new-seed"]'),
          says: '#words [data-part="sheet-status"]',
          answer: ['#words [data-part="sheet-status"]', /12 words in 10 × 10 cells/],
        },
      ],
    },
  ],
  './words/crossword/': [
    {
      id: 'crossword',
      wakes: [['mount-crossword', '[data-ready]']],
      asks: [
        {
          chunks: 'crossword.worker',
          press: click('#crossword [data-do="new-seed"]'),
          says: '#crossword [data-part="sheet-status"]',
          answer: ['#crossword [data-part="sheet-status"]', /7 words of 25, 12 crossings/],
        },
      ],
    },
  ],
  './ripple-effect/own/': [
    {
      id: 'own',
      wakes: [['mount-puzzle-editor', '[data-ready]']],
      asks: [
        {
          chunks: 'judge.worker',
          press: async (page) => {
            const again = page.locator('#own [data-do="judge-on"]');
            if (await again.isVisible()) await again.click();
            else await page.locator('#own [data-do="no-givens"]').click();
          },
          says: '#own [data-part="verdict-head"]',
          answer: ['#own [data-part="verdict-head"]', /solution/],
        },
        {
          chunks: 'make.worker',
          press: click('#own [data-do="make"]'),
          says: '#own [data-part="maker-said"]',
          answer: ['#own [data-part="maker-said"]', /Made from seed/],
        },
      ],
    },
  ],
};

for (const [path, ofPage] of Object.entries(figures)) {
  test(`${path} says what could not be fetched, and goes on when it can`, async ({ page, complaints }) => {
    const expected = ofPage.flatMap(({ wakes = [], asks = [] }) =>
      [...wakes.map(([chunks]) => chunks), ...asks.map(({ chunks }) => chunks)].flatMap((chunks) => chunks.split(' ')),
    );
    const refused = await takeAway(page, expected);
    // The name stands in the first line; what follows is how it came to be asked for.
    const told = (name: string): number =>
      complaints.filter((words) => /The module (\S*)/.exec(words)?.[1]?.includes(name)).length;
    const failures = (): number => told('');
    const foot = page.locator('.missing-parts');
    await page.goto(path);

    for (const { id, wakes = [], asks = [] } of ofPage) {
      const host = page.locator(`#${id}`);
      await host.scrollIntoViewIfNeeded();
      await page.mouse.move(5, 5);
      await page.mouse.move(9, 9);
      if (wakes.length > 0) await expect(foot).toContainText('could not be fetched. Press there');
      const asleep = async (): Promise<number> => {
        const alive = wakes.map(([, selector]) => host.locator(selector).or(page.locator(`#${id}${selector}`)));
        const there = await Promise.all(alive.map((one) => one.count()));
        return there.filter((count) => count === 0).length;
      };
      for (let left = await asleep(); left > 0; left = await asleep()) {
        const before = failures();
        // All that is asleep hears it; in a picture a whole press would mean something else as well.
        for (const place of await page.locator(`#${id}.figure-host, #${id} .figure-host`).all()) {
          await place.dispatchEvent('pointerdown');
        }
        await expect.poll(async () => failures() > before || (await asleep()) < left).toBe(true);
      }
      for (const { chunks, press, says, answer } of asks) {
        for (const chunk of chunks.split(' ')) {
          // Some were asked for before, by coming near the screen: the page listens for a press again
          // once it has told of all that was refused.
          const hasTold = async (): Promise<void> => {
            if (says) return;
            await expect.poll(() => (refused.get(chunk) ?? 0) - told(`/${chunk}.`)).toBe(0);
          };
          await hasTold();
          for (let times = refused.get(chunk) ?? 0; times < 2; times = refused.get(chunk) ?? 0) {
            await press(page);
            await expect.poll(() => refused.get(chunk)).toBeGreaterThan(times);
            await expect(says ? page.locator(says) : foot).toContainText('could not be fetched');
            await hasTold();
          }
        }
        await press(page);
        await expect(page.locator(answer[0]).first()).toContainText(answer[1] ?? /(?:)/);
      }
    }
    await expect(foot).toBeHidden();
    for (const chunk of expected) expect(refused.get(chunk), chunk).toBe(2);
    expect(complaints.filter((words) => words.startsWith('uncaught'))).toEqual([]);
    complaints.length = 0;
  });
}

/** What the only page that asks for it late has from the start, by another of its figures or its own. */
const there = ['queens', 'written'];

/** What a worker starts for a long run, and does without when it cannot be fetched. */
const helpers = ['hand.worker', 'long.worker'];

test('no lazy part and no worker of the build is forgotten here', () => {
  const asked = Object.values(figures)
    .flat()
    .flatMap(({ wakes = [], asks = [] }) => [...wakes.map(([chunks]) => chunks), ...asks.map(({ chunks }) => chunks)])
    .flatMap((chunks) => chunks.split(' '));
  const chunks = new Set([...late].map(chunkOf));
  expect([...new Set([...asked, ...there, ...helpers])].sort()).toEqual([...chunks].sort());
});

/** Refuses these late files twice, and counts it. */
async function takeAway(page: Page, chunks: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const refused = new Map<string, number>();
  await page.route('**/_astro/*.js', async (route: Route) => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const chunk = chunkOf(file);
    const times = refused.get(chunk) ?? 0;
    if (!late.has(file) || !chunks.includes(chunk) || times === 2) {
      await route.continue();
      return;
    }
    refused.set(chunk, times + 1);
    if (times === 0) await route.abort('internetdisconnected');
    else await route.fulfill({ status: 404, body: 'Not found' });
  });
  return refused;
}
