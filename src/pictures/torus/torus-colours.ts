/** Colours on the torus: what `purify` has written beside the links. */
import { type ColourLook, lookOf } from '../kit/colour-looks.ts';
import { type MatrixSource, columnName } from '../matrix/view.ts';
import { type Links, headerOf } from '#dlx/links.ts';
import type { TorusNode, TorusView } from './view.ts';

/** The colour of a header, or of a node; a node is marked while its column has that colour. */
interface TorusColour extends ColourLook {
  readonly name: string;
  readonly isMarked: boolean;
}

/** Null where there is none. */
export function torusColour(
  { source, links }: { readonly source: MatrixSource; readonly links: Links },
  { kind, address, column }: TorusNode,
): TorusColour | null {
  const { colours } = links;
  if (!colours || kind === 'root') return null;
  const own = colours.of[address >> 2] ?? 0;
  const isMarked = own < 0;
  const number = isMarked ? (colours.of[headerOf(column) >> 2] ?? 0) : own;
  const name = colours.names[number - 1];
  return name === undefined ? null : { name, isMarked, ...lookOf(source.matrix, name) };
}

/** Hue of a node's box, as an inline style: a page without colours has no use for a sheet. */
export function styleOfNode(view: TorusView, node: TorusNode): string | null {
  const colour = torusColour(view, node);
  if (!colour) return null;
  const [share, width] = colour.isMarked || node.kind === 'header' ? [45, 3] : [16, 2];
  return (
    `fill:color-mix(in oklab,var(${colour.token}) ` +
    `${share}%,var(--paper-raised));stroke:var(${colour.token});stroke-width:${width}`
  );
}

/** The sign on a node: what its row gives the column, or = while the two agree. */
export function signOfNode(view: TorusView, node: TorusNode): string {
  const colour = torusColour(view, node);
  return colour ? `${colour.isMarked ? '=' : ''}${colour.sign}` : '';
}

/** What a node's colour means, as a sentence; empty where there is none. */
export function colourSentence(view: TorusView, node: TorusNode): string {
  const colour = torusColour(view, node);
  if (!colour) return '';
  const noun = view.source.colourNoun ?? 'colour';
  const column = columnName(view.source, node.column);
  if (node.kind === 'header') return `It has the ${noun} ${colour.name} now.`;
  return colour.isMarked
    ? `Marked: ${column} already has the ${noun} ${colour.name}, so the row stays.`
    : `It asks for the ${noun} ${colour.name}.`;
}
