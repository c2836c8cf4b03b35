/**
 * Assembles the tree in a window from left to right out of stretches of the run.
 *
 * Invariant between two stretches: exactly the levels of the current path have an open node, and the closed spans of
 * each level are in order and disjoint. Closed nodes at least a pixel wide stand alone; adjacent narrower ones form a
 * crowd.
 */
import type { Zoom } from './frame.ts';
import type { Recording } from './recording.ts';
import type { Crowd, Span, SpanNode, TreeStretch } from './tree-stretch.ts';
import { addToCrowd, crowdOf, stretchStart } from './tree-stretch.ts';

/** A window of time, in positions of a zoom, and how many pixels wide it is shown. */
export interface TreeWindow {
  readonly from: number;
  readonly to: number;
  readonly pixels: number;
}

export interface TreePicture {
  /** Clipped to the window; in order and disjoint within each level. */
  readonly spans: readonly Readonly<Span>[];
  /** Where solutions are, in order; `count` of them within a pixel, or within a stretch. */
  readonly solutions: readonly { readonly at: number; readonly count: number }[];
}

interface TreeAssembly {
  take(stretch: TreeStretch): void;
  /** Adds a stretch that has not been walked, as far as the checkpoints at its ends determine it. */
  takeRoughly(index: number): void;
  finish(): TreePicture;
}

/** Positions per pixel. */
export function unitOf({ from, to, pixels }: TreeWindow): number {
  return Math.max(to - from, 1e-6) / Math.max(1, pixels);
}

const UNKNOWN: Crowd = { kind: 'crowd', nodes: null, deadEnds: null, pruned: null, solutions: null };

/** An assembly that starts before stretch `index`. It creates objects only for what is visible. */
export function assembleFrom(index: number, recording: Recording, zoom: Zoom, window: TreeWindow): TreeAssembly {
  const { checkpoints } = recording;
  const { from, to } = window;
  const unit = unitOf(window);
  const spans: Span[] = [];
  const solutions: { at: number; count: number }[] = [];
  /** By level: the node that is open, or was last, and the last span that was closed. */
  const nodes: (SpanNode & { from: number; isOpen: boolean })[] = [];
  const last: (Span | undefined)[] = [];

  function open(level: number, at: number, row: number): void {
    const node = { from: at, isOpen: true, kind: 'unexplored', row, column: -1, short: undefined } as const;
    const known = nodes[level];
    if (known) Object.assign(known, node);
    else nodes[level] = { ...node };
  }

  function name(level: number, { kind, column, short }: Omit<SpanNode, 'row'>): void {
    const node = nodes[level];
    if (node) Object.assign(node, { kind, column, short });
  }

  function close(level: number, at: number): void {
    const node = nodes[level];
    if (!node?.isOpen) return;
    node.isOpen = false;
    show(level, node.from, at, node);
  }

  /** Adds the part of a node or crowd that is in the window, on its own or to the crowd before it. */
  function show(level: number, begin: number, end: number, what: SpanNode | Crowd): void {
    if (end <= from || begin >= to) return;
    const place = { level, from: Math.max(from, begin), to: Math.min(to, end) };
    // The width of the whole node decides, so that panning does not change the answer.
    const standsAlone = what.kind !== 'crowd' && end - begin >= unit;
    const before = last[level];
    if (!standsAlone && before?.kind === 'crowd' && place.from - before.to < unit) {
      before.to = Math.max(before.to, place.to);
      addToCrowd(before, what);
      return;
    }
    const span: Span = standsAlone
      ? { ...place, kind: what.kind, row: what.row, column: what.column, ...(what.short && { short: what.short }) }
      : { ...place, ...crowdOf(what) };
    last[level] = span;
    spans.push(span);
  }

  function mark(at: number, count: number): void {
    if (count === 0 || at < from || at > to) return;
    const before = solutions.at(-1);
    if (before && at - before.at < unit) before.count += count;
    else solutions.push({ at, count });
  }

  /** Each row on a checkpoint's path was taken for the column that the node above it branched on. */
  function nameColumns(checkpoint: number, lowest: number): void {
    for (let level = lowest; level < checkpoints.depth(checkpoint); level += 1) {
      name(level, { kind: 'inner', column: checkpoints.columnAt(checkpoint, level) });
    }
  }

  function openPath(checkpoint: number): void {
    for (let level = 0; level <= checkpoints.depth(checkpoint); level += 1) {
      open(level, -Infinity, level === 0 ? -1 : checkpoints.rowAt(checkpoint, level - 1));
    }
    nameColumns(checkpoint, 0);
  }

  if (index > 0) openPath(index - 1);

  return {
    take(stretch) {
      const { entered } = stretch;
      if (entered) name(entered.level, entered);
      for (const { level, at } of stretch.closed) close(level, at);
      for (const span of stretch.spans) show(span.level, span.from, span.to, span);
      for (const node of stretch.opened) {
        open(node.level, node.from, node.row);
        name(node.level, node);
      }
      for (const at of stretch.solutions) mark(at, 1);
    },
    takeRoughly(index) {
      const begin = stretchStart(recording, index, zoom);
      const end = stretchStart(recording, index + 1, zoom);
      // Up to the lowest level both ends have the same nodes. Of the deeper levels, the nodes of the first end are left
      // and those of the second entered at an unknown time; the middle stands for it.
      const middle = (begin + end) / 2;
      const lowest = checkpoints.lowest(index);
      const before = index === 0 ? 0 : checkpoints.depth(index - 1);
      const after = checkpoints.depth(index);
      const highest = Math.max(checkpoints.highest(index), before, after);
      if (index === 0) open(0, 0, -1);
      for (let level = lowest + 1; level <= highest; level += 1) {
        const [isLeft, isEntered] = [level <= before, level <= after];
        if (isLeft) close(level, middle);
        const [a, b] = [isLeft ? middle : begin, isEntered ? middle : end];
        if (a < b) show(level, a, b, UNKNOWN);
        if (isEntered) open(level, middle, checkpoints.rowAt(index, level - 1));
      }
      nameColumns(index, lowest);
      const known = index === 0 ? 0 : checkpoints.solutions(index - 1);
      mark(middle, checkpoints.solutions(index) - known);
    },
    finish() {
      nodes.forEach((_, level) => close(level, Infinity));
      return { spans, solutions };
    },
  };
}
