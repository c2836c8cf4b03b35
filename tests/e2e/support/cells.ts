import type { Locator, Page } from '@playwright/test';
import { fragmentFor } from '#player/fragment.ts';
import { openLink } from './address.ts';
import { part, wake } from './host.ts';
import { expect } from './test.ts';

/** Writes this code into the editor of a cell instead of what is there, and runs it. */
export async function writeCell(cell: Locator, code: string): Promise<void> {
  const { keyboard } = cell.page();
  await cell.locator('[data-part="code"]').click();
  await expect(cell.locator('.cm-editor')).toHaveClass(/cm-focused/);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText(code);
  await keyboard.press('ControlOrMeta+Enter');
}

/** A notebook of the site with its cells alive, or the one that this text is, as a link brings it. */
export async function openNotebook(page: Page, slug: string, text?: string) {
  const state = text === undefined ? '' : fragmentFor({ 'notebook.text': text });
  await openLink(page, `./notebook/${slug}/${state}`);
  const host = page.locator('notebook-page');
  await wake(host);
  const cell = (number: number) => {
    const place = host.locator('.code-cell').nth(number - 1);
    return {
      place,
      output: part(place, 'cell-output'),
      fault: part(place, 'cell-fault'),
      status: part(place, 'cell-status'),
      run: (): Promise<void> => place.locator('[data-do="run-cell"]').click(),
      /** Writes this code into the editor, and runs it. */
      write: (code: string): Promise<void> => writeCell(place, code),
    };
  };
  return { page, host, cell };
}
