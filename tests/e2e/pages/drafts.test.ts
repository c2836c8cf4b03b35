import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { fragmentFor } from '#player/fragment.ts';
import { openLink } from '../support/address.ts';
import { wake } from '../support/host.ts';
import { pictures } from '../support/figure.ts';
import { openText } from '../support/own-boards.ts';
import { expect, test } from '../support/test.ts';

/** What readers have made is lost on no page: not between two tabs, not with a full device. */
test.skip(({ isMobile }) => isMobile, 'what is kept does not depend on the width');

interface Workplace {
  readonly path: string;
  readonly id: string;
  /** Does something that no other number does; what stands there then is told by `state`. */
  act(host: Locator, number: number): Promise<void>;
  state(host: Locator): Promise<string>;
}

async function open(page: Page, { path, id }: Workplace): Promise<Locator> {
  await openLink(page, path);
  const host = page.locator(`#${id}`);
  await wake(host);
  // An editor that comes with the first touch.
  await page.mouse.move(5, 5);
  await page.locator('body').press('Shift');
  const late = host.locator('[data-part="building"], [data-part="writing"]:has([data-part="text"])');
  if ((await late.count()) > 0) await expect(late).toHaveAttribute('data-ready', '');
  return host;
}

const PIECES = ['X', 'V', 'Z'];
const workplaces: Readonly<Record<string, Workplace>> = {
  'tetrasticks, play': {
    path: './tetrasticks/play/',
    id: 'play',
    async act(host, number) {
      await host.getByRole('button', { name: `${PIECES[number]}, on the board` }).click();
      await host.getByRole('button', { name: 'Put back', exact: true }).click();
    },
    async state(host) {
      await pictures(host.page());
      const letters = host.locator('.letters > .piece-letter.is-chosen .letter');
      return (await letters.allTextContents()).sort().join('');
    },
  },
  'tetrasticks, boards': {
    path: './tetrasticks/boards/',
    id: 'own-board',
    async act(host, number) {
      await openText(host);
      const line = host.locator('[data-part="text"]');
      await line.fill(`2x${number + 1} : F`);
      await line.press('Enter');
      await expect(host.locator('[data-part="height"]')).toHaveValue(String(number + 1));
    },
    state: (host) => host.locator('[data-part="text"]').inputValue(),
  },
  'ripple effect, play': {
    path: `./ripple-effect/play/${fragmentFor({ 'ripple-play.puzzle': '4x4-steady' })}`,
    id: 'ripple-play',
    async act(host, number) {
      const cell = host.locator('.cell:not(.is-given)').nth(number);
      await cell.focus();
      await cell.press('1');
    },
    async state(host) {
      await pictures(host.page());
      const marks = await host
        .locator('.cell')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
      return marks.join('\n');
    },
  },
  'ripple effect, own': {
    path: './ripple-effect/own/',
    id: 'own',
    async act(host, number) {
      await host.locator('[data-part="width"]').selectOption(String(number + 6));
    },
    state: (host) => host.locator('[data-part="text"]').inputValue(),
  },
  words: {
    path: './words/',
    id: 'words',
    async act(host, number) {
      const list = host.locator('[data-part="writing"] textarea').first();
      await list.fill(['DANCE\nLINKS', 'COVER\nNODES', 'TORUS\nROWS'][number] ?? '');
      await list.press('Tab');
    },
    state: (host) => host.locator('[data-part="writing"] textarea').first().inputValue(),
  },
  'a problem': {
    path: './notebook/',
    id: 'own',
    async act(host, number) {
      await host.locator('[data-part="text"]').fill(`A B\nA\nB\n${'A B\n'.repeat(number + 1)}`);
      await host.getByRole('button', { name: 'Open', exact: true }).click();
      await expect(host.locator('[data-part="text-status"]')).toHaveText(/^Read: /);
    },
    state: (host) => host.locator('[data-part="text"]').inputValue(),
  },
};

function place(name: string): Workplace {
  const found = workplaces[name];
  if (!found) throw new Error(`no page to work on is called ${name}`);
  return found;
}

/** Waits until one tab sees what another has kept: the browser tells it a moment later, before any hand could act. */
async function sameStorage(from: Page, to: Page): Promise<void> {
  const kept = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  await expect.poll(async () => (await kept(to)) === (await kept(from))).toBe(true);
}

for (const [name, workplace] of Object.entries(workplaces)) {
  const undo = (host: Locator) => host.getByRole('button', { name: 'Undo', exact: true });

  test(`${name}: two tabs lose nothing of each other's`, async ({ page, context }) => {
    const other = await context.newPage();
    const mine = await open(page, workplace);
    const theirs = await open(other, workplace);
    await workplace.act(mine, 0);
    const made = await workplace.state(mine);
    await sameStorage(page, other);
    await workplace.act(theirs, 1);
    const madeThere = await workplace.state(theirs);
    expect(madeThere).not.toBe(made);
    await expect(theirs).toContainText(/was changed in another tab/);
    await undo(theirs).click();
    expect(await workplace.state(theirs)).toBe(made);
    await theirs.getByRole('button', { name: 'Redo', exact: true }).click();
    expect(await workplace.state(theirs)).toBe(madeThere);
    // And back: the first tab goes on, and meets what the second has made.
    await sameStorage(other, page);
    await workplace.act(mine, 2);
    await undo(mine).click();
    expect(await workplace.state(mine)).toBe(madeThere);
    // Both are closed: a third one finds all of it.
    await other.close();
    const third = await open(page, workplace);
    const found = new Set<string>();
    for (let step = 0; step < 6; step += 1) {
      found.add(await workplace.state(third));
      await undo(third).press('Enter');
    }
    expect([...found]).toEqual(expect.arrayContaining([made, madeThere]));
  });

  test(`${name}: a reload beside another tab takes nothing for the work of a link`, async ({ page, context }) => {
    const mine = await open(page, workplace);
    await workplace.act(mine, 0);
    const made = await workplace.state(mine);
    const theirs = await open(await context.newPage(), workplace);
    await workplace.act(theirs, 1);
    const madeThere = await workplace.state(theirs);
    await page.reload();
    await wake(mine);
    await expect.poll(async () => [made, madeThere].includes(await workplace.state(mine))).toBe(true);
    await expect(mine).not.toContainText(/(This|These) \w+ came with/);
  });

  test(`${name}: a full device is told once, and the work is saved as a file`, async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const host = await open(page, workplace);
    const alert = host.getByRole('alert').filter({ hasText: 'cannot keep' });
    await expect(alert).toHaveCount(0);
    await workplace.act(host, 0);
    await expect(alert).toHaveText(
      /This browser cannot keep your (board|game|puzzle|list of words|problem).*Save it as a file/,
    );
    const saving = page.waitForEvent('download');
    await host.getByRole('button', { name: 'Save it as a file' }).click();
    const saved = await saving;
    const text = readFileSync(await saved.path(), 'utf8');
    const made = await workplace.state(host);
    await workplace.act(host, 1);
    expect(await alert.count()).toBe(1);
    // The same page opens the file again; Undo leads back from it.
    const input = host.locator('input[type="file"]');
    await input.setInputFiles({ name: 'saved.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await expect.poll(() => workplace.state(host)).toBe(made);
  });

  test(`${name}: a device that is closed altogether breaks nothing`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('closed', 'SecurityError');
        },
      });
    });
    const host = await open(page, workplace);
    await workplace.act(host, 0);
    await expect(host.getByRole('alert').filter({ hasText: 'cannot keep' })).toHaveCount(1);
  });
}

test('a problem that is kept before it is opened follows what another tab has made', async ({ page, context }) => {
  const workplace = place('a problem');
  const theirs = await open(await context.newPage(), workplace);
  const mine = await open(page, workplace);
  await workplace.act(theirs, 0);
  const made = await workplace.state(theirs);
  const text = mine.locator('[data-part="text"]');
  await text.fill('C\nC');
  await expect(mine).toContainText(/was changed in another tab/);
  await mine.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(mine.locator('[data-part="text-status"]')).toHaveText(/^Read: /);
  await expect(mine).toContainText(/was changed in another tab/);
  await mine.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(text).toHaveValue(made);
});

test('of a draft that is too long the newest steps are read, and all of it can be saved', async ({ page }) => {
  const text = `${'L-F.N.0.1\n'.repeat(20_000)}L-X.N.0.0`;
  await page.addInitScript((draft) => localStorage.setItem('cover-and-uncover.play', draft), text);
  const host = await open(page, place('tetrasticks, play'));
  await expect(host.getByRole('alert')).toHaveText(/has kept more steps of your board than the page can read/);
  expect(await place('tetrasticks, play').state(host)).toBe('X');
  const saving = page.waitForEvent('download');
  await host.getByRole('button', { name: 'Save it as a file' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe(text);
});

test('a text that is pasted without end is refused at once, and says why', async ({ page }) => {
  const host = await open(page, place('ripple effect, own'));
  const area = host.locator('[data-part="text"]');
  await area.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'AAB\n'.repeat(900_000));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  });
  await expect(host.locator('[data-part="text-error"]')).toHaveText(
    /^What you pasted cannot be read: the text has 3,600,000 characters, and at most 100,000 are read/,
  );
  await expect(host.locator('[data-part="verdict"]')).toContainText('The text has not been read.');
});
