import type { Names } from '#history/caption.ts';
import type { Frame, Recording, Zoom } from '#history/index.ts';
import { positionOf } from '#history/frame.ts';
import type { TreeNode } from '#history/tree.ts';
import { treeNodeAt } from '#history/tree-node.ts';
import type { TreeSummary } from '#history/tree-survey.ts';
import { crowdWords, nodeWords, OWN_WORDS } from '#pictures/tree/describe.ts';
import { type IcicleLayout, type Range, levelAt, pixelsOf, positionAt } from '#pictures/tree/icicle.ts';
import type { OwnNode } from './tree-own.ts';

/** What is pointed at: a node, or a crowd, with its words and its place in the picture. */
export interface Pointed {
  readonly node: TreeNode | null;
  readonly words: string;
  readonly level: number;
  readonly from: number;
  readonly to: number;
}

/** The run whose tree is pointed at. */
export interface PointedRun {
  readonly recording: Recording;
  readonly zoom: Zoom;
  /** The last position known at this zoom. */
  readonly last: number;
  readonly names: Names;
  /** The nodes at which the reader has chosen. */
  readonly own: readonly OwnNode[];
  /** The moment after which nothing is shown; null when everything is. */
  readonly until: Frame | null;
}

/** A node with its words and its place. */
export function pointedAt(run: PointedRun, node: TreeNode): Pointed {
  const isOwn = run.own.some(({ decision }) => decision === node.entered);
  const isTold = run.until === null || (node.left !== null && node.left <= run.until.decision);
  const words = `${nodeWords(node, run.names, isTold)}${isOwn ? OWN_WORDS : ''}`;
  return { node, words, level: node.level, ...rangeOf(run, node) };
}

/** The steps at which a node is open, at the current zoom. */
function rangeOf({ recording, zoom, last }: PointedRun, { taken, left }: TreeNode): Range {
  const after = (decision: number): number => (decision === 0 ? 0 : positionOf(recording.seek(decision - 1), zoom) + 1);
  return { from: after(taken ?? 0), to: left === null ? last : after(left) };
}

/** What is at a place of the picture; `before`, what was pointed at, is returned if it is there still. */
export function findPointed(
  run: PointedRun,
  { layout, summary }: { readonly layout: IcicleLayout; readonly summary: TreeSummary },
  x: number,
  y: number,
  before: Pointed | null,
): Pointed | null {
  const level = levelAt(layout, y);
  if (level === null) return null;
  const position = positionAt(layout, summary.window, x);
  const { until } = run;
  if (until && position > until.step) return null;
  // A node narrower than a finger is easier to hit when a pixel beside it counts.
  const slack = (1.5 * (summary.window.to - summary.window.from)) / pixelsOf(layout);
  const span = summary.spans
    .filter((one) => one.level === level && one.from - slack <= position)
    .findLast((one) => position < one.to + slack);
  if (!span) return null;
  const isSame = before?.level === level && before.from <= span.from && before.to >= span.to;
  if (isSame && before.node !== null && span.kind !== 'crowd') return before;
  if (span.kind === 'crowd') {
    const isTold = until === null || span.to <= until.step;
    return { node: null, words: crowdWords(span, isTold), level, from: span.from, to: span.to };
  }
  const inside = Math.min(Math.max(position, span.from), span.to - 1e-9);
  const step = Math.max(0, Math.min(Math.floor(inside), run.last));
  const { decision } = run.recording.seek(step, run.zoom);
  const node = treeNodeAt(run.recording, decision, level);
  return node && pointedAt(run, node);
}
