/**
 * Modules that many pages share, in the files in which they are fetched, by the ends of their paths. A file takes with
 * it what its modules import, unless one before it has that: so a page without a run takes none of `run`.
 *
 * Left to itself the bundler makes a file of each module, and what is small hardly compresses: before a press lesson 9
 * then fetches 60 files with 50.3 kB instead of 23 with 43.5. Letting it merge small files by itself (`entriesAware`
 * with a threshold of 6 kB) brings 59 kB there, and 108 kB instead of 43 on the page to play Ripple Effect.
 * What several files of this list import needs a line of its own before them, or the first takes it, as `board`. `state`
 * with `moment` in one file, or `run` with `figure`, would bring 5 kB or 11 to pages that need one of the two.
 */
export const bundledModules: Readonly<Record<string, readonly string[]>> = {
  page: [
    'src/english/',
    ...['settings-controls', 'at-touch', 'page-view'].map((name) => `ui/figure/${name}.`),
    'vite/preload-helper',
    ...[
      'address',
      'parts',
      'address-text',
      'notice',
      'mount',
      'define-element',
      'element-at-sight',
      'first-touch',
      'worker',
    ].map((name) => `ui/kit/${name}.`),
    ...['scroll-frames', 'once-a-frame', 'when-idle', 'next-task', 'tween', 'still'].map((name) => `ui/kit/${name}.`),
    'pictures/kit/told-faults.',
  ],
  drawing: [...['joined', 'name-picture', 'by-id', 'round'].map((name) => `pictures/kit/${name}.`), 'd3-selection/'],
  links: ['polyline', 'detour'].map((name) => `pictures/kit/${name}.`),
  files: ['ui/kit/save-file.', 'ui/tools/kit/files.'],
  head: ['ui/figure/FigureHead.astro', 'ui/kit/when-ready.'],
  matrix: ['dlx/matrix.'],
  marks: ['puzzles/marks.'],
  asks: ['puzzles/asks.'],
  board: ['puzzles/board.'],
  moment: ['pictures/kit/moment.', 'history/row-state.', 'puzzles/problem.', 'ui/figure/linking.', 'player/narration.'],
  state: ['player/address.', 'player/duration.', 'history/frame.'],
  recording: [
    ...['plain-cover', 'create-links', 'link-arrays', 'columns', 'choosers'].map((name) => `dlx/${name}.`),
    ...['recording', 'recorder', 'frame-at', 'growing', 'writes', 'caption'].map((name) => `history/${name}.`),
  ],
  run: [
    ...['run', 'control-words', 'what-if'].map((name) => `player/${name}.`),
    'ui/figure/solver-port.',
    'scenarios/scenario.',
  ],
  figure: [
    ...['mount-figure', 'figure-element', 'picture-at-touch', 'what-if', 'pictures'].map(
      (name) => `ui/figure/${name}.`,
    ),
    ...['large-matrix', 'small-matrix'].map((name) => `ui/explore/matrix/${name}.`),
  ],
  'why-none': ['why-none', 'why-door'].map((name) => `ui/figure/${name}.`),
  sticks: ['pieces', 'placements', 'describe', 'encode'].map((name) => `puzzles/tetrasticks/${name}.`),
};

/** The files as the bundler takes them, which calls them chunks: the first that matches has a module. */
export const bundles = Object.entries(bundledModules).map(([name, modules], index, { length }) => ({
  name,
  priority: length - index,
  // The bundler's own modules begin with a nought.
  test: (id: string): boolean => modules.some((module) => id.replace('\0', '/').includes(`/${module}`)),
}));
