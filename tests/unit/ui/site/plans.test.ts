import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entriesOf, splitFragment } from '#player/fragment.ts';
import { openingOf } from '#ui/figure/opening.ts';
import { presentedIn } from '#ui/figure/page-view.ts';
import { plans, type Shown, shownPath } from '#ui/site/teach/plans.ts';

const all = plans.flatMap(({ parts }) => parts.flatMap(({ show }) => show));

describe('an hour for a class', () => {
  test.each(plans)('$title takes sixty minutes, and asks in each of its parts', ({ parts }) => {
    expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60);
    for (const { show, ask } of parts) {
      expect(show.length).toBeGreaterThan(0);
      expect(ask).toMatch(/[.?)]$/);
    }
  });

  test('each figure is there, and so is the step at which it is shown', () => {
    const figures = all.filter((shown): shown is Extract<Shown, { figure: string }> => 'figure' in shown);
    expect(figures.length).toBeGreaterThan(20);
    for (const shown of figures) {
      const { place, query } = splitFragment(shownPath(shown).replace(/^[^#]*/, ''));
      expect(place).toBe(shown.id);
      expect(presentedIn(query)).toBe(shown.id);
      if (!shown.at) continue;
      const { recording } = openingOf(shown.at.scenario);
      const step = Number(entriesOf(query).find(({ name }) => name === `${shown.id}.step`)?.value);
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThanOrEqual(recording.lastStep(shown.at.scenario.zoom));
    }
  });

  test('every other page is there', () => {
    const pages = globSync('src/pages/**/*.astro').map((path) => path.replace(/^src\/pages\/|(?:index)?\.astro$/g, ''));
    for (const shown of all) {
      if ('path' in shown)
        expect(pages.map((path) => path.replace(/\/?$/, '/'))).toContain(shown.path.replace(/#.*/, ''));
    }
  });
});
