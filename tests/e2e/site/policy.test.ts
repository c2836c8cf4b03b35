import { allAlive } from '../support/figure.ts';
import { pages, unfold } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** How many of the controls that do the same in one figure are pressed. */
const MOST_ALIKE = 2;

/** The browser says in the console what the policy of a page has forbidden, and each test fails on that. */
for (const path of pages) {
  test(`${path}: the policy forbids nothing that its controls do`, async ({ page, context, complaints }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => (window.print = () => undefined));
    await page.goto(path);
    await allAlive(page);
    await unfold(page);
    const pressed = await page.evaluate(pressAll, MOST_ALIKE);
    // A browser opens no dialog for a press by a script.
    const dialog = complaints.findIndex((words) => words.includes('File chooser dialog'));
    if (dialog >= 0) complaints.splice(dialog, 1);
    expect(pressed).toBeGreaterThan(0);
    test.info().annotations.push({ type: 'pressed', description: String(pressed) });
  });
}

test('the policy is in force, and the engine runs under it', async ({ page, complaints }) => {
  await page.goto('./lessons/algorithm-x/');
  const tried = await page.evaluate(async () => {
    const forbidden = new Promise<string>((resolve) =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective)),
    );
    document.body.setAttribute('style', 'color: red');
    const { instance } = await WebAssembly.instantiate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
    return { forbidden: await forbidden, engine: instance instanceof WebAssembly.Instance };
  });
  expect(tried).toEqual({ forbidden: 'style-src-attr', engine: true });
  expect(complaints.splice(0).join()).toContain('Content Security Policy');
});

/** Presses each control of the page, and moves each slider and list. @returns how many there were */
async function pressAll(mostAlike: number): Promise<number> {
  const settle = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const alike = new Map<string, number>();
  const done = new Set<Element>();
  const all = 'button, [role="button"], [role="switch"], [role="tab"], select, input, a[download]';
  const next = (): HTMLElement | SVGElement | undefined =>
    [...document.querySelectorAll<HTMLElement | SVGElement>(all)].find((control) => {
      if (done.has(control) || !control.checkVisibility({ visibilityProperty: true })) return false;
      done.add(control);
      const host = control.closest('[id]')?.id ?? '';
      const { do: does, part, setting } = control.dataset;
      const kind = [host, control.tagName, does, part, setting, control.getAttribute('class')].join(' ');
      alike.set(kind, (alike.get(kind) ?? 0) + 1);
      return (alike.get(kind) ?? 0) <= mostAlike;
    });
  // A first touch fetches what comes late; one on a control could start a drag.
  for (const host of document.querySelectorAll('.figure-host')) host.dispatchEvent(new PointerEvent('pointerdown'));
  let count = 0;
  for (let control = next(); control; control = next()) {
    count += 1;
    if (control instanceof HTMLSelectElement) {
      control.selectedIndex = (control.selectedIndex + 1) % control.options.length;
    } else if (control instanceof HTMLInputElement && control.type === 'range') {
      control.valueAsNumber += Number(control.step) || 1;
    } else {
      control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await settle();
      continue;
    }
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
  }
  return count;
}
