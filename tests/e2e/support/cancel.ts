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
