import type { Names } from '#history/caption.ts';
import type { Reveal } from '#history/index.ts';
import type { Span } from '#history/tree-stretch.ts';
import type { TreeSummary } from '#history/tree-survey.ts';
import { type IcicleLayout, xOf } from './icicle.ts';

/** What the tree of a long run shows. */
export interface IcicleView {
  readonly summary: TreeSummary;
  readonly names: Names;
  /** The position shown, and how many rows are chosen there. */
  readonly cursor: number;
  readonly depth: number;
  /** With `past` nothing is drawn right of the position. Default: `all`. */
  readonly reveal?: Reveal;
  /** The row pointed at, in whatever picture. */
  readonly row: number | null;
  /** What is pointed at here, or has the keyboard. */
  readonly pointed: { readonly level: number; readonly from: number; readonly to: number } | null;
  readonly hasFocus: boolean;
  /** Where nodes begin at which the reader, and not the solver, has chosen. */
  readonly own?: readonly OwnMark[];
}

export interface OwnMark {
  readonly level: number;
  readonly from: number;
}

/** A span of the tree, where it stands in the picture. */
export interface Box {
  readonly span: Readonly<Span>;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isOnPath: boolean;
}

export function boxOf(span: Readonly<Span>, { summary, cursor, depth }: IcicleView, layout: IcicleLayout): Box {
  const x = xOf(layout, summary.window, span.from);
  const width = xOf(layout, summary.window, span.to) - x;
  const y = Math.round(layout.top + span.level * layout.row);
  const height = Math.round(layout.top + (span.level + 1) * layout.row) - y;
  const isOnPath = span.level <= depth && span.from <= cursor && cursor < span.to;
  return { span, x, y, width, height, isOnPath };
}
