import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { adoptedStyles } from './scripts/adopted-styles.ts';
import { afterBuild } from './scripts/after-build.ts';
import { cellsWorker } from './scripts/cells-worker.ts';
import { fonts } from './scripts/fonts.ts';
import { liveStyles } from './scripts/live-styles.ts';
import { collectScripts } from './scripts/page-scripts.ts';
import { withoutTimeLimit } from './src/ui/kit/highlighting.ts';

/**
 * Modules that many pages share, in the pieces in which they are fetched. Left to itself the bundler
 * makes a file of each, forty for one figure, and what is small hardly compresses. A piece takes with
 * it what its modules import, unless one before it has that: so a page without a run takes none of `run`.
 */
const pieces = {
  page: [
    ...[
      'src/english/',
      'ui/figure/settings-controls',
      'ui/figure/at-touch.',
      'ui/figure/page-view.',
      'vite/preload-helper',
    ],
    ...[
      'address',
      'parts',
      'element-state',
      'mount',
      'define-element',
      'element-at-sight',
      'first-touch',
      'worker',
    ].map((name) => `ui/kit/${name}.`),
    ...['ui/kit/scroll-frames', 'ui/kit/once-a-frame', 'pictures/kit/told-faults.', 'ui/kit/when-idle.'],
  ],
  drawing: [
    ...['joined', 'name-picture', 'by-id', 'round'].map((name) => `pictures/kit/${name}.`),
    ...['d3-selection/'],
  ],
  files: ['ui/kit/save-file.', 'ui/tools/kit/files.'],
  head: ['ui/figure/FigureHead.astro', 'ui/kit/when-ready.'],
  matrix: ['dlx/matrix.'],
  moment: ['pictures/kit/moment.', 'history/row-state', 'puzzles/problem', 'ui/figure/linking', 'player/narration'],
  state: ['player/address', 'player/duration', 'history/frame.'],
  recording: [
    ...['plain-cover', 'create-links', 'link-arrays', 'columns', 'choosers'].map((name) => `dlx/${name}.`),
    ...['recording', 'recorder', 'frame-at', 'growing', 'writes', 'caption'].map((name) => `history/${name}.`),
  ],
  run: [
    ...['run', 'control-words', 'what-if'].map((name) => `player/${name}.`),
    ...['ui/figure/solver-port', 'scenarios/scenario.ts'],
  ],
  figure: [
    ...['mount-figure', 'figure-element', 'picture-at-touch', 'what-if', 'pictures'].map(
      (name) => `ui/figure/${name}.`,
    ),
    ...['ui/explore/matrix/large-matrix', 'ui/explore/matrix/small-matrix'],
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
  integrations: [mdx(), fonts, liveStyles, afterBuild],
  markdown: { shikiConfig: { theme: 'css-variables', transformers: [withoutTimeLimit] } },
  devToolbar: { enabled: false },
  // A page has its styles in itself: they are small, weigh less together, and need no further request.
  build: { inlineStylesheets: 'always' },
  vite: {
    // Astro's own mark in each lesson, which its plugins have read by then, is no mistake of ours.
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    plugins: [adoptedStyles, cellsWorker, collectScripts],
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
    },
  },
});
