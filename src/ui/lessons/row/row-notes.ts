import { byPiece, columnWords, countWords, rowsWith, rowWords, takenBy } from '#pictures/row-by-row/columns.ts';
import type { TetrastickProblem } from '#puzzles/tetrasticks/encode.ts';
import { type Tree, h } from '#ui/kit/template.ts';

/** The words of a row, and the columns that it takes, which are buttons if the page is live. */
export function rowNotes(problem: TetrastickProblem, row: number, picked: number | null, isLive: boolean): Tree[] {
  const ones = takenBy(problem, row).map(({ column, name, kind }) => {
    const isPicked = column === picked;
    const look = { class: `named-tile one is-${kind}${isPicked ? ' is-picked' : ''}`, 'data-column': column };
    const press = { type: 'button', 'aria-pressed': String(isPicked) };
    const tile = h(
      isLive ? 'button' : 'span',
      { ...look, ...(isLive && press) },
      h('b', {}, name),
      ' ',
      h('span', {}, kind),
    );
    return h('li', {}, tile);
  });
  return [
    h('p', { class: 'snug keeps-three-lines', 'data-part': 'words', role: 'status' }, rowWords(problem, row)),
    h(
      'ol',
      { class: 'wraps plain-list', role: 'list', 'data-part': 'taken', 'aria-label': 'The 1s of this row' },
      ones,
    ),
    h('p', { class: 'soft note-type snug' }, countWords(problem, row)),
  ];
}

/** The words of the column that is picked, if any, and a button for each piece to its first row with a 1 there. */
export function columnNotes(problem: TetrastickProblem, row: number, picked: number | null): Tree[] {
  const rows = picked === null ? [] : rowsWith(problem, picked);
  const pieceOf = (one: number) => problem.placements[one]?.piece;
  const users = byPiece(problem, rows).map(({ piece, count }) => {
    const isPressed = pieceOf(row) === piece && rows.includes(row);
    const to = { 'data-first-row': rows.find((one) => pieceOf(one) === piece), disabled: count === 0 };
    const press = { type: 'button', class: 'button', 'aria-pressed': String(isPressed), ...to };
    return h('button', press, h('b', {}, piece), ` ${count}`);
  });
  const words =
    picked === null
      ? 'Pick a column above, or press an edge or a junction of the board, or a 1 in the row.'
      : columnWords(problem, picked);
  return [
    h('p', { class: 'soft note-type snug keeps-two-lines', 'data-part': 'meaning', role: 'status' }, words),
    h(
      'div',
      { class: 'users wraps', role: 'group', 'aria-label': 'Rows that use this column, by piece' },
      picked !== null && users,
    ),
  ];
}
