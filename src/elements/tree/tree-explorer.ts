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
import { noHighlight } from '../../pictures/kit/highlight.ts';
import type { Range } from '../../pictures/tree/icicle.ts';
import {
  icicleLayout,
  isWhole,
  levelAt,
  movedRange,
  pixelsOf,
  positionAt,
  revealingRange,
  SHORTEST,
  zoomedRange,
} from '../../pictures/tree/icicle.ts';
import type { IcicleView } from '../../pictures/tree/paint.ts';
import { crowdWords, LARGE_HINT, nodeWords, OWN_WORDS } from '../../pictures/tree/describe.ts';
import type { Names, TreeNode } from '../../history/index.ts';
import { positionOf, treeNodeAt } from '../../history/index.ts';
import { mountGestures } from '../matrix/matrix-gestures.ts';
import type { MountedFigure } from '../figure/mount-figure.ts';
import { setText } from '../page/parts.ts';
import type { Picture } from '../figure/pictures.ts';
import { mountTreeBar } from './tree-bar.ts';
import { goToNode, rememberNames } from './tree-links.ts';
import type { OwnNode } from './tree-own.ts';
import { rememberOwn } from './tree-own.ts';
import { createTreeScreen } from './tree-screen.ts';
import { createTreeSight } from './tree-sight.ts';
import { nodeBeside } from './tree-walk.ts';

export interface TreeExplorer {
  update: Picture;
}

const KEYS =
  'Search tree. Arrow keys go to the node above, below and beside; Enter goes to its moment; plus and minus zoom, zero shows the whole run.';
const HINT = 'Ctrl and the wheel zoom; drag to move.';
const HINT_MS = 1_600;
/** One press of a zoom button or key doubles what is seen of a step, or halves it. */
const STEP = 2;

/** What is pointed at: a node, or a crowd, with its words and its place in the picture. */
interface Pointed {
  readonly node: TreeNode | null;
  readonly words: string;
  readonly level: number;
  readonly from: number;
  readonly to: number;
}

export function createTreeExplorer(
  host: HTMLElement,
  figure: () => MountedFigure,
  signal: AbortSignal,
): TreeExplorer {
  const [stage, words, bar] = ['tree-stage', 'tree-words', 'tree-bar'].map((name) => {
    const found = host.querySelector<HTMLElement>(`.${name}`);
    if (!found) throw new Error(`the tree has no .${name}`);
    return found;
  }) as [HTMLElement, HTMLElement, HTMLElement];
  const hint = addTo(stage, 'matrix-hint', HINT);
  hint.setAttribute('aria-hidden', 'true');
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
  let isFollowing = false;
  let hintTimer = 0;
  let recording = figure().player.recording;

  const sight = createTreeSight(() => screen.repaint());
  const screen = createTreeScreen(
    stage,
    () => {
      const scene = sight.scene(screen.size());
      if (!scene) return null;
      const { summary, layout } = scene;
      const hasFocus = document.activeElement === canvas;
      const view: IcicleView = { summary, names, cursor, depth, row, pointed, hasFocus, own };
      return { view, layout };
    },
    signal,
  );
  const { canvas } = screen;
  host.dataset['ownKeys'] = '';
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', KEYS);

  const layoutNow = () => icicleLayout(screen.size(), recording.totals.profile.length);

  function look(range: Range): void {
    sight.look(range);
    updateBar();
    screen.repaint();
  }

  function updateBar(): void {
    const { range, last } = sight;
    controls.update({
      isWhole: isWhole(range, last),
      isClosest: range.to - range.from <= Math.min(SHORTEST, last),
      isFollowing,
    });
  }

  function zoomBy(factor: number, about: number): boolean {
    const before = sight.range;
    look(zoomedRange(before, sight.last, factor, about));
    return sight.range.to - sight.range.from !== before.to - before.from;
  }

  /** The middle of zooming by key or button: the moment shown, when it is in view. */
  function middle(): number {
    const { from, to } = sight.range;
    return cursor >= from && cursor <= to ? cursor : (from + to) / 2;
  }

  /** Where a node is open, at the zoom in force. */
  function placeOf({ taken, left }: TreeNode): Range {
    const { zoom } = figure().player;
    const after = (decision: number): number =>
      decision === 0 ? 0 : positionOf(recording.seek(decision - 1), zoom) + 1;
    return { from: after(taken ?? 0), to: left === null ? sight.last : after(left) };
  }

  function pointedAt(node: TreeNode): Pointed {
    const isOwn = own.some(({ decision }) => decision === node.entered);
    const words = `${nodeWords(node, names)}${isOwn ? OWN_WORDS : ''}`;
    return { node, words, level: node.level, ...placeOf(node) };
  }

  /** What lies at a place of the picture. */
  function find(x: number, y: number): Pointed | null {
    const scene = sight.scene(screen.size());
    if (!scene) return null;
    const { layout, summary } = scene;
    const level = levelAt(layout, y);
    if (level === null) return null;
    const position = positionAt(layout, summary.window, x);
    // A node narrower than a finger is easier to hit when a pixel beside it counts.
    const slack = (1.5 * (summary.window.to - summary.window.from)) / pixelsOf(layout);
    const span = summary.spans
      .filter((one) => one.level === level && one.from - slack <= position)
      .findLast((one) => position < one.to + slack);
    if (!span) return null;
    const isSame = pointed?.level === level && pointed.from <= span.from && pointed.to >= span.to;
    if (isSame && (pointed?.node ?? null) !== null && span.kind !== 'crowd') return pointed;
    if (span.kind === 'crowd') {
      return { node: null, words: crowdWords(span), level, from: span.from, to: span.to };
    }
    const inside = Math.min(Math.max(position, span.from), span.to - 1e-9);
    const step = Math.max(0, Math.min(Math.floor(inside), sight.last));
    const { decision } = recording.seek(step, figure().player.zoom);
    const node = treeNodeAt(recording, decision, level);
    return node ? pointedAt(node) : null;
  }

  function point(to: Pointed | null): void {
    if (to === pointed) return;
    pointed = to;
    setText(words, to?.words ?? LARGE_HINT);
    const node = to?.node ?? null;
    const known = (index: number | undefined): number | null =>
      index === undefined || index < 0 ? null : index;
    const highlight = { row: known(node?.row), column: known(node?.column) };
    // The figure reads these from whatever is under the pointer or has the focus.
    for (const name of ['row', 'column'] as const) {
      if (highlight[name] === null) canvas.removeAttribute(`data-${name}`);
      else canvas.setAttribute(`data-${name}`, String(highlight[name]));
    }
    figure().point(node ? highlight : noHighlight);
    screen.repaint();
  }

  function moveTo(node: TreeNode): void {
    current = node;
    const to = pointedAt(node);
    look(revealingRange(sight.range, sight.last, to, pixelsOf(layoutNow())));
    point(to);
    setText(spoken, to.words);
  }

  /** The node that the search is in, for a keyboard that has not been anywhere yet. */
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
      if (next) moveTo(next);
      else setText(spoken, 'There is no node that way.');
    } else return false;
    return true;
  }

  function follow(isOn: boolean): void {
    isFollowing = isOn;
    keepCursor();
    look(sight.range);
  }

  /** While following, the moment shown stays in view. */
  function keepCursor(): void {
    const { from, to } = sight.range;
    if (!isFollowing || (cursor >= from && cursor <= to)) return;
    sight.look(movedRange(sight.range, sight.last, cursor - (from + to) / 2));
  }

  const controls = mountTreeBar(
    bar,
    {
      zoom: (direction) => void zoomBy(direction > 0 ? STEP : 1 / STEP, middle()),
      whole: () => look({ from: 0, to: sight.last }),
      follow,
    },
    signal,
  );
  mountGestures(
    canvas,
    {
      pan(dx) {
        const { from, to } = sight.range;
        look(movedRange(sight.range, sight.last, (-dx * (to - from)) / pixelsOf(layoutNow())));
      },
      zoom: (factor, x) => zoomBy(factor, positionAt(layoutNow(), sight.range, x)),
      point: (x, y) => point(find(x, y)),
      leave: () => point(document.activeElement === canvas && current ? pointedAt(current) : null),
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
      hint() {
        hint.classList.add('is-shown');
        clearTimeout(hintTimer);
        hintTimer = window.setTimeout(() => hint.classList.remove('is-shown'), HINT_MS);
      },
    },
    signal,
  );
  canvas.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !act(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal },
  );
  canvas.addEventListener(
    'focus',
    () => {
      current ??= nodeNow();
      if (current && canvas.matches(':focus-visible')) moveTo(current);
      screen.repaint();
    },
    { signal },
  );
  canvas.addEventListener('blur', () => point(null), { signal });
  signal.addEventListener('abort', () => {
    sight.stop();
    clearTimeout(hintTimer);
    hint.remove();
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
      keepCursor();
      updateBar();
      screen.paint();
      host.classList.add('is-painted');
    },
  };
}

function rangeWords({ from, to }: Range): string {
  return `Steps ${Math.floor(from).toLocaleString('en')} to ${Math.ceil(to).toLocaleString('en')} in view.`;
}

function addTo(parent: HTMLElement, className: string, text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  parent.append(element);
  return element;
}
