/** Names of rows and columns, with the boxes and signs of what they are now. */
import { type Selection, select } from 'd3-selection';
import { nextKind } from '#dlx/matrix.ts';
import type { Identified } from '../kit/by-id.ts';
import { joined } from '../kit/joined.ts';
import { styleOfHeader } from './draw-colours.ts';
import { type MatrixDrawOptions, type MatrixLayout, columnX, rowY } from './layout.ts';
import { rowSign } from './signs.ts';
import { type MatrixView, columnName, isFaded, rowName } from './view.ts';
import { describeColumnState, describeRowState, describeRowToPick } from './describe.ts';
import { hundredths } from '../kit/round.ts';
import { setStyle } from '../kit/set-style.ts';

interface Header extends Identified {
  readonly index: number;
}

type Headers = Selection<SVGGElement, Header, SVGElement, unknown>;

/** Each column's name in a box, solid or dashed by its kind; its size is drawn apart. */
export function drawColumnHeaders(
  layer: SVGGElement,
  view: MatrixView,
  layout: MatrixLayout,
  options: MatrixDrawOptions,
): void {
  const { pitch, font, top, headTop, headEnd, isVertical } = layout;
  const { row, column: lit } = view.highlight;
  const related = new Set(row === null ? [] : view.source.matrix.rows[row]);
  const height = headEnd - headTop;
  const middle = pitch / 2;
  const headers = joinHeaders(layer, 'column', view.columns.length, [
    ['rect', 'matrix-target'],
    ['rect', 'matrix-box'],
    ['text', 'matrix-name'],
  ])
    .attr('data-column', (header) => header.index)
    .attr('class', ({ index }) =>
      classes(
        'matrix-column',
        `is-${view.kinds[index]!}`,
        `is-${view.columns[index]!.replace(' ', '-')}`,
        view.coveredBy[index] === -1 ? 'is-covered' : '',
        index === lit ? 'is-lit' : related.has(index) ? 'is-related' : '',
        index === options.refused?.column ? 'is-refused' : '',
      ),
    )
    .attr('transform', ({ index }) => `translate(${columnX(layout, index)},${headTop})`);
  // The whole cell answers: boxes alone would be too small for a thumb.
  headers
    .select('.matrix-target')
    .attr('fill', 'transparent')
    .attr('width', pitch)
    .attr('height', hundredths(top - headTop));
  headers
    .select('.matrix-box')
    .each(function ({ index }) {
      setStyle(this as SVGElement, styleOfHeader(view, index));
    })
    .attr('x', pitch < 20 ? 1 : 2)
    .attr('width', pitch - (pitch < 20 ? 2 : 4))
    .attr('height', hundredths(height))
    .attr('rx', 3);
  const names = headers.select('.matrix-name').attr('font-size', font);
  const sizeY = hundredths(height - 5.5);
  if (isVertical) {
    const base = `translate(${hundredths(middle + font * 0.34)},${hundredths(sizeY - font)})`;
    names.attr('transform', `${base}rotate(-90)`).attr('x', null).attr('y', null);
    names.attr('text-anchor', null);
  } else {
    names
      .attr('transform', null)
      .attr('x', middle)
      .attr('y', font + 3)
      .attr('text-anchor', 'middle');
  }
  names.text(({ index }) => columnName(view.source, index));
  const first = options.rowAction === 'pick' ? -1 : 0;
  takeFocus(headers, options, Boolean(options.columnAction), first, ({ index }) => columnLabel(view, index, options));
}

/** Each row's name, with the sign of its state before it. */
export function drawRowHeaders(
  layer: SVGGElement,
  view: MatrixView,
  layout: MatrixLayout,
  options: MatrixDrawOptions,
): void {
  const { cell, inset, font, left, signX, nameX } = layout;
  const { row: lit, column } = view.highlight;
  const middle = cell / 2;
  // No higher than its row.
  const scale = cell < 15 ? `scale(${hundredths(cell / 18)})` : cell < 26 ? 'scale(.84)' : '';
  const baseline = hundredths(middle + font * 0.34);
  const headers = joinHeaders(layer, 'row', view.rows.length, [
    ['rect', 'matrix-target'],
    ['rect', 'matrix-box'],
    ['path', 'matrix-row-sign'],
    ['text', 'matrix-name'],
  ])
    .attr('data-row', (header) => header.index)
    .attr('class', ({ index }) => {
      const state = view.rows[index]!;
      const isRelated = column !== null && view.source.matrix.rows[index]!.includes(column);
      return classes(
        'matrix-row',
        `is-${state}`,
        isFaded(state) ? 'is-faded' : '',
        index === lit ? 'is-lit' : isRelated ? 'is-related' : '',
        index === options.refused?.row ? 'is-refused' : '',
      );
    })
    .attr('transform', ({ index }) => `translate(0,${hundredths(rowY(layout, index))})`);
  headers.select('.matrix-target').attr('fill', 'transparent').attr('width', left).attr('height', cell);
  headers
    .select('.matrix-box')
    .attr('x', 1)
    .attr('y', inset)
    .attr('width', left - 4)
    .attr('height', hundredths(cell - 2 * inset))
    .attr('rx', 4);
  headers
    .select('.matrix-row-sign')
    .attr('transform', `translate(${signX},${hundredths(middle)})${scale}`)
    .attr('d', ({ index }) => rowSign(view.rows[index]!, view.mode));
  headers
    .select('.matrix-name')
    .attr('x', nameX)
    .attr('y', baseline)
    .attr('font-size', font)
    .attr('text-anchor', 'end')
    .text(({ index }) => rowName(view.source, index));
  const picks = options.rowAction === 'pick';
  takeFocus(headers, options, Boolean(options.rowAction), picks ? 0 : -1, ({ index }) =>
    picks ? describeRowToPick(view, index) : describeRowState(view, index),
  );
  headers.attr('aria-pressed', ({ index }) => (options.interactive && picks ? String(view.order[index]! > 0) : null));
}

function columnLabel(view: MatrixView, column: number, options: MatrixDrawOptions): string {
  const words = describeColumnState(view, column);
  if (options.columnAction !== 'toggle') return words;
  const next = nextKind(view.source.matrix, column);
  return `${words} Press to ${next === 'off' ? 'switch it off' : `make it ${next}`}.`;
}

function classes(...names: readonly string[]): string {
  return names.filter((name) => name !== '').join(' ');
}

function joinHeaders(
  layer: SVGGElement,
  kind: 'row' | 'column',
  count: number,
  parts: readonly (readonly [tag: string, className: string])[],
): Headers {
  const data = Array.from({ length: count }, (_, index) => ({ id: `${kind}-${index}`, index }));
  return joined(layer, 'g', data, (group) => {
    for (const [tag, className] of parts) select(group).append(tag).attr('class', className);
  });
}

/**
 * One tab stop for the whole matrix. Which header has it is the keyboard's business once the page
 * runs (src/ui/explore/matrix/matrix-keys.ts), so a header that has a tabindex keeps it.
 */
function takeFocus(
  headers: Headers,
  { interactive = false }: MatrixDrawOptions,
  isButton: boolean,
  firstTabIndex: number,
  label: (header: Header) => string,
): void {
  headers
    .attr('role', interactive ? (isButton ? 'button' : 'img') : null)
    .attr('aria-label', interactive ? label : null)
    .attr('tabindex', function ({ index }) {
      if (!interactive) return null;
      return this.getAttribute('tabindex') ?? (index === 0 ? firstTabIndex : -1);
    });
}
