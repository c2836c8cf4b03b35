import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Moves the pointer, which wakes cells, until they are alive: a page that has just come does not listen yet. */
export async function wakeCells(host: Locator): Promise<void> {
  const { mouse } = host.page();
  await expect(async () => {
    await mouse.move(1, 1);
    await mouse.move(2, 2);
    await expect(host).toHaveAttribute('data-ready', '', { timeout: 1_000 });
  }).toPass();
}

/** Writes this code into the editor of a cell in place of what is there, and runs it. */
export async function writeCell(cell: Locator, code: string): Promise<void> {
  const { keyboard } = cell.page();
  await cell.locator('[data-part="code"]').click();
  await expect(cell.locator('.cm-editor')).toHaveClass(/cm-focused/);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.insertText(code);
  await keyboard.press('ControlOrMeta+Enter');
}
