/** The built site on a port of its own, for scripts that look at it in a browser. */
import { spawn } from 'node:child_process';
import type { Page } from '@playwright/test';

/** Serves `dist`. @returns what ends it */
export function preview(port: number): () => void {
  const server = spawn('npx', ['astro', 'preview', '--port', String(port), '--ignore-lock'], {
    stdio: 'ignore',
    detached: true,
  });
  return () => {
    if (server.pid !== undefined) process.kill(-server.pid);
  };
}

/** How often a page is asked for, half a second apart, while the server starts. */
const ATTEMPTS = 40;

/** Goes to a page as soon as the server answers. @throws what the browser says when it never does */
export async function goWhenServed(page: Page, address: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await page.goto(address);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await page.waitForTimeout(500);
    }
  }
}
