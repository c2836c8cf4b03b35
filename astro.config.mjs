import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';

/**
 * Modules that many pages share, in the pieces in which they are fetched. Left to itself the bundler
 * makes a file of each, forty for one figure, and what is small hardly compresses. A piece imports
 * only those before it, so that a page without a run takes none of `run`.
 */
const pieces = {
  page: [
    ...['words/', 'player/address', 'history/frame.ts', 'pictures/kit/highlight'],
    ...['parts', 'once-a-frame', 'first-touch', 'define-element', 'lazy-element', 'fetch-part'].map(
      (name) => `elements/page/${name}`,
    ),
    ...['missing-parts', 'worker', 'scroll-frames'].map((name) => `elements/page/${name}`),
    ...['settings-controls', 'linking', 'address-bar'].map((name) => `elements/figure/${name}`),
    'vite/preload-helper',
  ],
  drawing: ['pictures/kit/', 'history/row-state', 'd3-selection/'],
  matrix: ['dlx/matrix'],
  links: ['dlx/links', 'dlx/slots', 'dlx/search', 'dlx/choosers', 'dlx/index'],
  run: [
    ...['index', 'recorder', 'recording', 'frame-at', 'growing', 'writes', 'caption'].map(
      (name) => `history/${name}`,
    ),
    ...['run', 'control-words', 'what-if.ts'].map((name) => `player/${name}`),
    ...['elements/figure/solver-port', 'scenarios/scenario.ts'],
  ],
  figure: [
    ...['player', 'controls', 'solve-view', 'timeline-view', 'speed'].map(
      (name) => `player/${name}`,
    ),
    ...['mount-figure', 'figure', 'lazy-picture', 'what-if.ts', 'pictures.ts'].map(
      (name) => `elements/figure/${name}`,
    ),
    ...['pictures/timeline/', 'elements/matrix/large-matrix', 'elements/page/early-presses'],
  ],
};

const groups = Object.entries(pieces).map(([name, modules], index, { length }) => ({
  name,
  priority: length - index,
  // The bundler's own modules begin with a nought.
  test: (id) => modules.some((module) => id.replace('\0', '/').includes(`/${module}`)),
}));

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
  vite: {
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    },
  },
});
