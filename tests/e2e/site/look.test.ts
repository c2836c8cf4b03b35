import { openFigure, pictures } from '../support/figure.ts';
import { figureIds } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.describe('motion', () => {
  test('explains a step taken by hand', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const figure = await openFigure(page, 'tetrasticks', { step: '2' });
    await expect(figure.position).toHaveText(/^step 2 of/);
    await figure.board.evaluate((board) => {
      const started: string[] = [];
      Object.assign(window, { started });
      board.addEventListener('animationstart', (event) => {
        started.push((event as AnimationEvent).animationName);
      });
    });
    for (let step = 0; step < 4; step += 1) await figure.button('Next step').click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { started: string[] }).started.length))
      .toBeGreaterThan(0);
  });

  test('is absent for readers who want none', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const id of figureIds) {
      const figure = await openFigure(page, id);
      await page.evaluate(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        for (const type of ['animationstart', 'transitionrun'] as const) {
          document.addEventListener(type, (event) => {
            // At a length of nothing an animation begins too, and nobody sees it.
            const target = event.target as Element;
            const { animationDuration, transitionDuration } = getComputedStyle(target);
            const lengths = `${animationDuration}, ${transitionDuration}`.split(', ');
            if (lengths.every((length) => Number.parseFloat(length) <= 0.001)) return;
            moved.push(`${type} ${lengths.join(' ')} ${target.outerHTML.slice(0, 80)}`);
          });
        }
      });
      const buttons = figure.host.getByRole('button');
      await buttons.first().hover();
      if (id !== 'exact-cover') {
        await figure.slider.press('Home');
        for (let step = 0; step < 4; step += 1) await figure.button('Next step').click();
      }
      await pictures(page, 10);
      const long = await page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
          .map((animation) => animation.id),
      );
      expect(long).toEqual([]);
      const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
      expect(moved, id).toEqual([]);
    }
  });

  test('nothing moves by itself', async ({ page }) => {
    for (const id of ['small-board', 'algorithm-x', 'queens', 'ripple-effect'] as const) {
      const figure = await openFigure(page, id);
      await expect(figure.status('solved in')).not.toHaveText('–');
      const before = await figure.host.evaluate((host) => host.outerHTML);
      await pictures(page, 40);
      expect(await figure.host.evaluate((host) => host.outerHTML)).toBe(before);
    }
  });
});

test.describe('themes', () => {
  const ground = 'getComputedStyle(document.documentElement).backgroundColor';

  test(
    'follow the system and the switch, which is remembered before the first paint',
    { tag: '@quick' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('./lessons/algorithm-x/');
      const fill = (): Promise<string> =>
        page
          .locator('#algorithm-x [data-part="matrix"] text')
          .first()
          .evaluate((text) => getComputedStyle(text).fill);
      const light = await page.evaluate<string>(ground);
      const lightFill = await fill();
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => page.evaluate<string>(ground)).not.toBe(light);
      await expect.poll(fill).not.toBe(lightFill);
      const dark = await page.evaluate<string>(ground);

      await page.getByRole('button', { name: 'Use the light theme' }).click();
      await expect.poll(() => page.evaluate<string>(ground)).toBe(light);
      // The pictures have changed with the theme.
      await expect.poll(fill).toBe(lightFill);

      const themes: (string | null)[] = [];
      await page.exposeFunction('sawBody', (theme: string | null) => themes.push(theme));
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          // The body has just been begun.
          if (!(document.body as HTMLElement | null)) return;
          observer.disconnect();
          const { sawBody } = window as unknown as { sawBody: (theme: string | null) => void };
          sawBody(document.documentElement.getAttribute('data-theme'));
        }).observe(document, { childList: true, subtree: true });
      });
      await page.reload();
      await expect.poll(() => themes).toEqual(['light']);
      expect(await page.evaluate<string>(ground)).toBe(light);
      await page.goto('./credits/');
      expect(await page.evaluate<string>(ground)).toBe(light);

      // What the system says anyway is not written down.
      await page.getByRole('button', { name: 'Use the dark theme' }).click();
      await expect.poll(() => page.evaluate<string>(ground)).toBe(dark);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
      await page.emulateMedia({ colorScheme: 'light' });
      await expect.poll(() => page.evaluate<string>(ground)).toBe(light);
    },
  );
});

test.describe('forced colours', () => {
  test.use({ colorScheme: 'dark' });

  test('switches, buttons and pictures can still be told apart', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const figure = await openFigure(page, 'ripple-effect');
    const animate = figure.switch('Animate');
    await figure.more();
    const off = await animate.screenshot();
    await animate.click();
    // Without the pointer and the focus.
    await figure.speed.hover();
    await figure.speed.focus();
    await expect(animate).toBeChecked();
    expect(off.equals(await animate.screenshot()), 'on and off look alike').toBe(false);

    const border = await figure.button('Solve').evaluate((button) => getComputedStyle(button).borderTopColor);
    expect(border).not.toBe('rgba(0, 0, 0, 0)');
    await figure.zoom.focus();
    const resting = await figure.speed.screenshot();
    await figure.speed.focus();
    await page.keyboard.press('ArrowRight');
    expect(resting.equals(await figure.speed.screenshot()), 'no focus to be seen').toBe(false);

    const [given, found] = await Promise.all(
      ['.given', '.found'].map((name) =>
        figure.board
          .locator(name)
          .first()
          .evaluate((text) => {
            const { fontStyle, fontWeight, fill } = getComputedStyle(text);
            return `${fontStyle} ${fontWeight} ${fill}`;
          }),
      ),
    );
    expect(given).not.toBe(found);
  });
});
