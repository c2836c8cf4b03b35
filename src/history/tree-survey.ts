/**
 * The tree of a run of any length, as much of it as a picture can show. What a window of time shows
 * is put together from stretches between checkpoints: a stretch that is wider than a pixel is walked
 * when there is time for it, and then it is exact; of the others the checkpoints say enough. Nodes
 * narrower than a pixel become crowds.
 */
import type { Zoom } from './frame.ts';
import type { Recording } from './recording.ts';
import type { Crowd, Span, SpanNode, TreeStretch } from './tree-stretch.ts';
import { addToCrowd, crowdOf, stretchCount, stretchStart, walkStretch } from './tree-stretch.ts';

/** A window of time, in positions of the survey's zoom, and how many pixels wide it is shown. */
export interface TreeWindow {
  readonly from: number;
  readonly to: number;
  readonly pixels: number;
}

export interface TreeSummary {
  readonly window: TreeWindow;
  /** Each level in order, nothing overlaps; cut to the window. */
  readonly spans: readonly Readonly<Span>[];
  /** Where solutions are, in order; `count` of them within a pixel, or within a stretch. */
  readonly solutions: readonly { readonly at: number; readonly count: number }[];
  /** How many levels the tree has, as far as recorded. */
  readonly levels: number;
}

export interface TreeSurvey {
  readonly recording: Recording;
  readonly zoom: Zoom;
  /** What the window shows, as well as it is known. */
  summary(window: TreeWindow): TreeSummary;
  /**
   * Walks what the window shows too roughly, a stretch at a time, until `isLate` says so, which is
   * asked after each. Gives true when nothing is left to do.
   */
  refine(window: TreeWindow, isLate: () => boolean): boolean;
}

/** A window of no more stretches than this is walked whole, however narrow they are. */
const FEW = 250;
/** Walked stretches that are kept. */
const MOST_KEPT = 4_000;

/** A survey of a recording, which may go on growing. */
export function surveyTree(recording: Recording, zoom: Zoom): TreeSurvey {
  const { checkpoints } = recording;
  const walked = new Map<number, TreeStretch>();
  const start = (index: number): number => stretchStart(recording, index, zoom);
  const endOf = (index: number): number => stretchStart(recording, index + 1, 'decisions');

  /** The first and the last stretch that a window touches. */
  function touched({ from, to }: TreeWindow): [number, number] {
    const last = stretchCount(recording) - 1;
    const isEmpty = last > 0 && start(last) === start(last + 1);
    const at = (position: number): number => checkpoints.before(position, zoom) + 1;
    const end = isEmpty ? last - 1 : last;
    return [Math.min(at(from), end), Math.min(at(to), end)];
  }

  function isWalked(index: number, unit: number): boolean {
    const stretch = walked.get(index);
    return stretch?.end === endOf(index) && stretch.unit <= unit;
  }

  function walk(index: number, unit: number): TreeStretch {
    // A bit closer than needed, so that coming a little closer needs no new walk.
    const finer = 2 ** Math.floor(Math.log2(unit));
    const stretch = walkStretch(recording, index, zoom, finer);
    walked.delete(index);
    walked.set(index, stretch);
    for (const oldest of walked.keys()) {
      if (walked.size <= MOST_KEPT) break;
      walked.delete(oldest);
    }
    return stretch;
  }

  /** The best there is for a stretch. What comes after the last checkpoint is always walked. */
  function known(index: number, unit: number): TreeStretch | null {
    const stretch = walked.get(index);
    if (stretch && stretch.end === endOf(index)) return stretch;
    return index === checkpoints.count ? walk(index, unit) : null;
  }

  function summary(window: TreeWindow): TreeSummary {
    const unit = unitOf(window);
    const [first, last] = touched(window);
    const picture = assemble(window, unit);
    for (let level = 0; first > 0 && level <= checkpoints.depth(first - 1); level += 1) {
      const row = level === 0 ? -1 : checkpoints.rowAt(first - 1, level - 1);
      picture.open(level, -Infinity, row);
    }
    if (first > 0) nameColumns(picture, first - 1, 0);
    for (let index = first; index <= last; index += 1) {
      const stretch = known(index, unit);
      if (stretch) picture.take(stretch);
      else takeRoughly(picture, index);
    }
    const { profile } = recording.totals;
    return { window, ...picture.finish(), levels: profile.length };
  }

  /** What the checkpoints at its ends say about a stretch that has not been walked. */
  function takeRoughly(picture: Assembly, index: number): void {
    const [from, to] = [start(index), start(index + 1)];
    const middle = (from + to) / 2;
    const lowest = checkpoints.lowest(index);
    const before = index === 0 ? 0 : checkpoints.depth(index - 1);
    const after = checkpoints.depth(index);
    const highest = Math.max(checkpoints.highest(index), before, after);
    if (index === 0) picture.open(0, 0, -1);
    for (let level = lowest + 1; level <= highest; level += 1) {
      if (level <= before) picture.close(level, middle);
      const [a, b] = [level <= before ? middle : from, level <= after ? middle : to];
      if (a < b) picture.crowd(level, a, b);
      if (level <= after) {
        const row = checkpoints.rowAt(index, level - 1);
        picture.open(level, middle, row);
      }
    }
    nameColumns(picture, index, lowest);
    const found = index === 0 ? 0 : checkpoints.solutions(index - 1);
    picture.solutions(middle, checkpoints.solutions(index) - found);
  }

  /** A row on the path says what column was branched on above it. */
  function nameColumns(picture: Assembly, checkpoint: number, lowest: number): void {
    for (let level = lowest; level < checkpoints.depth(checkpoint); level += 1) {
      picture.name(level, 'inner', checkpoints.columnAt(checkpoint, level));
    }
  }

  return {
    recording,
    zoom,
    summary,
    refine(window, isLate) {
      const unit = unitOf(window);
      const [first, last] = touched(window);
      for (let index = first; index <= last; index += 1) {
        const isNarrow = start(index + 1) - start(index) < unit;
        if (isWalked(index, unit) || (isNarrow && last - first >= FEW)) continue;
        walk(index, unit);
        if (isLate()) return index === last;
      }
      return true;
    },
  };
}

/** How much time a pixel is. */
function unitOf({ from, to, pixels }: TreeWindow): number {
  return Math.max(to - from, 1e-6) / Math.max(1, pixels);
}

type Assembly = ReturnType<typeof assemble>;

const UNKNOWN: Crowd = { kind: 'crowd', nodes: null, deadEnds: null, solutions: null };

/** Puts stretches together, from left to right. It makes an object only for what is seen. */
function assemble({ from, to }: TreeWindow, unit: number) {
  const spans: Span[] = [];
  const marks: { at: number; count: number }[] = [];
  /** By level: the node that is open, if any, and the last span. */
  const open: (SpanNode & { from: number; isOpen: boolean })[] = [];
  const last: (Span | undefined)[] = [];

  function add(level: number, begin: number, end: number, what: SpanNode | Crowd): void {
    if (end <= from || begin >= to) return;
    const [a, b] = [Math.max(from, begin), Math.min(to, end)];
    const before = last[level];
    // Whether it is wide is asked of the whole span, so that panning does not change the answer.
    const isWide = what.kind !== 'crowd' && end - begin >= unit;
    if (!isWide && before?.kind === 'crowd' && a - before.to < unit) {
      before.to = Math.max(before.to, b);
      addToCrowd(before, what);
      return;
    }
    const place = { level, from: a, to: b };
    const span: Span = isWide
      ? { ...place, kind: what.kind, row: what.row, column: what.column }
      : { ...place, ...crowdOf(what) };
    last[level] = span;
    spans.push(span);
  }

  const picture = {
    open(level: number, at: number, row: number): void {
      const node = open[level];
      if (node)
        Object.assign(node, { from: at, isOpen: true, kind: 'unexplored', row, column: -1 });
      else open[level] = { from: at, isOpen: true, kind: 'unexplored', row, column: -1 };
    },
    close(level: number, at: number): void {
      const node = open[level];
      if (!node?.isOpen) return;
      node.isOpen = false;
      add(level, node.from, at, node);
    },
    crowd(level: number, a: number, b: number): void {
      add(level, a, b, UNKNOWN);
    },
    name(level: number, kind: SpanNode['kind'], column: number): void {
      const node = open[level];
      if (!node) return;
      node.kind = kind;
      node.column = column;
    },
    solutions(at: number, count: number): void {
      if (count === 0 || at < from || at > to) return;
      const before = marks.at(-1);
      if (before && at - before.at < unit) before.count += count;
      else marks.push({ at, count });
    },
    take({ entered, closed, spans: whole, opened, solutions }: TreeStretch): void {
      if (entered) picture.name(entered.level, entered.kind, entered.column);
      for (const { level, at } of closed) picture.close(level, at);
      for (const span of whole) add(span.level, span.from, span.to, span);
      for (const { level, from: at, kind, row, column } of opened) {
        picture.open(level, at, row);
        picture.name(level, kind, column);
      }
      for (const at of solutions) picture.solutions(at, 1);
    },
    finish(): Pick<TreeSummary, 'spans' | 'solutions'> {
      for (let level = 0; level < open.length; level += 1) picture.close(level, Infinity);
      return { spans, solutions: marks };
    },
  };
  return picture;
}
