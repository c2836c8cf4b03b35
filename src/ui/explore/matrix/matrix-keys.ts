/**
 * The keyboard and the pointer on the headers of a drawn matrix. The matrix is one tab stop; arrow
 * keys go from header to header, Home and End to the first and last, with Control to the first column and to the last
 * row, Enter and Space press one.
 * Rows are a list of their own: only Down from a column leads to them, and Up from the first one back.
 */
import { isToCorner } from '#ui/kit/keys.ts';
import { focusPlace } from '#ui/kit/parts.ts';
import { rovingFocus } from '#ui/kit/roving-focus.ts';
import { sayNowhere } from '#ui/kit/say-border.ts';
import { wiring } from '#ui/kit/wiring.ts';

export interface MatrixHeader {
  readonly kind: 'row' | 'column';
  readonly index: number;
}

const BESIDE_ROWS = 'There is nothing beside a row; up and down lead to the others.';

/** The number of headers of each kind, and the last one of each that had the focus. */
interface HeaderPlan {
  readonly rows: number;
  readonly columns: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** Where a key, such as `Home` or `Control+Home`, leads from a header; null when it means nothing here. */
export function headerAfter(at: MatrixHeader, key: string, plan: HeaderPlan): MatrixHeader | null {
  const isRow = at.kind === 'row';
  const last = (isRow ? plan.rows : plan.columns) - 1;
  const along = (index: number): MatrixHeader => ({
    kind: at.kind,
    index: Math.max(0, Math.min(last, index)),
  });
  const toRows = (): MatrixHeader => ({
    kind: 'row',
    index: Math.min(plan.lastRow, plan.rows - 1),
  });
  const toColumns = (): MatrixHeader => ({
    kind: 'column',
    index: Math.min(plan.lastColumn, plan.columns - 1),
  });
  switch (key) {
    case 'Home':
      return along(0);
    case 'End':
      return along(last);
    case 'Control+Home':
      return { kind: 'column', index: 0 };
    case 'Control+End':
      return plan.rows > 0 ? { kind: 'row', index: plan.rows - 1 } : { kind: 'column', index: plan.columns - 1 };
    case 'ArrowLeft':
      return isRow ? null : along(at.index - 1);
    case 'ArrowRight':
      return isRow ? null : along(at.index + 1);
    case 'ArrowUp':
      if (!isRow) return null;
      return at.index === 0 ? toColumns() : along(at.index - 1);
    case 'ArrowDown':
      if (isRow) return along(at.index + 1);
      return plan.rows > 0 ? toRows() : null;
    default:
      return null;
  }
}

/** Why an arrow leads nowhere from a header; an empty string for any other key. */
function headerBorder({ kind }: MatrixHeader, key: string): string {
  const isRow = kind === 'row';
  switch (key) {
    case 'ArrowLeft':
      return isRow ? BESIDE_ROWS : 'This is the first column.';
    case 'ArrowRight':
      return isRow ? BESIDE_ROWS : 'This is the last column.';
    case 'ArrowUp':
      return isRow ? '' : 'There is nothing above the columns.';
    case 'ArrowDown':
      return isRow ? 'This is the last row.' : 'There are no rows.';
    default:
      return '';
  }
}

/**
 * Wires an svg drawn by `drawMatrix` with `interactive: true`.
 *
 * @param press gets the header that is clicked, or pressed by key
 */
export function createMatrixKeys(svg: SVGSVGElement, signal: AbortSignal, press: (header: MatrixHeader) => void) {
  const { on } = wiring(svg, signal);
  const last = { row: 0, column: 0 };

  function headers(kind: MatrixHeader['kind']): SVGGElement[] {
    return [...svg.querySelectorAll<SVGGElement>(`g.matrix-${kind}`)];
  }

  function headerAt(target: EventTarget | null): MatrixHeader | null {
    const element = (target as Element | null)?.closest('g.matrix-row, g.matrix-column');
    if (!element) return null;
    const kind = element.classList.contains('matrix-row') ? 'row' : 'column';
    return { kind, index: Number(element.getAttribute(`data-${kind}`)) };
  }

  function pressAt(target: EventTarget | null): void {
    const at = headerAt(target);
    if (at) press(at);
  }

  const roving = rovingFocus<SVGGElement>(svg, signal, {
    items: 'g.matrix-row, g.matrix-column',
    withCorners: true,
    next(element, event) {
      const { key } = event;
      const at = headerAt(element);
      const to =
        at &&
        headerAfter(at, isToCorner(event) ? `Control+${key}` : key, {
          rows: headers('row').length,
          columns: headers('column').length,
          lastRow: last.row,
          lastColumn: last.column,
        });
      if (to) return headers(to.kind)[to.index] ?? element;
      // An arrow that leads nowhere must not step the run instead.
      return key.startsWith('Arrow') ? element : null;
    },
    stay(key, element) {
      const at = headerAt(element);
      const why = at ? headerBorder(at, key) : '';
      if (why !== '') sayNowhere(svg, why);
    },
    press: pressAt,
  });
  on(focusPlace(svg), 'focusin', (event) => {
    const at = headerAt(event.target);
    if (at) last[at.kind] = at.index;
  });
  on(svg, 'click', ({ target }) => pressAt(target));

  return {
    /** To be called after the matrix was drawn with other rows or columns: keeps one tab stop. */
    sync(): void {
      // The first that can be pressed: a column, or a row where rows are picked.
      roving.keepStop(svg.querySelector<SVGGElement>('g[role="button"]') ?? headers('column')[0]);
    },
  };
}
