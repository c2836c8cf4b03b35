/** The part of the search tree that lies between two checkpoints, found by walking it. */
import { type Zoom, POSITION } from './frame.ts';
import type { Recording } from './recording.ts';
import { type Short, type TreeNodeKind, metAt } from './tree.ts';

/** What is known of a node that stands alone in a picture. */
export interface SpanNode {
  kind: TreeNodeKind;
  /** The row taken to get here, and the column branched on here; -1 when there is none. */
  row: number;
  column: number;
  /** Of a dead end where rows are left. */
  short?: Short | undefined;
}

/** Nodes of one level that are too narrow to stand alone, one soon after another. */
export interface Crowd {
  readonly kind: 'crowd';
  /** How many there are, and how many of them are dead ends, dead ends that were pruned, and solutions; null when unknown. */
  nodes: number | null;
  deadEnds: number | null;
  pruned: number | null;
  solutions: number | null;
}

/** A stretch of time at one level. Positions are those of the zoom; `to` is the first after it. */
export type Span = { readonly level: number; from: number; to: number } & (SpanNode | Crowd);

export interface TreeStretch {
  /** Nodes narrower than this have been put into crowds. */
  readonly unit: number;
  /** The last decision when the stretch was walked; a stretch at the end of a recording may grow later. */
  readonly end: number;
  /** Nodes that were open before and are left here. */
  readonly closed: readonly { readonly level: number; readonly at: number }[];
  /** The node, open before, that is entered here. */
  readonly entered: (Omit<SpanNode, 'row'> & { readonly level: number }) | null;
  /** Spans that begin and end here, in order within each level. */
  readonly spans: readonly Span[];
  /** Nodes that begin here and are still open at the end. */
  readonly opened: readonly ({ readonly level: number; readonly from: number } & SpanNode)[];
  /** Where solutions are found. */
  readonly solutions: readonly number[];
}

/** The number of stretches: each ends at a checkpoint, the last at the end of the recording. */
export function stretchCount({ checkpoints }: Recording): number {
  return checkpoints.count + 1;
}

/** Where stretch `index` begins; the one after the last begins at the end of the recording. */
export function stretchStart(recording: Recording, index: number, zoom: Zoom): number {
  const { checkpoints } = recording;
  if (index === 0) return 0;
  return index <= checkpoints.count ? checkpoints.position(index - 1, zoom) : recording.lastStep(zoom);
}

/** Walks a stretch: about a millisecond of work. */
export function walkStretch(recording: Recording, index: number, zoom: Zoom, unit: number): TreeStretch {
  const counter = POSITION[zoom];
  const from = stretchStart(recording, index, 'decisions');
  const to = stretchStart(recording, index + 1, 'decisions');
  const closed: { level: number; at: number }[] = [];
  const spans: Span[] = [];
  const solutions: number[] = [];
  /** By level, what begins here and is open, and the last span that is closed. */
  const open: ((Span & SpanNode) | null)[] = [];
  const last: (Span | undefined)[] = [];
  let entered: TreeStretch['entered'] = null;
  /** The first position of the event that comes next. */
  let next = 0;
  if (index === 0) open[0] = opening(0, 0, -1);

  // A checkpoint is right after a row was taken; one more event tells the kind of the new node.
  recording.walk(from, to + 1, (search) => {
    const { event, level } = search;
    const at = next;
    next = search[counter] + 1;
    if (search.events === from) return false;
    const isBeyond = search.events > to;
    switch (event) {
      case 'try':
        open[level] = opening(level, at, search.rowAt(search.nodeAt(level - 1)));
        break;
      case 'choose':
      case 'dead end':
      case 'solution': {
        const node = metAt(search);
        const mine = open[level];
        if (mine) Object.assign(mine, node);
        else if (!isBeyond) entered = { level, ...node };
        if (event === 'solution' && !isBeyond) solutions.push(at);
        break;
      }
      case 'retreat':
        close(level + 1, at);
        break;
      case 'done':
        close(0, at);
        break;
      case 'start':
    }
    return false;
  });

  function close(level: number, at: number): void {
    const span = open[level];
    if (!span) {
      closed.push({ level, at });
      return;
    }
    open[level] = null;
    span.to = at;
    const before = last[level];
    const isWide = at - span.from >= unit;
    if (!isWide && before?.kind === 'crowd' && span.from - before.to < unit) {
      before.to = at;
      addToCrowd(before, span);
      return;
    }
    const next = isWide ? span : { level, from: span.from, to: at, ...crowdOf(span) };
    last[level] = next;
    spans.push(next);
  }

  return {
    unit,
    end: to,
    closed,
    entered,
    spans,
    solutions,
    opened: open.flatMap((span) => span ?? []),
  };
}

export function crowdOf(what: SpanNode | Crowd): Crowd {
  const { kind } = what;
  if (kind === 'crowd') {
    const { nodes, deadEnds, pruned, solutions } = what;
    return { kind, nodes, deadEnds, pruned, solutions };
  }
  return {
    kind: 'crowd',
    nodes: 1,
    deadEnds: kind === 'dead end' ? 1 : 0,
    pruned: what.short === 'too dear' ? 1 : 0,
    solutions: kind === 'solution' ? 1 : 0,
  };
}

export function addToCrowd(crowd: Crowd, what: SpanNode | Crowd): void {
  const { nodes, deadEnds, pruned, solutions } = what.kind === 'crowd' ? what : crowdOf(what);
  crowd.nodes = sum(crowd.nodes, nodes);
  crowd.deadEnds = sum(crowd.deadEnds, deadEnds);
  crowd.pruned = sum(crowd.pruned, pruned);
  crowd.solutions = sum(crowd.solutions, solutions);
}

function sum(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : a + b;
}

function opening(level: number, from: number, row: number): Span & SpanNode {
  return { level, from, to: Infinity, kind: 'unexplored', row, column: -1 };
}
