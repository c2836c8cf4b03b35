import type { Locator } from '@playwright/test';

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
