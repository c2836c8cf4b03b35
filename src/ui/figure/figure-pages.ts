/**
 * The figures of the lessons that have a page of their own, `figure/<slug>/`, in the order of their lesson. The page
 * takes the figure out of its lesson while the site is built, and the build fails when one is missing here.
 */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  'fifteen-sticks': ['find-crossing', 'small-board'],
  'exact-cover': ['exact-cover'],
  'algorithm-x': ['algorithm-x', 'perform', 'levels-2-3', 'sudoku'],
  neighbours: ['list-lab'],
  torus: ['torus'],
  cover: ['cover', 'write-links'],
  undo: ['undo-list', 'undo-columns', 'undo-three', 'undo-rows', 'write-links'],
  smallest: ['race'],
  'secondary-columns': ['queens', 'ring', 'perform'],
  tetrasticks: ['tetrasticks', 'pieces', 'parity', 'row-by-row', 'joints', 'pinned'],
  crossings: ['small-covers', 'meetings', 'crossings', 'crossing-atlas', 'off-by-one'],
  'eleven-by-eleven': ['eleven-steps', 'eleven', 'twins'],
  'ripple-effect': ['ripple-effect', 'ripple-rule', 'ripple-row', 'ripple-kinds', 'ripple-givens'],
  encodings: ['encodings', 'claims-13-2', 'claims-13-3', 'claims-13-4', 'claims-13-5'],
  colours: ['crossing-words', 'purified', 'words', 'macmahon'],
  measuring: ['measures', 'levels-15-2', 'walks', 'bars'],
  'when-not': ['colours', 'boards-16-2', 'engines'],
};

export interface FigurePage {
  /** The name of the page. */
  readonly slug: string;
  /** The figure’s own, by which the address names its state. */
  readonly id: string;
  readonly lesson: string;
}

const taken = new Set<string>();

/** All of them. A figure of a second lesson with the same id is named after its lesson too. */
export const figurePages: readonly FigurePage[] = Object.entries(FIGURES).flatMap(([lesson, ids]) =>
  ids.map((id) => {
    const slug = taken.has(id) ? `${id}-${lesson}` : id;
    taken.add(slug);
    return { slug, id, lesson };
  }),
);

/** The page of a figure on the page at this path, a lesson or its own; null where it has none. */
export function figurePageAt(path: string, id: string): FigurePage | null {
  const [, kind, name] = /\/(lessons|figure)\/([\w-]+)\/?$/.exec(path) ?? [];
  const isHere = (page: FigurePage): boolean =>
    page.id === id && (kind === 'lessons' ? page.lesson : page.slug) === name;
  return (kind && figurePages.find(isHere)) || null;
}

/** A frame of this height has most figures in sight, in pixels; in one that is too low a figure scrolls. */
export const FRAME_HEIGHT = 760;

/**
 * The lines that put a figure into another page.
 *
 * @param address of its page, with its state
 */
export function frameLines(address: string, title: string, height = FRAME_HEIGHT): string {
  const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return (
    `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="${height}" ` +
    'frameborder="0" loading="lazy" allow="clipboard-write"></iframe>'
  );
}
