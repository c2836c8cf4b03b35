/** What happens to the finished site, step by step. */
import type { AstroIntegration } from 'astro';
import { type BuiltSite, type Step, readPages, writePages } from './built-site.ts';
import { cards } from './cards/cards.ts';
import { figurePictures } from './figure-pictures.ts';
import { figuresAlone } from './figures-alone.ts';
import { forCrawlers } from './for-crawlers.ts';
import { setApart } from './set-apart.ts';
import { listFiles } from './offline.ts';
import { pageScripts } from './page-scripts.ts';
import { policy } from './policy.ts';

/**
 * The pictures of the figures and the cards come before `setApart`, which takes pictures out of the pages. The policy is
 * the last to change a page.
 */
const STEPS: readonly Step[] = [figuresAlone, figurePictures, pageScripts, cards, forCrawlers, setApart, policy];

let config: Omit<BuiltSite, 'dir' | 'pages'>;

export const afterBuild: AstroIntegration = {
  name: 'after-build',
  hooks: {
    'astro:config:done': ({ config: { base, site, cacheDir } }) => {
      config = { base: base.replace(/\/?$/, '/'), host: site, cache: cacheDir };
    },
    'astro:build:done': async ({ assets, dir, logger }) => {
      const site: BuiltSite = { ...config, dir, pages: await readPages(dir, [...assets.values()].flat()) };
      const times: string[] = [];
      const timed = async (step: Step): Promise<void> => {
        const began = performance.now();
        await step(site);
        times.push(`${step.name} ${Math.round(performance.now() - began)}`);
      };
      for (const step of STEPS) await timed(step);
      await timed(writePages);
      // It takes digests of the files as they are now.
      await timed(listFiles);
      logger.info(`${site.pages.size} pages, in ms: ${times.join(', ')}`);
    },
  },
};
