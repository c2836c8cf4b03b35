import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { adoptedStyles } from './scripts/adopted-styles.ts';
import { afterBuild } from './scripts/after-build.ts';
import { cellsWorker } from './scripts/cells-worker.ts';
import { bundles } from './scripts/bundles.ts';
import { fonts } from './scripts/fonts.ts';
import { liveStyles } from './scripts/live-styles.ts';
import { collectScripts } from './scripts/page-scripts.ts';
import { subjectLists } from './scripts/subject-lists.ts';
import { withoutTimeLimit } from './src/ui/kit/highlighting.ts';

// SITE and BASE_PATH say where the site will live; without them it lives at the root of localhost.
// Both are also left out when empty, as Pages reports the base of a user's own site.
export default defineConfig({
  output: 'static',
  site: process.env.SITE || undefined,
  base: process.env.BASE_PATH || '/',
  integrations: [mdx(), fonts, liveStyles, afterBuild],
  markdown: { shikiConfig: { theme: 'css-variables', transformers: [withoutTimeLimit] } },
  devToolbar: { enabled: false },
  // A page has its styles in itself: they are small, weigh less together, and need no further request.
  build: { inlineStylesheets: 'always' },
  vite: {
    // Astro's own mark in each lesson, which its plugins have read by then, is no mistake of ours.
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    plugins: [adoptedStyles, cellsWorker, collectScripts],
    css: { postcss: { plugins: [subjectLists] } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: bundles } } } } },
    },
  },
});
