import { make } from '#ui/kit/make.ts';

/** The content of a table cell. */
export type TableCell = readonly (Node | string)[];

/** Returns a table in a scrolling frame; `after` follows it in the frame. */
export function tableNode(
  document: Document,
  head: readonly TableCell[],
  rows: readonly (readonly TableCell[])[],
  ...after: readonly Node[]
): HTMLElement {
  const line = (name: 'th' | 'td', cells: readonly TableCell[]): HTMLElement =>
    make(document, 'tr', {}, ...cells.map((cell) => make(document, name, {}, ...cell)));
  return make(
    document,
    'div',
    { class: 'cell-table picture-scroll', tabindex: '0' },
    make(
      document,
      'table',
      {},
      make(document, 'thead', {}, line('th', head)),
      make(document, 'tbody', {}, ...rows.map((cells) => line('td', cells))),
    ),
    ...after,
  );
}
