/** The matrix as the links know it now, as an HTML table: at build time, and over it later. */
import { type ColumnNames, oneWords } from './columns-words.ts';
import type { HeaderState, OneState, UndoState } from './columns.ts';

const hidden = (words: string): string => words && `<span class="visually-hidden">${words}</span>`;

/** The head and the body of the table; a cross marks what is wrong. */
export function undoTable(state: UndoState, names: ColumnNames): string {
  const head = state.columns.map(headCell).join('');
  const rows = names.rows.map((name, row) => {
    const cells = state.columns.map(({ column }) => {
      const one = state.ones.find((one) => one.row === row && one.column === column);
      return one ? oneCell(one) : '<td></td>';
    });
    return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`;
  });
  const sizes = state.columns.map(sizeCell).join('');
  return (
    `<thead><tr><td></td>${head}</tr></thead>` +
    `<tbody>${rows.join('')}</tbody>` +
    `<tfoot><tr><th scope="row">size</th>${sizes}</tr></tfoot>`
  );
}

function headCell({ name, isIn, isInShould }: HeaderState): string {
  const isWrong = isIn !== isInShould;
  const classes = [...(isIn ? [] : ['is-out']), ...(isWrong ? ['is-wrong'] : [])].join(' ');
  const where = isIn ? (isWrong ? ' in the ring of headers' : '') : ' not in the ring of headers';
  return (
    '<th ' +
    `scope="col"${classes && ` class="${classes}"`}>${isIn ? name : `<s>${name}</s>`}${hidden(where + (isWrong ? ', wrong' : ''))}</th>`
  );
}

function oneCell(one: OneState): string {
  const { isDown, isUp, should } = one;
  const where = isDown && isUp ? 'is-in' : isDown || isUp ? 'is-half' : 'is-out';
  const isWrong = isDown !== should || isUp !== should;
  return (
    `<td class="undo-one ${where}${isWrong ? ' is-wrong' : ''}"><span ` +
    `class="undo-dot"></span>${hidden(oneWords(one))}</td>`
  );
}

function sizeCell({ size, sizeShould }: HeaderState): string {
  if (size === sizeShould) return `<td>${size}</td>`;
  return `<td class="is-wrong">${size}${hidden(`, wrong: it should be ${sizeShould}`)}</td>`;
}
