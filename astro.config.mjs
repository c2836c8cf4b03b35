import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';

// SITE and BASE_PATH say where the site will live; without them it lives at the root of localhost.
// Both are also left out when empty, as Pages reports the base of a user's own site.
export default defineConfig({
  output: 'static',
  site: process.env.SITE || undefined,
  base: process.env.BASE_PATH || '/',
  integrations: [mdx()],
  devToolbar: { enabled: false },
  // Astro's own mark in each lesson, which its plugins have read by then, is no mistake of ours.
  vite: { build: { rolldownOptions: { checks: { moduleLevelDirective: false } } } },
  // A page links the sheet of every page and has the sheets of its own components in itself: they are small,
  // weigh less together, and need no further request.
  build: { inlineStylesheets: 'always' },
});
