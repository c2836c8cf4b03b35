import { deflateRawSync } from 'node:zlib';
import { fragmentFor } from '../../../src/player/fragment.ts';
import { asked, openLink } from '../support/address.ts';
import type { Figure } from '../support/figure.ts';
import { isAlive, numberIn, openFigure, pictures } from '../support/figure.ts';
import type { FigureId } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** What a reader may have chosen in each figure, and how one sees that it is there again. */
const states: readonly {
  readonly figure: FigureId;
  readonly state: Readonly<Record<string, string>>;
  readonly selects?: Readonly<Record<string, string>>;
  readonly switches?: Readonly<Record<string, boolean>>;
  readonly matrix?: string;
  readonly zoom?: string;
  readonly position: RegExp;
}[] = [
  {
    figure: 'small-board',
    state: { secondary: 'off', step: '40' },
    switches: { 'Secondary columns': false },
    position: /^step 40 of/,
  },
  {
    figure: 'algorithm-x',
    state: { columns: '5s-6s', zoom: 'decisions', step: '7' },
    matrix: '(5 primary + 2 secondary)',
    zoom: 'decisions',
    position: /^step 7 of/,
  },
  {
    figure: 'queens',
    state: { n: '8', diagonals: 'primary with slack', zoom: 'covers', step: '5000' },
    selects: { Board: '8', Diagonals: 'primary with slack' },
    zoom: 'covers',
    position: /^step 5,000 of/,
  },
  {
    figure: 'tetrasticks',
    state: { omitted: 'J', secondary: 'off', step: '321' },
    selects: { 'Omitted piece': 'J' },
    switches: { 'Secondary columns': false },
    matrix: '(75 primary + 0 secondary)',
    position: /^step 321 of/,
  },
  {
    figure: 'ripple-effect',
    state: { puzzle: 'five-by-five', secondary: 'off', animate: 'on', step: '33' },
    selects: { Puzzle: 'five-by-five' },
    switches: { 'Secondary columns': false, Animate: true },
    matrix: '(50 primary + 0 secondary)',
    position: /^step 33 of/,
  },
];

for (const { figure: id, state, selects, switches, matrix, zoom, position } of states) {
  test(`${id}: a link brings the whole state back, and so does a reload`, async ({ page }) => {
    const figure = await openFigure(page, id, state);
    const arrived = async (): Promise<void> => {
      await expect(figure.position).toHaveText(position);
      await expect(figure.notice).toBeHidden();
      for (const [name, value] of Object.entries(selects ?? {})) {
        await expect(figure.select(name)).toHaveValue(value);
      }
      for (const [name, checked] of Object.entries(switches ?? {})) {
        await expect(figure.switch(name)).toBeChecked({ checked });
      }
      if (matrix) await expect(figure.total('matrix')).toHaveText(matrix);
      if (zoom) await expect(figure.zoom).toHaveValue(zoom);
    };
    await arrived();
    const caption = (await figure.caption.textContent()) ?? '';

    // A step to and fro writes the whole state anew.
    await figure.button('Next step').click();
    await figure.button('Previous step').click();
    await arrived();
    for (const [name, value] of Object.entries(state)) expect(figure.state(name)).toBe(value);
    await page.reload();
    await isAlive(figure);
    await arrived();
    await expect(figure.caption).toHaveText(caption);
  });
}

test('a figure that nobody has touched leaves the address alone', async ({ page }) => {
  const figure = await openFigure(page, 'queens');
  await figure.host.hover();
  await pictures(page);
  const { search, hash } = new URL(page.url());
  expect(search + hash).toBe('');
});

test('what else stands in the address stays', async ({ page }) => {
  await page.goto('./lessons/algorithm-x/?from=a-friend#algorithm-x');
  const figure = await openFigure(page, 'algorithm-x');
  await page.goto('./lessons/algorithm-x/?from=a-friend#algorithm-x');
  await isAlive(figure);
  await figure.button('Next step').click();
  await expect.poll(() => figure.state('step')).toBe('1');
  const { searchParams, hash } = new URL(page.url());
  expect(searchParams.get('from')).toBe('a-friend');
  expect(hash).toBe('#algorithm-x?algorithm-x.step=1');
});

test('the way through a figure does not fill the history of the tab', async ({ page }) => {
  await page.goto('./');
  const figure = await openFigure(page, 'algorithm-x');
  for (let step = 0; step < 5; step += 1) await figure.button('Next step').click();
  await expect(figure.position).toHaveText(/^step 5 of/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Cover & Uncover/);
});

test('a link scrolls to its figure, and Tab goes on from there', async ({ page }) => {
  const figure = await openFigure(page, 'queens', { step: '3' });
  await expect(figure.host).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(figure.host.locator(':focus')).toHaveCount(1);
});

test(
  'a link to another state of the same page opens it anew; Back and Forward go between them',
  { tag: '@quick' },
  async ({ page }) => {
    const figure = await openFigure(page, 'queens', { n: '4', step: '3' });
    await page.evaluate(() => {
      location.hash = '#queens?queens.n=5&queens.step=4';
    });
    await expect(figure.position).toHaveText(/^step 4 of/);
    await expect(figure.select('Board')).toHaveValue('5');
    await expect(figure.host).toBeInViewport();
    await page.goBack();
    await expect(figure.position).toHaveText(/^step 3 of/);
    await expect(figure.select('Board')).toHaveValue('4');
    await page.goForward();
    await expect(figure.position).toHaveText(/^step 4 of/);
    await expect(figure.select('Board')).toHaveValue('5');
  },
);

test('a place of the page is gone to with the state, and nothing is loaded anew', async ({ page }) => {
  const figure = await openFigure(page, 'queens', { n: '4', step: '3' });
  await page.evaluate(() => {
    document.body.dataset['same'] = 'page';
    location.hash = '#main';
  });
  await expect(page).toHaveURL(/#main\?queens\.n=4&queens\.step=3$/);
  await figure.button('Next step').click();
  await expect(page).toHaveURL(/#queens\?queens\.n=4&queens\.step=4$/);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'page');
  await page.goBack();
  await expect(figure.position).toHaveText(/^step 3 of/);
});

test('a long value is packed, and what is too long even so is kept, with a word about its link', async ({ page }) => {
  // Choices at fifty nodes, in as many figures as it takes.
  const choices = (of: number): string =>
    Array.from(
      { length: 50 },
      (_, at) => `${1e8 + (((at * 7919 + of) * 104_729) % 9e8)}.${(at * 31 + of) % 99_999}`,
    ).join('-');
  const figure = await openFigure(page, 'algorithm-x', { whatif: choices(0), step: '3' });
  await figure.button('Next step').click();
  await expect.poll(() => figure.state('whatif.packed')).toMatch(/^[\w-]{300,}$/);
  await page.reload();
  await isAlive(figure);
  await expect(figure.position).toHaveText(/^step 4 of/);
  await figure.button('Next step').click();
  await expect.poll(() => figure.state('whatif.packed')).toMatch(/^[\w-]{300,}$/);

  // What stands in the address for figures of another page stays, 44 kB of it too.
  const text = Array.from({ length: 4_000 }, (_, at) => ((at * 7919) ** 3).toString(36))
    .join(' ')
    .slice(0, 44_000);
  await openLink(page, `./lessons/algorithm-x/#algorithm-x?algorithm-x.step=3&notes.text=${encodeURIComponent(text)}`);
  await isAlive(figure);
  await figure.button('Next step').click();
  await expect.poll(() => asked(page, 'notes.text.kept')).toMatch(/^[0-9a-z]{1,11}$/);
  expect(page.url().length).toBeLessThan(4_096);
  const key = asked(page, 'notes.text.kept') ?? '';
  await page.reload();
  await isAlive(figure);
  await expect(figure.position).toHaveText(/^step 4 of/);
  await figure.button('Next step').click();
  await expect.poll(() => figure.state('step')).toBe('5');
  expect(asked(page, 'notes.text.kept')).toBe(key);
  const kept = await page.evaluate((name) => localStorage.getItem(name), `cover-and-uncover.kept.${key}`);
  expect(kept).toBe(text);
});

test(
  'all faults of an address are named: in its values, in what is packed, kept or too far off',
  { tag: '@quick' },
  async ({ page }) => {
    const bomb = deflateRawSync(new Uint8Array(20_000_000)).toString('base64url');
    const figure = await openFigure(page, 'queens', {
      diagonals: 'sideways',
      columns: '9999s-8888o',
      step: '99999999',
      'whatif.packed': bomb,
      'matrix.kept': 'abc',
    });
    for (const words of [
      'diagonals “sideways”',
      'columns 9999 and 8888',
      'step 99,999,999',
      'The link’s whatif is damaged: it comes to more than 1,000,000 bytes.',
      'The link’s matrix was too long for a link, and is kept only on the device where it was written',
    ]) {
      await expect(figure.notice).toContainText(words);
    }
  },
);

const html = '<img src=x onerror=alert(1)><b>bold</b>';

// What a figure makes of ten thousand damaged values, `tests/unit/player/address.test.ts` asks. Here it says so.
const damaged: Readonly<Partial<Record<FigureId, readonly (readonly [string, string])[]>>> = {
  'algorithm-x': [
    ['step', '100000'],
    ['columns', html],
    ['__proto__', 'on'],
  ],
  tetrasticks: [['omitted', html]],
  'ripple-effect': [['puzzle', '../../etc/passwd']],
};

for (const [id, values] of Object.entries(damaged) as [FigureId, [string, string][]][]) {
  test(`${id}: what is damaged gives the default and a notice`, async ({ page }) => {
    const figure = await openFigure(page, id);
    await drawn(figure);
    const usual = await shown(figure);
    for (const [name, value] of values) {
      await test.step(`${name}=${value.slice(0, 40)}`, async () => {
        // On the page that stands there: a link to another state of it opens it anew.
        const link = fragmentFor({ [`${id}.${name}`]: value });
        await figure.notice.evaluate((notice, hash) => {
          notice.textContent = '';
          location.hash = hash;
        }, link);
        await expect(figure.notice).toHaveText(/\S.{10}/);
        await isAlive(figure);
        await expect(figure.notice).toBeVisible();
        await drawn(figure);
        expect(await shown(figure)).toEqual(usual);
        await expect(figure.host.locator('img, b')).toHaveCount(0);

        // And it works.
        await figure.slider.press('End');
        await expect(figure.position).toHaveText(/^step ([\d,]+) of \1/);
      });
    }
  });
}

test('what a link damages is left, and the rest of it holds', async ({ page }) => {
  const figure = await openFigure(page, 'queens', { n: '4', diagonals: 'sideways', step: '3' });
  await expect(figure.notice).toHaveText(/diagonals “sideways”/);
  await expect(figure.select('Board')).toHaveValue('4');
  await expect(figure.select('Diagonals')).toHaveValue('secondary');
  await expect(figure.position).toHaveText(/^step 3 of/);
});

test('on the way to a step far off the reader may go elsewhere, and stays there', async ({ page }) => {
  // Nearly the end of the longest of the five runs: it takes some seconds on any machine.
  const figure = await openFigure(page, 'tetrasticks', { omit: 'L', step: '15000000' });
  await expect(figure.progress).toHaveText(/^Solving/);
  await figure.slider.focus();
  await page.keyboard.press('Home');
  await expect(figure.position).toHaveText(/^step 0 of/);
  await expect
    .poll(async () => Number(await figure.slider.getAttribute('max')), { timeout: 60_000 })
    .toBeGreaterThan(15_000_000);
  await pictures(page);
  await expect(figure.position).toHaveText(/^step 0 of/);
  // The search itself goes on, or has come to its end.
  await expect(figure.progress).toHaveText(/^Solv/);
});

test('a link to a step far beyond a run asks before it searches', async ({ page }) => {
  const figure = await openFigure(page, 'tetrasticks', { step: '999999999999999' });
  const searchOn = figure.button('Search on to step 999,999,999,999,999');
  await expect(figure.notice).toHaveText(/^The link asks for step 999,999,999,999,999\. It may take/);
  await drawn(figure);
  await expect(figure.progress).toHaveText(/^Solved up to here/);
  await expect(figure.button('Cancel')).toBeHidden();
  await expect(figure.solution).toHaveText(/^\d+ solutions so far$/);
  expect(figure.state('step'), 'the link stays').toBe('999999999999999');

  await searchOn.click();
  await expect(figure.progress).toHaveText(/^Solving/);
  await expect(figure.caption).toHaveText(/^Searching on to step 999,999,999,999,999 of the link/);
  await expect(figure.notice).toBeHidden();
  await figure.button('Cancel').click();
  await expect(figure.progress).toHaveText(/^Stopped/);
  await expect(figure.notice).toHaveText(/^The search was stopped before step 999,999,999,999,999/);
  await expect(searchOn).toBeVisible();
});

test('a link without ripples does not begin a search without end', async ({ page }) => {
  const figure = await openFigure(page, 'ripple-effect', { secondary: 'off' });
  await drawn(figure);
  await expect(figure.progress).not.toHaveText(/^Solving/);
  await expect(figure.button('Cancel')).toBeHidden();
  const nodes = await numberIn(figure.total('nodes'));
  await pictures(page, 40);
  expect(await numberIn(figure.total('nodes'))).toBe(nodes);
});

/** Waits until the browser has drawn its own first moment. */
async function drawn({ page, status }: Figure): Promise<void> {
  await expect(status('solved in')).not.toHaveText('–');
  await pictures(page);
}

/** Everything about a figure that a link could have changed, but not how long solving took. */
async function shown(figure: Figure): Promise<Record<string, unknown>> {
  const { host } = figure;
  const texts = await host
    .locator('[data-part="caption"], [data-part="position"], [data-status="matrix"]')
    .allTextContents();
  // What comes with the first touch is not among them: scrolling to a figure is one.
  const controls = await host
    .locator('[data-setting], [data-part="zoom"]')
    .evaluateAll((all) =>
      all.map((control) => (control instanceof HTMLSelectElement ? control.value : control.ariaChecked)),
    );
  return {
    texts,
    controls,
    reset: await host.locator('[data-do="reset-columns"]:enabled').count(),
  };
}
