import {
  bitsOf,
  blockOf,
  claimers,
  columnWords,
  countWords,
  groupsOf,
  rowWords,
} from '#pictures/ripple-effect/blocks.ts';
import { drawBlock } from '#pictures/ripple-effect/draw-block.ts';
import type { RippleProblem } from '#puzzles/ripple-effect/encode.ts';
import { type Tree, h, picture } from '#ui/kit/template.ts';

/** The words of a row, why the reader's last number has none, and the numbers that claim the column that is picked. */
export function rowNotes(problem: RippleProblem, row: number, column: number | null, refused = ''): Tree[] {
  const users = (column === null ? [] : claimers(problem, column)).map((claimer) => {
    const pressed = { 'data-claimer': claimer, 'aria-pressed': String(claimer === row) };
    return h('button', { type: 'button', class: 'button', ...pressed }, problem.rowNames[claimer] ?? '');
  });
  const meaning =
    column === null ? 'Press a square of a block to see which numbers claim its column.' : columnWords(problem, column);
  const spoken = { role: 'status' };
  return [
    h('p', { class: 'snug keeps-three-lines', 'data-part': 'words', ...spoken }, rowWords(problem, row)),
    h('p', { class: 'soft note-type snug keeps-two-lines' }, countWords(problem, row)),
    h('p', { class: 'says-wrong note-type', 'data-part': 'refused', ...spoken }, refused),
    h('p', { class: 'ruled soft note-type snug keeps-three-lines', 'data-part': 'meaning', ...spoken }, meaning),
    h(
      'div',
      {
        class: 'users wraps needs-scripts',
        'data-part': 'users',
        role: 'group',
        'aria-label': 'Rows that claim this column',
      },
      users,
    ),
  ];
}

/** The columns that a row takes, in blocks: their names, pictures and bits. */
export function rowBlocks(
  id: string,
  problem: RippleProblem,
  row: number,
  column: number | null,
  isLive: boolean,
): Tree[] {
  return groupsOf(problem, row).map((group, at) => {
    const block = blockOf(problem, row, group);
    const name = { id: `${id}-block-${at}`, title: block.name };
    return h(
      'div',
      { 'data-block': at, 'data-own-keys': true },
      h('p', { class: 'block-name small-type strong' }, block.name),
      picture((svg) => drawBlock(svg, block, column, name, isLive)),
      h('p', { class: 'block-bits tiny-type snug soft mono-type' }, bitsOf(block)),
    );
  });
}
