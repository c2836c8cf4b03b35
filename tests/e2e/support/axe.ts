import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** WCAG 2.2 AA, and what the authors of axe think good practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What must have been looked at on any page, so that a silent axe is not taken for a good page. */
const always = ['color-contrast', 'region', 'heading-order', 'link-name'];

/** What axe holds against the page, or against a part of it, in words. */
export async function violationsOn(page: Page, part?: string): Promise<string[]> {
  // What is inside an image is one thing to a screen reader, and axe cannot see its colours.
  const builder = new AxeBuilder({ page }).withTags(tags).exclude('svg[role="img"] > *');
  const { passes, violations } = await (part ? builder.include(part) : builder).analyze();
  const passed = passes.map(({ id }) => id);
  expect(passed, 'what axe looked at').toEqual(
    expect.arrayContaining(part ? ['color-contrast', 'aria-roles'] : always),
  );
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.map(({ html, failureSummary }) => `${html}\n    ${failureSummary ?? ''}`);
    return [`${id}: ${help}`, ...where].join('\n  ');
  });
}
