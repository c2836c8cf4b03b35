/**
 * The other browsers: Playwright's own builds of Firefox and WebKit where they are installed, and
 * else the system's Firefox, driven by puppeteer over WebDriver BiDi. What the walk needs of a page
 * has the same name in both.
 */
import type { BrowserType } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { findFirefox, ownOtherBrowsers } from '../../scripts/browser.ts';

/** A page of a browser. */
export interface Tab {
  goto(url: string): Promise<{ status(): number } | null>;
  evaluate<A, R>(work: (input: A) => R, input: A): Promise<R>;
  click(selector: string): Promise<void>;
  focus(selector: string): Promise<void>;
  readonly keyboard: { press(key: 'ArrowLeft' | 'ArrowRight'): Promise<void> };
  close(): Promise<void>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
}

export interface Driver {
  readonly name: string;
  /** A page in a window of its own, with what the browser has to say about it. */
  open(heard: (message: string) => void): Promise<Tab>;
  close(): Promise<void>;
}

const WINDOW = { width: 1280, height: 900 };

/** All browsers that can be had here. */
export async function otherBrowsers(): Promise<Driver[]> {
  const ofPlaywright = ownOtherBrowsers();
  if (ofPlaywright.length > 0) return Promise.all(ofPlaywright.map(byPlaywright));
  return [await byPuppeteer(findFirefox())];
}

async function byPlaywright(type: BrowserType): Promise<Driver> {
  const browser = await type.launch();
  return {
    name: `${type.name()} ${browser.version()}`,
    async open(heard) {
      const page = await browser.newPage({ viewport: WINDOW });
      page.on('console', (message) => heard(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => heard(`uncaught: ${error.message}`));
      return page;
    },
    close: () => browser.close(),
  };
}

async function byPuppeteer(executablePath: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
  });
  return {
    name: await browser.version(),
    async open(heard) {
      const page = await browser.newPage();
      page.on('console', (message) => heard(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => heard(`uncaught: ${String(error)}`));
      // Puppeteer’s types also know handles to what is in the page, which the walk has none of.
      return page as unknown as Tab;
    },
    close: () => browser.close(),
  };
}
