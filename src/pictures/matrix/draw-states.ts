/** What rows and columns are at this moment, drawn behind and over the ones of a small matrix. */
import { joined } from '../kit/joined.ts';
import { type MatrixLayout, columnX, rowY } from './layout.ts';
import { type MatrixView, isFaded, isTaken } from './view.ts';
import { hundredths } from '../kit/round.ts';

/** Covered columns and hidden rows in one path, so that hatching over hatching stays even. */
export function drawHatching(layer: SVGGElement, view: MatrixView, layout: MatrixLayout, id: string): void {
  const { left, right, top, bottom, cell, pitch } = layout;
  const columns = view.columns.map((state, column) =>
    state === 'covered'
      ? `M${columnX(layout, column)},${hundredths(top)}h${pitch}V${hundredths(bottom)}h${-pitch}Z`
      : '',
  );
  const rows = view.rows.map((state, row) =>
    isFaded(state) ? `M${left},${hundredths(rowY(layout, row))}H${right}v${cell}H${left}Z` : '',
  );
  const d = [...columns, ...rows].join('');
  joined(layer, 'pattern', [{ id: 'hatch' }], (pattern) => {
    const path = layer.ownerDocument.createElementNS(layer.namespaceURI, 'path');
    path.setAttribute('d', 'M-1,7L7,-1M-1,1L1,-1M5,7L7,5');
    pattern.append(path);
  })
    .attr('id', `${id}-hatch`)
    .attr('width', 6)
    .attr('height', 6)
    .attr('patternUnits', 'userSpaceOnUse');
  joined(layer, 'path', [
    { id: 'ground', fill: null },
    { id: 'hatching', fill: `url(#${id}-hatch)` },
  ])
    .attr('class', (path) => `matrix-${path.id}-faded`)
    .attr('fill', (path) => path.fill)
    .attr('d', d);
}

/** A bar across for each row that stands out. */
export function drawBars(layer: SVGGElement, view: MatrixView, layout: MatrixLayout): void {
  const bars = view.rows.flatMap((state, row) =>
    isTaken(state) || state === 'undone' ? [{ id: `bar-${row}`, row, state }] : [],
  );
  joined(layer, 'rect', bars)
    .attr('class', (bar) => `matrix-bar is-${bar.state}`)
    .attr('x', 1)
    .attr('y', (bar) => hundredths(rowY(layout, bar.row) + layout.inset))
    .attr('width', layout.right)
    .attr('height', hundredths(layout.cell - 2 * layout.inset))
    .attr('rx', 4);
}

/** What is pointed at: a band along the row, one along the column. */
export function drawPointed(layer: SVGGElement, view: MatrixView, layout: MatrixLayout): void {
  const { row, column } = view.highlight;
  const { left, right, top, bottom, cell, pitch } = layout;
  const bands = [];
  if (row !== null && row < view.rows.length) {
    bands.push({ id: 'row', x: left, y: rowY(layout, row), width: right - left, height: cell });
  }
  if (column !== null && column < view.columns.length) {
    const x = columnX(layout, column);
    bands.push({ id: 'column', x, y: top, width: pitch, height: bottom - top });
  }
  joined(layer, 'rect', bands)
    .attr('class', 'matrix-band')
    .attr('x', (band) => band.x)
    .attr('y', (band) => hundredths(band.y))
    .attr('width', (band) => band.width)
    .attr('height', (band) => hundredths(band.height));
}

/**
 * A double line around the column being branched on, a single one at a dead end, a broken one
 * around a column that has just been covered or uncovered.
 */
export function drawOutlines(layer: SVGGElement, view: MatrixView, layout: MatrixLayout): void {
  const { pitch, headTop, bottom } = layout;
  const box = (column: number, out: number): string => {
    const x = columnX(layout, column) - out;
    return `M${x},${headTop - 3 - out}h${pitch + 2 * out}V${hundredths(bottom + 1 + out)}H${x}Z`;
  };
  const outlines = view.columns.flatMap((state, column) => {
    const id = `column-${column}`;
    if (state === 'branch') {
      // A halo separates the lines from the bars of chosen rows that they cross.
      const d = box(column, 2.5) + box(column, -0.5);
      return [
        { id: `halo-${column}`, kind: 'halo', d },
        { id, kind: state, d },
      ];
    }
    if (state === 'dead end') return [{ id, kind: 'dead-end', d: box(column, 1) }];
    return view.move?.column === column ? [{ id, kind: view.move.kind, d: box(column, 1) }] : [];
  });
  joined(layer, 'path', outlines)
    .attr('class', (outline) => `matrix-outline is-${outline.kind}`)
    .attr('d', (outline) => outline.d);
}

/** A line through what is over: rows tried, and the row that is given up. */
export function drawStrikes(layer: SVGGElement, view: MatrixView, layout: MatrixLayout): void {
  const strikes = view.rows.flatMap((state, row) =>
    state === 'tried' || state === 'undone' ? [{ id: `strike-${row}`, row, state }] : [],
  );
  const start = layout.signX + 12;
  joined(layer, 'path', strikes)
    .attr('class', (strike) => `matrix-strike is-${strike.state}`)
    .attr('d', ({ row }) => `M${start},${hundredths(rowY(layout, row) + layout.cell / 2)}H${layout.right}`);
}
