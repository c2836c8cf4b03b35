import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, expect } from '@playwright/test';
import type Axe from 'axe-core';
import type { Result, RunOnly } from 'axe-core';
import { pictures } from './figure.ts';
import { withSheet } from './with-sheet.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** WCAG 2.2 AA, and what the authors of axe think good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What must have been looked at on any page, so that a silent axe is not taken for a good page. */
const always = ['color-contrast', 'region', 'heading-order', 'link-name'];

/** What sticks to the top and to the foot of a window, put into its place in the page. */
const STUCK = '.timeline, .meaning-line, .lesson-line { position: static !important }';

/** What another theme can change. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/**
 * What axe holds against the page, or against a part of it, in both themes, in words. In the second
 * theme only the colours are looked at again: the rest is the same page.
 */
export async function violationsInThemes(page: Page, part?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await pictures(page);
  const light = await violationsOn(page, part);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await pictures(page);
  return [...light, ...(await violationsOn(page, part, ofColours)).map((one) => `dark: ${one}`)];
}

/** What axe holds against the page as it is, or against a part of it, by these rules or by all. */
export async function violationsOn(page: Page, part?: string, rules?: readonly string[]): Promise<string[]> {
  // Halfway from one colour to another nothing has the contrast that it comes to. A cursor blinks without end,
  // and what moves with scrolling has no end in time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // What sticks to an edge of the window hides a part of the page that any reader can scroll into sight.
  const { passes, violations } = await withSheet(page, STUCK, async () => {
    // Read once a page; what it comes to is a large thing, which need not come here.
    await page.evaluate(`if (!window.axe) { ${source} }; null`);
    return page.evaluate(runAxe, {
      part: part ?? null,
      runOnly: rules ? { type: 'rule' as const, values: [...rules] } : { type: 'tag' as const, values: tags },
    });
  });
  const expected = rules ? ['color-contrast'] : part ? ['color-contrast', 'aria-roles'] : always;
  expect(passes, 'what axe looked at').toEqual(expect.arrayContaining(expected));
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.map(({ html, failureSummary }) => `${html}\n    ${failureSummary ?? ''}`);
    return [`${id}: ${help}`, ...where].join('\n  ');
  });
}

interface Asked {
  /** A selector; the whole page without. */
  readonly part: string | null;
  readonly runOnly: RunOnly;
}

/**
 * Runs axe in the page: the rules that something passed, and what is wrong. What is inside an image
 * is one thing to a screen reader, and axe cannot see its colours: it is put aside meanwhile, but for
 * the image's name. Without it, without the details of what passed, without frames, and without fetching
 * style sheets and media for rules that are not asked, axe takes a quarter of the time.
 */
async function runAxe({ part, runOnly }: Asked): Promise<{
  passes: string[];
  violations: Result[];
}> {
  const images = [...document.querySelectorAll('svg[role="img"]')];
  const aside = images.map((image) => {
    const children = [...image.childNodes];
    image.replaceChildren(...image.querySelectorAll(':scope > :is(title, desc)'));
    return { image, children };
  });
  try {
    const { axe } = window as unknown as { axe: Pick<typeof Axe, 'run'> };
    const { passes, violations } = await axe.run(part ?? document, {
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
      runOnly,
    });
    return { passes: passes.map(({ id }) => id), violations };
  } finally {
    for (const { image, children } of aside) image.replaceChildren(...children);
  }
}
