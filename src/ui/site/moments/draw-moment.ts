import { parseHTML } from 'linkedom';
import { namesOf } from '#history/caption.ts';
import { type EventKind, record } from '#history/index.ts';
import { noHighlight } from '#pictures/kit/highlight.ts';
import { momentOf } from '#pictures/kit/moment.ts';
import { unnamePicture } from '#pictures/kit/unname-picture.ts';
import { drawMatrix } from '#pictures/matrix/draw.ts';
import { drawMatrixOverview } from '#pictures/matrix/overview.ts';
import { runView } from '#pictures/matrix/view.ts';
import { drawTorus } from '#pictures/torus/draw.ts';
import { torusView } from '#pictures/torus/view.ts';
import { writeState } from '#player/address.ts';
import { momentWords, problemOf, textSettingsOf } from '#scenarios/scenario.ts';
import { settingsOf } from '#ui/figure/opening.ts';
import { pictureFile } from '../picture-file.ts';
import { type Moment, type MomentGroup, pictureOf } from './moments.ts';

const sheets = import.meta.glob<string>(
  [
    '/src/ui/explore/{boards,matrix,torus}/*.css',
    '/src/ui/lessons/queens/*.css',
    '!**/*{editor,explorer,or-links,colours}.css',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const sheetsOf = (folders: RegExp): string[] =>
  Object.keys(sheets)
    .filter((path) => folders.test(path))
    .map((path) => sheets[path] ?? '');
const looks = {
  board: sheetsOf(/boards|queens/),
  matrix: sheetsOf(/matrix/),
  torus: sheetsOf(/torus/),
};

/** Room for a picture, in pixels, in which all that is written can be read; and how much larger than drawn it may become. */
const ROOM = { width: 340, height: 352 };
const MOST = 1.25;

/** The notions that an event is an example of. */
const EXAMPLES: Readonly<Partial<Record<EventKind, readonly string[]>>> = {
  choose: ['branch'],
  'dead end': ['dead end'],
  retreat: ['backtracking', 'uncover'],
  solution: ['exact cover'],
};

export interface DrawnMoment {
  readonly width: number;
  readonly height: number;
  /** The file, as SVG. */
  readonly file: string;
  /** The picture in words, and what happens at the moment. */
  readonly alt: string;
  readonly words: string;
  /** The names of the notions that it shows. */
  readonly notions: readonly string[];
  /** The fragment at which the figure opens at this moment. */
  readonly fragment: string;
}

const known = new Map<Moment, Promise<DrawnMoment>>();

/** Draws a moment of a group as a still picture, once: the page and the files ask for it. */
export function drawMoment(group: MomentGroup, moment: Moment, figure: string): Promise<DrawnMoment> {
  const drawn = known.get(moment) ?? draw(group, moment, figure);
  known.set(moment, drawn);
  return drawn;
}

async function draw(group: MomentGroup, moment: Moment, figure: string): Promise<DrawnMoment> {
  const { scenario, kinds = new Map(), row = null, column = null } = moment;
  const picture = pictureOf(group, moment);
  const settings = { ...settingsOf(scenario), ...moment.settings };
  const problem = problemOf(scenario, settings, kinds);
  const recording = record(problem.matrix, scenario.matrix === 'small' ? {} : { limit: 2 });
  const covers = recording.seek(moment.at(recording), 'covers');
  const atLinks = (): typeof covers => recording.seek(Math.max(0, covers.links - (moment.writesBefore ?? 0)), 'links');
  const frame = picture === 'torus' ? atLinks() : covers;
  const highlight = { ...noHighlight, row, column };
  const now = momentOf(problem, frame, highlight);
  const board = await scenario.board?.();

  const svg = parseHTML('<svg></svg>').document.querySelector('svg') as unknown as SVGSVGElement;
  const options = { id: 'moment' };
  if (picture === 'board') board?.draw(svg, now, options);
  else if (picture === 'torus') drawTorus(svg, torusView(problem, { frame, highlight }), options);
  else if (scenario.matrix === 'small') drawMatrix(svg, runView(now), options);
  // In the size that it is shown in, so that its names are not scaled.
  else drawMatrixOverview(svg, runView(now), { ...options, size: ROOM, part: 'active' });

  const alt = svg.querySelector('desc')?.textContent ?? '';
  unnamePicture(svg);
  const viewBox = svg.getAttribute('viewBox') ?? '';
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  const scale = Math.min(ROOM.width / width, ROOM.height / height, MOST);
  const { choices, zoom } = scenario;
  const state = { settings, kinds, zoom: frame.zoom, step: frame.step };
  return {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    file: pictureFile(svg.innerHTML, { class: svg.getAttribute('class') ?? '', viewBox }, looks[picture]),
    alt,
    words: momentWords(scenario, settings, now, namesOf(problem.matrix, problem.rowNames)),
    notions: [...new Set([...group.notions, ...(moment.notions ?? []), ...(EXAMPLES[frame.event] ?? [])])],
    fragment: `#${figure}${writeState('', figure, choices, state, zoom, textSettingsOf(scenario))}`,
  };
}
