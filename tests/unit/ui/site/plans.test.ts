import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entriesOf, splitFragment } from '#player/fragment.ts';
import { openingOf } from '#ui/figure/opening.ts';
import { plannedIn, presentedIn } from '#ui/figure/page-view.ts';
import { allShown, planPaths, plans, type Shown, shownPath } from '#ui/site/teach/plans.ts';

const all = plans.flatMap(allShown);

describe('an hour for a class', () => {
  test.each(plans)('$title takes its minutes, and asks in each of its parts', ({ id, parts }) => {
    expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(id === 'first-lesson' ? 45 : 60);
    for (const { show, ask } of parts) {
      expect(show.length).toBeGreaterThan(0);
      expect(ask).toMatch(/[.?)]$/);
    }
  });

  test('each figure is there, and so is the step at which it is shown', () => {
    const figures = all.filter((shown): shown is Extract<Shown, { figure: string }> => 'figure' in shown);
    expect(figures.length).toBeGreaterThan(20);
    for (const shown of figures) {
      const { place, query } = splitFragment(shownPath(shown, 'school', 3).replace(/^[^#]*/, ''));
      expect(place).toBe(shown.id);
      expect(presentedIn(query)).toBe(shown.id);
      expect(plannedIn(query)).toEqual({ plan: 'school', at: 3 });
      if (!shown.at) continue;
      const { recording } = openingOf(shown.at.scenario);
      const step = Number(entriesOf(query).find(({ name }) => name === `${shown.id}.step`)?.value);
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThanOrEqual(recording.lastStep(shown.at.scenario.zoom));
    }
  });

  test('no address is the same for two places of a plan, so that the wall goes on', () => {
    for (const [plan, paths] of Object.entries(planPaths())) {
      expect(new Set(paths).size, plan).toBe(paths.length);
    }
    expect(plannedIn('?page.plan=school.2')).toEqual({ plan: 'school', at: 2 });
    for (const query of ['', '?page.plan=school', '?page.plan=school.x', '?page.plan=<b>.1']) {
      expect(plannedIn(query)).toBeNull();
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
