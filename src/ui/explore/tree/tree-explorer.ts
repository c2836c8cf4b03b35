/**
 * The tree of a long run to explore: a canvas over the still picture that was drawn at build time.
 * The host's markup, which its component writes:
 *
 *     <div class="tree-explorer">
 *       <div class="tree-stage"><svg><!-- drawTreeOverview --></svg></div>
 *       <p class="tree-words"></p>
 *       <div class="tree-bar"></div>
 *     </div>
 */
import { noHighlight } from '#pictures/kit/highlight.ts';
import type { Range } from '#pictures/tree/icicle.ts';
import {
  icicleLayout,
  isWhole,
  movedRange,
  pixelsOf,
  positionAt,
  revealingRange,
  SHORTEST,
  zoomedRange,
} from '#pictures/tree/icicle.ts';
import type { IcicleView } from '#pictures/tree/icicle-view.ts';
import { paintTree } from '#pictures/tree/paint.ts';
import { LARGE_HINT, NOT_YET } from '#pictures/tree/describe.ts';
import type { Names } from '#history/caption.ts';
import type { TreeNode } from '#history/tree.ts';
import { treeNodeAt } from '#history/tree-node.ts';
import { createCanvasScreen } from '../canvas-screen.ts';
import { mountMatrixGestures } from '../matrix/matrix-gestures.ts';
import type { MountedFigure } from '#ui/figure/mount-figure.ts';
import { inWords } from '#english/english.ts';
import { addTo, markPlace, mountHint } from '#ui/kit/canvas-words.ts';
import { say, setText } from '#ui/kit/parts.ts';
import type { Picture } from '#ui/figure/pictures.ts';
import { mountTreeBar } from './tree-bar.ts';
import { goToNode, rememberNames } from './tree-links.ts';
import { type OwnNode, rememberOwn } from './tree-own.ts';
import { type Pointed, type PointedRun, findPointed, pointedAt } from './tree-pointing.ts';
import { readTreePalette } from './tree-palette.ts';
import { createTreeSight } from './tree-sight.ts';
import { nodeBeside } from './tree-walk.ts';
import { wiring } from '#ui/kit/wiring.ts';

export interface TreeExplorer {
  update: Picture;
}

const KEYS =
  'Search tree. Arrow keys go to the node above, below or beside; Enter goes to its step; plus and minus ' +
  'zoom, zero shows the whole run.';
/** One press of a zoom button or key doubles the width of a step, or halves it. */
const STEP = 2;

export function createTreeExplorer(host: HTMLElement, figure: () => MountedFigure, signal: AbortSignal): TreeExplorer {
  const { on } = wiring(host, signal);
  const [stage, words, bar] = ['tree-stage', 'tree-words', 'tree-bar'].map((name) => {
    const found = host.querySelector<HTMLElement>(`.${name}`);
    if (!found) throw new Error(`the tree has no .${name}`);
    return found;
  }) as [HTMLElement, HTMLElement, HTMLElement];
  const hint = mountHint(stage, signal);
  const spoken = addTo(stage, 'visually-hidden', '');
  spoken.setAttribute('role', 'status');

  const nameOf = rememberNames();
  const writtenOf = rememberOwn();
  let own: readonly OwnNode[] = [];
  let names: Names = { columns: [], rows: [] };
  let cursor = 0;
  let depth = 0;
  let row: number | null = null;
  let pointed: Pointed | null = null;
  /** Where the keyboard is; kept while the focus is elsewhere. */
  let current: TreeNode | null = null;
  let recording = figure().player.recording;

  const sight = createTreeSight(() => screen.repaint());
  const screen = createCanvasScreen(stage, signal, {
    readColours: (ratio) => readTreePalette(stage, ratio),
    picture() {
      const scene = sight.scene(screen.size());
      if (!scene) return null;
      const { summary, layout } = scene;
      const hasFocus = document.activeElement === canvas;
      const { reveal } = figure();
      const view: IcicleView = { summary, names, cursor, depth, reveal, row, pointed, hasFocus, own };
      return { size: layout, paint: (pen, palette) => paintTree(pen, view, layout, palette) };
    },
  });
  const { canvas } = screen;
  host.dataset['ownKeys'] = '';
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', KEYS);

  const layoutNow = () => icicleLayout(screen.size(), recording.totals.profile.length);

  /** Makes the tree and the strip show another part of the run; the tree by fractions of a step. */
  function look(range: Range): void {
    sight.look(range);
    updateBar();
    screen.repaint();
    figure().part.show(wholeSteps(range));
  }

  /** Follows the strip, if its tools or a step that the reader has gone to have moved it. */
  function lookWithStrip(): void {
    const { from, to } = figure().part.now();
    const mine = wholeSteps(sight.range);
    if (from !== mine.from || to !== mine.to) sight.look({ from, to });
  }

  function updateBar(): void {
    const { range, last } = sight;
    controls.update({
      isWhole: isWhole(range, last),
      isClosest: range.to - range.from <= Math.min(SHORTEST, last),
    });
  }

  function zoomBy(factor: number, about: number): boolean {
    const before = sight.range;
    look(zoomedRange(before, sight.last, factor, about));
    return sight.range.to - sight.range.from !== before.to - before.from;
  }

  /** The centre of zooming by key or button: the moment shown, when it is in view. */
  function middle(): number {
    const { from, to } = sight.range;
    return cursor >= from && cursor <= to ? cursor : (from + to) / 2;
  }

  /** The run as far as the picture shows it. */
  function run(): PointedRun {
    const { player, reveal } = figure();
    const until = reveal === 'past' ? player.frame : null;
    return { recording, zoom: player.zoom, last: sight.last, names, own, until };
  }

  /** What lies at a place of the picture. */
  function find(x: number, y: number): Pointed | null {
    const scene = sight.scene(screen.size());
    return scene && findPointed(run(), scene, x, y, pointed);
  }

  function point(to: Pointed | null): void {
    if (to === pointed) return;
    pointed = to;
    setText(words, to?.words ?? LARGE_HINT);
    const node = to?.node ?? null;
    const known = (index: number | undefined): number | null => (index === undefined || index < 0 ? null : index);
    const highlight = { row: known(node?.row), column: known(node?.column) };
    markPlace(canvas, highlight);
    figure().point(node ? highlight : noHighlight);
    screen.repaint();
  }

  function moveTo(node: TreeNode): void {
    current = node;
    const to = pointedAt(run(), node);
    look(revealingRange(sight.range, sight.last, to, pixelsOf(layoutNow())));
    point(to);
    setText(spoken, to.words);
  }

  /** The node that the search is in, at which the keyboard starts. */
  function nodeNow(): TreeNode | null {
    const { frame } = figure().player;
    return treeNodeAt(recording, frame.decision, frame.path.length);
  }

  function act(event: KeyboardEvent): boolean {
    const { key } = event;
    const factor = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 }[key];
    if (factor !== undefined) {
      if (factor === 0) look({ from: 0, to: sight.last });
      else zoomBy(factor, middle());
      setText(spoken, rangeWords(sight.range));
    } else if (key === 'Enter' || key === ' ') {
      if (current) goToNode(figure(), current);
    } else if (key.startsWith('Arrow') || key === 'Home') {
      const next = current && nodeBeside(recording, current, key);
      const { until } = run();
      if (next && until && (next.taken ?? 0) > until.decision) say(spoken, NOT_YET);
      else if (next) moveTo(next);
      else say(spoken, 'There is no node that way.');
    } else return false;
    return true;
  }

  const controls = mountTreeBar(bar, signal, {
    zoom: (direction) => void zoomBy(direction > 0 ? STEP : 1 / STEP, middle()),
    whole: () => look({ from: 0, to: sight.last }),
  });
  mountMatrixGestures(canvas, signal, {
    pan(dx) {
      const { from, to } = sight.range;
      look(movedRange(sight.range, sight.last, (-dx * (to - from)) / pixelsOf(layoutNow())));
    },
    zoom: (factor, x) => zoomBy(factor, positionAt(layoutNow(), sight.range, x)),
    point: (x, y) => point(find(x, y)),
    leave: () => point(document.activeElement === canvas && current ? pointedAt(run(), current) : null),
    press(x, y) {
      const found = find(x, y);
      if (found?.node) {
        current = found.node;
        goToNode(figure(), found.node);
        return;
      }
      const { player, goTo } = figure();
      goTo(Math.floor(positionAt(layoutNow(), sight.range, x)), player.zoom);
    },
    hint,
  });
  on(canvas, 'keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  on(canvas, 'focus', () => {
    current ??= nodeNow();
    if (current && canvas.matches(':focus-visible')) moveTo(current);
    screen.repaint();
  });
  on(canvas, 'blur', () => point(null));
  signal.addEventListener('abort', () => {
    sight.stop();
    spoken.remove();
    host.classList.remove('is-painted');
  });

  return {
    update({ problem, frame, highlight }) {
      const { player } = figure();
      if (player.recording !== recording) {
        recording = player.recording;
        current = null;
        pointed = null;
        setText(words, LARGE_HINT);
      }
      names = nameOf(problem);
      cursor = frame.step;
      depth = frame.path.length;
      row = highlight.row;
      own = writtenOf(recording, frame.zoom, figure().settings['whatif'] ?? '');
      sight.take(recording, frame.zoom);
      lookWithStrip();
      updateBar();
      screen.paint();
      host.classList.add('is-painted');
    },
  };
}

/** The steps that a part of the run begins and ends with. */
function wholeSteps({ from, to }: Range): Range {
  return { from: Math.floor(from), to: Math.ceil(to) };
}

function rangeWords({ from, to }: Range): string {
  return `Steps ${inWords(Math.floor(from))} to ${inWords(Math.ceil(to))} in view.`;
}
