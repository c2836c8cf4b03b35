import type { Locator } from '@playwright/test';

/**
 * Presses Cancel, and gives how many times the count in `report` went on before the page said that
 * the solver had stopped. A worker searches in slices of a fiftieth of a second and reports each, so
 * this tells how soon it heard, however busy the machine is.
 */
export async function reportsAfterCancel(host: Locator, report: string): Promise<number> {
  return host.evaluate(
    (element, selector) =>
      new Promise<number>((resolve) => {
        const progress = element.querySelector('[data-part="progress"]');
        const counted = element.querySelector(selector);
        const button = element.querySelector<HTMLButtonElement>('[data-do="cancel"]');
        if (!progress || !counted || !button) throw new Error('there is no Cancel');
        let last = counted.textContent;
        let reports = 0;
        const observer = new MutationObserver(() => {
          if (counted.textContent !== last) reports += 1;
          last = counted.textContent;
          if (!progress.textContent.startsWith('Stopped')) return;
          observer.disconnect();
          resolve(reports);
        });
        observer.observe(element, { childList: true, characterData: true, subtree: true });
        button.click();
      }),
    report,
  );
}

/**
 * Presses one button, and another one as soon as the page shows it: a machine may be done with the
 * work that is to be stopped before the test has looked for the button.
 */
export async function pressThen(host: Locator, first: string, then: string): Promise<void> {
  await host.evaluate(
    (element, names) =>
      new Promise<void>((resolve) => {
        const [start, stop] = names.map((name) => element.querySelector<HTMLButtonElement>(`[data-do="${name}"]`));
        if (!start || !stop) throw new Error(`there is no ${names.join(' or ')}`);
        const press = (): void => {
          if (!stop.checkVisibility() || stop.disabled) return;
          observer.disconnect();
          stop.click();
          resolve();
        };
        const observer = new MutationObserver(press);
        observer.observe(element, { attributes: true, childList: true, subtree: true });
        start.click();
        press();
      }),
    [first, then],
  );
}
