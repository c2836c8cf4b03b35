import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Moves the pointer, which wakes cells, and waits until they are alive. */
export async function wakeCells(host: Locator): Promise<void> {
  const { mouse } = host.page();
  await mouse.move(1, 1);
  await mouse.move(2, 2);
  await expect(host).toHaveAttribute('data-ready', '');
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
